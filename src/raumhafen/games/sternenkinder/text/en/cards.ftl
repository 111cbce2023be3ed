## Card texts: what an effect does

text-gain = Receive { $amount } { $resource }
text-lose = Lose { $amount } { $resource }
text-income = Income: { $amount } { $resource }
text-upkeep = Upkeep: { $amount } { $resource }
text-capacity = { $amount } { $resource }
text-any = resources of choice
text-chosen = of its resource
text-actions = Each round: { $amount } × { $action }
text-slots-build = More building sites: { $amount }
text-slots-policy = More places for policies: { $amount }
text-vp = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
text-state-size = State size +{ $n }
text-votes = { $n ->
    [one] 1 more vote
   *[other] { $n } more votes
}
text-colony-level = { $n ->
    [one] The colony rises by one level
   *[other] The colony rises by { $n } levels
}
text-colony-level-less = { $n ->
    [one] The colony falls by one level
   *[other] The colony falls by { $n } levels
}
text-network = A network of level { $n }
text-guard = { $n ->
    [one] One guard
   *[other] { $n } guards
}
text-damage = { $n } damage
text-move = { $n ->
    [one] May move one system further
   *[other] May move { $n } systems further
}
text-war-weariness-less = War weariness −{ $n } (later part of the game)
text-unlock = Unlocks: { $names }
text-unlock-later = In a later part of the game: { $names }
text-gift = Free of charge: { $n } × { $name }
text-draw-loot-1 = { $n ->
    [one] Draw a loot card of level I
   *[other] Draw { $n } loot cards of level I
}
text-draw-loot-2 = { $n ->
    [one] Draw a loot card of level II
   *[other] Draw { $n } loot cards of level II
}
text-draw-anomaly = { $n ->
    [one] Draw an anomaly card
   *[other] Draw { $n } anomaly cards
}
text-draw-black-market = { $n ->
    [one] A card of the black market; until it opens 4 resources of choice instead
   *[other] { $n } cards of the black market; until it opens 4 resources of choice each instead
}
text-draw-advisors = { $n ->
    [one] Draw an advisor (later part of the game)
   *[other] Draw { $n } advisors (later part of the game)
}
text-tech = { $n ->
    [one] A technology that you could research now, free of charge
   *[other] { $n } technologies that you could research now, free of charge
}
text-destroy-one-building-here = One building here is lost
text-destroy-one-unit-on-1 = Roll a die: on a 1 the unit is destroyed
text-spawn = Neutral fleets appear: { $n } × { $faction }
text-link = A quantum tunnel joins this system with a discovered safe one
text-reveal = { $n ->
    [one] Turn a system face up
   *[other] Turn { $n } systems face up
}
text-rule-drift = The storm drives the unit into an adjacent system
text-choose = Choose one:
text-branch = Effect { $n }
text-roll = Roll a die:
text-faces = On { $low } to { $high }

## Card texts: numbers that change

text-modify-building-capacity-upkeep = Upkeep of capacity buildings { $by }
text-modify-building-resource-upkeep = Upkeep of resource buildings { $by }
text-modify-building-research-income = Research buildings yield { $by }
text-modify-building-resource-income = Resource buildings yield { $by }
text-modify-building-resource-income-here = Resource buildings on this planet yield { $by }
text-modify-building-yield-here = Resource and capacity buildings on this planet yield { $by }
text-modify-colony-growth-cost = Growth of colonies costs { $by } food
text-modify-explore-draw = In systems that are not dangerous you draw { $by } card and choose one
text-modify-equipment-cost = Equipment costs { $by } AWE
text-modify-ia-illegal-cost = Your illegal institution actions cost { $by } culture (later part of the game)
text-modify-ia-illegal-cost-against-you = Illegal institution actions against you cost { $by } culture (later part of the game)
text-modify-militia-here = Militia of this planet { $by }
text-modify-policy-cost = Policies cost { $by } culture (later part of the game)
text-modify-ship-civil-strategic-move = Civil ships move { $by }
text-modify-ship-colony-cost = Colony ships cost { $by } food
text-modify-ship-cost = Fleets cost { $by } AWE
text-modify-ship-military-upkeep = Upkeep of fleets { $by } AWE
text-modify-ship-research-strategic-move = Research ships move { $by }
text-modify-ship-strategic-move = Movement { $by }
text-modify-trade-ratio = Trade ratios with the supply { $by }
text-modify-treaty-cost = Treaties cost { $by } culture
text-set-building-research-upkeep-min = Upkeep of research buildings may fall to { $n }
text-set-colony-max-level-here = This planet may reach level IV
text-set-militia-profile = The militia fights as { $unit }
text-set-militia-profile-here = The militia of this planet fights as { $unit }
text-set-route-income-factor = Connected colonies yield { $n } times their level in AWE
text-set-ship-strategic-move = Movement { $n }
text-set-vote-cost = Bought votes cost { $n } culture each
text-set-war-prevent-factor = Wars against you are easier to prevent

## Card texts: lasting advantages

text-flag-absorbs-attacks-first = Takes hits on the ground before all other units
text-flag-advanced-blueprints = Advanced ships (later part of the game)
text-flag-buy-advisors = You may buy advisors (later part of the game)
text-flag-counts-as-route = Counts as a trade route for movement: one system more, once a round
text-flag-fires-known-missile = Fights as a fleet of its planet
text-flag-gates-adjacent = All your gates are adjacent to each other
text-flag-planetary-shield = Fights as a fleet of its planet
text-flag-removes-danger = The system is no longer dangerous
text-flag-route-bonus-every-entry = Every trade route that a unit enters moves it one system further, not only the first
text-flag-sabotage-ignores-immunity = Sabotage ignores immunity (later part of the game)
text-flag-secrecy = Secrecy (later part of the game)
text-flag-space-wonders = You may build wonders of space (later part of the game)

## Card texts: what an effect depends on

text-note-at-least = not below { $n }
text-note-at-most = costing at most { $n } research
text-note-at-war = while you are at war
text-note-cost = for { $amount } { $resource }
text-note-decision = only one of those marked so
text-note-duration-next-round = in the next round
text-note-duration-round = in this round
text-note-keep = { $n ->
    [one] keep one
   *[other] keep { $n }
}
text-note-food-building = a food building: { $n }
text-note-max-level = at most to level { $n }
text-note-ongoing = as long as you keep the card
text-note-optional = if you like
text-note-cap = at most { $n }
text-note-per-equipped-unit = for each ship that has it
text-note-when-on-colony-founded = when a colony is founded
text-note-per-building-level = for each of their levels
text-note-per-own-embassy = for each of your embassies
text-note-per-own-treaty = for each of your treaties
text-note-repeatable = once every round
text-note-target-all-players = for all players
text-note-target-each-unit = to every unit
text-note-target-enemy-side = of the enemy
text-note-target-largest-unit = to the largest unit
text-note-target-one-unit = to one unit
text-note-target-smallest-unit = to the smallest unit
text-note-target-this-fleet = the unit that drew the card
text-note-when-closing-phase = in each closing phase
text-note-when-on-delivery = when the cargo is delivered
text-note-when-setup = at the start
text-note-where-any-system = in known systems of your choice
text-note-where-every-planet = on all planets
text-note-where-here = here
text-note-where-home = on your home world
text-note-where-legal = where it may stand
text-note-where-own-colony = one of your colonies
text-note-where-own-network = one of your networks
text-note-where-own-planet = on a planet of yours
text-note-with = with { $name }

## Card texts: conditions

text-pay = Pay { $amount } { $resource }
text-pay-action = Give up an unused political action
text-pay-aid = Pay { $use } culture times the number of this use and { $point } culture for each of your victory points
text-pay-cards = { $n ->
    [one] Put an event card of your hand under its deck
   *[other] Put { $n } event cards of your hand under their decks
}
text-unit-here = Have { $n } × { $name } here
text-building-here = Have here: { $name }
text-known = Know { $name }
text-beat = Your army here beats { $n } × { $name }
text-have-asteroid-routes = Have { $n } trade routes on asteroids
text-have-building-here = Have { $n } buildings here
text-have-colony-4-with-buildings = Have a colony of level IV with { $n } buildings
text-have-connected-colonies = Have { $n } connected colonies
text-have-connected-here = This colony is connected with your home world by trade routes
text-have-guard-here = { $n ->
    [one] Have a guard here
   *[other] Have { $n } guards here
}
text-have-homeworlds-adjacent = { $n ->
    [one] Have a unit next to a foreign home world
   *[other] Have units next to { $n } foreign home worlds
}
text-have-last-system-discovered = Discover the last system of the map
text-have-military-hull-here = Have fleets with { $n } hull here
text-have-own-anomaly-cards = Have { $n } anomaly cards in hand
text-have-own-culture-income = Have an income of { $n } culture
text-have-own-laws = { $n ->
    [one] Have a law of yours in force (later part of the game)
   *[other] Have { $n } laws of yours in force (later part of the game)
}
text-have-own-routes = Have { $n } trade routes
text-have-own-techs = Know { $n } technologies
text-have-own-treaties = Have { $n } treaties
text-have-resource-building-here = Have { $n } resource buildings here
text-have-titans = Have a titan; five of your fleets in one system count as one

## Card texts: parts of cards

text-colour-blue = Blue: you keep the card
text-colour-red = Red: the card goes under its deck
text-colour-grey = Grey: the card stays where it was drawn
text-colour-anomaly = Anomaly: research ships study it, who adds the last level keeps the card
text-stages = { $n ->
    [one] One level to study
   *[other] { $n } levels to study
}
text-job = Mission, for whoever fulfils it first:
text-growth = One more fleet in each closing phase, up to { $n }
text-on-defeat = Whoever beats them:
text-option = Option { $letter }
text-reward = Reward:
text-threat = Threat after { $pips } rounds, stopped by { $options }:
text-enemies = Enemies:
text-count = { $n } × { $name }
text-victory = A victory brings:
text-first = Bonus of the first researcher:
text-request = Request, for all who fulfil it first:
text-request-anomaly-cards-2 = Have two anomaly cards in hand
text-request-colony-connected = Connect a colony with your home world by trade routes
text-request-colony-raised-to-2 = Raise a colony to level II
text-request-military-unit-in-centre = Move a fleet into the galactic centre
text-milestone = Milestone:

## Card texts: fleets, buildings and units

text-simple-fleets = { $n ->
    [one] You may have one more fleet
   *[other] You may have { $n } more fleets
}
text-simple-fleets-factor = You may have { $n } times as many fleets, at most { $most }
text-simple-dice = { $n ->
    [one] Fleets roll one die more
   *[other] Fleets roll { $n } dice more
}
text-simple-hit = Fleets hit more easily by { $n }
text-simple-damage = Fleets do { $n } more damage
text-simple-hull = Fleets have { $n } more hull
text-simple-upkeep = Fleets cost { $n } AWE more upkeep
text-simple-defence = Each defence building fights as a fleet of its planet
text-simple-fleet-cost = Fleets cost { $n } AWE more
text-building-hull = Hull { $n }
text-building-shield = Shield { $n }
text-most-per-colony = At most { $n } in each colony
text-most-per-player = At most { $n } for each player
text-most-per-system = At most { $n } in each system
text-dangerous = Costs { $amount } AWE in dangerous systems
text-needs-slot = Needs a building site
text-initiative = Initiative { $n }
text-armour = Armour { $n }
text-shot-infantry = Against infantry: { $dice } × die, hits on { $hit }+, { $damage } damage
text-shot-vehicle = Against vehicles: { $dice } × die, hits on { $hit }+, { $damage } damage
text-shot-air-force = Against air forces: { $dice } × die, hits on { $hit }+, { $damage } damage
text-shot-ship = Against fleets: { $dice } × die, hits on { $hit }+, { $damage } damage

## Card texts: ships, fleets, equipment and keywords

text-ship-research = Discovers systems and studies anomalies; where it is, trade routes and gates can be built
text-ship-colony = Becomes a colony of level I on a discovered planet without one, before purchases
text-ship-move = { $n ->
    [one] Moves one system a round
   *[other] Moves { $n } systems a round
}
text-ship-upkeep = Upkeep: { $amount } { $resource } for every { $per } ships
text-ship-equipment = { $n ->
    [one] One place for equipment: { $names }
   *[other] { $n } places for equipment: { $names }
}
text-fleet-values = Hull { $hull }; { $dice } × die, hits on { $hit }+, { $damage } damage
text-fleet-move = { $n ->
    [one] Moves one system a round and carries up to { $cargo } ground units
   *[other] Moves { $n } systems a round and carries up to { $cargo } ground units
}
text-fleet-techs = Technologies say how many you may have, and make all of them better and dearer
text-fleet-mercenary = At most one; technologies do not change it, and it needs no space capacity
text-component-ships = For: { $names }
text-keyword-later = { $name } { $n } (later part of the game)
text-trait = { $n ->
    [one] { $name }: { $words }
   *[other] { $name } { $n }: { $words }
}
text-keyword-civil = does not fight; without a fleet it is lost in a battle
text-keyword-small = two of them use one point of capacity
text-keyword-frontline = protects units in the back as long as one of the front line stands
text-keyword-back = can only be attacked when the front line is gone
text-keyword-range = also hits units that the front line protects
text-keyword-scatter = ignores the swarm of its target
text-keyword-swarm = is harder to hit by 1
text-keyword-recon-flight = instead of attacking it puts so many pips on one kind of unit, each +1 to hit in this round; while it flies, only air force and guns can attack it
text-keyword-rolling-barrage = surplus damage goes on to units of the same name
text-keyword-ground-repair = instead of attacking it restores a point of armour of a vehicle
text-keyword-infantry = is shot at as infantry
text-keyword-vehicle = is shot at as a vehicle
text-keyword-air-force = is shot at as air force; can attack whoever is on a recon flight
text-keyword-building-unit = stays on its planet, at most one there, and does not hold it alone
text-keyword-job = lies open for everybody; who fulfils it first receives the reward and the card
text-keyword-anomaly = research ships study it level by level; who adds the last level carries out the card and keeps it

## Card texts: governments and cabinet

text-size = State size { $n }
text-trade-all = Trade with the supply { $ratio } : 1
text-trade-both = Trade { $resource } and AWE { $ratio } : 1
text-trade = { $from } for { $to }: { $ratio } : 1
text-cabinet-commission = 3 culture for a free political action in this round, at most twice; 1 culture turns a political action into another kind
text-cabinet-expedition = 5 culture and three event cards, a planet claim or research: a research ship of the outermost ring finds a planet beyond it
text-cabinet-trade-investment = 5 culture: one trade ratio becomes better by 1 for good, at best 2 : 1
text-flag-no-new-treaties = No new treaties
text-flag-no-votes = No votes
text-flag-open-casus-belli = Everybody has a reason for war
text-flag-no-blockade-in-peace = No blockades in peace
text-win = The proposer wins the game at once
text-contest-income-culture = Competition for the highest income of culture; each place also has the rewards of lower ones
text-contest-count-technologies = Competition for most technologies; each place also has the rewards of lower ones
text-contest-sum-military-hull = Competition for most hull of fleets; each place also has the rewards of lower ones
text-contest-count-routes-and-trade-treaties = Competition for most trade routes and trade treaties; each place also has the rewards of lower ones
text-place = Place { $n }:
text-modify-tech-cost-known = Technologies that somebody has researched cost { $by } R
text-modify-tech-cost-chosen = The named technology costs { $by } R
text-modify-militia-per-level = Militia for each level of a colony { $by }
text-set-war-declare-cost = Declaring war may cost { $n } culture
text-set-ia-build-network-illegal = Building networks is legal (later part of the game)
text-keyword-law-always = May always be proposed, cannot be held, and is voted on first; one in a round
text-keyword-law-multiple = May be adopted again while it is in force; its effect happens again
text-keyword-law-competition = Two closing phases after its adoption all players are ranked, then it leaves the game
text-note-where-any-colony = of the named colony
text-note-when-on-kill = whenever you destroy an enemy unit
text-note-when-on-kill-outlaw = whenever you destroy a neutral unit or one of a sanctioned player
text-note-per-own-network = for each of your networks
text-note-per-adoption = for each adoption
text-note-target-least-vp = who has fewest victory points
text-note-target-rich-player = each player with more than 20 AWE
