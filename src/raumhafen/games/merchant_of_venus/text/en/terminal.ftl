## Merchant of Venus on a terminal: table heads and short lines

terminal-heading = Round { $round } of { $of } · dice { $dice } · { $mp } MP
terminal-ship = { $seat } at { $space }
terminal-pilot = Pilot: { $pilot }, level { $level }
terminal-cargo = Aboard: { $list }
terminal-rewards = Rewards: { $list }
terminal-passenger = Passenger: { $passenger } to { $where } for { $fare }
terminal-mission = Mission: { $mission } – { $where }{ $text } ({ $fame } fame)
terminal-unknown = No culture has been met yet.
terminal-way = { $space } ({ $region }): { $cost } MP, { $percent } %
terminal-head-place = place
terminal-head-credits = credits
terminal-head-fame = fame
terminal-head-worth = worth
terminal-head-laser = laser
terminal-head-shield = shield
terminal-head-room = room
terminal-head-system = system
terminal-head-sells = sells
terminal-head-pays = pays now
terminal-legend = worth = credits, spaceports and fame if the game ended now · room = free / whole capacity · a place in reach: the movement points it costs and the chance to arrive this turn · ► whose turn it is
