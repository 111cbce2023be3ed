## Reasons while building

reason-pile = Nobody knows what it will be; { $left } tiles still lie face down.
reason-open-poor = { $count ->
    [one] The only open tile serves your ship worse than a new one may.
   *[other] None of the { $count } open tiles serves your ship better than a new one may.
}
reason-open-better = Among the open tiles one would serve your ship better than most new ones: { $kind }
reason-fits = { $kind }: fits best at { $cell }. You have { $have } of these so far.
reason-fits-nowhere = { $kind }: fits nowhere on your ship without a fault. You have { $have } of these so far.
reason-take-back = You take the loose tile up again and can put it elsewhere.
reason-joins = { $kind } at { $cell }: you have { $have } of these so far.
reason-fault = { $kind } cannot lie at { $cell } without a building fault.
reason-put-back = The tile goes back face up, where others can take it.
reason-set-aside = You keep the tile for later; whatever is still set aside at the start counts as lost.
reason-release = You give the cards back and go on building.
reason-flip = Time goes on: the sand brings the end of building nearer for everybody.
reason-wait = Nothing changes.
reason-look = You see what lies ahead; { $left } cards make up this flight.
reason-finish = { $empty ->
    [0] You start in place { $number }; your ship is full.
    [one] You start in place { $number }; one space stays empty.
   *[other] You start in place { $number }; { $empty } spaces stay empty.
}
reason-standing = It says whether the hourglass is turned for you.

## Reasons in flight

reason-humans = Two humans: two figures for the size of the crew.
reason-purple = One alien instead of two humans: +2 cannon strength where there are cannons.
reason-brown = One alien instead of two humans: +2 engine strength where there are engines.
reason-lose-human = One human of { $cell } leaves; { $left } crew stay aboard.
reason-lose-alien = The alien of { $cell } leaves, and its bonus goes with it; { $left } crew stay aboard.
reason-challenge = If that ship breaks a rule, it must be mended.
reason-give-up = { $goods ->
    [0] The flight ends for you, without a bonus for arriving.
   *[other] The flight ends for you, without a bonus for arriving; goods worth { $goods } bring only { $half }.
}
reason-stay = { $cards ->
    [one] One card is still to come; you have { $crew } crew and goods worth { $goods }.
   *[other] { $cards } cards are still to come; you have { $crew } crew and goods worth { $goods }.
}
reason-stranded = No engine strength: you must give up at once.
reason-days-ahead = { $days ->
    [one] You fly one day ahead.
   *[other] You fly { $days } days ahead.
}
reason-batteries = { $count ->
    [one] It costs one battery token; { $left } are left.
   *[other] It costs { $count } battery tokens; { $left } are left.
}
reason-no-battery = It costs no battery token; you keep { $left }.
reason-weakest-days = Strength { $strength }: so far nobody is weaker, and the weakest loses { $amount } days.
reason-weakest-crew = Strength { $strength }: so far nobody is weaker, and the weakest loses { $amount } crew.
reason-weakest-goods = Strength { $strength }: so far nobody is weaker, and the weakest loses { $amount } goods.
reason-weakest-shots = Strength { $strength }: so far nobody is weaker, and the weakest is shot at.
reason-not-weakest-days = Strength { $strength }: somebody is weaker, so you lose no days.
reason-not-weakest-crew = Strength { $strength }: somebody is weaker, so you lose no crew.
reason-not-weakest-goods = Strength { $strength }: somebody is weaker, so you lose no goods.
reason-not-weakest-shots = Strength { $strength }: somebody is weaker, so you are not shot at.
reason-win = Strength { $strength } against { $enemy }: you win{ $credits ->
    [0] {""}
   *[other] {" "}{ $credits } credits
}{ $cubes ->
    [0] {""}
    [one] {" "}one cube of goods
   *[other] {" "}{ $cubes } cubes of goods
} for { $days ->
    [one] one day of flight
   *[other] { $days } days of flight
}.
reason-draw = Strength { $strength } against { $enemy }: a draw, nothing gained and nothing lost; the enemy goes for the next ship.
reason-defeat = Strength { $strength } against { $enemy }: you lose{ $goods ->
    [0] {""}
   *[other] {" "}{ $goods } cubes of goods
}{ $crew ->
    [0] {""}
   *[other] {" "}{ $crew } crew
}{ $shots ->
    [0] {""}
    [one] {","} and one shot comes at you
   *[other] {","} and { $shots } shots come at you
}.
reason-pass = { $days ->
    [0] You pass it by.
    [one] You pass it by and keep your day of flight.
   *[other] You pass it by and keep your { $days } days of flight.
}
reason-goods = { $cubes ->
    [0] There are no goods.
    [one] One cube; what you can carry is worth { $credits } more credits.
   *[other] { $cubes } cubes; what you can carry is worth { $credits } more credits.
}
reason-days = { $days ->
    [0] It costs no day of flight.
    [one] It costs one day of flight.
   *[other] It costs { $days } days of flight.
}
reason-wreck = { $credits } credits for { $crew } crew; { $left } stay aboard.
reason-reward = The reward is worth { $credits } credits to you.
reason-leave-goods = { $cubes ->
    [0] Nothing is left behind.
    [one] One cube worth { $credits } is left behind.
   *[other] { $cubes } cubes worth { $credits } are left behind.
}
reason-stow = A cube ({ $colour }, worth { $credits }) comes aboard at { $cell }.
reason-lift = A cube ({ $colour }, worth { $credits }) leaves { $cell } and makes room.
reason-saves = { $count ->
    [one] It saves the tile at { $cell }.
   *[other] It saves the tile at { $cell } and { $count } tiles in all.
}
reason-struck = { $more ->
    [0] You lose { $kind } at { $cell }; nothing else falls off.
    [one] You lose { $kind } at { $cell }, and one more tile falls off with it.
   *[other] You lose { $kind } at { $cell }, and { $more } more tiles fall off with it.
}
reason-part = { $kept } tiles fly on, { $lost } are lost.
reason-battery = { $left ->
    [0] The battery at { $cell } is empty then.
   *[other] The battery at { $cell } keeps { $left }.
}
reason-lose-cube = A cube ({ $colour }, worth { $credits }) leaves { $cell }.

## Figures of a ship

figure-engines = Engine strength
figure-cannons = Cannon strength
figure-exposed = Exposed connectors
figure-crew = Crew
figure-batteries = Battery tokens
figure-goods = Goods aboard, in credits
figure-lost = To pay for lost tiles
figure-day = Day of flight
figure-holds = Room for goods
figure-faults = Building faults
