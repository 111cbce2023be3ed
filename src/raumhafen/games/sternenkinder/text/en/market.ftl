# The underground and the black market (A11, A12)

ask-auction-bid = What do you bid, in secret? Only the highest bid pays; 0 stays out and costs no fee.
ask-top-ware = Do you auction the card at once? Otherwise it goes to the display.
ask-ware-victim = From whom?
ask-sleeper-cell = In which system does the network appear?
ask-missing-files = Which law loses its files?
ask-seen-player = Whom do you look at?
ask-four-winds = Which fleet moves one system further?
ask-witness-network = Cooperation of the Witnesses: which network grows by one level for 1 AWE?
ask-mask-edict = Mask Edict: where do pirates appear for 4 AWE?
ask-escape-ship = One of your units is destroyed. Do you use the Escape Ship, so that it stands on your home world?
ask-underground-detail = What is the service about?
ask-pirates-course = Where do the hired pirates go?

action-auction = Auction: { $ware }
action-auction-event = Auction: { $card }
action-draw-ware = Draw the top card of the black market
action-play = Play: { $ware }
action-ware = { $ware }
action-hand-ware = Give { $other_seat }: { $ware }
action-underground = { $service }
action-pirates = Hired pirates in { $system }
action-yes-at-top-ware = Auction it
action-no-at-top-ware = To the display
action-no-at-witness-network = None
action-no-at-mask-edict = Nowhere
action-yes-at-escape-ship = Save it
action-no-at-escape-ship = Keep the card
action-no-at-underground-detail = Without hiding it
action-yes-at-underground-detail = Hide it, nobody is blamed
action-foe-at-underground-detail = { $seat }
action-end-at-battle = Leave the pirates alone

event-ware-shown = A card is offered on the black market: { $ware }.
event-ware-received = { $seat } receives a card of the black market: { $ware }.
event-ware-drawn = { $seat } draws a card of the black market: { $ware }.
event-auction = { $seat } starts an auction, to be paid in { $resource }: { $ware }.
event-bid = { $seat } has bid { $amount }.
event-auction-won = { $seat } wins the auction for { $amount } { $resource }: { $ware }.
event-unsold = Nobody wins the auction: { $ware }.
event-ware-played = { $seat } plays a card of the black market: { $ware }.
event-ware-activated = { $seat } activates a card of the black market: { $ware }.
event-hands-ware = { $seat } gives { $other_seat } a card of the black market: { $ware }.
event-steals-ware = { $seat } steals a card of the black market from { $other_seat }: { $ware }.
event-robs = { $seat } takes { $amount } { $resource } from { $other_seat }.
event-repealed = { $seat } makes the files of a law disappear: { $law }.
event-sees-hand = { $seat } sees the hand of { $other_seat } until the end of the round.
event-rescued = A unit of { $seat } escapes to { $system }.
event-underground = { $seat } pays { $amount } AWE in the underground: { $service }.
event-secret-route = A unit of { $seat } appears in { $system } on secret routes.
event-pirates-hired = { $seat } pays the pirates in { $system } for this round.
event-pirates-due = { $seat } calls pirates: they are among the two top cards of the asteroids.
event-pirates-move = Pirates in the pay of { $seat } come to { $system }.
event-witnesses = A ship of { $seat } in { $system } counts as having an agent in this round.
event-witness-ship = A research ship of { $seat } appears in { $system }.

illegal-no-political-action = You have no political action left.
illegal-acted = You have already used a political action in this turn.
illegal-ware = This card is neither in the display nor yours.
illegal-ware-works = This card works by itself, or you are asked when its time comes.
illegal-ware-used = You have activated this card in this round already.
illegal-ware-time = This card cannot do anything now.
illegal-service = There is nothing this service could be used for, or you cannot pay for it.
illegal-own-underground = Whoever leads the clans cannot use their services.

sk-lack-political-action = You have no political action left.
sk-lack-service = There is nothing it could be used for, or you are short of AWE.
sk-lack-clan = Whoever leads the clans cannot use their services.
sk-kind-auction = Auctions of the black market
sk-kind-auction-event = Auction event cards
sk-kind-draw-ware = The deck of the black market
sk-kind-play = Cards of the black market
sk-kind-hand-ware = Give cards of the black market
sk-kind-underground = Underground
sk-kind-pirates = Hired pirates

text-market-pure-metal-leverage = While Priority for Pure Metal is in force your fleets cost 1 AWE less, at least 1.
text-market-three-eyes = Once a round in the politics phase: see all fleets and armies of one player and the hand of one player until the end of the round.
text-market-mask-edict = Pirates leave you alone. Closing phase: for 4 AWE a pirate fleet appears in an empty system.
text-market-infiltration-commando = Sabotage and espionage cost you 2 culture less.
text-market-witness-cooperation = At the start of the politics phase: one of your networks grows by a level for 1 AWE.
text-market-four-winds = Once a round in the movement phase: a fleet that has not moved yet goes one system further.
text-market-grim-carnival = Once a round in the politics phase: take 2 culture from a player.
text-market-layer-d = Income of 1 AWE for each of your colonies; upkeep of 1 culture.
text-market-syndicate-support = Theft brings you 2 resources for each culture.
text-market-forged-votes = Once, in the politics phase: 5 more votes in this round.
text-market-letter-of-marque = Once: your raids raise no sanctions in this round.
text-market-stolen-blueprints = Once: a military technology that costs at most 9.
text-market-sleeper-cell = Once: a network of level 2 in any discovered system.
text-market-ghost-cargo = Once: 8 resources of choice.
text-market-forbidden-genes = Once: one of your colonies rises by a level; lose 2 culture.
text-market-reserve-yard = One ground and one space capacity more.
text-market-slush-fund = Income of 2 AWE; upkeep of 1 culture.
text-market-crown-witness = Once: your sanctions fall by a level.
text-market-war-profiteer = Once: 2 war weariness less and 4 AWE.
text-market-mercenary-captain = Once: two fleets on your home world; 5 AWE for each that does not fit.
text-market-secret-lab = Income of 2 research; upkeep of 1 AWE.
text-market-weather-chart = Once: reveal 3 systems of your choice.
text-market-missing-files = Once: a law in force leaves the game.
text-market-escape-ship = Reaction: a unit of yours that is destroyed stands on your home world instead; the enemy gains nothing from it.
text-market-piercing-ammo = In the first round of a battle your fleets hit more easily by 1.
text-market-art-theft = Once: take 6 culture from a player.
text-underground-contract-killing = 9 AWE: destroy a ship with a character. For up to 6 AWE more (less your network there) somebody else is blamed for a dead diplomat.
text-underground-secret-routes = 5 AWE for each hull point, less your network there: a fleet or civil unit goes to an adjacent discovered system and does not move again in this round.
text-underground-hire-pirates = 3 AWE: control a pirate fleet in this round, or Pirates are among the two top cards of the asteroids.
text-underground-smuggler-network = 3 AWE: networks of level 1 on one of your planets and in a safe system without others.
text-underground-hire-witnesses = 6 AWE, less your network there: a civil ship counts as having an agent in this round, or a research ship appears at one of your networks.

# The chapter of the market

sk-sale = For sale now
sk-sale-by = { $name } has started the auction
sk-sale-own = { $name } sells it and gets what is paid
sk-sale-fee = whoever takes part pays a fee of { $amount }
sk-sale-no-fee = no fee for you
sk-sale-drawn = Drawn from the deck
sk-market-display = Display of the black market
sk-market-help = A political action of any type starts an auction. All bid in secret; only the highest bid pays and takes the card.
sk-ware-bid = bids in { $resource }
sk-ware-once = works once
sk-ware-keep = works by itself while it is held
sk-ware-activate = once a round
sk-ware-play = Play
sk-ware-auction = Auction
sk-top-ware = Top card of the deck
sk-top-ware-does = { $count ->
    [0] Drawn for all to see: you auction it at once, or it goes to the display. No card is left that nobody knows.
    [one] Drawn for all to see: you auction it at once, or it goes to the display. One card is left.
   *[other] Drawn for all to see: you auction it at once, or it goes to the display. { $count } cards are left.
}
sk-wares-own = Your cards
sk-wares-of = Cards of { $name }
sk-no-wares = No card of the black market.
sk-wares-others = Cards of the others
sk-no-wares-others = Nobody else has a card.
sk-underground-help = A political action of any type and AWE. Nobody is arrested for it; networks make some services cheaper.
sk-ware-lasting = { $name } in this round: { $list }
sk-pirates-of = Pirates in { $system } are in the pay of { $name } in this round.
sk-pirates-due = { $count ->
    [one] Pirates are the top card of the asteroids.
   *[other] Pirates are among the { $count } top cards of the asteroids.
}
sk-sees-hand = { $name } sees the hand of { $other } in this round.
sk-trigger-auction = { $name } auctions { $ware } for { $resource }.
sk-trigger-auction-own = You auction { $ware } for { $resource }.
sk-trigger-drawn = You have drawn { $ware }.
sk-ask-auction-bid = Your secret bid? 0 stays out.
sk-lack-market-deck = The deck of the black market is empty.
sk-lack-ware-works = It works by itself, or you are asked when its time comes.
sk-lack-ware-used = Activated in this round already.
sk-lack-ware-time = It cannot do anything now.
