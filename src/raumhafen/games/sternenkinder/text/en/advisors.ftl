# Advisors: sought, brought into play, raised, bribed, killed; the veto (A10.11 to A10.13, A8.31, A8.41)

ask-advisor-surplus = Which advisor goes to the display?
ask-advisor-replaced = There is no place left. Which advisor leaves?
ask-advisor-free = Which ability do you get free of cost?
ask-clan-card = Do you pay 3 AWE for a card of the black market?
ask-pirate-place = Where do the hired pirates appear?
ask-hasty-fleet = Which fleet gets one more system?
ask-veto = Do you use the veto of the Voice of the Okima? You have it once.
ask-attempt-bid = How much culture do you bid for the life of the advisor?

action-seek = Look for advisors
action-advisor = Bring into play: { $advisor }
action-advisor-at-advisor-surplus = To the display: { $advisor }
action-advisor-at-advisor-replaced = Let go: { $advisor }
action-advisor-at-ia-detail = Target: { $advisor }
action-advisor-at-sale = Let go: { $advisor }
action-skill = { $advisor }: { $ability }
action-skill-at-ia-detail = Bribe { $advisor }: { $ability }
action-consult = Consult: { $advisor }
action-watch = Veto, on or off: { $veto }
action-yes-at-veto = Prevent it
action-no-at-veto = Let it happen
action-amount-at-attempt-bid = { $amount } culture

event-seeks = { $seat } looks for advisors.
event-advisor-drawn-own = You draw an advisor: { $advisor }.
event-advisor-shown = { $seat } puts an advisor into the display: { $advisor }.
event-advisor = { $seat } has a new advisor: { $advisor }.
event-advisor-gone = An advisor leaves { $seat }: { $advisor }.
event-advisor-raised = The advisor of { $seat } can do more: { $advisor }, { $ability }.
event-advisor-full = The advisor of { $seat } is fully developed: { $advisor }, { $ability }.
event-treaties-pay = The Countess brings { $seat } { $amount } culture for treaties.
event-consults = { $seat } consults an advisor: { $advisor }.
event-calm = { $seat } is less weary of war by { $amount }.
event-veto-asked = { $other_seat } is asked whether { $seat } may act: { $veto }.
event-veto = { $seat } prevents an action of { $other_seat }.
event-veto-watches = { $seat } wants to be asked: { $veto }.
event-veto-ignores = { $seat } does not want to be asked any more: { $veto }.
event-bribe = { $seat } bribes an advisor of { $other_seat }: { $advisor }, { $ability }.
event-assassinated = { $advisor } of { $other_seat } is dead. { $seat } bid { $amount } culture, against { $bid } culture and { $bonus } for guards.
event-survives = { $advisor } of { $other_seat } survives an attempt. { $seat } bid { $amount } culture, against { $bid } culture and { $bonus } for guards.

illegal-no-experts = Advisors come only to a Council of Experts.
illegal-advisor-away = This advisor is neither in your hand nor in the display.
illegal-no-skill = This is not an ability of the next level of an advisor of yours.
illegal-raised = He was raised in this politics phase already.

ability-basic = basic ability
ability-first-a = level 1, first choice
ability-first-b = level 1, second choice
ability-second-a = level 2, first choice
ability-second-b = level 2, second choice

veto-against = against you
veto-war = wars
veto-law = laws
veto-government = changes of government
veto-policy = policies
veto-advisor = advisors
veto-treaty = treaties
veto-institution = institution actions
veto-other = other political actions

sk-kind-seek = Look for advisors
sk-kind-advisor = Advisors
sk-kind-skill = Raise advisors
sk-kind-consult = Consult advisors
sk-kind-watch = When the veto asks you

text-advisor-level-1 = Level 1, one of two:
text-advisor-level-2 = Level 2, one of two:
text-advisor-a = First choice
text-advisor-b = Second choice
text-rule-voice-okima = You may prevent a political action or an institution action of another player: it is spent, its costs are not paid, and it is not repeated in this round. You say beforehand about which kinds you want to be asked.
text-modify-anomaly-stage = Levels of an anomaly for each study { $by }
text-modify-bid-fee = The fee of auctions { $by } culture
text-modify-building-cost = Buildings cost { $by }
text-modify-fleet-strategic-move-one = One of your fleets moves { $by }
text-modify-ground-hit = Dice of your ground units { $by }
text-modify-loot-points = Loot points for each battle won { $by } (later part of the game)
text-modify-mercenary-upkeep = Upkeep of mercenaries { $by } AWE
text-modify-network-cost = Networks cost { $by } culture
text-modify-network-max-level = Highest level of networks { $by }
text-modify-policy-upkeep = Upkeep of each policy { $by } culture
text-modify-route-cost = Trade routes cost { $by } AWE
text-modify-ship-hit-first-round = Dice of your fleets in the first round of a battle { $by }
text-modify-ship-initiative = Initiative of your ships { $by } (later part of the game)
text-modify-ship-military-upkeep-total = Upkeep of all fleets together { $by } AWE
text-modify-tech-cost = Technologies cost { $by } research
text-modify-underground-cost = Services of the underground cost { $by } AWE
text-modify-unit-ground-cost = Ground units cost { $by } food
text-modify-vote-cost = Bought votes cost { $by } culture
text-note-limit-game = once in a game
text-note-limit-round = once a round
text-note-limit-twice-round = twice a round
text-note-per-own-connected-colony = for each colony connected with your home world
text-note-when-economy = in the economy phase
text-note-when-movement-start = in the movement phase, before it moves
text-note-when-on-auction-won = whenever you win an auction
text-note-when-on-battle-won = whenever you win a battle
text-note-when-on-explore = whenever you discover a system
text-note-when-on-illegal-ia = whenever an illegal institution action of yours succeeds
text-note-when-on-law-passed = whenever a law of yours is adopted
text-note-when-politics-start = when the politics phase begins
text-note-where-every-own-colony = on each of your colonies, without the home world
text-note-where-own-system = in a system of yours
text-policy-council-grant = One more place for an advisor; both work at the same time.

# Judicial Power, the Great Forum, Clans and Seele (A16.5, A16.6, A22.14, A22.16)

ask-all-laws = Do you destroy a law, or take one over?
ask-claimed-law = Which law?
ask-forum = Which treaty do you force on this player?
ask-clan-place = In which system do the ship and the network appear?
ask-seele-milestone = Do you pay Seele 20 culture for a victory point?

action-choice-at-all-laws = { $choice ->
    [1] Destroy a law in force
   *[other] Take over a law of another player
}
action-law-at-claimed-law = { $law }
action-policy-at-law-target = { $policy }
action-policy-at-enacted-target = { $policy }
action-treaty-at-forum = { $treaty } with { $other_seat }
action-no-at-forum = No treaty
action-yes-at-seele-milestone = Pay
action-no-at-seele-milestone = Keep the culture

event-special-law = { $seat } holds a special law: { $law }.
event-law-taken = { $seat } takes over a law: { $law }.
event-law-destroyed = { $seat } destroys a law: { $law }.
event-law-proposed-policy = { $seat } proposes a law about { $policy }: { $law }.
illegal-policy-outlawed = A law has outlawed this policy.

text-policy-judiciary = When a law of yours is adopted: 1 culture for each gold vote of all, twice as much from five on (at most 20 culture), from ten on also a victory point. You hold three special laws.
text-goal-forum = An embassy on every other home world: you force one treaty on each player, without cost.
text-law-all-laws = A law in force leaves the game, or your marker replaces that of another player on a law.
text-law-humanitarian-law = Whoever bombards a colony, commits a terror attack or starts a rebellion gets one more level of sanctions each time, and the proposer 2 culture.
text-law-outlaw-policy = The named policy is inactive for all and costs no upkeep.
text-flag-free-advisor-upgrade = One of your advisors rises by a level free of cost
text-have-advisor-level = An advisor of level { $n }
text-have-networks-level-3 = { $n } networks of level 3 or higher
text-note-where-same-system = in the same system
text-request-advisor-in-play = Bring an advisor into play
text-request-agent-ia-performed = Let an agent perform an institution action

# Influence (A18.11)

ask-incite = Where do you let the militia rise? Once for each planet.
action-no-at-incite = Nowhere
event-incites = The influence of { $seat } lets the militia of { $other_seat } rise in { $system }.

# Planetary events (B27.6.6)

ask-assistance = How much of what is demanded do you pay for the owner? (food, AWE, research, culture one after the other)
event-assists = { $seat } pays { $amount } { $resource } for the option in { $system }.

# Kosme protection (A13.10)

ask-protection-place = Where does the fleet of Kosme appear?
action-protection = Ask Kosme for protection
event-kosme-lost = { $seat } pays { $amount } culture for the lost fleet of Kosme.
illegal-protected = Kosme protects you already in this round, or you have no place for its fleet.
sk-kind-protection = Protection of Kosme
text-cabinet-kosme-protection = 10 culture: a fleet of Kosme on an own planet or at an own guard until the closing phase. If it is destroyed, you pay again.

# The chapter of advisors

sk-advisors-own = Your advisors
sk-advisors-of = Advisors of { $name }
sk-no-advisors = No advisor yet.
sk-advisor-level = Level { $level } of 2
sk-advisor-upkeep = Upkeep { $amount }
sk-advisor-points = { $points ->
    [one] fully developed: 1 victory point
   *[other] fully developed: { $points } victory points
}
sk-advisor-raised = raised in this phase
sk-advisor-used = { $count ->
    [one] used once in this round
   *[other] used { $count } times in this round
}
sk-advisor-spent = used up for this game
sk-advisor-spent-by = used up for { $name }
sk-advisor-choices = One of two can be learnt
sk-advisor-later = What can be learnt later
sk-advisors-offered = Advisors on offer
sk-advisors-help = The display is open to all. Bringing an advisor into play costs his price and a government action; he replaces another if no place is left.
sk-advisor-deck = { $count ->
    [0] The deck is empty.
    [one] One advisor is left in the deck.
   *[other] { $count } advisors are left in the deck.
}
sk-advisor-held = in your hand, only you know it
sk-none-offered = Nobody is in the display.
sk-seek-does = Draws two advisors: one stays in your hand, the other goes to the display. Costs a government action.
sk-advisors-others = Advisors of the others, bribery
sk-no-advisors-others = Nobody else has an advisor.
sk-bribery-help = Your diplomat on the home world of the owner bribes an advisor: one ability works for you in this round, not for the owner. Guards and police make it dearer.
sk-bribe = Bribe an advisor
sk-bribe-price = Bribe { $price }
sk-works-for = works for { $name } in this round
sk-bribed = { $name } has bribed { $advisor } for this round: { $ability }.
sk-seen-advisors = { $name } has in the hand: { $list }
sk-veto = Your veto
sk-veto-help = Once in a game you prevent an action of another player. You are asked only about the kinds that are switched on here; you can change them at any time.
sk-vetoed = Prevented in this round: { $name }, { $deed }
sk-trigger-veto = { $name } is about to act: { $deed }.
sk-ask-veto = Do you prevent it? You have your veto once.
sk-lack-vetoed = Prevented by a veto in this round.
sk-lack-raised = He was raised in this politics phase already.
sk-lack-advisor-deck = The deck of advisors is empty.
sk-lack-food = You are short of { $missing } food.
sk-lack-research = You are short of { $missing } research.
