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
text-war-weariness-less = War weariness −{ $n }
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
    [one] A card of the black market; without politics 4 resources of choice instead
   *[other] { $n } cards of the black market; without politics 4 resources of choice each instead
}
text-draw-advisors = { $n ->
    [one] Draw an advisor
   *[other] Draw { $n } advisors
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
text-modify-ia-illegal-cost = Your illegal institution actions cost { $by } culture (with politics)
text-modify-ia-illegal-cost-against-you = Illegal institution actions against you cost { $by } culture (with politics)
text-modify-militia-here = Militia of this planet { $by }
text-modify-policy-cost = Policies cost { $by } culture (with politics)
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
text-flag-buy-advisors = You may buy advisors
text-flag-counts-as-route = Counts as a trade route for movement: one system more, once a round
text-flag-fires-known-missile = Fights as a fleet of its planet
text-flag-gates-adjacent = All your gates are adjacent to each other
text-flag-planetary-shield = Fights as a fleet of its planet
text-flag-removes-danger = The system is no longer dangerous
text-flag-route-bonus-every-entry = Every trade route that a unit enters moves it one system further, not only the first
text-flag-sabotage-ignores-immunity = Sabotage ignores immunity (with politics)
text-flag-secrecy = Your technologies do not count for others; for 3 research more you publish one (with politics)
text-flag-space-wonders = A Logocracy may build wonders of space (with politics)

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
    [one] Have a law of yours in force
   *[other] Have { $n } laws of yours in force
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

text-size = State size { $n ->
    [99] ∞
   *[other] { $n }
}
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
text-modify-tech-cost-known = Technologies that somebody has researched cost { $by } research
text-modify-tech-cost-chosen = The named technology costs { $by } research
text-modify-militia-per-level = Militia for each level of a colony { $by }
text-set-war-declare-cost = Declaring war may cost { $n } culture
text-set-ia-build-network-illegal = Building networks is legal
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

# A8 characters and embassies
text-character-agent = One agent for each ship: institution actions of agents
text-character-diplomat = One diplomat for each ship: institution actions of diplomats
text-character-police = One police for each ship: institution actions of police
text-note-per-own-law = for each of your laws in force
text-note-per-culture-income-10 = for each full 10 culture of income
text-keyword-diplomatic-immunity = Diplomatic immunity: who destroys it in peace gets a level of sanctions
text-modify-ia-illegal-cost-all = Illegal institution actions { $by } culture
# governments, policies, goals and wonders

text-flag-branches = You may open branches on planets of others
text-flag-builds-wonders = You may build space wonders
text-flag-cannot-declare-war = You cannot declare war, but join one
text-flag-endless-expansion = Technologies for the state size count as researched; the galactic centre gives a victory point each round
text-flag-free-policy-of-this-government = A policy of this government, free of cost
text-flag-influence = You may raise your influence over other worlds
text-flag-lends-money = Others may borrow AWE from you and pay interest
text-flag-may-found-federation = You may found a federation, whose members win together
text-flag-own-military-is-mercenary = Your fleets count as mercenaries (with ships, in a later part of the game)
text-flag-policy-cost-refunded = The cost of the policy comes back
text-flag-utopia-upkeep = The upkeep of each fleet is higher by 1 AWE
text-flag-war-goal-rewards-doubled = Rewards for fulfilled war goals are doubled
text-have-active-policies = { $n } active policies
text-modify-culture-cost-except-ia = Every cost in culture: { $by }
text-note-per-law-in-force = for each law in force
text-note-per-own-colony = for each own colony
text-note-per-own-research-building = for each own research building
text-note-per-own-starbase = for each own starbase, in simple combat for each missile base
text-request-policy-introduced = Introduce a policy
text-policy-just-war = Once a round for 7 culture: a reason for war with free goals. At war culture pays for fleets and their upkeep where AWE is missing.
text-policy-war-booty = 2 AWE for each military unit you destroy, 2 food for a civil one; doubled at war and against neutral units. A captured colony of a war enemy brings a technology, and you have more votes on the Bounties.
text-policy-war-code = Capacity buildings cost 1 AWE less and give 2 culture for each level; at war each gives 1 more culture and 1 ground and space capacity.
text-policy-surveillance = Each of your planets counts as having a police; at war a garrison counts as two more.
text-policy-flagship = One extra fleet without upkeep; who destroys it gets a victory point. A new one costs 10 AWE.
text-policy-legion = At the end of each economy phase capacity buildings raise as many infantry as they have levels, and two starbases (missile bases) a fleet. Your militia fight as infantry.
text-policy-indoctrination = The first two pips of weariness of a war do not count, of the rest only every second.
text-policy-slavery = 1 AWE for each level of your planets; missile bases cost half. Your militia fight for the attacker, and your sanction level rises.
text-policy-dividend = Each closing phase at peace the counter rises, up to 6; each pip gives 1 of every resource a round. War sets it to 0.
text-policy-participation = In votes each colony counts one level higher; levels III and IV give 1 and 2 votes more.
text-policy-constitution = The cabinet costs 1 culture less for each of your policies of Democracy and Federation, and each culture building gives 1 culture for each of them.
text-policy-new-clouds = Closing phase: pay 10 of each resource for each member; each member gets a victory point.
text-policy-fusion = Members share income and upkeep equally; each resource building gives 1 more for each member, twice beside a centre.
text-policy-united-fleets = Units cost half more for each other member, who all get a copy. Members use each other's capacity and places.
text-policy-tech-parity = Members share their technologies as if researched.
text-policy-tax = Each source of AWE income gives 1 AWE more.
text-policy-fund = Economy phase: 3 AWE for a pip, twice a round and later more often. Each pip raises the bonus of your government by 1, at level II your AWE income.
text-policy-partner-seele = Mercenaries cost 1 AWE less upkeep and are bought in the economy phase.
text-policy-partner-tor = At once 2 trade routes and a fleet. Routes of others count as yours.
text-policy-flash-contracts = Mercenaries may join one of your fleets for 1 AWE for each system of distance.
text-policy-stock = Closing phase: change the market value by up to 3, between -12 and 12. It is the AWE income or upkeep of all players.
text-policy-real-estate = Once a round: offer more than the price for a resource building of another player; he sells or pays more.
text-policy-monetary-rule = Once a round in the economy phase: 30 AWE for a victory point.
text-policy-partner-form = Of 3 resources spent on a building 1 comes back. Each planet of level IV is a victory point more.
text-policy-mobility = Trade routes cost 2 AWE less and no capacity.
text-policy-equality = 2 food for each level of your colonies.
text-policy-civil-society = A civil unit each economy phase, free and without capacity.
text-policy-harmony = Each of your planets has one more building site.
text-policy-refuge = Once a round, for a government action: one of your colonies rises by a level.
text-policy-beacon = For each 6 colony levels of others in the range of your influence a victory point.
text-policy-education = Your fleets count as research ships where it helps; the damage they deal in battles brings as much research, and wonders may rise by two stages a round.
text-policy-experiment = An anomaly has stage I as soon as a ship studies it. Three anomalies researched are a victory point.
text-policy-free-research = Research buildings give 2 research more and cost 1 food less upkeep.
text-policy-partner-welle = 1 research for each research ship, at most 4, and 1 research for each system discovered.
text-policy-symposium = All stages of a wonder of your choice cost half, but for research.
text-policy-holism = 1 research for every two technologies.
text-policy-hyperfocus = Once: a research field costs half; until it is complete all others cost 3 research more.
text-policy-transmutation = Research is traded 2:1 into food and AWE. Food and AWE buildings give 2 more.
text-goal-order = Destroy 3 neutral fleets: any law comes into force at once as yours.
text-goal-rival = Rival counter 3: all his culture, at least 7 resources, and a victory point.
text-goal-arms = Produce 5 space capacity: twice as many resources of choice, and 1 AWE for each level of capacity buildings.
text-goal-judge = Pay 30 culture in the politics phase: any law comes into force at once as yours.
text-goal-favourite = A treaty and peace with every player: 5 culture for each treaty.
text-goal-law = 3 laws of yours in force: a victory point.
text-goal-market = 5 levels of AWE buildings: five more sources of 1 AWE.
text-goal-investment = Pay 10 AWE or more at the end of an economy phase: it comes back multiplied after the next one.
text-goal-network = A trade treaty with every player at the end of politics: 4 AWE for each, and AWE with each exchange.
text-goal-triaria = 30 AWE of income: a victory point.
text-goal-economy = 9 levels of resource buildings: 3 food for each level.
text-goal-refuge = 3 colonies: two colony levels at once.
text-goal-unknown = Send 3 colony ships beyond the edge of the map: a victory point.
text-goal-feed = Pay 5 food for each player, at least 20: all colonies of all players rise by a level.
text-goal-mankind = Give a technology that only you have, from each field, to all others: a victory point.
text-goal-map = Known ways from your home world to the centre and to all home worlds, and all its neighbours: discover as many systems as there are players.
text-goal-leader = In every field more technologies than each other player: 5 research for each of them.
text-goal-standard = Complete a research field before all others: 2 resources, but no research, for each technology of it.
text-wonder-stellar-swarm = On an own planet or next to a supernova, for 30 AWE, 15 research and 6 space capacity a stage: 12, then 25, then 50 AWE a round; stage 3: 3 victory points.
text-wonder-replication-yard = In a controlled asteroid field, for 20 AWE, 10 research and 4 space capacity a stage: 3, then 6, then 12 space capacity, and fleets cost 1, 2, 4 AWE less; stage 3: 3 victory points.
text-wonder-void-habitat = In a controlled nebula, for 20 food, 20 research and 6 ground capacity a stage: 4, then 8 votes and ground capacity, 1, then 3 of each resource; stage 2: 3 victory points.
