## War: questions

ask-cargo = Which ground units does the fleet load or unload? Only you know.
ask-battle = Which battle comes next?
ask-foe = Whom do you fight first?
ask-join-war = Does this army join the war of your team mate? Otherwise it fights the open one.
ask-deed = What do you attack here?
ask-retreat = How many of your fleets retreat?
ask-refuge = Where do they retreat to?
ask-hit-target = Which fleet is hit?
ask-bombard = Do your fleets bombard the planet?
ask-bomb = What does this hit destroy?
ask-land = Do your ground units land? Only you know whether you have some.
ask-strike = What do these ground units do?
ask-kosme-call = Your home world is blocked: do you call a fleet of Kosme?
ask-kosme-place = Where does the fleet of Kosme appear?
ask-verdict = A player has lost the last planet: shall the game end?

## War: actions

action-move = Move fleet { $fleet }
action-load = Load: { $unit }
action-unload = Unload: { $unit }
action-blockade = Block { $system }
action-lift = Lift the blockade of { $system }
action-distant = Send the army of { $system } into the distant war
action-foe = { $seat }
action-foe-neutral = The neutral fleets
action-deed = { $deed }
action-surrender = Surrender
action-target = Fleet { $target } of this battle
action-bomb = { $bomb }
action-strike = { $count } × { $strike }
action-order = { $order }
action-verdict = { $verdict }

## War: what happens

event-neutral = { $amount } neutral fleets appear in { $system }: { $fleets }.
event-battle = Battle in { $system }: { $attackers } fleets attack.
event-volley = Hits of the attacker: { $attacker }, of the defender: { $defender }.
event-fleet-destroyed = Destroyed in { $system }: { $unit }.
event-civil-lost = { $seat } loses a civil unit without a fleet in { $system }.
event-retreats = { $amount ->
    [one] { $seat } retreats with one fleet to { $system }.
   *[other] { $seat } retreats with { $amount } fleets to { $system }.
}
event-no-refuge = { $amount ->
    [one] { $seat } has no system to retreat to: one fleet is destroyed.
   *[other] { $seat } has no system to retreat to: { $amount } fleets are destroyed.
}
event-surrenders = { $seat } surrenders.
event-neutral-beaten = { $seat } has beaten the neutral fleets in { $system }.
event-attacks = { $seat } attacks in { $system }: { $deed }.
event-bombards = { $seat } bombards the planet in { $system }.
event-razed = Destroyed in { $system }: { $site }.
event-falls = { $amount } × { $unit } falls.
event-lowered = The colony in { $system } falls to level { $level }.
event-colony-destroyed = { $seat } has destroyed the colony in { $system }.
event-no-landing = { $seat } lands no troops in { $system }.
event-landing = { $seat } lands troops in { $system }.
event-ground-round = Round { $round } of the battle on the ground.
event-strike = { $party }: { $amount } × { $unit } – { $strike }.
event-repelled = { $seat } holds the planet in { $system }.
event-conquered = { $seat } conquers the planet of { $other_seat } in { $system }.
event-last-planet = { $seat } has lost the last planet: all vote on the end of the game.
event-verdict = The vote: { $end } for the end, { $on } for going on.
event-out = { $seat } is out of the game.
event-cargo = { $seat } had time to load and unload a fleet.
event-blockade = { $seat } blocks { $system }.
event-blockade-ends = The blockade of { $system } by { $seat } ends.
event-kosme = { $seat } calls a fleet of Kosme to { $system }.
event-centre = { $seat } holds the galactic centre: 1 victory point.
event-distant-open = A distant war lies open: { $war }.
event-distant = { $seat } sends the army of { $system } into a distant war: { $war }.
event-distant-battle = { $seat } fights in the distant war: { $war }.
event-distant-won = { $seat } wins the distant war: { $war }.
event-distant-lost = { $seat } loses the distant war: { $war }.

## War: names

fleets-pirates = pirates
fleets-pirate-base = pirate base
fleets-gav = GAV
fleets-kosme = Kosme
fleets-cult = cult
thing-fleet = Fleet
thing-mercenary = Mercenary fleet
thing-defence = Defence building
thing-militia = { ground-unit-militia }
site-troops = a unit of the garrison
site-colony = the colony itself
order-no = No
order-bombard = Bombard
order-land = Land
order-call = Call
deed-spare = Nothing more
deed-route = Destroy the trade route
deed-gate = Destroy the gate
deed-planet = Attack the planet
party-attacker = Attacker
party-defender = Defender
verdict-end = The game ends
verdict-go-on = The game goes on
strike-militia = attack { ground-unit-militia }
strike-infantry = attack { ground-unit-infantry }
strike-heavy-infantry = attack { ground-unit-heavy-infantry }
strike-tank = attack { ground-unit-tank }
strike-artillery = attack { ground-unit-artillery }
strike-war-drones = attack { ground-unit-war-drones }
strike-air-force = attack { ground-unit-air-force }
strike-anti-orbital-gun = attack { ground-unit-anti-orbital-gun }
strike-fortress = attack the fortress
strike-building = attack a building
strike-repair = repair a vehicle
strike-board = board a fleet
strike-recon-militia = recon flight for { ground-unit-militia }
strike-recon-infantry = recon flight for { ground-unit-infantry }
strike-recon-heavy-infantry = recon flight for { ground-unit-heavy-infantry }
strike-recon-tank = recon flight for { ground-unit-tank }
strike-recon-artillery = recon flight for { ground-unit-artillery }
strike-recon-war-drones = recon flight for { ground-unit-war-drones }
strike-recon-air-force = recon flight for { ground-unit-air-force }
strike-recon-anti-orbital-gun = recon flight for { ground-unit-anti-orbital-gun }
share-fleet = Fleet
share-fleets-total = All fleets together

## War: odds before an attack

odds-win = Chance to win: { $percent } %
odds-own-fleets = { $count ->
    [one] Your fleet: { $whole }.{ $tenths } lost on average
   *[other] Your { $count } fleets: { $whole }.{ $tenths } lost on average
}
odds-foe-fleets = { $count ->
    [0] No fleets of the defender: { $whole }.{ $tenths } lost on average
    [one] The defender’s fleet: { $whole }.{ $tenths } lost on average
   *[other] The defender’s { $count } fleets: { $whole }.{ $tenths } lost on average
}
odds-defence = Hidden: { $least } to { $most } defence buildings, each possibility counted
odds-own-units = { $count ->
    [one] Your ground unit: { $whole }.{ $tenths } lost on average
   *[other] Your { $count } ground units: { $whole }.{ $tenths } lost on average
}
odds-foe-militia = Defenders, with { $count } militia: { $whole }.{ $tenths } lost on average
odds-garrison = Hidden: a garrison of { $least } to { $most } units, each possibility counted
