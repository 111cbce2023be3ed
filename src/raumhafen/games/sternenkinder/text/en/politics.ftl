# The politics sheet

sk-asked = You are asked
sk-kind-treaty = Treaties
sk-kind-cancel = End treaties
sk-kind-war = Declare war
sk-kind-armistice = Armistice
sk-kind-recall = Failed laws

sk-deeds = What you can do
sk-deeds-later = Political actions come with the politics phase of the next round.
sk-deeds-treaties = Treaties
sk-deeds-war = War and peace
sk-deeds-council = High Council
sk-deed-free = no culture
sk-deed-able = possible now
sk-deed-alliance = { treaty-alliance }
sk-deed-trade = { treaty-trade }
sk-deed-intelligence = { treaty-intelligence }
sk-deed-armament = { treaty-armament }
sk-deed-federation-invite = { treaty-federation-invite }
sk-deed-cancel = { treaty-end-treaty }
sk-deed-war = { treaty-war }
sk-deed-armistice = { treaty-armistice }
sk-deed-hire = { treaty-mercenaries }
sk-deed-dismiss = Dismiss mercenaries
sk-deed-council = Law proposal
sk-deed-initiative = Law initiative
sk-deed-recall = Put a failed law back
sk-deed-plead = Plead with the Sovereign

sk-does-alliance = Who declares war on one of you is at war with both. You can neither declare war on nor raid each other.
sk-does-trade = In each economy phase both of you may propose one exchange: one resource against any others. Several are possible with the same partner.
sk-does-intelligence = Each of you treats the other's networks as their own. Costs 1 culture for each network that you own together.
sk-does-armament = You share ground and space capacity: each may produce at the other's capacity buildings.
sk-does-federation-invite = The guest joins your federation: victory points and target are added, and you win together. Costs 3 culture for each victory point of the guest.
sk-does-cancel = The treaty holds to the end of the round. One action ends several treaties with the same partner.
sk-does-war = Both sides may attack each other's units and colonies; allies of the attacked are drawn in, and treaties between you end. Without a casus belli you choose what to pay, and the other may prevent it for one and a half times as much.
sk-does-armistice = You may offer resources, systems and units with it; the other may make one counter-offer; refused, it costs no action. If it is accepted, there is peace for this round and the next two, and war goals are evaluated.
sk-does-hire = A mercenary fleet without technology and capacity; its upkeep is doubled.
sk-does-dismiss = The mercenary fleet leaves, and its upkeep with it.
sk-does-council = Calls the High Council, once a round: you propose a law, all others may propose one too, then votes are cast in secret.
sk-does-initiative = Draws a law from the deck into your hand.
sk-does-recall = A failed law goes back into the deck.
sk-does-plead = Removes a pip from the Sovereign of the Sea; without pips it can be proposed again.

sk-lack-turn = Only in your own turn, as its first action.
sk-lack-unknown = You have not discovered each other yet.
sk-lack-at-war = You are at war.
sk-lack-sanctions = Sanctions forbid you new treaties.
sk-lack-their-sanctions = Sanctions forbid { $name } new treaties.
sk-lack-no-federation = Only a Federation invites, only who is in none and at war with none of its members, and at most half of all players.
sk-lack-concluded = You have this treaty already.
sk-lack-refused = Refused in this phase already.
sk-lack-culture = { $missing ->
    [0] Nobody can pay the culture.
   *[other] You are { $missing } culture short.
}
sk-lack-awe = You are { $missing } AWE short.
sk-lack-treaty-action = You have neither a treaty action nor a free one left.
sk-lack-law-action = You have neither a law action nor a free one left.
sk-lack-government-action = You have neither a government action nor a free one left.
sk-lack-federal = A Federation declares no war.
sk-lack-kleptocracy = Nobody declares war on a Kleptocracy.
sk-lack-bound = An alliance or a federation binds you.
sk-lack-peace = The agreed peace still holds.
sk-lack-fleets = You cannot have more fleets.
sk-lack-place = No planet of yours is free to receive them.
sk-lack-deck = The deck of laws is empty.
sk-lack-met = The council has met in this round.
sk-lack-undiscovered = Somebody has not been discovered by anybody yet.
sk-lack-no-law = You have no law to propose.
sk-lack-governs = Governs already, or from the next round on.
sk-lack-tech = Needs { $tech }.
sk-lack-character = You have no ship with the character for it.
sk-lack-institution-action = Its characters have acted, and you have neither an institution action nor a free one left.
sk-lack-reach = Nothing is in reach, or you are short of culture.

sk-offers = Offers
sk-no-offers = No offer is open.
sk-offer-in = { $name } offers you: { $matter }
sk-offer-out = You offer { $other }: { $matter }
sk-offer-others = { $name } offers { $other }: { $matter }
sk-offer-exchange = { $name } gives { $gives } and wants { $wants }.
sk-offer-nothing = nothing
sk-offer-all-mine = You pay all of the culture.
sk-offer-all = { $name } pays all of the culture.
sk-offer-mine = You pay { $amount }.
sk-offer-share = { $name } pays { $amount }.
sk-offer-agreed = Agreed: is concluded in the turn of { $name }.
sk-offer-asks-you = It waits for your answer.
sk-offer-countered = A counter-offer: it waits for your answer.
sk-offer-waits = It waits for the answer of { $name }.
sk-offer-unable = It cannot be carried out now: somebody cannot pay, or something else has come between.
sk-offer-later = You can answer as soon as what is going on is done.
sk-answer-accept = Accept
sk-answer-refuse = Refuse
sk-answer-withdraw = Withdraw
sk-answer-counter-offerer = Counter: I pay nothing
sk-answer-counter-half = Counter: half each
sk-answer-counter-partner = Counter: I pay everything
sk-ahead = Offer it now for your next turn
sk-ahead-offerer = I pay everything
sk-ahead-half = half each
sk-ahead-partner = the other pays everything

sk-ties = Treaties and wars
sk-ties-picture = Treaties and wars as lines between the players; they are listed below.
sk-no-ties = Nobody is bound to anybody, and nobody is at war.
sk-tie = { $name } and { $other }: { $tie }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
sk-tie-ended = to the end of the round
sk-tie-war = War
sk-tie-federation = Federation
sk-tie-alliance = { treaty-alliance }
sk-tie-trade = { treaty-trade }
sk-tie-intelligence = { treaty-intelligence }
sk-tie-armament = { treaty-armament }
sk-tie-peace = agreed peace
sk-casus = { $name } has a casus belli against { $other }.
sk-strangers = Not discovered by anybody: { $names }.
sk-war-of = War: { $attackers } against { $defenders }
sk-war-balance = Victories of the attackers less those of the defenders: { $balance }.
sk-weariness = { $name }: weariness { $weary }
sk-goal = { $goal } { $about } ({ $name })
sk-goal-blockade = Break the blockade of
sk-goal-recapture = Recapture
sk-goal-colony = Take the colony
sk-goal-victory = Victory
sk-goal-revenge = Destroy a colony in return, at least of level
sk-goal-agent = Drive out the agent in
sk-goal-done = reached
sk-goal-open = open

sk-chamber = High Council
sk-voted-now = Voted on now
sk-ballot-secret = Votes are cast in secret and revealed at once; a tie fails.
sk-council-met = The council has met in this round.
sk-council-rests = The council has not been called in this round.
sk-gold-why = Gold votes do not count. If your side wins, each two of them bring a resource of your choice.
sk-votes-seat = Player
sk-votes-left = Left
sk-laws-held = Laws in hand
sk-vote-price = A vote more costs you { $amount }, for one ballot.
sk-sovereign = { $pips ->
    [one] One pip lies on the Sovereign of the Sea.
   *[other] { $pips } pips lie on the Sovereign of the Sea.
}
sk-law-hand = Your laws, which only you know
sk-laws = Laws in force
sk-no-laws = No law is in force.
sk-laws-failed = Failed laws
sk-law-deck = { $count ->
    [one] One law is left in the deck.
   *[other] { $count } laws are left in the deck.
}
sk-law-about = { $law }: { $target }
sk-law-by = Proposed by { $name }
sk-law-pips = { $pips ->
    [one] one pip
   *[other] { $pips } pips
}

sk-chapters = Chapters of politics
sk-chapter-talks = Diplomacy
sk-chapter-government = Government
sk-chapter-agents = Agents
sk-chapter-advisors = Advisors
sk-chapter-market = Market

sk-no-political-actions = No political action is left.
sk-lack-phase = Only in the politics phase.
sk-government-brings = What it brings
sk-rules-now = Governs now
sk-rules-next = From the next round on
sk-abilities = What the government has reached
sk-policies = Policies
sk-policy-places = { $count } of { $places } places
sk-policies-active = In play
sk-policies-resting = Resting
sk-policies-open = To be introduced
sk-no-policies = No policy is in play.
sk-policy-bound = bound
sk-policy-bound-why = It rests while a government of another family rules.
sk-policy-used = used in this round
sk-policy-rests = It rests and costs nothing: it is bound to another government, or had no place.
sk-regime-goals = Goals of the government
sk-goals-help = Each can be reached once, by whoever has its government. Every second goal is a victory point.
sk-goals-others = Goals of other governments
sk-goal-taken = Reached by { $name }
sk-goal-pay = Pay for it
sk-progress = { $name }: { $done } of { $most }
sk-wonders = Space wonders
sk-wonders-help = A Logocracy builds them, one stage a round.
sk-wonder-stage = Stage { $stage } of { $stages }
sk-wonder-build = Build a stage
sk-reigns = The governments of the others
sk-reign-policies = Policies: { $list }
sk-reign-resting = Resting: { $list }
sk-reign-goals = Goals reached: { $list }
sk-rival = Rival: { $name }, counter { $pips }
sk-count-dividend = Peace dividend: { $n }
sk-count-fund = Fund: { $n }
sk-count-stock = Market value: { $n }
sk-count-influence = Influence: { $n }
sk-count-experiments = Anomalies researched by experiment: { $n }
sk-focus = Research in focus: { $field }
sk-federates = Federation: { $names }
sk-branches = Branches: { $list }
sk-lent = Has lent { $amount } AWE to { $name }
sk-owed = Owes { $name } { $amount } AWE

sk-crews = Your characters
sk-crews-of = Characters of { $name }
sk-crews-others = Characters of the others
sk-no-crews = None of your research ships carries a character. They come aboard in the economy phase.
sk-no-crews-of = No characters.
sk-crew-ship = Ship { $ship }
sk-crew-show = Show the reach on the map
sk-crew-ready = may act
sk-crew-acted = has acted
sk-crew-reach = { $level ->
    [0] Acts in its own system only.
   *[other] Network of level { $level }: acts in { $count } systems.
}
sk-goods-bronze = Contraband (bronze)
sk-goods-gold = Contraband (gold)
sk-outposts = Networks, guards, embassies, mines
sk-no-outposts = Nobody has built anything of the kind.
sk-outpost-network = Network
sk-outpost-guard = Guard
sk-outpost-embassy = Embassy
sk-outpost-mine = Mine
sk-outpost-smuggling = Smuggling
sk-outpost-branch = Branch
sk-outpost-wonder = Space wonder
sk-outpost-level = { $what } { $level }
sk-seen = What you have reconnoitred
sk-seen-garrison = { $name }, garrison in { $system }: { $units }
sk-seen-cargo = { $name }, aboard fleet { $fleet }: { $units }
sk-seen-nothing = { $name } has neither garrisons nor troops aboard.
sk-shadows = What has happened in this round
sk-no-shadows = Nothing yet.
sk-ia-done = { $name }: { $ia } in { $system }
sk-cubes = { $count ->
    [one] One cube of { $name } lies on { $card }, placed by { $other }.
   *[other] { $count } cubes of { $name } lie on { $card }, placed by { $other }.
}
sk-watches = { $name } sees the armies and fleets of { $other }.
sk-shortage = Smuggling takes { $points } capacity from { $name }.

sk-ia-help = Each character acts once a round by itself, one in each turn; more cost an institution action or a free one. What is illegal is dearer where others have guards or police, who may arrest.
sk-ia-from = from { $amount }
sk-ia-by-target = varies
sk-ia-embassy-price = 6 Food, 3 GC
sk-ia-illegal = illegal
sk-ia-provokes = reason for war
sk-ia-network = needs a network of level { $level }
sk-ia-reaction = A reaction: you are asked as soon as it is possible.
sk-ia-recruit = A neutral or foreign unit here or next door joins you, for twice its price.
sk-ia-bribe = On a home world: an ability of an advisor of its owner works for you in this round, for half the price of its level.
sk-ia-assassinate = On a planet of a player, sealed bids: if yours is higher, one of his advisors is gone.
sk-ia-embassy = An embassy on a planet of another player: AWE for treaties and laws of yours, and votes.
sk-ia-dialogue = Culture by the level of a foreign planet, 1 for its owner; twice as much with an embassy.
sk-ia-pressure = On a home world: a cube of its owner on the war card or a treaty. Three of them force the treaty or give a reason for war.
sk-ia-support = Give an active player, on whose planet your diplomat is, political actions or cards.
sk-ia-influence = On a home world: a cube of its owner on a law. For each you cast one of his votes on it.
sk-ia-recon = You see all armies and fleets of a player until the end of the round.
sk-ia-build-network = A network of level 1, or one level more, up to 3. Characters in its system act as far away as it has levels.
sk-ia-smuggle = On an own planet the ship loads contraband, to be sold on planets of others.
sk-ia-dive = The ship moves from your network to another one or to a neighbouring system.
sk-ia-steal = Take resources of a player for 1 culture each, or a card for 5.
sk-ia-escape = A fleet comes where your agent is: the ship or a network gets away.
sk-ia-mine = A hidden mine of strength 1 to 3 in an asteroid field or on a trade route. You pay when it is set off.
sk-ia-corrupt = You gain as much as the resource buildings of a foreign planet have levels; its owner loses nothing.
sk-ia-probe = Culture by the level of the network below the ship.
sk-ia-sabotage = Destroys a civil unit, a guard or a building.
sk-ia-rebellion = The militia of a foreign planet fights for you at once.
sk-ia-disrupt = Damages civil units, or units in a nebula.
sk-ia-espionage = You gain a technology whose prerequisites you have; its owner loses research.
sk-ia-terror = A foreign colony loses a level.
sk-ia-subvert = A player at war grows more weary; or a unit that you have reconnoitred is destroyed.
sk-ia-uncover = A foreign network loses a level.
sk-ia-forge = Somebody else is blamed for your illegal action where your police is.
sk-ia-arrest = An illegal action happens where your police or guard is: both bid culture in secret.
sk-ia-patrol = Ship and units move from one of your guards to another.
sk-ia-guard = A guard of level 1, or one level more, up to 6.

sk-trigger-ia = { $name } acts in { $system }: { $ia }.
sk-trigger-own = You act in { $system }: { $ia }.
sk-trigger-mine = { $name } passes your mine of strength { $level } in { $system }.
sk-trigger-escape = A fleet of { $name } has come to { $system }, where your agent is.
sk-trigger-contraband = A ship of { $name } with contraband is in { $system }.
sk-ask-arrest = You keep watch there. Do you try to arrest the agent?
sk-ask-mine-fire = Do you set it off?
sk-ask-escape = Do you carry out your escape plan?
sk-ask-interception = Do you seize it?
sk-truce = An armistice of { $name } with { $other } is talked about. { $name } would give: { $what }.
sk-truce-system = planet in { $system }
sk-truce-unit = { $unit } in { $system }
sk-trigger-armistice-gift = Your offer to { $name } for an armistice so far: { $what }.
sk-trigger-armistice-thing = Your offer to { $name } for an armistice so far: { $what }.
sk-trigger-armistice-answer = { $name } offers you an armistice and gives you: { $what }.
sk-trigger-armistice-wish = What { $name } is to give you for an armistice so far: { $what }.
sk-trigger-armistice-counter = { $name } makes a counter-offer: you give for the armistice: { $what }.
sk-trigger-war-share = Your common war costs { $amount } culture. Promised so far: { $said }.
sk-ask-armistice-gift = How much { $resource } do you offer?
sk-ask-armistice-thing = Which systems and units do you add, one after the other?
sk-ask-armistice-answer = Do you accept it? There is peace then for this round and the next two.
sk-ask-armistice-wish = How much { $resource } do you want? Your amounts take the place of the resources offered.
sk-ask-armistice-counter = Do you accept it? There is peace then for this round and the next two.
sk-ask-war-share = How much do you pay? Still open: { $rest }; your equal part: { $part }. If not all is promised, everybody pays the equal part.
sk-latest-ia = Latest institution action: { $name }, { $ia }, { $system }.
sk-bid-give = Choose { $amount }
sk-bid-range = { $least } to { $most }
sk-bid-less = { $n } less
sk-bid-more = { $n } more
