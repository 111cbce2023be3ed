## The page of overview

overview-base = Your base has twelve sectors
overview-base-text = In each sector a ship is stationed. Its blue half works on your own turn; once it is deployed, its red half works on the turns of the others (SB4.2, SB8.1).
overview-roll = Two dice are rolled for everybody
overview-roll-text = Everybody decides in secret: the two dice one by one, or their sum. With 3 and 5 that is the sectors 3 and 5, or sector 8 (SB7.1, SB7.2).
overview-pay = Sectors pay
overview-pay-text = Whoever is on turn receives what is blue in the sector, all others what is red on their deployed ships there. Arrows let the neighbouring sector pay, too (SB8.1, SB8.4).
overview-buy = Buy one card
overview-buy-text = On your turn you may buy one card, and a purchase takes all your credits. The new ship is stationed in its sector; the old one is deployed and pays on the turns of the others from now on (SB12.1, SB12.2, SB4.2).
overview-colony = Colonies and the end
overview-colony-text = A colony gives many points at once and closes its sector. When somebody has 40 points, the round is played to its end; then the most points win (SB13.2, SB15.1, SB15.2).
sign-cube = Charge cube: pays for an ability
sign-arrow = The next sector pays, too
sign-claim = Claim a ship without paying
sign-cart = Buy a card outside the normal purchase
sign-reroll = Roll dice again
sign-dice = Set a die, or shift the sum
sign-swap = Swap or exchange
sign-double = A sector pays twice
sign-lock = Closed by a colony
