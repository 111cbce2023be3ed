## The board in the browser

sb-parts = Parts of the table
sb-tab-base = My base
sb-tab-yard = Shipyard
sb-tab-colonies = Colonies
sb-turn-of = { $name }’s turn
sb-round-phase = Round { $round } · { $phase }
sb-phase-0 = Set-up
sb-phase-1 = Abilities before the roll
sb-phase-2 = Roll
sb-phase-3 = Taking the dice
sb-phase-4 = Rewards
sb-phase-5 = Abilities after the rewards
sb-phase-6 = Buying
sb-phase-7 = Abilities after buying
sb-phase-8 = Refilling
sb-phase-9 = Income
sb-dice = Dice: { $a } and { $b }, sum { $sum }
sb-dice-none = The dice have not been rolled yet
sb-split = Single: { $a } and { $b }
sb-split-double = Single: { $a } twice
sb-sum = Sum: { $sum }
sb-legend-blue = Blue pays on your own turn
sb-legend-red = Red pays on the others’ turns
sb-last-round = The end is near: this round is played to its end.
sb-seat-facts = { $credits } credits, { $income } income, { $vp } of { $target } victory points.
sb-sector = Sector { $sector }
sb-sector-label = Sector { $sector }, offered by { $odds } of all rolls
sb-deployed = Deployed:
sb-base-of = The base of { $name }
sb-can-choose = You can choose this sector.
sb-can-take = You can take this card.
sb-slot-empty = Empty slot
sb-level-deck = { $count ->
    [one] Level { $level }, 1 ship left in the deck
   *[other] Level { $level }, { $count } ships left in the deck
}
sb-hand = Your ships to choose from
sb-nothing = nothing
sb-yields-nothing = pays nothing
sb-cubes = { $amount ->
    [one] 1 charge cube
   *[other] { $amount } charge cubes
}
sb-card-ship = { $name }, level { $level }, costs { $cost }, sector { $sector }.
sb-card-colony = Colony { $name }, costs { $cost }, sector { $sector }.
sb-card-sides = Stationed: { $station }. Deployed: { $deployed }.
sb-card-short = cost { $cost }, sector { $sector }
sb-side-station = On your turn: { $text }
sb-side-deployed = Later, once deployed: { $text }

sb-scores = Where the points come from
sb-score-colonies = Points from colonies
sb-score-ships = Points from ships and abilities
sb-score-total = Victory points
sb-score-colony-count = Colonies
sb-score-cards = Cards acquired
sb-score-turns = Turns taken
sb-score-income = Income at the end
sb-score-credits = Credits left

## Questions and moves

sb-ask-allocate-own = You rolled { $a } and { $b }. Do sectors { $a } and { $b } pay you, or sector { $sum }?
sb-ask-allocate-other = Somebody else rolled { $a } and { $b }. Do your deployed ships in { $a } and { $b } pay you, or those in { $sum }?
sb-ask-allocate-own-double = You rolled { $a } twice. Does sector { $a } pay you twice, or sector { $sum } once?
sb-ask-allocate-other-double = Somebody else rolled { $a } twice. Do your deployed ships in { $a } pay you twice, or those in { $sum } once?
sb-act-split = Single dice: sectors { $a } and { $b }
sb-act-split-double = Single dice: sector { $a } twice
sb-act-sum = Sum: sector { $sector }
sb-act-buy = Buy { $card } (cost { $cost }, sector { $sector })
sb-act-claim = Claim { $card } (sector { $sector })
sb-act-take = Buy { $card } (cost { $cost }, sector { $sector })

## Tutorial

sb-lesson-base = This is your base: twelve sectors, numbered like the results of two dice. In each of them a ship is stationed. Its blue side shows what the sector pays you when it comes up on your own turn; the percentage says how often a roll offers it.
sb-lesson-deployed = One of your sectors already has a red half. When a new card comes into a sector, the ship that was there is deployed. Deployed ships pay you on the others’ turns, so every roll at the table can be worth something to you.
sb-lesson-yard = This is the shipyard: three levels of ships. In the gold hexagon is the price, at the top right the sector to which the ship goes. Blue is what it pays stationed, red what it pays once a later ship has deployed it.
sb-lesson-goal = You need 40 victory points (the violet stars). Some ships pay points; colonies give many at once but close their sector for ever. When somebody has 40, the round is played to its end, and the most points win.
sb-lesson-own-roll = You have rolled! Take the dice singly, and two sectors pay; or take the sum, and one higher sector pays. The two buttons say what each choice yields. Point at a button, and the sectors that would pay light up.
sb-lesson-own-roll-touch = You have rolled! Take the dice singly, and two sectors pay; or take the sum, and one higher sector pays. The two buttons below say what each choice yields. Tap the one you want.
sb-lesson-other-roll = Somebody else has rolled, and you profit as well: the same dice, but your red halves pay. Choose again between single dice and sum. All choose at the same time, and nobody sees the others’ choice before the end.
sb-lesson-buy = Now you may buy one card. Those with a golden frame you can afford. But beware: a purchase costs all your credits, whatever the price. So buy what uses your credits well, or buy nothing and save.
sb-lesson-income = At the end of your turn your income counts: if you have fewer credits than income, you are filled up to it. A little income early makes every later turn stronger.
sb-lesson-ability = You have a charged card: enough blue cubes lie on it. You may use its ability now or keep it for later. Using it removes the cubes.
sb-lesson-arrow = An arrow lets a neighbouring sector pay, too. This one points both ways, so you choose. Arrows can lead from sector to sector like a chain.
sb-lesson-free = That is the whole game: roll, collect, buy, and profit from every turn of the others. Play on freely. Whenever you are unsure, the bulb gives you a hint, the arrow takes a move back, and every “?” shows the rule.
sb-to-sector = To sector { $sector }
sb-claims = ships worth { $amount } to claim
