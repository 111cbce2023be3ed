## Space Base on a terminal: short signs and table heads

terminal-credits = { $amount }c
terminal-income = { $amount }i
terminal-vp = { $amount }vp
terminal-claim = +{ $count }×L{ $level }
terminal-s = S
terminal-d = D
terminal-sector = sector { $sector }
terminal-into = in { $sector }
terminal-closed = closed
terminal-legend = c credits · i income · vp victory points · ← → neighbour pays too · +2×L1 claims ships · ■ cube, □ empty square ([□□] linked) · S station side: own turns · D deployed side: other turns · ✓ affordable · × closed sector · ► active · ¹ start player

terminal-head-credits = credits
terminal-head-income = income
terminal-head-vp = VP
terminal-head-station = Stationed
terminal-head-own = own turns
terminal-head-deployed = Deployed
terminal-head-other = other turns

terminal-board = Board of { $seat }
terminal-dice = Dice { $a } and { $b } (•), sum { $sum } (Σ)
terminal-shipyard = Shipyard: slot and name, cost and sector, what both sides pay
terminal-level = L{ $level }
    ({ $left })
terminal-colonies = Colonies
terminal-printed = { $level ->
    [0] Cost { $cost }, sector { $sector }
   *[other] Level { $level }, cost { $cost }, sector { $sector }
}

terminal-setup = Set-up
terminal-heading = Round { $round } · turn of { $seat } · { $phase }
terminal-phase-1 = abilities before the roll
terminal-phase-2 = roll
terminal-phase-3 = allocation
terminal-phase-4 = rewards
terminal-phase-5 = abilities after the rewards
terminal-phase-6 = buy
terminal-phase-7 = abilities after the buy
terminal-phase-8 = refill
terminal-phase-9 = income

## Options

terminal-split = One by one, { $a } and { $b }: { $gains }
terminal-sum = Sum, { $sum }: { $gains }
terminal-nothing = nothing
terminal-cubes = { $count ->
    [one] +1 cube
   *[other] +{ $count } cubes
}
terminal-buy = Buy { $card } · { $facts }
terminal-claim-ship = Claim { $card } · { $facts }
terminal-chosen = Chosen: { $cards }; { $left }c left
terminal-stay = Stay with sector { $sector }
terminal-to-sector = → sector { $sector }
terminal-where-station = (sector { $sector }, stationed, cubes: { $cubes })
terminal-where-deployed = (sector { $sector }, deployed, cubes: { $cubes })
