## The board in the browser

sk-map = Map of the galaxy
sk-zoom = Size of the map
sk-zoom-all = Show the whole galaxy
sk-zoom-home = Show my home world
sk-parts = Parts of the board
sk-tab-map = Map
sk-tab-act = Act
sk-tab-empire = Empire
sk-tab-research = Research
sk-tab-politics = Politics
sk-round = Round { $round } of { $limit }
sk-target = { $points } points win
sk-set-up = Set-up
sk-phases = Phases of the round
sk-phase-politics = Politics
sk-phase-economy = Economy
sk-phase-movement = Movement
sk-phase-battles = Battles
sk-phase-closing = Closing

## Words of the map

sk-face-down = Face-down system
sk-amount = { $amount } { $resource }
sk-points-ground = { $points } GC
sk-points-space = { $points } SC
sk-colony-of = Colony of { $name }, level { $level }
sk-blocked = under blockade
sk-fleets-of = { $count ->
    [one] a fleet
   *[other] { $count } fleets
} ({ $name })
sk-neutral-fleets = { $count } × { $kind } (neutral)
sk-neutral = Neutral
sk-unit-defence = Defence building
sk-mark-route = has a trade route here
sk-mark-gate = has an artificial gate here
sk-mark-blockade = blocks this system
sk-mark-control = controls this system
sk-inspector = What lies here
sk-may-hold = Still face down in this ring:
sk-pieces = Units
sk-cargo-of = Aboard fleet { $fleet }, known to you alone:
sk-strengths = Strength in space
sk-sites = Building sites
sk-free-sites = { $count ->
    [one] One free site
   *[other] { $count } free sites
}
sk-garrison = Defence
sk-garrison-unknown = A garrison of unknown size
sk-garrison-none = No garrison
sk-only-you = Only you know this.
sk-unsettled = Nobody has settled here.
sk-damage = Bombarded: { $pips } { $pips ->
    [one] pip
   *[other] pips
}
sk-open-card = Open event: { $card }
sk-stage = Anomaly of level { $stage }
sk-link = Quantum tunnel to { $system }
sk-conquered = Taken from { $name } in war
sk-events = Events of the planet
sk-events-active = { $active } active, { $due } due
sk-events-threat = Threat: { $pips }
sk-events-done = Nothing more will happen here.
sk-kind-develop = Options of planets
sk-kind-force = Forced development

## What one can do

sk-assistant = Assistant
sk-menu = What you can do
sk-acted = { $acted } of 2 actions taken
sk-help-politics = Change your government, let the cabinet work, or pass.
sk-help-economy = Research, build, grow and buy, two actions in a turn, until you pass. Capacity is not kept.
sk-help-movement = Move your ships and fleets, two in a turn. Tap a unit on the map, then where it goes.
sk-help-battles = Fleets and armies that meet fight it out.
sk-help-closing = Investors, milestones and victory points are counted.
sk-waits-for = Waiting for { $names }.
sk-watch = See what happens.
sk-nothing-asked = Nothing to decide now.
sk-forget = Passing now would forget:
sk-forget-actions = { $count ->
    [one] one political action
   *[other] { $count } political actions
}
sk-forget-grow = { $count ->
    [one] a colony that could grow
   *[other] { $count } colonies that could grow
}
sk-forget-research = { $count ->
    [one] a technology you could research
   *[other] { $count } technologies you could research
}
sk-forget-ground = { $points } ground capacity
sk-forget-space = { $points } space capacity
sk-forget-unit = { $unit } in { $system } has not moved
sk-kind-people = Peoples
sk-kind-govern = Change of government
sk-kind-cabinet = Cabinet
sk-kind-convert = Turn political actions
sk-kind-research = Research
sk-kind-build = Build
sk-kind-upgrade = Upgrade
sk-kind-grow = Growth
sk-kind-buy = Units
sk-kind-equip = Equipment
sk-kind-lower = Set capacity aside
sk-kind-trade = Trade with the supply
sk-kind-fly = Civil ships
sk-kind-study = Study anomalies
sk-kind-move = Fleets
sk-kind-blockade = Blockades
sk-kind-lift = Lift blockades
sk-kind-distant = Distant war
sk-kind-sell = Sell
sk-withheld = Not to be had now
sk-needs = Needs { $tech }
sk-short-of = { $amount } { $resource } too few
sk-short-ground = { $points } ground capacity too few
sk-short-space = { $points } space capacity too few
sk-no-place = Not possible now; tap to ask why
sk-points-left = { $points } left: { $capacity }
sk-open-research = Show all technologies
sk-grow-to = { $system } to level { $level }
sk-act-fly = Move { $ship } from { $system }
sk-act-study = Study { $system } with the { $ship }
sk-act-move = Move fleet { $fleet } from { $system }
sk-strike-who = { $count ->
    [one] Your unit acts: { $unit }
   *[other] { $count } units act: { $unit }
}
sk-strike-dice = { $dice ->
    [one] a die for each unit, hits on { $need }+
   *[other] { $dice } dice for each unit, hit on { $need }+
}, { $damage } { $kind ->
    [energy] damage of energy
   *[other] damage
}
sk-strike-chance = { $percent } % that something falls
sk-percent = { $percent } %
sk-unit-dice = { $dice ->
    [one] a die, hits on { $hit }+, { $damage } damage
   *[other] { $dice } dice, hit on { $hit }+, { $damage } damage
}
sk-hit-destroys = { $damage } damage: destroyed
sk-hit-leaves = { $damage } damage: hull { $hull } left
sk-odds-battle = If both sides fight on from round { $round }
sk-fleet-limit = Fleets: at most { $most }
sk-act-target = { $unit }, hull { $hull }
sk-act-site = Site { $slot }: { $building }
sk-fleet-number = Fleet { $fleet }

## Treasury and sums

sk-treasury = Treasury
sk-capacity-ground = Ground
sk-capacity-space = Space
sk-state-size = State size
sk-votes = Votes
sk-open-sum = { $what }: show the sum
sk-sum-of = Where it comes from: { $what }
sk-sum-wait = Adding up …
sk-sum-total = Together
sk-sum-none = Together { $total }; there is no sum to show now.

## Research, empire, politics

sk-research-legend = You have { $amount } research. Lit technologies can be researched now; prices are yours now.
sk-field-known = { $known } of { $all } known
sk-tech-known = You know it.
sk-tech-open = Can be researched for { $price } research.
sk-tech-dear = Costs { $price } research, more than you have.
sk-tech-closed = Costs { $price } research and builds on others you lack.
sk-tech-needs = Builds on: { $techs }.
sk-tech-cheaper = Somebody was first: { $printed } research is printed.
sk-colonies = { $count } of { $most } planets that your state can govern
sk-column-system = System
sk-column-level = Level
sk-column-buildings = Buildings
sk-column-garrison = Garrison
sk-units = Ships and fleets
sk-fleet-values = A fleet of yours: hull { $hull }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}, hits from { $hit } on, { $damage } damage, costs { $price } AWE, upkeep { $upkeep }; at most { $most } of them.
sk-government-now = Government: { $government }.
sk-government-next = Next round: { $government }.
sk-governments = Governments
sk-political-actions = Political actions
sk-points = Victory points
sk-planets = Planets
sk-techs = Technologies
sk-fleets = Fleets
sk-passed = passed
sk-seat-line = People: { $people } · Government: { $government } · Home world: { $home }
sk-seat-words = { $points } victory points, { $planets } planets, { $techs } technologies; { $account }

## Battles

sk-battle = Battle
sk-battle-space = Battle in space
sk-battle-ground = Ground battle
sk-battle-round = Combat round { $round }
sk-side-attacker = Attacker
sk-side-defender = Defender
sk-hull = Hull
sk-hits = { $count ->
    [one] One hit to assign
   *[other] { $count } hits to assign
}
sk-armour = armour { $armour }
sk-no-units = No units
sk-fortress = Fortress: { $points }
sk-initiative = Initiative { $step }

## The guided rounds

sk-lesson-goal = Welcome! You lead a people among the stars. Whoever has six victory points first wins this short game: by growing colonies, whole fields of research, discoveries, investors and conquests. The map shows the galaxy; most of it still lies face down.
sk-lesson-first-tech = You begin with one technology of your choice. Lit ones can be had now. For a first game take Interstellar Trade or Expanded Economy: they help your income.
sk-lesson-treasury = Below is your treasury: food for growing and buildings, AWE for ships, research for technologies, culture for politics. The small number is your income; touch a number and it opens into its sum.
sk-lesson-assistant = The assistant lists what you can do in this phase, with prices. You take two actions, then the others do, until everybody has passed. It also reminds you of what passing would forget.
sk-lesson-research = Research something: open the graph of technologies, or choose one from the list.
sk-lesson-build = Now build: every building stands on a building site of a colony and brings more of its resource each round.
sk-lesson-place = Where shall it stand? Lit systems on the map can be tapped.
sk-lesson-pass = Who has passed is out of the phase. The movement phase begins: ships and fleets move, two a turn.
sk-lesson-fly = Your research ship discovers the galaxy. Tap the lit system in which it waits.
sk-lesson-step = Now tap where it flies. A face-down system is revealed when it is entered; planets, anomalies and dangers wait there.
sk-lesson-chapters = Each round but the first begins with politics. Its sheet has five chapters; the first is diplomacy: treaties, wars and the High Council, with prices, effects and the reason if something cannot be done. Whom you have not discovered you cannot talk to: ships or colonies of both must be in the same or in neighbouring systems.
sk-lesson-government = Government: a better one rules more planets and trades on better terms. With it come policies that you introduce, and goals that bring victory points.
sk-lesson-agents = Agents: characters travel aboard your research ships. Agents build networks and spy, diplomats speak for you, police stands guard. Each may carry out one institution action a round without a political action.
sk-lesson-advisors = Advisors: you seek them, play them for their price and upgrade them twice. Each has an ability of its own, and wants upkeep.
sk-lesson-market = Market: cards of the black market are auctioned, with secret bids of everybody. The underground sells its services for AWE.
sk-lesson-politics = Most of it costs political actions: some are only for treaties, institutions, laws or the government, free ones are for any of these. The assistant lists what you can do now, with the cabinet as well. Passing is no shame.
sk-lesson-council = You have discovered each other: now the High Council can meet, once a round. Who calls it proposes a law, the others may too, and then all vote in secret. Further votes can be bought with culture.
sk-lesson-treaty = Treaties are possible now as well. Offer one, for example a trade treaty: then you can exchange resources in the economy phase. The bot answers at once. A refusal costs no action.
sk-lesson-share = The culture that a treaty costs can be shared. How much shall the other pay? The less it is, the sooner the answer is yes.
sk-lesson-offer = Somebody makes you an offer: a treaty or an exchange. Accept it or refuse it; a treaty can also be answered with a counter-offer. You can answer even when it is not your turn.
sk-lesson-law = The High Council meets. Choose the law that you propose, or none.
sk-lesson-vote = Now vote: are you for the law or against it? Nobody sees your vote before all have voted.
sk-lesson-colony = Two planets are better than one. Buy a colony ship, fly it to a planet you have found, and settle there in the next economy phase.
sk-lesson-found = Your colony ship can settle: tap the planet.
sk-lesson-battle = A battle: the panel on the map shows both sides. Choose who is hit; the dice do the rest.
sk-lesson-free = Now you know the round: politics, economy, movement, battles, closing. The hint helps when you do not know what to do. Good luck!

## Options of planetary events

sk-act-option = { $option }: { $words }
sk-option-words = { $price } → { $reward }

## Investors, missions, distant wars, cards

sk-tab-affairs = Events
sk-investors = Investors
sk-request-open = Request open
sk-request-done = Request fulfilled
sk-milestone-open = milestone open
sk-milestone-done = milestone reached
sk-request-now = Fulfilled in this round by:
sk-jobs = Missions, open to everybody
sk-no-jobs = No mission lies open.
sk-distant = Distant war
sk-no-distant = No distant war lies open.
sk-away = has sent an army from { $system }: { $war }
sk-away-mine = Your army far away, which only you know: { $units }
sk-hand = Your event cards: { $count }
sk-hand-of = Event cards: { $count }
sk-no-hand = No event cards.
sk-decks = Cards left in the decks
sk-deck-loot-1 = Loot I
sk-deck-loot-2 = Loot II
sk-deck-loot-3 = Loot III
sk-reader = What the technology does
sk-reader-help = Point at a technology or tap it to read what it does.
sk-price = { $price } research

## Final score

sk-scores = Victory points
sk-score-colonies = Colonies of level III and IV
sk-score-captured = Conquered planets
sk-score-kept = Research, discoveries, investors, events
sk-score-total = Victory points
sk-score-planets = Planets
sk-score-levels = Levels of all planets
sk-score-techs = Technologies
sk-score-routes = Trade routes
sk-score-fleets = Fleets
sk-score-cards = Event cards
sk-score-income = Income of all resources

## On stage

sk-stage-lost-title = You have lost a planet
sk-stage-lost = { $name } has conquered { $system }.

## Odds before an attack

sk-odds = Chance to win
sk-odds-ask = { $count ->
    [one] Show the odds for one fleet
   *[other] Show the odds for { $count } fleets
}
sk-odds-ground = Show the odds of a landing
sk-odds-wait = Being worked out …
sk-odds-none = There is nothing to fight about here now.

## What else an empire has

sk-claims = Planet claims: { $count }
sk-equipment = Equipment of civil ships: { $list }
sk-guards = Guards: { $list }
sk-networks = Networks: { $list }
sk-aid = Development aid received: { $count }
sk-skipped = Larger than the state size for { $count } incomes: every second one is skipped
