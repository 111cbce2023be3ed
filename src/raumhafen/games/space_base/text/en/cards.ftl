## Game

space-base-title = Space Base
space-base-tagline = Command your base, send out your ships, and let every roll pay: your own and everyone else’s.

## Resources

resource-credits = Credits
resource-income = Income
resource-vp = Victory points
resource-charge = Charge cubes

## Sides of a card

side-station = Station side
side-deployed = Deployed side

## Rewards

reward-credits = { $amount ->
    [one] +1 credit
   *[other] +{ $amount } credits
}
reward-income = +{ $amount } income
reward-vp = { $amount ->
    [one] +1 victory point
   *[other] +{ $amount } victory points
}
reward-arrow-left = The sector to the left pays too
reward-arrow-right = The sector to the right pays too
reward-arrow-both = The sector to the left or to the right pays too, your choice
reward-claim = { $count ->
    [one] Claim up to 1 level { $level } ship
   *[other] Claim up to { $count } level { $level } ships
}
reward-charge = +1 charge cube on this card

## Charge squares

charge-single = 1 charge square: its cube is one use
charge-linked = { $squares } linked charge squares: fill them all for one use
charge-unlinked = { $squares } separate charge squares: each cube is one use

## Abilities: on whose turn

effect-color-blue = On your turn
effect-color-red = On another player’s turn
effect-color-green = On any turn

## Abilities: effects

effect-gain = { $resource ->
    [income] Gain { $amount } income
    [vp] { $amount ->
        [one] Gain 1 victory point
       *[other] Gain { $amount } victory points
    }
   *[credits] { $amount ->
        [one] Gain 1 credit
       *[other] Gain { $amount } credits
    }
}
effect-dice-shift = { $max ->
    [1] When you take the sum: move 1 sector to the right
   *[other] When you take the sum: move up to { $max } sectors to the right
}
effect-buy-card = { $count ->
    [one] You may buy 1 extra card at its exact cost
   *[other] You may buy up to { $count } extra cards at their exact cost
}
effect-buy-and-place = { $count ->
    [one] You may buy 1 extra ship at its exact cost and place it in any open sector from { $first } to { $last }
   *[other] You may buy up to { $count } extra ships at their exact cost and place each in any open sector from { $first } to { $last }
}
effect-claim-cards = { $count ->
    [one] Claim up to 1 level { $level } ship
   *[other] Claim up to { $count } level { $level } ships
}
effect-swap-sectors = Swap all cards of sectors { $first } and { $last }
effect-reroll-dice = { $max ->
    [1] Reroll 1 die after the roll
   *[other] Reroll up to { $max } dice after the roll
}
effect-set-die = Set 1 die to a face of your choice instead of rolling it
effect-opponents-lose-vp = { $amount ->
    [one] Every other player loses 1 victory point
   *[other] Every other player loses { $amount } victory points
}
effect-place-charge = Put 1 charge cube on another of your cards
effect-move-charge = Move 1 charge cube between two of your other cards
effect-exchange-card = This ship changes places with another of your stationed ships
effect-win-game = You win the game at once
effect-double-station = One sector that pays you this turn pays twice
effect-double-deployed = One sector whose deployed ships pay you this turn pays twice

## Colonies

colony-vp = { $amount ->
    [one] 1 victory point when bought
   *[other] { $amount } victory points when bought
}
colony-closes-sector = Closes its sector: no card can be placed there any more

## Ship classes

class-asimov-exploration-carrier = Asimov-class exploration carrier
class-bowie-cargo-vessel = Bowie-class cargo vessel
class-bradbury-carrier = Bradbury-class carrier
class-burroughs-command-ship = Burroughs-class command ship
class-campbell-command-cruiser = Campbell-class command cruiser
class-clarke-mining-vessel = Clarke-class mining vessel
class-clement-dreadnaught = Clement-class dreadnought
class-fate-cargo-vessel = Fate-class cargo vessel
class-frazetta-carrier = Frazetta-class carrier
class-gernsback-destroyer = Gernsback-class destroyer
class-giger-carrier = Giger-class carrier
class-gunn-cargo-carrier = Gunn-class cargo carrier
class-gunn-cargo-cruiser = Gunn-class cargo cruiser
class-harryhausen-mining-vessel = Harryhausen-class mining vessel
class-heinlein-command-cruiser = Heinlein-class command cruiser
class-herbert-mining-vessel = Herbert-class mining vessel
class-knight-cargo-vessel = Knight-class cargo vessel
class-lucas-gun-carriage = Lucas-class gun carriage
class-merritt-cargo-tug = Merritt-class cargo tug
class-modified-bradbury-carrier = Modified Bradbury-class carrier
class-modified-merritt-cargo-tug = Modified Merritt-class cargo tug
class-modified-pohl-tug = Modified Pohl-class tug
class-moore-fast-tanker = Moore-class fast tanker
class-norton-cargo-tug = Norton-class cargo tug
class-paul-cargo-vessel = Paul-class cargo vessel
class-roddenbury-hypernet-gate = Roddenbury-class hypernet gate
class-russel-tanker = Russel-class tanker
class-scott-mining-vessel = Scott-class mining vessel
class-silverberg-command-tug = Silverberg-class command tug
class-sturgeon-defender-tug = Sturgeon-class defender tug
class-tolkien-cargo-carrier = Tolkien-class cargo carrier
class-tucker-cargo-train = Tucker-class cargo train
class-verne-hypernet-gate = Verne-class hypernet gate
class-wells-star-cruiser = Wells-class star cruiser
class-williamson-command-ship = Williamson-class command ship

## Colony classes

class-cameron-star-settlement = Cameron-class star settlement
class-kubrick-star-settlement = Kubrick-class star settlement
class-serling-star-settlement = Serling star settlement
