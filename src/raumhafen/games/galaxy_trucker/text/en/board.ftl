## The board in the browser

gt-parts = Parts of the table
gt-tab-ship = My ship
gt-tab-yard = Shipyard
gt-tab-card = Card
gt-tab-fleet = The others
gt-round-of = Flight { $at } of { $of }
gt-summary = Last flight
gt-summary-go = To the shipyard
gt-summary-title = The last flight, line by line
gt-check = The ships are being checked before the start.
gt-out = You are out of this flight
gt-out-lapped = The leader has lapped you: your rocket leaves the board. What your ship carries is sold at half its value, and there is no money for arriving. You see the rest of the flight fast forward.
gt-out-engines = Open space, and no engine to cross it: your rocket leaves the board. What your ship carries is sold at half its value, and there is no money for arriving. You see the rest of the flight fast forward.
gt-out-crew = No human is left aboard to fly: your rocket leaves the board. What your ship carries is sold at half its value, and there is no money for arriving. You see the rest of the flight fast forward.
gt-no-card = No card lies open at the moment.

## Ship

gt-ship = Ship
gt-ship-of = The ship of { $name }
gt-cell = Column { $column }, row { $row }
gt-cell-empty = empty
gt-cell-lit = You can choose this cell
gt-cell-poor = You can choose this cell, but the tile would not fit there as it is turned now
gt-trace = Roll { $roll }, in danger: { $cell }
gt-faults = Faults of the ship
gt-load-humans = { $count ->
    [one] 1 human
   *[other] { $count } humans
}
gt-load-batteries = { $count } of { $room } batteries
gt-lost = { $count ->
    [one] 1 tile lost
   *[other] { $count } tiles lost
}
gt-finished = Start { $order }
gt-looks = looks at { $stack }
gt-gave-up = gave up

## Shipyard

gt-yard = Shipyard
gt-heap = { $count ->
    [0] The pile is empty
    [one] Turn over a tile: 1 left in the pile
   *[other] Turn over a tile: { $count } left in the pile
}
gt-open-none = Tiles that are put back lie here, face up.
gt-dims = Dim what fits nowhere
gt-dims-why = Tiles whose connectors meet no free cell of your ship step back; you may still take them.
gt-open-misfit = { $tile }. Fits nowhere right now
gt-connectors = ahead { $front }, right { $right }, behind { $rear }, left { $left }
gt-connector-0 = smooth
gt-connector-1 = single
gt-connector-2 = double
gt-connector-3 = universal
gt-orders = Order tiles
gt-order = Finish with order tile { $order }
gt-order-taken = Order tile { $order }: { $name }
gt-order-why = Finish the ship and start from this place
gt-order-again = Tap once more to finish with order tile { $order }
gt-finish-sure = Finish with order tile { $order }?
gt-finish-means = Then your ship flies as it is: you cannot build on.
gt-finish-faults = { $count ->
    [one] It still has a fault, so a tile will have to come off.
   *[other] It still has { $count } faults, so tiles will have to come off.
}
gt-finish-yes = Finish
gt-finish-no = Build on
gt-stacks = Stacks of cards to look into
gt-stack = { $count ->
    [one] Stack { $stack }: 1 card
   *[other] Stack { $stack }: { $count } cards
}
gt-flip = { $state } Flip the hourglass.
gt-sand-set = Hourglass on { $spot }
gt-sand-running = Sand is running on { $spot }.
gt-sand-empty = The sand on { $spot } has run out.
gt-sand-stopped = Time is up!
gt-sand-actions = { $used } of { $of } actions used
gt-sand-out = empty
gt-step-actions = { $used } of { $of } actions of this step used; it ends when all have used theirs, or at its deadline
gt-hours = { $hours } h { $minutes } min

## Races

gt-race-tile = { $name } was a blink faster with this tile. There are plenty more.
gt-race-gone = Somebody was a blink faster with this tile. There are plenty more.
gt-race-stack = { $name } is looking at stack { $stack } right now. It will be back in a moment.
gt-race-order = { $name } was a blink faster with order tile { $order }. Take another one.

## The tile in hand

gt-hand = { $quarters ->
    [0] In hand: { $tile }. Tap to turn it.
    [1] In hand: { $tile }, a quarter turn clockwise. Tap to turn it.
    [2] In hand: { $tile }, turned upside down. Tap to turn it.
   *[3] In hand: { $tile }, a quarter turn counter-clockwise. Tap to turn it.
}
gt-hand-how = Choose a lit cell. Turn with Q and E, the wheel or a tap on the tile.
gt-hand-spot = Turn it the right way round, then place it.
gt-hand-empty = Your hand is free
gt-hand-take = Take a tile from the pile or a face-up one.
gt-hand-loose = The last tile can still be picked up, until you take another.
gt-hand-finished = Your ship is finished.
gt-turn-on = Turn clockwise
gt-turn-back = Turn counter-clockwise
gt-turn-keys = Turn: Q, E, mouse wheel or a tap
gt-place = Place
gt-put-back = Put back
gt-aside = Set aside: only you can take these tiles
gt-aside-short = aside
gt-aside-tile = Place { $place } aside: { $tile }
gt-aside-free = Place { $place } aside is free

## Flight

gt-track = Flight board. { $order }
gt-leads = { $name } leads
gt-behind = { $days ->
    [one] { $name } 1 day behind
   *[other] { $name } { $days } days behind
}
gt-card-count = { $at ->
    [0] { $of } cards ahead
   *[other] Card { $at } of { $of }
}
gt-volley = Rolls of this card
gt-scene = { $danger } from { $side }: { $first } and { $second } make { $roll }
gt-explosion = Explosion
gt-fate-open = on its way
gt-fate-none = flies past
gt-fate-bounce = { $name }: bounces off { $cell }
gt-fate-shot-down = { $name }: shot before it reaches { $cell }
gt-fate-defended = { $name }: warded off at { $cell }
gt-fate-struck = { $lost ->
    [0] { $name }: strikes { $cell }
    [one] { $name }: strikes { $cell }, 1 tile lost
   *[other] { $name }: strikes { $cell }, { $lost } tiles lost
}
gt-planet = Planet { $number }
gt-power = { $count ->
    [0] Use no battery
    [one] Power one double cannon
   *[other] Power { $count } double cannons
}
gt-power-both = Power { $front } ahead and { $other } to the sides
gt-part = { $tiles } of { $of } tiles
gt-weakest = { $criterion }
gt-strength = Strength { $strength }
gt-strength-won = Strength { $strength }: you win
gt-strength-drawn = Strength { $strength }: a draw, nothing happens
gt-strength-lost = Strength { $strength }: too weak
gt-crew-humans = 2 crew members
gt-crew-purple = 1 crew member; if the ship can shoot at all, cannons +{ $bonus }
gt-crew-brown = 1 crew member; if the ship has any thrust, engines +{ $bonus }
gt-rivals-cannons = Cannon strengths, without and with batteries
gt-rivals-engines = Engine strengths, without and with batteries
gt-rivals-crew = Crews
gt-give-up-means = No more danger, but no reward for arriving and goods at half price
gt-stay-how = The flag below can say so before every card
gt-goods-waiting = Goods to stow
gt-goods-of = { $colour }: { $count }
gt-goods-how = Drag a cube into a lit hold, or choose the cube and then the hold. Goods can be dragged between holds, too, before anything new is stowed. A tap on a hold alone offers everything that is possible there.
gt-value-cannon = Cannon strength
gt-value-engine = Engine strength
gt-value-battery = Batteries
gt-value-crew = Crew
gt-value-exposed = Exposed connectors
gt-value-lost = Lost tiles
gt-value-goods = Value of the goods
gt-value-fault = Faults
gt-value-credits = Credits

## Questions that know the table

gt-ask-hand = { $tile }: where does it go?
gt-ask-turn = Which way round does it lie on { $cell }?
gt-ask-mend = Your ship was repaired for free. Build on without new faults, or take an order tile again.
gt-ask-stack = You are looking at stack { $stack }.
gt-ask-crew = Who moves into the cabin on { $cell }?{ $more ->
    [0] {""}
    [one] {" "}After it, up to 1 more cabin may choose.
   *[other] {" "}After it, up to { $more } more cabins may choose.
}
gt-ask-shield = A { $danger } from { $side } is heading for { $cell }{ $coming ->
    [0] .
   *[other] ; { $coming } more to follow.
} Do you raise the shield?
gt-ask-shoot = A { $danger } from { $side } is heading for { $cell }{ $coming ->
    [0] .
   *[other] ; { $coming } more to follow.
} Do you shoot with a double cannon?
gt-ask-battery = { $left ->
    [one] 1 battery still to pay. From which tile do you take it?
   *[other] { $left } batteries still to pay. From which tile do you take the next one?
}
gt-ask-lose-crew = { $left ->
    [one] 1 crew member still has to go. Whom do you lose?
   *[other] { $left } crew members still have to go. Whom do you lose next?
}
gt-ask-lose-goods = { $left ->
    [one] 1 cube still to lose, the dearest first. From which hold?
   *[other] { $left } cubes still to lose, the dearest first. From which hold does the next one go?
}
gt-ask-fix = { $left ->
    [one] Your ship has 1 fault. Which tile do you take off?
   *[other] Your ship has { $left } faults. Which tile do you take off next?
}
gt-ask-load = { $left ->
    [one] 1 cube still waits. Where do you stow it?
   *[other] { $left } cubes still wait. Where do you stow them?
}
gt-ask-cannons = Strength { $strength } is against you. How many double cannons do you power?
gt-seat-facts = { $tiles } tiles, cannons { $cannons }, engines { $engines }, crew { $crew }, batteries { $batteries }, goods worth { $goods }.

## The account of a flight

gt-books = All flights, line by line
gt-ledger-line = Line
gt-ledger-team = Team { $number }
gt-ledger-earned = Earned on the way
gt-ledger-bonus = Place of arrival
gt-ledger-beauty = Fewest exposed connectors
gt-ledger-goods = Goods sold
gt-ledger-losses = Lost tiles
gt-ledger-sum = This flight
gt-ledger-rest = Not owed, or handed back
gt-ledger-credits = Credits in all
gt-own-credits = You own { $credits } credits.
gt-ending = The last flight is over
gt-ending-first = You have won, and nobody earned more!
gt-ending-place = { $place ->
    [2] 2nd place, in profit
    [3] 3rd place, in profit
   *[other] { $place }th place, in profit
}
gt-ending-empty = No credits this time
gt-ending-winners = { $count ->
    [one] Everybody with at least 1 credit has won: { $names }.
   *[other] Everybody with at least 1 credit has won: { $names }. The richest is named first.
}
gt-ending-poor = { $count ->
    [one] { $names } comes home without a credit this time. The next flight may pay better!
   *[other] { $names } come home without a credit this time. The next flight may pay better!
}
gt-ending-nobody = With at least 1 credit you would have won; this time nobody has one. The next flight may pay better!

## Tutorial

gt-lesson-ship = This is your ship. It begins with one cabin in the middle; everything you build has to hang together with it. The numbers at the edge are what the dice will name later.
gt-lesson-take = Turn over a tile from the pile, or take one that lies face up beside it.
gt-lesson-place = Turn the tile with Q and E, the mouse wheel or a tap, then choose a lit cell. Where the frame is solid it fits; where it is dashed it would be a fault. If you do not like the tile, put it back: then everybody may take it.
gt-lesson-place-touch = Tap the tile to turn it, then drag it onto a lit cell, or tap the cell twice. Where the frame is solid it fits; where it is dashed it would be a fault. If you do not like the tile, put it back: then everybody may take it.
gt-lesson-connectors = Connectors have to match: one bar fits one, two fit two, three bars fit everything. A connector must not meet a smooth side. Faults are marked with an exclamation mark.
gt-lesson-kinds = You need engines to get ahead, cannons against pirates and big meteors, cabins for crew, batteries for everything with a flash, and holds for goods. Nothing may stand before a cannon or behind an engine.
gt-lesson-finish = Is your ship ready? Take an order tile: whoever finishes first usually starts first.
gt-lesson-fix = Two tiles do not fit. Choose which of them comes off. In the learning flight that costs nothing, and you may build on; later it counts as lost.
gt-lesson-flight = Off you go! The rocket furthest ahead leads. Now one card after the other is turned over.
gt-lesson-engines = Double engines run on batteries only. The buttons show how strong you would be.
gt-lesson-cannons = Be stronger than the enemy and you win; with the same strength nothing happens. The table shows the strength of everybody, without and with batteries.
gt-lesson-planets = Whoever leads chooses first. Landing brings goods but costs days.
gt-lesson-load = Tap a cube, then a hold. Red goods need a special hold. What finds no room is lost.
gt-lesson-shield = The dashed line shows what is coming and which tile it will hit. A shield costs one battery.
gt-lesson-meteors = Two dice name the row or column. Small meteors bounce off smooth sides, or off a shield. Big ones have to be shot: the cannon must point at them. Below the card you see every roll and what it did.
gt-lesson-zone = In the combat zone only the weakest is hit, line by line.
gt-lesson-end = That was your first flight! Place, looks, goods and losses are added up line by line. In the full game the hourglass runs, aliens come aboard, and you may look at cards before you fly.
