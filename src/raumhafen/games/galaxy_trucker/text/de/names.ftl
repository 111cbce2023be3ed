## Spiel

galaxy-trucker-title = Galaxy Trucker
galaxy-trucker-tagline = Teile schnappen, ein Schiff zusammenschweißen, bevor der Sand durch ist, und hoffen, dass genug davon ankommt.

## Arten von Teilen

tile-start_cabin = Startkabine
tile-cabin = Kabine
tile-cannon = Kanone
tile-double_cannon = Doppelkanone
tile-engine = Motor
tile-double_engine = Doppelmotor
tile-battery2 = Batterie für 2
tile-battery3 = Batterie für 3
tile-cargo2 = Ladefläche für 2
tile-cargo3 = Ladefläche für 3
tile-special_cargo1 = Speziallager für 1
tile-special_cargo2 = Speziallager für 2
tile-structural = Verbindungsteil
tile-life_support_purple = Lebenserhaltung, lila
tile-life_support_brown = Lebenserhaltung, braun
tile-shield = Schildgenerator

## Arten von Karten

card-open_space = Freier Weltraum
card-planets = Planeten
card-abandoned_ship = Verlassenes Schiff
card-abandoned_station = Verlassene Station
card-meteor_swarm = Meteoritenschwarm
card-smugglers = Schmuggler
card-slavers = Sklavenhändler
card-pirates = Piraten
card-combat_zone = Kampfzone
card-stardust = Sternenstaub
card-epidemic = Epidemie
card-sabotage = Sabotage

## Kleine Wörter

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
alien-purple = lila Alien
alien-brown = braunes Alien
side-front = vorn
side-right = rechts
side-rear = hinten
side-left = links
danger-small-meteor = kleiner Meteorit
danger-big-meteor = großer Meteorit
danger-small-shot = kleiner Schuss
danger-big-shot = großer Schuss
criterion-crew = kleinste Besatzung
criterion-engines = schwächste Motoren
criterion-cannons = schwächste Kanonen
spot-start = START
spot-I = I
spot-II = II
spot-III = III
round-learning = Probeflug
round-I = Etappe I
round-II = Etappe II
round-III = Etappe III
round-IIIa = Etappe IIIa
phase-building = Bauen
phase-check = Kontrolle vor dem Start
phase-flight = Flug
phase-over = Das Spiel ist aus
clock = Sanduhr

## Fehler eines Schiffs

fault-E1 = Eine einfache Verbindung trifft auf eine doppelte.
fault-E2 = Eine Verbindung trifft auf eine glatte Seite.
fault-E3 = Dieser Motor schiebt nicht nach hinten.
fault-E4 = Direkt vor diesem Lauf oder hinter dieser Düse muss das Feld frei bleiben.
fault-E5 = Dieses Teil liegt nicht auf den markierten Feldern.
fault-E6 = Dieses Stück hängt nicht am Schiff.
