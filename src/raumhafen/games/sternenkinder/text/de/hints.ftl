## Zahlen eines Reichs

figure-points = Siegpunkte
figure-income-food = Einkommen an Nahrung
figure-income-awe = Einkommen an AWE
figure-income-research = Einkommen an Forschung
figure-income-culture = Einkommen an Kultur
