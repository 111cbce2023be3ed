## The board in the browser

mv-parts = Parts of the table
mv-tab-place = Market
mv-tab-prices = Prices
mv-tab-tasks = Tasks
mv-tab-cards = Cards
mv-tab-ship = Ship
mv-news = What just happened
mv-none = None
mv-more = Also possible here
mv-back-here = Where I am

## The map

mv-map = Map of the cluster
mv-zoom = Size of the map
mv-zoom-all = Show the whole cluster
mv-zoom-ship = Show my ship
mv-search = Find a place or good
mv-unknown = unknown culture
mv-seen = { $culture }, not met yet
mv-pin-mission = Target of your mission: { $mission }
mv-pin-passenger = { $passenger } wants to get here and pays { $fare }
mv-pin-waiting = Waiting here: { $names }
mv-pin-sale = { $good } sells here for { $price }
mv-hazard = Hazard ({ $skill }), { $color }
mv-reach = { $cost ->
    [one] 1 movement point, reached with { $chance }
   *[other] { $cost } movement points, reached with { $chance }
}
mv-cost = { $mp } MP
mv-fly = Fly there
mv-open-place = Market
mv-with-this-roll = with this roll
mv-with-next-roll = chance to get there with the next roll
mv-here = Your ship is here
mv-out-of-reach = Not within reach right now
mv-turns-away = { $turns ->
    [one] About 1 turn away
   *[other] About { $turns } turns away
}
mv-turns-left = { $turns ->
    [one] About 1 more turn after this one
   *[other] About { $turns } more turns after this one
}
mv-arrives-now = Within reach this turn
mv-fly-towards = As far as possible towards { $region }
mv-goal = Goal: { $region }
mv-goal-drop = Give up this goal
mv-towards = towards { $region }
mv-neighbour-chooses = then your neighbour chooses the exit
mv-die-chooses = then a die decides on the exit
mv-leads-to = leads to { $space }
mv-closed-port = Closed: a spaceport stands above { $space }
mv-closed-back = Closed: you just came from there
mv-closed-value = Closed: none of the dice leads to { $space }
mv-leads-nowhere = leads nowhere
mv-chance = { $chance } to win

## Rounds

mv-round = Round { $round }
mv-round-of = Round { $round } of { $rounds }
mv-round-mining = drills pay
mv-round-passenger = a passenger comes

## Questions and actions

mv-ask-step = Which way do you fly? { $mp ->
    [one] 1 movement point is left.
   *[other] { $mp } movement points are left.
}
mv-ask-land = Do you land here ({ $space }) or fly on? { $mp ->
    [one] 1 movement point is left.
   *[other] { $mp } movement points are left.
}
mv-ask-exit = You steer the ship of { $name } at { $space }: which exit does it take?
mv-ask-business = Business at { $space }: { $buys ->
    [one] 1 purchase
   *[other] { $buys } purchases
} and { $sells ->
    [one] 1 sale
   *[other] { $sells } sales
} left.
mv-ask-business-free = Business at { $space }: buy and sell as much as you like.
mv-act-assign = Put the { $value } on: { $slot }
mv-act-reroll = Roll again: { $dice }
mv-act-complete = Complete the mission { $mission }
mv-act-swap-mission = Exchange the mission { $mission }
mv-act-jam = Swap { $own } for { $other } of { $name }
mv-act-from-card = { $amount } credits from the card, the rest in cash
mv-act-split = { $card } from the card, { $cash } in cash
mv-act-all-card = All { $card } from the card
mv-act-all-cash = Everything in cash
mv-act-market-top = On top: { $states }
mv-on-table = On the table
mv-check-rolled = { $skill } check: a { $die } was rolled, { $value } or less was needed.
mv-check-ahead = { $skill } check: { $value } or less passes ({ $chance }).
mv-check-with = then { $value } or less passes, for the rest of the turn
mv-shuttle-reach = { $lines ->
    [one] reaches cities and ports one line away
   *[other] reaches cities and ports up to { $lines } lines away
}
mv-fight-laser = credits and fame for its infamy markers, a reward, and the pirate is gone
mv-fight-shield = 2 fame; the pirate stays
mv-fight-pilot = movement points; the pirate stays
mv-fight-lost = If you lose, it takes a good of its kind, or else 20 credits, and your flight ends.
mv-gauge-falls = { $skill } from { $from } to { $to }
mv-bill = costs { $price }; you have { $cash } in cash.
mv-bill-fee = The fee of { $fee } comes on top, in cash.
mv-bill-card = Your contact card can pay up to { $card }; what lies on it can be spent only here and does not count at the end.
mv-bill-gauge = One step more for a gauge
mv-boost = one more die

## Ship

mv-ship = Ship
mv-credits = { $amount } credits
mv-fame = { $amount } fame
mv-infamy = { $amount } infamy
mv-fame-title = Fame markers
mv-infamy-title = Infamy markers
mv-dice = Speed dice: { $dice }
mv-dice-thrown = The last roll, by { $name }: { $dice }
mv-dice-none = no dice rolled yet
mv-mp = { $mp } MP
mv-effect-die = Effect die
mv-gauge = { $gauge }: { $value } of { $most }, a check succeeds with { $odds }
mv-hold = Hold: { $room } of { $capacity } free
mv-hold-short = Hold, { $room } of { $capacity } free
mv-skill = Skill { $skill }
mv-pilot-level = level { $level }, skill { $skill }, dice to assign: { $dice }
mv-pilot-home = At home with the culture { $culture }.
mv-no-pilot = No pilot yet
mv-value-credits = Credits
mv-value-fame = Fame less infamy
mv-value-laser = Laser gauge
mv-value-shield = Shield gauge
mv-value-hold = Hold: used of all
mv-value-person = Passengers aboard
mv-seat-facts = { $credits } credits, { $fame } fame, laser { $laser }, shield { $shield }, hold { $room } of { $capacity } free, at { $space }.
mv-cargo = Goods and technologies
mv-contacts = First contacts
mv-ports = Spaceports and deeds
mv-deed = Deed: { $space }
mv-markers = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
}
mv-statistics = So far
mv-stat-contacts = First contacts
mv-stat-pirates = Pirates beaten
mv-stat-delivered = Passengers set down
mv-stat-sold = Goods sold

## Markets

mv-contact-by = first contact: { $name }
mv-card-credits = { $amount } on the card
mv-seen-only-you = You know who lives here: { $culture }. Nobody has met them yet.
mv-unknown-text = Nobody has met the culture of this system yet. Land on a city or spaceport to make first contact. { $count ->
    [one] 1 culture is still unknown:
   *[other] { $count } cultures are still unknown:
}
mv-base-text = No market, but passengers, training for pilots, a second mission, and cards on display.
mv-anomaly-text = Dangerous space without any market.
mv-market-now = The market now
mv-market-next = After the next market shift: { $states }
mv-market-later = The market opens with the first contact.
mv-sold-out = Sold out
mv-sells = For sale here
mv-sell-all = Sell all { $count }
mv-several = × { $count }
mv-pay-card = Pay from your card ({ $amount } credits) as far as it goes
mv-wants = Wanted here
mv-sites = Building sites
mv-site-free = free
mv-port-of = spaceport of { $name }
mv-deed-of = deed of { $name }
mv-passengers = Passengers
mv-set-down = Set down { $passenger }
mv-passenger-to = to { $to } for { $fare }
mv-black-market = black market, 2 infamy
mv-aboard = { $count } aboard
mv-best-sale = sells for { $price } at { $region }
mv-equipment-laser = One step more for the laser gauge
mv-equipment-shield = One step more for the shield gauge
mv-equipment-cargo-hold = Two more points of capacity
mv-equipment-yellow-drive = Skips yellow spaces
mv-equipment-red-drive = Skips red spaces
mv-equipment-combined-drive = Skips yellow and red spaces
mv-where = Where to sell this
mv-where-good = Where to sell { $good }
mv-price-cost = Price where it is made
mv-price-resale = below it what buyers pay: weak / active / strong
mv-aboard-only = Only what I have aboard
mv-nothing-aboard = You have no goods aboard.
mv-size = size { $size }
mv-made-in = Made by the { $culture }, { $region }.
mv-made-by = Made by the { $culture }, who have not been met yet.
mv-bought-by = Who buys it:
mv-in-stock = { $count } for sale
mv-unknown-home = not met yet

## Tasks and cards

mv-missions = Missions
mv-mission-done = Completed: { $mission }
mv-progress = ({ $done } of { $wanted } done)
mv-passengers-aboard = Passengers aboard
mv-passengers-waiting = Waiting passengers
mv-passengers-hidden = { $count ->
    [one] 1 more waits with a culture that nobody has met.
   *[other] { $count } more wait with cultures that nobody has met.
}
mv-nobody = Nobody is aboard.
mv-somewhere = { $culture }: where they live is not known yet
mv-goal-credits-at-end = Credits, fame included
mv-goal-systems-discovered = First contacts
mv-goal-missions-completed = Missions completed
mv-goal-spaceports = Merchant spaceports
mv-goal-pirates-beaten = Pirates beaten
mv-challenge = Challenge
mv-held = Cards of the players
mv-display = On display
mv-seen-cards = Encounter cards you have seen
mv-discards = Discarded encounters
mv-decks = Still in the decks: { $encounters } encounters, { $missions } missions, { $rewards } rewards.

## The end

mv-scores = Where the credits come from
mv-score-markers = Fame markers
mv-score-infamy = Infamy markers
mv-score-missions = Missions
mv-score-rewards = Rewards and relics
mv-score-pilot = Pilot
mv-score-titles = Titles
mv-score-dashboard = Holds, upgrades and gauges
mv-score-technology = Technologies and cards at the end
mv-score-fame = Fame
mv-score-cash = Cash, spaceports and deeds
mv-score-fame-credits = Credits for fame
mv-score-credits = Credits
mv-score-contacts = First contacts
mv-score-sold = Goods sold
mv-score-delivered = Passengers set down

## The guided first trade run

mv-lesson-goal = Welcome aboard! You are a trader in an unknown cluster. Whoever has the most credits at the end wins, and fame counts as credits too. You earn both by finding cultures, by buying goods where they are made and selling them where they are wanted, by passengers and by missions.
mv-lesson-pilot = Choose a pilot. Skill helps against hazards, and every pilot gets better with training. At home a pilot buys cheaper.
mv-lesson-gauge = Laser or shield? One gauge starts at 2, the other at 1. They decide checks at hazards and fights with pirates: roll the gauge or less to pass.
mv-lesson-ship = This is your ship: credits, dice, gauges and the hold. Goods and passengers take room in the hold. Your mission is listed under Tasks, and its target is marked on the map.
mv-lesson-route = Every flight begins with a direction, then three dice are rolled: their sum is how far you fly. Point at a coloured space and the map shows the way, what it costs and how likely you get there. Green lines cost 2.
mv-lesson-route-touch = Every flight begins with a direction, then three dice are rolled: their sum is how far you fly. Tap a coloured space and the map shows the way, what it costs and how likely you get there. Green lines cost 2.
mv-lesson-depart = The { region-cw } lies to the left of the base and is a good first goal. Point at one of its cities, or choose the lit space on the way there.
mv-lesson-depart-touch = The { region-cw } lies to the left of the base and is a good first goal. Tap one of its cities, then tap it again to set off; or take the lit space on the way there.
mv-lesson-speed = The dice are rolled. Before you set off you may assign dice: a navigation die picks the way at navigation spaces, a 1 in the boost slot gives one more die. If you want nothing, set off.
mv-lesson-step = A fork: choose a lit space, or point at a farther goal and the way there is flown for you. All movement points must be used, unless you land. Cities always end the flight.
mv-lesson-step-touch = A fork: tap a lit space twice, or tap a farther goal, and the way there is flown for you. All movement points must be used, unless you land. Cities always end the flight.
mv-lesson-land = You may land here, which ends your flight, or fly past with the points that are left.
mv-lesson-navigation = At a navigation space a die shows the way out: the numbers stand beside the lines. Without a die your neighbour chooses for you!
mv-lesson-hazard = The check has failed. Either your turn ends here, or you lower the gauge by one and fly on.
mv-lesson-encounter = An encounter! Read the card and choose; the table shows your chances.
mv-lesson-contact = First contact! The culture opens its market and puts credits on its card for you, which you can spend here. This time you may buy and sell up to three times.
mv-lesson-buy = Buy something: goods stand under “For sale here”, with their price. Two goods of size 1 fit into every hold. The map sign beside a good shows who wants it.
mv-lesson-where = Goods in the hold want to be sold. Under “Prices” every good names its buyers. Cultures you have not met yet may buy it too, so exploring pays. Fly on to a system that wants your goods; the { region-ib } is not far.
mv-lesson-sell = Somebody here wants your goods! Prices depend on the market: strong pays most, weak least. Sell what you have.
mv-lesson-free = That is a trade run: explore, buy, fly, sell. With the money come drives that skip spaces, more holds, lasers and technologies. From here you are on your own; the light bulb gives hints, and every question mark opens its rule. Good trading!
mv-trial-passed = Passed!
mv-trial-failed = Failed
