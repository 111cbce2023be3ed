## Effects of cards: choices, levels, lost buildings

ask-card-choice = Which of the effects do you choose?
ask-raise-colony = Which colony rises by a level?
ask-lost-slot = Which building is lost with the building site?
ask-lost-building = Which building is lost?
action-choice = Effect { $choice }
event-point = { $seat } receives { $amount ->
    [one] a victory point
   *[other] { $amount } victory points
}.
event-card-roll = { $seat } rolls { $face }.
event-shrinks = { $seat }’s planet in { $system } falls to level { $level }.
event-destroyed = { $seat } loses in { $system }: { $site }.
event-destroyed-secretly = { $seat } loses a defence building, nobody sees where.

## Planetary events

option-planetary_events = Planetary events
option-planetary_events-true = On: colonies draw cards with options and threats
option-planetary_events-false = Off: ordinary colonies only
ask-planet-card = Does your new colony follow the events of its planet?
ask-planet-option = Which option do you fulfil?
action-develop = Fulfil an option of { $system }
action-force = Force the development of { $system }
action-option = Option { $option }
event-card-due = { $seat } draws { $event }; it holds from the next round on.
event-card-active = { $system }: { $event } is in force.
event-option = { $seat } fulfils option { $option } of { $event }.
event-forced = { $seat } forces the development of { $system }, which yields no income next time.
event-threat = { $system }: the threat of { $event } comes true.
event-card-battle = { $seat }’s army in { $system } fights for an option.

## Investors and bankruptcy

event-request = { $seat } fulfils the request of { $investor }.
event-milestone = { $seat } reaches the milestone of { $investor }: a victory point.
ask-offer = A bankrupt player must sell: do you take it over for its printed price?
event-offers = { $seat } must sell in { $system }: { $object }.
event-sells-to = { $seat } sells to { $other_seat }: { $object }.
