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
sk-does-armistice = You may offer resources with it. If it is accepted, there is peace for this round and the next two, and war goals are evaluated.
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
sk-lack-no-federation = Only a Federation invites, only who is in none, and at most half of all players.
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
