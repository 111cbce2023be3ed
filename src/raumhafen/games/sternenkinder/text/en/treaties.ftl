# Treaties and offers (A5)

option-politics = Politics
option-politics-false = Without
option-politics-true = With treaties, wars, High Council, agents and black market

ask-treaty-share = How much of the culture is the partner to pay?
ask-treaty-answer = Do you accept the treaty? A number is a counter-offer: the culture that you would pay.
ask-treaty-counter = Do you accept the counter-offer?
ask-give-what = Which resource do you give?
ask-give-much = How much of it do you give?
ask-want-much = How much do you want, of one resource after the other (food, AWE, research, culture)?
ask-barter-answer = Do you agree to the exchange?

action-treaty = Offer { $other_seat }: { $treaty }
action-amount-at-treaty-share = The partner pays { $amount } culture
action-amount-at-treaty-answer = Counter-offer: I pay { $amount } culture
action-cancel = End with { $other_seat }: { $treaty }
action-hire = Hire the mercenary fleet
action-dismiss = Dismiss the mercenary fleet
action-exchange = Propose an exchange to { $other_seat }
action-give = { $resource }
action-propose = Offer { $other_seat } for my next turn: { $treaty } ({ $payer })
action-counter = Counter-offer to { $other_seat }: { $treaty } ({ $payer })
action-accept = Accept from { $other_seat }: { $matter }
action-refuse = Refuse to { $other_seat }: { $matter }
action-withdraw = Withdraw from { $other_seat }: { $matter }
action-term = { $term } { $amount } { $resource } more
action-send = Send the exchange to { $other_seat }

payer-offerer = who offers pays
payer-half = half and half
payer-partner = the partner pays
term-give = Give
term-want = Want
matter-alliance = Alliance
matter-federation-invite = Invitation to the federation
matter-intelligence = Intelligence agreement
matter-trade = Trade treaty
matter-armament = Armament cooperation
matter-exchange = Exchange

event-meets = { $seat } and { $other_seat } discover each other.
event-treaty-offered = { $seat } offers { $other_seat }: { $treaty }; { $other_seat } would pay { $amount } culture of it.
event-treaty-proposed = { $seat } offers { $other_seat } beforehand: { $treaty }; { $other_seat } would pay { $amount } culture of it.
event-treaty-countered = { $seat } makes { $other_seat } a counter-offer and would pay { $amount } culture: { $treaty }.
event-treaty-agreed = { $seat } agrees with { $other_seat }: { $treaty }.
event-treaty-made = { $seat } and { $other_seat } conclude: { $treaty } ({ $other_seat } pays { $amount } culture).
event-treaty-refused = { $seat } refuses { $other_seat }: { $treaty }.
event-treaty-ended = { $seat } ends with { $other_seat } for { $amount } culture: { $treaty }.
event-offer-refused = { $seat } refuses { $other_seat }: { $matter }.
event-offer-withdrawn = { $seat } withdraws an offer to { $other_seat }: { $matter }.
event-hires = { $seat } hires mercenaries for { $amount } AWE.
event-dismisses = { $seat } dismisses the mercenaries in { $system }.
event-exchange-offered = { $seat } offers { $other_seat } an exchange: gives{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food } food
 }{ $give_awe ->
    [0] {""}
   *[other] {" "}{ $give_awe } AWE
 }{ $give_research ->
    [0] {""}
   *[other] {" "}{ $give_research } research
 }{ $give_culture ->
    [0] {""}
   *[other] {" "}{ $give_culture } culture
 } and wants{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food } food
 }{ $want_awe ->
    [0] {""}
   *[other] {" "}{ $want_awe } AWE
 }{ $want_research ->
    [0] {""}
   *[other] {" "}{ $want_research } research
 }{ $want_culture ->
    [0] {""}
   *[other] {" "}{ $want_culture } culture
 }.
event-exchange-refused = { $seat } refuses the exchange with { $other_seat }.
event-exchange = { $seat } and { $other_seat } exchange{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food } food
 }{ $give_awe ->
    [0] {""}
   *[other] {" "}{ $give_awe } AWE
 }{ $give_research ->
    [0] {""}
   *[other] {" "}{ $give_research } research
 }{ $give_culture ->
    [0] {""}
   *[other] {" "}{ $give_culture } culture
 } for{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food } food
 }{ $want_awe ->
    [0] {""}
   *[other] {" "}{ $want_awe } AWE
 }{ $want_research ->
    [0] {""}
   *[other] {" "}{ $want_research } research
 }{ $want_culture ->
    [0] {""}
   *[other] {" "}{ $want_culture } culture
 }.

illegal-no-politics = This table plays without treaties.
illegal-no-such-treaty = This treaty cannot be offered now: unknown, out of the game, already concluded, already offered, refused in this phase, or too dear.
illegal-no-such-offer = There is no such offer that you could answer now.
illegal-no-exchange = An exchange needs a trade treaty that was not used in this economy phase.
illegal-not-out-of-turn = This is not done out of turn.

ask-war-price = How much culture do you spend on the declaration of war?
ask-war-prevent = Do you prevent the war for this round, at one and a half times what was paid?
ask-war-goal = Which goal does your war have? A system is a colony to be taken, a number so many victories, a ship one that is to leave.
ask-war-join = Do you join your ally's war?
ask-war-share = How much of the upkeep of your common war do you pay? The first answer is your equal part; if not all of it is promised, equal parts hold.
ask-armistice-gift = How much do you offer for the armistice, of one resource after the other (food, AWE, research, culture)?
ask-armistice-thing = Which systems and units do you add to the armistice, one after the other?
ask-armistice-answer = Do you accept the armistice?
ask-armistice-wish = How much do you want for the armistice, of one resource after the other (food, AWE, research, culture)? It takes the place of the resources offered.
ask-armistice-counter = Do you accept the counter-offer?

action-war = Declare war on { $other_seat }
action-armistice = Offer { $other_seat } an armistice
action-amount-at-war-price = { $amount } culture
action-amount-at-war-share = { $amount } culture
action-amount-at-war-goal = { $amount ->
    [one] One victory more than defeats
   *[other] { $amount } victories more than defeats
}
action-ship-at-war-goal = Ship { $ship } leaves
action-end-at-war-goal = That is all
action-send-at-armistice-answer = Make a counter-offer
action-at-at-armistice-thing = Give the planet in { $system }
action-move-at-armistice-thing = Give fleet { $fleet }
action-ship-at-armistice-thing = Give ship { $ship }
action-end-at-armistice-thing = Make the offer

share-war = War weariness

event-war-announced = { $seat } announces war on { $other_seat } and spends { $amount } culture.
event-war-prevented = { $seat } prevents the war of { $other_seat } for { $amount } culture.
event-joins-war = { $seat } joins the war of { $other_seat }.
event-war = { $seat } is at war with { $other_seat }.
event-goal = { $seat } reaches a goal of the war with { $other_seat }.
event-war-ends = The war of { $seat } with { $other_seat } is over.
event-leaves-war = { $seat } leaves the war.
event-war-upkeep = The common war of { $seat } costs { $amount } culture.
event-war-share = { $seat } is willing to pay { $amount } culture of it.
event-war-equal = There is no agreement: { $seat } and all allies pay equal parts.
event-armistice-offered = { $seat } offers { $other_seat } an armistice and gives{ $amount ->
    [0] {" "}no resources
   *[other] {""}
 }{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food } food
 }{ $give_awe ->
    [0] {""}
   *[other] {" "}{ $give_awe } AWE
 }{ $give_research ->
    [0] {""}
   *[other] {" "}{ $give_research } research
 }{ $give_culture ->
    [0] {""}
   *[other] {" "}{ $give_culture } culture
 }.
event-armistice-system = { $seat } adds the planet in { $system }.
event-armistice-unit = { $seat } adds { $kind ->
    [fleet] a fleet
   *[ship] a civil ship
 } in { $system }.
event-ceded = { $seat } gives the planet in { $system } to { $other_seat }.
event-armistice-countered = { $seat } makes { $other_seat } a counter-offer for the armistice and wants{ $amount ->
    [0] {" "}no resources
   *[other] {""}
 }{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food } food
 }{ $want_awe ->
    [0] {""}
   *[other] {" "}{ $want_awe } AWE
 }{ $want_research ->
    [0] {""}
   *[other] {" "}{ $want_research } research
 }{ $want_culture ->
    [0] {""}
   *[other] {" "}{ $want_culture } culture
 }.
event-armistice-refused = { $seat } refuses the armistice with { $other_seat }.
event-armistice = { $seat } and { $other_seat } conclude an armistice.

# Raids and sanctions (A7), war at once (A6.5)

ask-raid = Do you raid units of others in peace? It brings sanctions and gives everybody a reason for war.
ask-raid-foe = Whose units do you raid?
ask-war-now = You have a reason for war. Do you declare war at once?
action-end-at-raid = No raid
action-at-at-raid = Raid in { $system }
event-raid = { $seat } raids { $other_seat } in { $system }.
event-sanctions = { $level ->
    [0] The sanctions against { $seat } are lifted.
    [1] Simple sanctions against { $seat }.
    [2] Severe sanctions against { $seat }.
   *[other] Sanctions against { $seat } for a capital crime.
}
