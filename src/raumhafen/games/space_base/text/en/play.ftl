## Options of a table

option-variant = Start
option-variant-standard = Standard: one start card for everybody
option-variant-light-speed = Light-speed: choose among six ships
option-round_limit = Round limit
option-round_limit-0 = None
option-round_limit-200 = 200 rounds

## Standing answers

standing-turn = No more abilities for the rest of this turn
standing-own = No abilities until my next own turn begins
standing-change = No abilities until one becomes usable that is not usable now
standing-better = Take the dice for me when one choice is better in every way

## Questions

ask-light-speed-buy = Which of your ships do you buy at its exact cost?
ask-ability = Do you use an ability?
ask-set-die = Do you set a die before the roll?
ask-reroll = Do you reroll?
ask-allocate = Do you take the dice one by one or as their sum?
ask-shift = Do you shift the sum to the right?
ask-arrow = The arrow points both ways. Which neighbour pays too?
ask-double = Which sector pays twice?
ask-claim = Which ship do you claim without paying?
ask-buy = Which card do you buy? It costs all your credits.
ask-ability-buy = Which extra card do you buy at its exact cost?
ask-placed-buy = Which ship do you buy at its exact cost, to place it where you like?
ask-place = In which sector do you place the ship?
ask-charge-target = On which card do you put a charge cube?
ask-cube-source = From which card do you move a charge cube?
ask-cube-target = To which card does the charge cube go?
ask-exchange-target = With the ship of which sector does this one change places?

## Actions

action-split = Take the dice one by one
action-sum = Take the sum
action-buy = Buy the card in slot { $slot }
action-done = Done
action-done-at-light-speed-buy = Buy no more ships
action-done-at-ability = Use no (more) abilities
action-done-at-set-die = Just roll
action-done-at-reroll = Keep the roll
action-done-at-shift = Stay with this sector
action-done-at-double = Double nothing
action-done-at-claim = Claim nothing more
action-done-at-buy = Buy nothing and keep the credits
action-done-at-ability-buy = Buy no extra card
action-done-at-placed-buy = Buy no ship
action-done-at-place = Do not buy it after all
action-done-at-charge-target = Put no cube
action-done-at-cube-source = Move no cube
action-done-at-cube-target = Leave the cube where it is
action-done-at-exchange-target = Do not use the card after all
action-use = Use { $card }
action-set = Set a die to { $face } with { $card }
action-reroll = { $dice ->
    [first] Reroll the first die with { $card }
    [second] Reroll the second die with { $card }
   *[both] Reroll both dice with { $card }
}
action-shift = { $by ->
    [one] Shift by 1 sector with { $card }
   *[other] Shift by { $by } sectors with { $card }
}
action-left = The sector on the left
action-right = The sector on the right
action-double = Double sector { $sector }
action-claim = Claim the ship in slot { $slot }
action-place = Place it in sector { $sector }
action-charge = Put the cube on { $card }
action-from = Take the cube from { $card }
action-to = Move it to { $card }
action-exchange = Exchange it with the ship in sector { $sector }
action-take = Buy ship { $hand } of your hand

## What happened

event-start-card = { $seat } draws { $card } as start card, pays for it and places it.
event-light-speed-buy = { $seat } starts with { $card }.
event-roll-off = { $seat } rolls a total of { $total } for the start.
event-start-player = { $seat } begins.
event-turn = Round { $round }: it is the turn of { $seat }.
event-set-die = { $seat } sets a die to { $face }.
event-roll = { $seat } rolls { $a } and { $b }.
event-split = { $seat } takes the dice one by one.
event-sum = { $seat } takes the sum.
event-shift = { $seat } shifts the sum with { $card } by { $by } to sector { $sector }.
event-double = { $seat } doubles sector { $sector } with { $card }.
event-reward = Sector { $sector } pays { $seat }{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } income
}{ $vp ->
    [0] {""}
    [one] {" "}+1 victory point
   *[other] {" "}+{ $vp } victory points
}.
event-charge = { $seat } puts a charge cube on { $card }.
event-use = { $seat } uses { $card }.
event-gain = { $card } gives { $seat }{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } income
}{ $vp ->
    [0] {""}
    [one] {" "}+1 victory point
   *[other] {" "}+{ $vp } victory points
}.
event-buy = { $paid ->
    [one] { $seat } buys { $card } with the last credit.
   *[other] { $seat } buys { $card } with all { $paid } credits.
}
event-ability-buy = { $cost ->
    [one] { $seat } buys { $card } at its exact cost of 1 credit.
   *[other] { $seat } buys { $card } at its exact cost of { $cost } credits.
}
event-claim = { $seat } claims { $card } without paying.
event-deployed = { $seat } deploys { $card } in sector { $sector }.
event-colony = { $vp ->
    [one] { $card } gives { $seat } 1 victory point and closes its sector.
   *[other] { $card } gives { $seat } { $vp } victory points and closes its sector.
}
event-move-cube = { $seat } moves a charge cube from { $card } to { $to }.
event-exchange = { $seat } lets { $card } change places with the ship stationed in sector { $sector }.
event-swap = { $seat } swaps sectors { $a } and { $b }.
event-lose-vp = { $vp ->
    [0] { $seat } has no victory points to lose.
    [one] { $seat } loses 1 victory point.
   *[other] { $seat } loses { $vp } victory points.
}
event-refill = { $card } comes into the shipyard.
event-income = { $credits ->
    [one] The income of { $seat } fills up to 1 credit.
   *[other] The income of { $seat } fills up to { $credits } credits.
}
event-end-triggered = { $seat } has { $vp } victory points: the game ends with this round.
event-win-game = { $seat } wins at once with { $card }.
event-game-over = The game is over. { $seat } has the most victory points.

## Why not

illegal-not-your-card = { $card } does not lie on your board.
illegal-not-charged = { $card } is not charged: it has { $cubes } of { $need } cubes.
illegal-wrong-turn = The ability of { $card } does not work on this player’s turn.
illegal-wrong-phase = The ability of { $card } is not used in this phase.
illegal-already-placed = { $card } has already placed a cube in this phase.
illegal-already-dropped = You have decided against an exchange with { $card } in this phase.
illegal-no-effect = { $card } could not do anything now.
illegal-empty-slot = Slot { $slot } is empty.
illegal-too-expensive = { $card } costs { $cost }, and you have { $has }.
illegal-closed-sector = { $card } belongs in sector { $sector }, which is closed by a colony of yours.
illegal-claim-level = { $card } is of a level that you may not claim (any more).
