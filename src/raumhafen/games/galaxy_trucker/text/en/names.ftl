## Game

galaxy-trucker-title = Galaxy Trucker
galaxy-trucker-tagline = Grab tiles, weld a ship together before the sand runs out, and hope that enough of it arrives.

## Kinds of tiles

tile-start_cabin = Start cabin
tile-cabin = Cabin
tile-cannon = Cannon
tile-double_cannon = Double cannon
tile-engine = Engine
tile-double_engine = Double engine
tile-battery2 = Battery for 2
tile-battery3 = Battery for 3
tile-cargo2 = Hold for 2
tile-cargo3 = Hold for 3
tile-special_cargo1 = Special hold for 1
tile-special_cargo2 = Special hold for 2
tile-structural = Structural tile
tile-life_support_purple = Life support, purple
tile-life_support_brown = Life support, brown
tile-shield = Shield generator

## Kinds of cards

card-open_space = Open space
card-planets = Planets
card-abandoned_ship = Abandoned ship
card-abandoned_station = Abandoned station
card-meteor_swarm = Meteor swarm
card-smugglers = Smugglers
card-slavers = Slavers
card-pirates = Pirates
card-combat_zone = Combat zone
card-stardust = Stardust
card-epidemic = Epidemic
card-sabotage = Sabotage

## Small words

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
alien-purple = purple alien
alien-brown = brown alien
side-front = the front
side-right = the right
side-rear = the rear
side-left = the left
danger-small-meteor = small meteor
danger-big-meteor = big meteor
danger-small-shot = light shot
danger-big-shot = heavy shot
criterion-crew = smallest crew
criterion-engines = weakest engines
criterion-cannons = weakest cannons
spot-start = START
spot-I = I
spot-II = II
spot-III = III
round-learning = Learning flight
round-I = Round I
round-II = Round II
round-III = Round III
round-IIIa = Round IIIa
phase-building = Building
phase-check = Check before the start
phase-flight = Flight
phase-over = The game is over
clock = Hourglass

## Errors of a ship

fault-E1 = A single connector meets a double one.
fault-E2 = A connector meets a smooth side.
fault-E3 = This engine does not push to the rear.
fault-E4 = The cell right before this barrel or behind this nozzle must stay free.
fault-E5 = This tile lies off the marked cells.
fault-E6 = This part is not joined to the ship.
