## What a kind of card does

card-text-open_space = In order of flight: declare your engine strength and fly that many days ahead. Without any strength you give up.
card-text-planets = In order of flight: land on a free planet and load its goods, or fly on.
card-text-abandoned_ship = The first in order that wants to and has enough crew hands crew over and is paid.
card-text-abandoned_station = The first in order that wants to and has enough crew loads the goods.
card-text-meteor_swarm = Meteors come one after the other. One roll names the line for all ships.
card-text-smugglers = In order of flight: whoever is weaker loses goods, whoever is stronger wins goods and ends the fight.
card-text-slavers = In order of flight: whoever is weaker loses crew, whoever is stronger is paid and ends the fight.
card-text-pirates = In order of flight: whoever is weaker is shot at afterwards, whoever is stronger is paid and ends the fight.
card-text-combat_zone = Line by line, one ship is hit; on a tie the one further ahead.
card-text-stardust = From the last to the leader: lose one day for each exposed connector.
card-text-epidemic = Every occupied cabin that is joined to another occupied cabin loses one crew member.
card-text-sabotage = A tile of the ship with the smallest crew may explode: up to three tries with column and row.

## Its numbers

card-strength = Strength { $amount }
card-crew-needed = Crew needed: { $amount }
card-crew-lost = { $amount ->
    [one] Costs 1 crew member
   *[other] Costs { $amount } crew members
}
card-goods-lost = { $amount ->
    [one] Takes 1 cube
   *[other] Takes { $amount } cubes
}
card-credits = { $amount ->
    [one] Pays 1 credit
   *[other] Pays { $amount } credits
}
card-days = { $amount ->
    [one] Costs 1 day
   *[other] Costs { $amount } days
}
card-goods = Goods: { $red } red, { $yellow } yellow, { $green } green, { $blue } blue
card-planet = Planet { $number }: { $red } red, { $yellow } yellow, { $green } green, { $blue } blue
card-small-meteor = Small meteor from { $side }
card-big-meteor = Big meteor from { $side }
card-small-shot = Light shot from { $side }
card-big-shot = Heavy shot from { $side }
card-line-days = { $amount ->
    [one] The { $criterion }: 1 day back
   *[other] The { $criterion }: { $amount } days back
}
card-line-crew = { $amount ->
    [one] The { $criterion }: loses 1 crew member
   *[other] The { $criterion }: loses { $amount } crew members
}
card-line-goods = { $amount ->
    [one] The { $criterion }: loses 1 cube
   *[other] The { $criterion }: loses { $amount } cubes
}
card-line-shots = The { $criterion } is shot at:
