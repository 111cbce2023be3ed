## The page of overview

overview-build = Build a ship from tiles
overview-build-text = Start at your cabin and lay tile beside tile. Connectors have to match: one bar fits one, two fit two, three bars fit everything, and none may meet a smooth side (GT3.1, GT3.2).
overview-race = Be quick, or be thorough
overview-race-text = Everybody builds from the same heap while the sand runs. Whoever has finished takes an order tile: a low number flies ahead (GT6.2, GT7.3, GT8.1).
overview-fly = Fly card by card
overview-fly-text = Planets and wrecks bring goods and credits but cost days; enemies test your cannons, open space your engines. Who flies ahead chooses first (GT14.1, GT15.1).
overview-strike = Keep your ship together
overview-strike-text = Dice say which line is struck. Cannons shoot large meteors, shields stop small ones and light shots. What is hit falls off, with everything that hangs on it alone (GT16.1, GT16.4).
overview-pay = Do the books
overview-pay-text = Arriving early, few open connectors and goods bring credits, lost tiles cost some. Who has at least one credit after the last flight has won; who has most has won a little more (GT19.1, GT19.2, GT19.3).
sign-cabin = Cabin: two people of the crew
sign-life_support_purple = Life support: lets an alien live in the cabin beside it
sign-battery2 = Battery: powers double tiles and shields
sign-engine = Engine: 1 strength, must point to the rear
sign-double_engine = Double engine: 2 strength for a battery
sign-cannon = Cannon: 1 strength to the front, half to other sides
sign-double_cannon = Double cannon: twice as strong for a battery
sign-shield = Shield: guards two sides for a battery
sign-cargo2 = Hold: for goods that are not red
sign-special_cargo1 = Special hold: also for red goods
sign-structural = Structural tile: holds others together
sign-connectors = Single, double and universal connector
sign-red = Red goods, 4 credits: special holds only
sign-goods = Yellow, green and blue goods: 3, 2 and 1 credits
