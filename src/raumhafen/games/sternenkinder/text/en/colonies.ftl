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
