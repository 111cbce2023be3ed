## Reasons for an answer

reason-station = { $card } goes to sector { $sector } and pays there on your own turns:{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } income
}{ $vp ->
    [0] {""}
    [one] {" "}+1 victory point
   *[other] {" "}+{ $vp } victory points
}{ $cube ->
    [0] {""}
   *[other] {" "}+1 charge cube
}{ $arrow ->
    [0] {""}
   *[other] {" "}+ what a neighbouring sector pays
}{ $claim ->
    [0] {""}
   *[other] {" "}+1 claim
}{ $nothing ->
    [0] {""}
   *[other] {" "}nothing
}.
reason-deploys = { $card } is deployed in sector { $sector } and pays on the turns of others:{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } income
}{ $vp ->
    [0] {""}
    [one] {" "}+1 victory point
   *[other] {" "}+{ $vp } victory points
}{ $cube ->
    [0] {""}
   *[other] {" "}+1 charge cube
}{ $arrow ->
    [0] {""}
   *[other] {" "}+ what a neighbouring sector pays
}{ $claim ->
    [0] {""}
   *[other] {" "}+1 claim
}{ $nothing ->
    [0] {""}
   *[other] {" "}nothing
}.
reason-pays-own = { $card } pays on your own turns:{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } income
}{ $vp ->
    [0] {""}
    [one] {" "}+1 victory point
   *[other] {" "}+{ $vp } victory points
}{ $cube ->
    [0] {""}
   *[other] {" "}+1 charge cube
}{ $arrow ->
    [0] {""}
   *[other] {" "}+ what a neighbouring sector pays
}{ $claim ->
    [0] {""}
   *[other] {" "}+1 claim
}{ $nothing ->
    [0] {""}
   *[other] {" "}nothing
}. You choose its sector next.
reason-colony = { $vp ->
    [one] { $card } gives 1 victory point at once and closes sector { $sector } for good.
   *[other] { $card } gives { $vp } victory points at once and closes sector { $sector } for good.
}
reason-all-credits = It costs { $cost }, and whatever you have goes with it: all { $credits } credits.
reason-price = It costs exactly { $cost }; { $left } credits are left.
reason-free = It costs nothing; its price would be { $cost }.
reason-keep-credits = You keep your { $credits } credits for a dearer card; your income of { $income } is guaranteed anyway.
reason-keep-board = Your sectors stay as they are.
reason-keep-cubes = You keep your charge cubes for a better moment.
reason-pays = { $count ->
    [one] Sector { $sectors } pays
   *[other] Sectors { $sectors } pay
}{ $credits ->
    [0] {""}
    [one] {" "}+1 credit
   *[other] {" "}+{ $credits } credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } income
}{ $vp ->
    [0] {""}
    [one] {" "}+1 victory point
   *[other] {" "}+{ $vp } victory points
}{ $special ->
    [0] {""}
   *[other] {" "}+ cubes or claims
}{ $nothing ->
    [0] {""}
   *[other] {" "}nothing
}.
reason-spends = It spends charge cubes of { $card }.
reason-better-roll = The dice bring about { $percent } % more than without it, on average.
reason-worse-roll = The dice bring about { $percent } % less than without it, on average.
reason-uses = { $cubes ->
    [one] One charge cube of { $card } is spent on its ability.
   *[other] { $cubes } charge cubes of { $card } are spent on its ability.
}
reason-cubes = { $card } then has { $cubes } of the { $need } cubes for one use.
reason-ready = { $card } then has { $cubes } of { $need } cubes and can be used.
reason-exchange = { $card } and { $to } in sector { $sector } change places.

## Figures of a seat

figure-credits = Credits
figure-income = Income
figure-vp = Victory points
figure-round-credits = Credits a round
figure-round-income = Income a round
figure-round-vp = Victory points a round
