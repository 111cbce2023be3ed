merchant-of-venus-title = Merchant of Venus
merchant-of-venus-tagline = Explore the cluster, meet its cultures, and trade your way to fame and fortune.

## Options of a table

option-rounds = Length
option-rounds-30 = 30 rounds
option-rounds-20 = 20 rounds
option-rounds-15 = 15 rounds
option-home_systems = Home systems of the cultures
option-home_systems-random = Random and hidden
option-home_systems-beginner = Fixed and known, for beginners
option-pilots = Pilots
option-pilots-chosen = Chosen in seat order
option-pilots-dealt = Dealt at random
option-teleportals = Teleportals
option-teleportals-cards = Found through encounter cards
option-teleportals-fixed = All six on the map from the start
option-encounters = Encounters
option-encounters-cards = Cards
option-encounters-tokens = Tokens, as in the classic game

## Questions

ask-pilot = Which pilot flies your ship?
ask-gauge = Which gauge starts at 2? The other starts at 1.
ask-depart = Do you stay, or which space do you head for?
ask-speed = What else do you do before you set off?
ask-flux = In which system does the market shift?
ask-probe = Which face-down first contact card do you look at?
ask-probe-swap = Do you swap the two first contact cards?
ask-probe-card = Where does the top encounter card go?
ask-step = Which way do you fly?
ask-navigation = Which navigation value do you use?
ask-exit = You steer your neighbour’s ship: which exit does it take?
ask-land = Do you land here?
ask-drill = Do you place a drill marker?
ask-before-check = What do you use before you roll?
ask-hazard-failed = The check failed. Does your turn end, or do you lower the gauge?
ask-fight = With what do you fight the pirate?
ask-lose-good = Which good does the pirate take?
ask-card-option = Which option do you choose?
ask-shift = Which market shifts?
ask-lose-any-good = Which good do you lose?
ask-take-good = Which good do you take?
ask-buy-gauge = Do you buy a cheap step?
ask-peek = Which first contact card do you look at?
ask-swap-mission = Do you exchange a mission?
ask-jump = Do you jump to a teleportal?
ask-make-room = Do you throw something overboard to make room?
ask-shuttle = What does your shuttle do?
ask-late-die = Do you assign a die to your market flux before the turn ends?
ask-jam = Do you swap a mission with your jammer?
ask-mission-good = Which good do you give up for the mission?
ask-reward = Do you keep the reward, or trade it in for 50 credits?
ask-business = What do you do here?
ask-payment = How much do you pay from your first contact card?

## Actions

action-done = Done
action-done-at-speed = Set off
action-done-at-probe-swap = Leave them as they are
action-done-at-probe-card = Back on top
action-done-at-navigation = Assign no die
action-done-at-land = Fly past
action-done-at-drill = Place none
action-done-at-before-check = Roll
action-done-at-hazard-failed = End the turn
action-done-at-shift = No (more) shifts
action-done-at-buy-gauge = Buy nothing
action-done-at-swap-mission = Keep your missions
action-done-at-jump = Do not jump
action-done-at-make-room = Throw nothing overboard
action-done-at-shuttle = Recall the shuttle
action-done-at-late-die = Assign no die
action-done-at-jam = Do not jam
action-done-at-business = Finish business
action-pilot = Fly with { $pilot }
action-gauge = { $gauge }
action-stay = Stay here
action-fly = Set off
action-head = Head for { $space }
action-switch-off = { $drive ->
    [relic] Switch the relic drive off for this turn
   *[drive] Switch the drive off for this turn
}
action-autopilot = Set one die to 4
action-jump-start = Begin with a jump
action-assign = Die { $die } to { $slot }
action-reroll = Re-roll dice (choice { $dice })
action-mulligan = Re-roll die { $die }
action-flame = Burn a strong flame: +10 movement
action-probe = Launch a data probe
action-peek = Look at { $system }
action-swap = Swap them
action-under = Under the deck
action-shift = Shift the market of { $system }
action-go = Fly to { $line }
action-land = Land
action-read = Use the value { $value }
action-chart = Use the charts: value { $value }
action-ignore = Ignore the teleportal
action-lower = Lower the gauge and fly on
action-almanac = Use the almanac: value +1
action-forecast = Use the forecast: pass without a roll
action-fight = Fight with: { $skill }
action-lose = Give up { $good }
action-take = Take { $good }
action-choose = Option { $option }
action-swap-mission = Exchange mission { $slot }
action-jump = Jump to teleportal { $teleportal }
action-drill = Place a drill marker
action-jettison = Throw overboard: { $item }
action-eject = Throw overboard: { $passenger }
action-jam = Swap your mission { $own } for mission { $other } of { $seat }
action-buy = Buy { $ware }
action-equip = Buy { $equipment }
action-deed = Buy the deed of { $orbital }
action-intel = Buy the intel card { $card }
action-reward = Buy the reward { $card }
action-sell = Sell { $good }
action-load = Take aboard: { $passenger }
action-set-down = Set down at the destination: { $passenger }
action-unload = Unload { $item } here
action-drop-off = Leave behind: { $passenger }
action-train = { $card ->
    [side-a] Train your pilot to level 3, side A
    [side-b] Train your pilot to level 3, side B
   *[level] Train your pilot to level 2
}
action-second-mission = Take a second mission
action-complete = Complete mission { $slot }
action-customs = Use the customs codes: no fees this turn
action-market-top = Put market token { $token } on top
action-build = Build a merchant spaceport
action-from-card = { $tens ->
    [0] Pay everything in cash
   *[other] { $tens } × 10 credits from the card
}
action-keep = Keep it
action-trade-in = Trade it in for 50 credits

## What happened

event-start-player = { $seat } begins.
event-pilot = { $seat } flies with { $pilot }.
event-gauge = { $seat } starts with 2 on this gauge: { $gauge }.
event-challenge = The challenge of this solo game: { $card }.
event-round = Round { $round } begins.
event-turn = Round { $round }: it is the turn of { $seat }.
event-mining = { $seat } earns { $amount } credits from a drill marker.
event-passenger = A new passenger waits: { $passenger }.
event-stay = { $seat } stays at { $space }.
event-head = { $seat } heads for { $space }.
event-roll = { $seat } rolls { $a }, { $b } and { $c }.
event-die = { $seat } rolls a { $die }.
event-assign = { $seat } assigns a { $die }: { $slot }.
event-flame = { $seat } burns a strong flame.
event-probe = { $seat } launches a data probe.
event-speed = { $mp ->
    [one] { $seat } has 1 movement point.
   *[other] { $seat } has { $mp } movement points.
}
event-step = { $seat } flies to { $space } ({ $mp } left).
event-mp-lost = { $mp ->
    [one] { $seat } cannot use the last movement point; it is lost.
   *[other] { $seat } cannot use { $mp } movement points; they are lost.
}
event-exit = { $seat } leaves towards { $space }.
event-jump = { $seat } jumps to teleportal { $number }.
event-effect-die = The effect die of { $seat } shows { $die }.
event-landed = { $seat } lands: { $space }.
event-drill = { $seat } places a drill marker: { $space }.
event-salvage = { $seat } salvages { $amount } credits.
event-check-passed = { $seat } passes a check ({ $skill }): { $die } against { $value }.
event-check-failed = { $seat } fails a check ({ $skill }): { $die } against { $value }.
event-gauge-lowered = { $seat } lowers a gauge by 1 and flies on: { $gauge }.
event-gauge-rises = A gauge of { $seat } rises to { $value }: { $gauge }.
event-gauge-falls = A gauge of { $seat } falls to { $value }: { $gauge }.
event-gauge-bought = { $seat } has a gauge raised for { $price } credits: { $gauge }.
event-turn-ends = The turn of { $seat } ends at once: { $space }.
event-fight-won = { $seat } wins against the pirate ({ $skill }): die { $die }, in all { $total } against { $value }.
event-fight-lost = { $seat } loses to the pirate ({ $skill }): die { $die }, in all { $total } against { $value }.
event-fight-hopeless = { $seat } has no movement points left and loses to the pirate without a roll: { $pirate }.
event-pirate-marker = { $count ->
    [one] Under { $pirate } there is now 1 infamy marker.
   *[other] Under { $pirate } there are now { $count } infamy markers.
}
event-pirate-beaten = { $seat } destroys { $pirate }; an asteroid is left.
event-bounty = { $seat } gets a bounty of { $amount } credits and turns the pirate’s markers into { $fame } fame.
event-toll = { $seat } pays the pirate { $amount } credits.
event-lose-good = { $seat } gives up { $good }.
event-encounter = { $seat } meets: { $card }.
event-reshuffle = The encounter discards are shuffled.
event-token = On { $space } there is now { $token }.
event-pirate = It is { $pirate }.
event-title = { $seat } holds the title { $card }.
event-intel-used = { $seat } uses { $card }.
event-credits = { $seat } gets { $amount } credits.
event-paid = { $seat } pays { $amount } credits.
event-fame = { $seat } gains { $amount } fame.
event-infamy = { $seat } takes { $amount } infamy.
event-infamy-removed = { $amount ->
    [0] { $seat } has no infamy to get rid of.
   *[other] { $seat } gets rid of { $amount } infamy.
}
event-mp = { $mp ->
    [one] { $seat } now has 1 movement point.
   *[other] { $seat } now has { $mp } movement points.
}
event-take-good = { $seat } takes { $good } aboard.
event-peek = { $seat } looks at the first contact card of { $region }.
event-seen = { $region } is the home of culture { $culture }.
event-swapped = The first contact cards of { $region } and { $other } change places.
event-top-card = The top encounter card is { $card }.
event-under-deck = { $seat } puts the top encounter card under the deck.
event-contact = { $seat } makes first contact in { $region }: { $culture }. On the card lie { $credits } credits.
event-buy = { $seat } buys { $what } for { $price } credits.
event-from-card = { $seat } pays { $amount } credits of the price from the first contact card.
event-sell = { $seat } sells { $good } for { $price } credits.
event-fee = { $seat } pays { $owner_seat } a fee of { $amount } credits.
event-port-income = The spaceport of { $seat } brings { $amount } credits from the bank.
event-shift = The market of { $region } shifts.
event-production = { $count ->
    [one] A token of { $good } comes to the market of { $region }.
   *[other] { $count } tokens of { $good } come to the market of { $region }.
}
event-load = { $passenger } comes aboard with { $seat }.
event-set-down = { $seat } sets down { $passenger } for { $fare } credits.
event-zen = The Zen paint rolls { $a } and { $b } and brings { $seat } { $amount } credits.
event-drop-off = { $seat } leaves { $passenger } behind.
event-unload = { $seat } unloads { $item }.
event-jettison = { $seat } throws { $item } overboard.
event-eject = { $seat } throws { $passenger } overboard, rolls { $a } and { $b } and takes { $infamy } infamy.
event-train = The pilot of { $seat } reaches level { $level } for { $price } credits.
event-mission = { $seat } gets the mission { $mission }.
event-second-mission = { $seat } pays { $price } credits for a second mission and gains { $fame } fame.
event-mission-done = { $seat } completes the mission { $mission }.
event-mission-returned = { $seat } returns the mission { $mission }.
event-reward = { $seat } draws the reward { $reward }.
event-reward-used = { $seat } uses { $reward }.
event-trade-in = { $seat } trades in { $reward } for { $amount } credits.
event-jam = { $seat } jams { $other_seat }, takes the mission { $mission } and gives { $given }.
event-build = { $price ->
    [0] { $seat } builds a merchant spaceport, prepaid by a deed: { $space }.
   *[other] { $seat } builds a merchant spaceport for { $price } credits: { $space }.
}
event-ports-sold = { $count ->
    [one] { $seat } sells a merchant spaceport for { $amount } credits.
   *[other] { $seat } sells { $count } merchant spaceports for { $amount } credits.
}
event-deeds-refunded = { $seat } gets { $amount } credits back for unused deeds.
event-spoiler = The spoiler of { $seat } rolls { $die }: so much fame.
event-fuzzy = The fuzzy dice of { $seat } show { $a } and { $b }: their sum is fame.
event-fuzzy-double = The fuzzy dice of { $seat } show { $a } and { $b }: their sum is fame, and the double doubles what fame pays.
event-score = { $seat } has { $fame } fame and finishes with { $credits } credits.
event-game-over = The game is over after round { $round }.

## Why not

illegal-closed = A merchant spaceport closes the way to { $line }.
illegal-way-back = { $line } is where you just came from.
illegal-too-far = { $line } costs more than the { $mp } movement points you have left.
illegal-no-line = No step leads from here to { $line }.
illegal-no-buys = You have no buy action left.
illegal-no-sells = You have no sell action left for { $good }.
illegal-too-expensive = It costs { $price } (fee { $fee }), and you have { $has }.
illegal-not-sold-here = That is not sold to you here.
illegal-not-in-market = { $item } is not on this market.
illegal-owned = You may own only one: { $item }.
illegal-no-room = There is no room for { $item }.
illegal-not-aboard = { $good } is not aboard.
illegal-no-buyer = Nobody here buys { $good }.
illegal-build = You cannot build a merchant spaceport here and now.
