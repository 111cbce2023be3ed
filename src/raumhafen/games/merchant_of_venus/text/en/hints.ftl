## Reasons to fly somewhere

reason-sells = { $count ->
    [one] { $place } wants what you carry: { $good } sells for { $credits } credits.
   *[other] { $place } wants { $count } of the goods you carry, { $good } among them: they sell for { $credits } credits today.
}
reason-wants-nothing = { $place } wants nothing that you carry.
reason-stranger = Nobody has met the culture of { $place } yet: a first contact brings its card, with credits and first choice.
reason-arrives = { $passenger } gets off there and pays { $credits } credits.
reason-mission = The mission “{ $mission }” leads to { $place }.
reason-load-there = { $good } can be loaded there; { $place } pays { $credits } credits for it today.
reason-in-reach = { $place } is in reach: { $mp } of your movement points.
reason-this-turn = { $place } is about one turn away.
reason-turns = { $place } is about { $turns } turns away{ $percent ->
    [0] {""}
   *[other] {" "}({ $percent } % to be there this turn)
}.
reason-no-goal = No place worth a visit is nearer this way.
reason-stay = The ship stays at { $space }, in space: nothing can be traded there.
reason-stay-trading = The ship stays at { $space } and does all the business it wants.

## Reasons on the way

reason-hazard = { $space } checks { $skill }: { $percent } % to get past.
reason-pirate = Pirates at { $space }: { $percent } % to beat them with your best weapon.
reason-speed = You fly with { $mp } movement points.
reason-flame = { $mp } → { $after } movement points; { $place } is { $way } away: { $percent } % to get there.
reason-boost = One more die on top of { $mp } movement points; { $place } is { $way } away: { $percent } % to get there, { $before } % without.
reason-fly-on = You fly on with { $mp } movement points.
reason-land = { $mp ->
    [0] You land at { $space }.
   *[other] You land at { $space }; { $mp } movement points are lost.
}
reason-value = The value { $value } leads to { $space }; from there it is about { $rest } movement points to { $place }.
reason-way-back = The value { $value } points to where you came from: your turn would end.
reason-neighbour = You keep your dice, but a neighbour chooses the exit and wishes you no luck on the way to { $place }.
reason-chance-gate = You keep your dice; a die decides which teleportal it is, whether that helps on the way to { $place } or not.
reason-no-gate = No teleportal has the value { $value }: you stay where you are.
reason-exit = { $seat } flies on by { $space }, towards { $place }.
reason-check = { $skill }: { $percent } % to pass ({ $before } % without help).
reason-turn-ends = Your turn ends at once; { $mp } movement points are lost.
reason-lower = { $skill } falls from { $before } to { $after }, and you fly on with { $mp } movement points.
reason-odds = { $skill }: { $percent } % to win.

## Reasons to trade

reason-sell = { $good } brings { $credits } credits here.
reason-buyer = { $place } pays { $credits } credits for { $good }, about { $turns } turns away.
reason-no-buyer = No other culture that you know wants { $good }.
reason-price = It costs { $credits } credits; { $left } are left.
reason-price-card = It costs { $credits } credits, { $card } of them from the card; { $left } of your own are left.
reason-takes-room = { $size ->
    [0] It takes no room in your holds.
   *[other] It takes { $size } of your holds; { $room } are free then.
}
reason-fare = { $passenger } pays { $credits } credits at { $place }, about { $turns } turns away.
reason-fare-unknown = { $passenger } pays { $credits } credits at a place that nobody has found yet.
reason-completes = “{ $mission }” is done: fame and reward are worth about { $credits } credits.
reason-leave = You trade no more here, with { $credits } credits and { $room } free in your holds.

## Reasons that lie in the answer itself

reason-verb-done = Nothing more is done about it.
reason-verb-pilot = { $pilot } brings an ability and a home culture with discounts.
reason-verb-gauge = { $gauge } begins one step higher.
reason-verb-fly = You set out; the dice show where to.
reason-verb-switch-off = Without the drive you may stop on spaces that it skips.
reason-verb-autopilot = One die is a 4 for certain; the other two are rolled.
reason-verb-jump-start = You begin with a jump to another teleportal.
reason-verb-assign = The die still counts for speed, and does its work on top.
reason-verb-reroll = New dice, on average 3.5 each.
reason-verb-mulligan = A new die, on average 3.5.
reason-verb-probe = You look at what is hidden before you fly.
reason-verb-peek = You alone get to know the culture of { $system }.
reason-verb-swap = The two change places.
reason-verb-under = The card goes under the pile and does not come for a long time.
reason-verb-shift = The market of { $system } turns over: other prices for everybody.
reason-verb-chart = It uses up your navigation charts.
reason-verb-ignore = You fly on as if it were not there.
reason-verb-lose = { $good } is gone.
reason-verb-take = You get { $good }.
reason-verb-choose = The card does what it says there.
reason-verb-swap-mission = You get another mission, drawn at random.
reason-verb-jump = You are there at once, whatever the distance.
reason-verb-drill = A drill marker: missions and fame count them.
reason-verb-jettison = { $item } is gone and makes room.
reason-verb-eject = { $passenger } is gone for good, and it costs infamy: the higher of two dice.
reason-verb-jam = Your missions change owners.
reason-verb-buy = { $ware } works from now on.
reason-verb-equip = { $equipment } works from now on.
reason-verb-deed = A deed lets you build a spaceport at { $orbital } later.
reason-verb-intel = The card is used once, when it helps most.
reason-verb-reward = The reward works at once.
reason-verb-load = { $passenger } comes along and pays on arrival.
reason-verb-set-down = { $passenger } has arrived and pays.
reason-verb-unload = { $item } makes room, and others may take it.
reason-verb-drop-off = { $passenger } stays behind and waits for another ship.
reason-verb-train = A better pilot has one more die to assign, a better ability and fame.
reason-verb-second-mission = Two missions at once: more fame and rewards on the same ways.
reason-verb-customs = You pay no fees in this turn.
reason-verb-market-top = The market has the prices that you choose.
reason-verb-build = A spaceport brings fees from visitors and fame at the end.
reason-verb-from-card = { $tens ->
    [0] You pay with your own credits and keep those of the card.
   *[other] Credits of the card are good for nothing but goods, equipment and technologies there.
}
reason-verb-keep = The reward works for you from now on.
reason-verb-trade-in = 50 credits at once instead of the reward.

## Figures of a seat

figure-credits = Credits
figure-fame = Fame
figure-room = Free holds
figure-laser = Laser
figure-shield = Shield
