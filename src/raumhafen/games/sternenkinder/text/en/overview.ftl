## The page of overview

overview-map = Discover the galaxy
overview-map-text = Your home world lies in a hexagon of unknown systems. A ship that enters one turns it up and draws a card; on planets colony ships found colonies.
overview-economy = Earn and spend
overview-economy-text = Four accounts grow by their income each round: food, money (AWE), research and culture. You buy growth, buildings, ships and technologies; upkeep is due for ever.
overview-people = Talk and vote
overview-people-text = Governments give political actions. Treaties are offered, accepted or countered for culture, and votes decide about laws.
overview-war = Fight in space and on the ground
overview-war-text = Peace is the rule until war is declared. Fleets at war in one system fight; then troops may land and take the colony.
overview-points = Collect victory points
overview-points-text = Large colonies, investors, discoveries, the galactic centre and conquests give points. Who has the target at the end of a round wins.
sign-ground = Ground capacity: for buildings and ground units
sign-space = Space capacity: for ships
sign-size = State size: how many planets your government can rule
sign-votes = Votes
sign-fleet = Fleet
sign-colony = Colony ship
sign-gate = Gate: joins all your gates
sign-blockade = Blockade: the planet yields nothing
