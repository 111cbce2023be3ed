## Options of a table

option-building = Building
option-building-turns = In turns: one tile after the other
option-building-real-time = In real time: everybody at once, against the hourglass
option-building-days = Over days: in steps with a deadline
option-learning = Learning flight
option-learning-off = None
option-learning-keep = First, and its credits are kept
option-learning-return = First, and its credits are handed back
option-round_1 = First round
option-round_1-I = Round I
option-round_1-II = Round II
option-round_1-III = Round III
option-round_1-IIIa = Round IIIa
option-round_1-none = None
option-round_2 = Second round
option-round_2-I = Round I
option-round_2-II = Round II
option-round_2-III = Round III
option-round_2-IIIa = Round IIIa
option-round_2-none = None
option-round_3 = Third round
option-round_3-I = Round I
option-round_3-II = Round II
option-round_3-III = Round III
option-round_3-IIIa = Round IIIa
option-round_3-none = None
option-round_4 = Fourth round
option-round_4-I = Round I
option-round_4-II = Round II
option-round_4-III = Round III
option-round_4-IIIa = Round IIIa
option-round_4-none = None
option-prognostic = Order of the cards
option-prognostic-false = Shuffled
option-prognostic-true = As in the forecast stacks, unshuffled
option-teams = Teams
option-teams-none = Everybody alone
option-teams-basic = Two against two, flying the partner’s ship
option-teams-advanced = Two against two, changing places while building
option-build_check = While building
option-build_check-lenient = Mistakes are allowed and settled before the start
option-build_check-strict = Faulty placements are refused
option-inspection = Check before the start
option-inspection-automatic = Every ship is checked
option-inspection-manual = Ships are challenged by the other players
option-seconds = Hourglass (real time)
option-seconds-45 = 45 seconds
option-seconds-60 = 60 seconds
option-seconds-75 = 75 seconds
option-seconds-90 = 90 seconds
option-seconds-120 = 2 minutes
option-seconds-180 = 3 minutes
option-sand_actions = Hourglass (in turns, over days)
option-sand_actions-8 = 8 actions
option-sand_actions-12 = 12 actions
option-sand_actions-16 = 16 actions
option-sand_actions-20 = 20 actions
option-sand_actions-30 = 30 actions
option-sand_actions-40 = 40 actions
option-step_hours = Deadline (over days)
option-step_hours-12 = 12 hours
option-step_hours-24 = 1 day
option-step_hours-48 = 2 days
option-step_hours-72 = 3 days
option-step_hours-168 = 1 week

## Standing answers

standing-flight = Fly on before every card of this flight
standing-unhurt = Fly on until my ship loses a tile or crew

## Questions

ask-build = What do you do in the shipyard?
ask-watch = Your ship is finished. Do you want to look at a stack or see to the hourglass?
ask-order = Time is up. Which order tile do you take?
ask-clock = What does the hourglass do?
ask-fix = Your ship has faults. Which tile do you take off?
ask-part = Your ship breaks apart. Which part flies on?
ask-crew = Who moves into this cabin?
ask-give-up = Do you fly on?
ask-engines = How many double engines do you power?
ask-cannons = How many double cannons do you power?
ask-battery = From which tile do you take a battery?
ask-land = Do you land?
ask-ship = Do you leave crew on the abandoned ship, for pay?
ask-station = Do you dock at the station?
ask-load = How do you stow the goods?
ask-reward = You have won. Do you take the reward?
ask-lose-crew = Whom do you lose?
ask-lose-goods = Which cube do you lose?
ask-shield = Do you raise the shield?
ask-shoot = Do you shoot with a double cannon?

## Actions

action-take-pile = Take a tile from the pile
action-take-open = Take { $tile }
action-take-aside = Take the tile from place { $place } aside
action-take-back = Pick the last tile up again
action-place = Place it on { $cell }
action-turn = { $quarters ->
    [0] As printed
    [1] A quarter turn clockwise
    [2] Half a turn
   *[3] A quarter turn counter-clockwise
}
action-put-back = Put the tile back, face up
action-set-aside = Set the tile aside
action-look = Look at stack { $stack }
action-release = Put the stack back
action-flip = Flip the hourglass
action-finish = Finish with order tile { $order }
action-finish-at-order = Take order tile { $order }
action-wait = Do nothing this time
action-rest = Nothing for now
action-standing = { $flip ->
    [on] Flip the hourglass for me whenever I may
   *[off] Leave the hourglass to the others
}
action-sand-out = The sand has run out
action-step-over = The step ends
action-deal = Deal the order tiles that are left
action-fix = Take off the tile on { $cell }
action-part = Keep the part with { $cell }
action-crew = { $kind ->
    [purple] A purple alien into { $cell }
    [brown] A brown alien into { $cell }
   *[humans] Two humans into { $cell }
}
action-stay = Fly on
action-give-up = Give up the flight
action-challenge = Challenge ship { $ship }
action-engines = { $powered ->
    [0] Power none
    [one] Power one double engine
   *[other] Power { $powered } double engines
}
action-cannons = Power { $front } to the front, { $other } elsewhere
action-land = Land on planet { $planet }
action-pass = Fly past
action-accept = Accept
action-accept-at-ship = Hand the crew over
action-accept-at-station = Dock and load
action-accept-at-reward = Take the reward
action-decline = Decline the reward
action-shield = Raise the shield for one battery
action-shoot = Shoot for one battery
action-suffer = Let it strike
action-battery = From { $cell }
action-lose-crew = From { $cell }
action-lose-goods = From { $cell }
action-lift = Lift a { $colour } cube out of { $cell }
action-stow = Stow a { $colour } cube in { $cell }
action-done = Done: throw the rest away

## What happened

event-round = { $round } begins.
event-take-pile = { $seat } turns over { $tile }.
event-take-open = { $seat } takes { $tile }.
event-take-aside = { $seat } takes { $tile } from aside.
event-take-back = { $seat } picks { $tile } up again.
event-put-back = { $seat } puts { $tile } back.
event-place = { $seat } places { $tile } on { $cell }.
event-set-aside = { $seat } sets { $tile } aside.
event-look = { $seat } looks at stack { $stack }.
event-flip = { $seat } flips the hourglass to { $spot }.
event-clock-flip = Nobody flips: the hourglass turns by itself to { $spot }.
event-sand-out = The sand on { $spot } has run out.
event-step = A building step is over.
event-time-out = Time is up! Hands off the tiles.
event-finish = { $seat } takes order tile { $order }.
event-change-places = The partners change places.
event-tile-lost = { $seat } loses { $tile } on { $cell }.
event-alien-aboard = { $seat } takes a { $alien } aboard.
event-alien-left = The { $alien } of { $seat } can no longer breathe and leaves.
event-card = { $seat } reveals: { $card }.
event-challenge = { $seat } challenges the ship of { $other_seat }.
event-fine = The ship of { $seat } is faulty: 1 credit to the bank.
event-give-up = { $seat } gives up the flight.
event-days-gained = { $days ->
    [one] { $seat } gains 1 day.
   *[other] { $seat } gains { $days } days.
}
event-days-lost = { $days ->
    [one] { $seat } loses 1 day.
   *[other] { $seat } loses { $days } days.
}
event-engines = { $seat } has engine strength { $strength }.
event-cannons = { $seat } has cannon strength { $strength }.
event-batteries = { $count ->
    [one] { $seat } pays 1 battery.
   *[other] { $seat } pays { $count } batteries.
}
event-batteries-lost = { $count ->
    [one] { $seat } loses 1 battery instead of goods.
   *[other] { $seat } loses { $count } batteries instead of goods.
}
event-land = { $seat } lands on planet { $planet }.
event-accept = { $seat } accepts.
event-goods = { $cubes ->
    [0] The bank has nothing left for { $seat }.
    [one] { $seat } receives 1 cube.
   *[other] { $seat } receives { $cubes } cubes.
}
event-cube-lost = { $seat } loses a { $colour } cube.
event-crew-lost = { $count ->
    [0] { $seat } has no crew left to lose.
    [one] { $seat } loses 1 crew member.
   *[other] { $seat } loses { $count } crew members.
}
event-credits = { $credits ->
    [one] { $seat } gets 1 credit.
   *[other] { $seat } gets { $credits } credits.
}
event-won = { $seat } wins the fight.
event-beaten = { $seat } is beaten.
event-declined = { $seat } declines the reward.
event-weakest = It hits { $seat }: { $criterion }.
event-danger = Roll { $roll }: { $danger } from { $side }.
event-bounce = The { $danger } bounces off { $cell } of { $seat }.
event-shot-down = { $seat } shoots the { $danger } before it strikes { $cell }.
event-defended = { $seat } wards off the { $danger } at { $cell }.
event-struck = The { $danger } strikes { $cell } of { $seat }.
event-sabotage = Saboteurs are aboard the ship of { $seat }.
event-sabotage-miss = The saboteurs try { $cell } of { $seat } and find nothing there.
event-explosion = An explosion on { $cell } of { $seat }!
event-settled = { $seat }: { $bonus } for arriving, { $beauty } for looks, { $goods } for goods, { $losses } for losses.
event-game-over = The last flight is over; all credits are revealed. Everybody with at least 1 credit has won.
event-final-credits = { $credits ->
    [0] Place { $place }: { $seat } comes home without a credit. The next flight may pay better!
    [one] Place { $place }: { $seat } has 1 credit and has won.
   *[other] Place { $place }: { $seat } has { $credits } credits and has won.
}
result-first = First: { $seat }. Everybody with at least 1 credit has won.

## Refusals

illegal-not-now = That is not possible now.
illegal-hand-full = Your hand is not free.
illegal-hand-empty = You have no tile in hand.
illegal-gone = Somebody else was faster: it is gone.
illegal-pile-empty = The pile is empty.
illegal-bad-cell = { $cell } is not marked on this board.
illegal-occupied = There is already a tile on { $cell }.
illegal-not-adjacent = { $cell } does not touch your ship.
illegal-illegal = That would be a faulty placement.
illegal-welded = The tile is welded and stays where it is.
illegal-aside-full = Both places aside are taken.
illegal-aside-only = A tile that was set aside can only be built in.
illegal-no-tile-yet = Build something first, then you may look.
illegal-stack-busy = Somebody else is looking at this stack.
illegal-sand-running = The sand is still running.
illegal-not-finished = Only a player with an order tile may turn it to START.
illegal-number-taken = Order tile { $order } is taken.
illegal-no-such-number = There is no order tile { $order } at this table.
illegal-no-sand = You have used all actions of this step.
error-no-rounds = Please choose at least one round.
error-team-seats = Teams need four seats.
