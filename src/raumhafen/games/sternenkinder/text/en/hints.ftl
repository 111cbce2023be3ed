## Figures of an empire

figure-points = Victory points
figure-income-food = Food income
figure-income-awe = AWE income
figure-income-research = Research income
figure-income-culture = Culture income
