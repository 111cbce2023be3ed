## Galaxy Trucker on a terminal: signs, table heads, short lines

terminal-heading = Flight { $at } of { $of } · { $round } · { $phase }
terminal-ship = Ship of { $seat }
terminal-credits = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
terminal-legend = Edges of a tile: │ ─ single connector, ║ ═ double, ╫ ╪ universal, nothing = smooth. After the sign: arrow = where a barrel, nozzle or shield points; number = batteries, humans or cubes; p b = alien. · free cell, ? chosen cell. The four numbers of a tile are its connectors: front, right, rear, left (0 smooth, 1 single, 2 double, 3 universal). 2+1 = strength 2, and one double tile that needs a battery. batt. batteries, open = exposed connectors. ► whose turn it is to build

terminal-tile-start_cabin = SC
terminal-tile-cabin = Ca
terminal-tile-cannon = Cn
terminal-tile-double_cannon = DC
terminal-tile-engine = En
terminal-tile-double_engine = DE
terminal-tile-battery2 = B2
terminal-tile-battery3 = B3
terminal-tile-cargo2 = H2
terminal-tile-cargo3 = H3
terminal-tile-special_cargo1 = S1
terminal-tile-special_cargo2 = S2
terminal-tile-structural = St
terminal-tile-life_support_purple = Lp
terminal-tile-life_support_brown = Lb
terminal-tile-shield = Sh
terminal-purple = p
terminal-brown = b

terminal-head-place = place
terminal-head-crew = crew
terminal-head-engines = engines
terminal-head-cannons = cannons
terminal-head-batteries = batt.
terminal-head-exposed = open
terminal-head-lost = lost
terminal-building = building
terminal-order = start { $order }
terminal-day = day { $day }
terminal-gave-up = out

terminal-goods = Goods: { $red } red, { $yellow } yellow, { $green } green, { $blue } blue
terminal-hand = In hand: { $tile }
terminal-aside = Set aside: { $tiles }
terminal-loose = The tile on { $cell } is not welded yet.
terminal-fault = Fault on { $cell }: { $fault }

terminal-sand-running = Hourglass on { $spot }, the sand is running.
terminal-sand-empty = Hourglass on { $spot }, the sand has run out.
terminal-pile = Tiles: { $count } face down in the pile, { $open } face up
terminal-seen = In the stack: { $card } [{ $id }]
terminal-no-card = No card lies open; { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} left.
terminal-danger = { $danger } from { $side } at { $seat }: roll { $roll }, cell { $cell }
