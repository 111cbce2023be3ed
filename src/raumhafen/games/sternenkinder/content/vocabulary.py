"""Which words of effects and conditions the rules of this part read, and which wait.

A working entry whose standing effect nobody reads would be a card that does nothing. So every word
that such an entry uses stands here: in READ, or in LATER with the part that brings it.
"""

from typing import Final

# quantities that some rule asks for, and verbs that some walk adds up
READ_QUANTITIES: Final = (
    "colony.growth.cost", "ship.colony.cost", "building.resource.income",
    "building.resource.income.here", "building.research.income", "building.resource.upkeep",
    "building.capacity.upkeep", "route.income.factor", "trade.ratio", "vote.cost",
    "ship.civil.strategic_move", "ship.research.strategic_move", "ship.cost",
    "ship.military.upkeep", "militia.here", "equipment.cost", "treaty.cost",
    "war.prevent.factor", "war.declare.cost", "tech.cost.known", "tech.cost.chosen",
    "militia.per_level",
    "ia.illegal.cost", "ia.illegal.cost.all", "ia.illegal.cost.against_you",
    "ia.build_network.illegal",
    # governments
    "policy.cost", "building.research.upkeep.min", "route.cost", "building.capacity.cost",
    "building.food.income", "building.awe.income", "building.research.upkeep",
    "culture.cost.except_ia", "mercenary.upkeep",
    # the black market and the underground
    "ia.sabotage_espionage.cost", "ia.steal.resources_per_culture", "ship.hit.first_round",
    # advisors
    "bid.fee", "underground.cost", "network.cost", "network.max_level", "policy.upkeep",
    "building.cost", "tech.cost", "anomaly.stage", "ground.hit", "unit.ground.cost",
    "ship.military.upkeep.total",
)  # fmt: skip
READ_VERBS: Final = (
    "income", "upkeep", "capacity", "modify", "set", "flag", "actions", "state_size", "votes",
    "slots", "character",
)  # fmt: skip
READ_FLAGS: Final = (
    "counts_as_route", "no_new_treaties", "no_votes", "open_casus_belli",
    "no_blockade_in_peace", "sabotage_ignores_immunity",
    # governments
    "secrecy", "space_wonders", "war_goal_rewards_doubled", "endless_expansion", "lends_money",
    "branches", "utopia_upkeep", "builds_wonders", "free_policy_of_this_government",
    # the black market
    "pirates_ignore_you", "raids_without_sanction",
    # advisors
    "buy_advisors", "free_advisor_upgrade",
)  # fmt: skip
READ_PER: Final[tuple[str, ...]] = (
    "own_treaty", "own_network", "own_embassy", "own_law", "culture_income_10",
    # governments
    "own_colony", "own_level", "own_colony_level", "law_in_force", "own_research_building",
    "own_starbase", "capacity_building", "capacity_building_level", "resource_building_level",
    "research_ship", "technology_2", "dividend_pip", "democratic_policy_and_culture_building",
    "own_trade_treaty", "other_player", "space_capacity",
    # advisors
    "own_connected_colony",
)  # fmt: skip
READ_HAVE: Final = (
    "building_here", "resource_building_here", "own_techs", "own_routes", "own_anomaly_cards",
    "connected_here", "guard_here", "own_culture_income", "colony_4_with_buildings",
    "connected_colonies", "last_system_discovered", "military_hull_here", "titans",
    "asteroid_routes", "homeworlds_adjacent", "own_treaties",
    # governments
    "own_laws", "neutral_fleets_destroyed", "rival_counter", "space_capacity",
    "players_at_peace_with_treaty", "awe_building_levels", "players_with_trade_treaty",
    "own_awe_income", "resource_building_levels", "own_colonies", "colony_ships_sent_out",
    "fields_with_exclusive_tech", "map_of_the_sea", "fields_led_in_technologies",
    "field_completed_first", "active_policies",
    "embassies_on_home_worlds", "networks_level_3", "advisor_level",
)  # fmt: skip
# what a rule does by itself, without looking into the entry
BY_RULE: Final = {
    "building.yield.here": "B4.5", "building_level": "B4.5", "colony.max_level.here": "B3.2",
    "militia.profile.here": "B4.9", "absorbs_attacks_first": "B17.4", "planetary_shield": "B4.9",
    "fires_known_missile": "B4.9", "removes_danger": "B4.8.5", "gates_adjacent": "B4.7",
    "route_bonus_every_entry": "B4.8.2", "equipped_unit": "B26", "explore.draw": "B8.10",
    "militia.profile": "B18.6", "ship.strategic_move": "B8.5",
    "adoption": "A9.13", "fleet.strategic_move.one": "A12.6",
    # governments
    "cannot_declare_war": "A6.3", "may_found_federation": "A5.11", "influence": "A18.10",
    "own_military_is_mercenary": "A17.11", "policy_cost_refunded": "A22.13",
    "colony.level.here": "A19.13", "trade_treaty_with_partner": "A17.3", "tech_of_field": "A19.5",
    "player": "A19.3",
}  # fmt: skip
# words that entries of this part use and a later part reads
LATER: Final = {
    "III": ("advanced_blueprints", "ship.initiative", "loot.points"),
}  # fmt: skip
