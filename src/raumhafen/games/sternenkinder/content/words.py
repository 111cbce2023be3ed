"""The closed vocabulary of component entries: verbs, qualifiers, tokens and quantities.

A word's place in its list is the small number that compiled effects carry. Lists only grow at
their ends, because saved positions may hold such numbers.
"""

from typing import Final

NONE: Final = -1
ALL: Final = -1  # an amount: everything the victim has
OTHER_PLAYERS: Final = -2  # a number: as many as there are other players

RESOURCES: Final = ("food", "awe", "research", "culture")
PAYABLE: Final = (*RESOURCES, "any", "chosen", "any_but_research")
CAPACITIES: Final = ("ground", "space")
VERBS: Final = (
    "gain", "lose", "income", "upkeep", "capacity", "vp", "vp_state", "unlock", "modify", "set",
    "flag", "keyword", "character", "slots", "actions", "state_size", "votes", "unit",
    "building", "colony_level", "draw", "tech", "steal", "network", "guard", "damage",
    "destroy", "take", "disable", "regenerate", "tile", "link", "spawn", "crisis", "move",
    "war_weariness", "sanction", "enact", "contest", "reveal", "win", "choose", "roll", "rule",
)  # fmt: skip
# what these give holds while its source is active, unless `when` or `duration` says otherwise
STANDING: Final = (
    "income", "upkeep", "capacity", "modify", "set", "flag", "keyword", "character", "slots",
    "actions", "state_size", "votes", "vp_state",
)  # fmt: skip
QUALIFIERS: Final = (
    "cost", "per", "cap", "sources", "at_least", "when", "limit", "optional", "target",
    "duration", "where", "if", "max_level",
)  # fmt: skip
CONDITIONS: Final = ("pay", "have", "unit_here", "building_here", "tech", "ground_battle")
QUANTITIES: Final = (
    "tech.cost", "tech.cost.known", "tech.cost.chosen", "ship.cost", "ship.colony.cost",
    "unit.ground.cost", "equipment.cost", "building.cost", "building.resource.income",
    "building.resource.income.here", "building.research.income", "building.resource.upkeep",
    "building.capacity.upkeep", "route.cost", "route.income.factor", "colony.growth.cost",
    "policy.cost", "policy.upkeep", "vote.cost", "underground.cost", "ia.illegal.cost",
    "ia.illegal.cost.all", "ia.illegal.cost.against_you", "ia.sabotage_espionage.cost",
    "network.cost", "network.max_level", "treaty.cost", "war.declare.cost",
    "war.prevent.factor", "trade.ratio", "ship.military.upkeep.total", "mercenary.upkeep",
    "ship.strategic_move", "fleet.strategic_move.one", "ship.civil.strategic_move",
    "ship.research.strategic_move", "ship.tactical_move", "ship.initiative",
    "ship.hit.first_round", "ship.range", "ground.hit", "militia.per_level", "militia.here",
    "loot.points", "bid.fee", "anomaly.stage", "energy.range", "unit.initiative",
    "unit.tactical_move", "unit.repair", "unit.hangar", "unit.boarding", "ship.military.upkeep",
    "building.research.upkeep.min", "building.yield.here", "colony.max_level.here",
    "colony.level.here", "colony.income.non_food", "colony.income.food", "militia.profile",
    "militia.profile.here", "ia.build_network.illegal", "ia.steal.resources_per_culture",
    "ia.espionage.cost", "tech.cost.factor", "culture.cost.except_ia", "explore.draw",
    "missile.dice.one", "missile.evasion", "hit", "loot.points.battle", "ship.shield.start",
    "shield.projectile.factor", "armour.energy.factor", "armour.hit_damage",
    # policies
    "building.capacity.cost", "building.food.income", "building.awe.income",
    "building.research.upkeep",
)  # fmt: skip
FLAGS: Final = (
    "route_bonus_every_entry", "counts_as_route", "removes_danger", "gates_adjacent",
    "advanced_blueprints", "space_wonders", "buy_advisors", "sabotage_ignores_immunity",
    "absorbs_attacks_first", "planetary_shield", "fires_known_missile", "no_new_treaties",
    "no_votes", "open_casus_belli", "no_blockade_in_peace", "choose_storm_card",
    "pirates_ignore_you", "raids_without_sanction", "clears_route_mines", "clears_mines",
    "weak_spot", "turn_before_or_after", "electronic_warfare", "hologram_field",
    "launch_and_act", "crystal_infection", "resonance", "chain_harpoons", "steals_yellow_pips",
    "war_goal_rewards_doubled", "endless_expansion", "cannot_declare_war",
    "may_found_federation", "lends_money", "own_military_is_mercenary", "branches",
    "utopia_upkeep", "influence", "secrecy", "builds_wonders", "companies", "clans", "outlaw",
    "anarchy", "provokes_kosme", "singularity_charge", "free_policy_of_this_government",
    "policy_cost_refunded", "free_advisor_upgrade",
)  # fmt: skip
PER: Final = (
    "own_colony", "own_treaty", "own_law", "own_network", "own_embassy", "own_connected_colony",
    "adoption", "equipped_unit", "player", "other_player", "own_trade_treaty",
    "trade_treaty_with_partner", "resource_building_level", "capacity_building_level",
    "building_level", "own_research_building", "own_starbase", "law_in_force", "space_capacity",
    "tech_of_field", "culture_income_10", "government_pip", "favour_set_2", "pirate_unit_set",
    # policies
    "own_level", "own_colony_level", "capacity_building", "research_ship", "technology_2",
    "dividend_pip", "democratic_policy_and_culture_building",
)  # fmt: skip
WHEN: Final = (
    "setup", "politics_start", "politics", "economy", "movement_start", "closing_phase",
    "on_explore", "on_battle_won", "on_kill", "on_kill_outlaw", "on_law_passed",
    "on_colony_founded", "on_illegal_ia", "on_auction_won", "on_delivery", "approach",
    "combat_round_start", "on_atrocity", "on_trade",
)  # fmt: skip
# what news tells of: the moments of effects, then those that only chapters listen to
MOMENTS: Final = (
    *WHEN, "on_colony_raised", "on_colony_lowered", "on_colony_destroyed", "on_planet_conquered",
    "on_planet_lost", "on_tech_researched", "on_system_discovered", "on_card_taken", "on_built",
    "on_unit_entered", "on_battle_fought", "on_bankrupt", "on_civil_lost",
    "on_blockade", "on_battles_over", "on_raid", "on_institution_action", "on_movement_over",
    # governments
    "on_government", "on_policy", "on_treaty", "on_politics_end", "on_economy_end",
    "on_peace",
    # the black market
    "on_unit_lost",
    # advisors
    "on_advisor", "on_harmful_ia",
)  # fmt: skip
WHERE: Final = (
    "home", "here", "own_colony", "own_planet", "any_system", "own_system", "legal",
    "empty_system", "own_choice", "own_network", "every_planet", "any_colony", "every_colony",
    "every_own_colony", "chosen_colony", "same_system",
)  # fmt: skip
TARGETS: Final = (
    "all_players", "least_vp", "rich_player", "proposer", "one_unit", "each_unit",
    "largest_unit", "smallest_unit", "this_fleet", "all_ships", "offender", "rival",
    "each_other_player", "each_side", "enemy_side", "all_own_units", "all_units_here",
    "enemies_within_1", "own_within_3", "own_ks_within_3", "one_own_within_3",
)  # fmt: skip
LIMITS: Final = ("round", "game", "twice_round", "combat_round", "activation")
DURATIONS: Final = ("round", "next_round", "battle", "first_combat_round", "combat_round")
DECKS: Final = ("anomaly", "black_market", "advisors", "loot.1", "loot.2", "loot.3")
FACTIONS: Final = ("pirates", "gav", "kosme", "cult")
REVEALS: Final = ("system", "fleets", "hand")
DESTROYS: Final = ("one_building_here", "one_law", "one_unit_on_1")
TAKES: Final = ("one_law",)
DISABLES: Final = ("components", "chosen_policy")
TILES: Final = ("mine", "wreck")
LINKS: Final = ("discovered_safe_system",)
CHARACTERS: Final = ("agent", "diplomat", "police")
METRICS: Final = (
    "income.culture", "count.technologies", "sum.military_hull",
    "count.routes_and_trade_treaties",
)  # fmt: skip
HAVE: Final = (
    "building_here", "resource_building_here", "own_treaties", "own_techs", "own_laws",
    "own_routes", "own_anomaly_cards", "military_hull_here", "connected_here",
    "homeworlds_adjacent", "guard_here", "asteroid_routes", "own_culture_income",
    "neutral_fleets_destroyed", "rival_counter", "space_capacity", "ship_classes_ever_owned",
    "players_at_peace_with_treaty", "embassies_on_home_worlds", "awe_building_levels",
    "players_with_trade_treaty", "own_awe_income", "resource_building_levels", "own_colonies",
    "colony_ships_sent_out", "fields_with_exclusive_tech", "map_of_the_sea",
    "fields_led_in_technologies", "field_completed_first", "colony_4_with_buildings",
    "active_policies", "networks_level_3", "titans", "advisor_level", "connected_colonies",
    "last_system_discovered",
)  # fmt: skip
ACTIONS: Final = ("free", "treaty", "institution", "law", "government")
SLOTS: Final = ("policy", "build")
FIELDS: Final = ("military", "economy", "domestic", "foreign")
LAW_TARGETS: Final = ("proposer", "all", "chosen_player", "policy", "system", "technology")
GOAL_CHECKS: Final = (
    "at_once", "politics", "politics_end", "economy_end", "closing_phase", "always",
)  # fmt: skip
SOURCES: Final = ("any", "deck", "chosen_exclusive")
WINS: Final = ("proposer",)
# effects of one entry only, each a function of that name
RULES: Final = (
    "armada", "forum", "investment", "voice_okima", "escape_ship", "drift", "drift_battle",
)  # fmt: skip
AT_WAR: Final = "at_war"

# --- words of single sets ------------------------------------------------------------------------

EVENT_DECKS: Final = ("asteroid", "nebula", "space", "storm", "black_hole", "anomaly")
COLOURS: Final = ("grey", "blue", "red")
CLASSES: Final = ("KS", "US", "HS", "GS", "MK")
SIZES: Final = ("small", "medium", "large", "colossal")
WEAPON_TYPES: Final = ("projectile", "energy", "missile", "bomb", "special")
DAMAGE: Final = ("projectile", "energy")
SLOT_TYPES: Final = (*WEAPON_TYPES, "fighter", "bomber", "pd")
VERSUS: Final = ("any", "close", "swarm", "close_or_swarm", "line", "infantry", "vehicle")
TAGS: Final = (
    "ship_size", "projectile", "missile", "energy", "protection", "defence_building", "building",
    "advanced_blueprints", "government", "character", "state_size", "advisor", "drive", "sensor",
)  # fmt: skip
PHASES: Final = ("politics", "economy", "government_action")
LAW_KEYWORDS: Final = ("always", "multiple", "competition")
LAW_PLACES: Final = ("deck", "open", "policy.judiciary")
TREATY_KINDS: Final = ("treaty", "action", "war")
MARKET_KINDS: Final = ("once", "keep", "activate")
BUILDING_KINDS: Final = ("resource", "capacity", "special", "defence", "route")
COMPONENT_KINDS: Final = ("component", "character", "trait")
PROTECTION_KINDS: Final = ("shield", "armour")
ARENAS: Final = ("ground", "space")
GOAL_KINDS: Final = ("special", "general")
GOAL_SIDES: Final = ("player", "pirates", "gav", "distant_war")
GOAL_PAYMENTS: Final = (*RESOURCES, "treaty")
APPLIES_TO: Final = ("unit", "weapon", "component", "building", "ground", "law", "event")
INSTITUTIONS: Final = (*CHARACTERS, "guard")
PRICED: Final = (*RESOURCES, "institution")
WONDER_PLACES: Final = (
    "own_planet", "next_to_supernova", "controlled_asteroid", "controlled_nebula",
    "controlled_black_hole",
)  # fmt: skip
REQUESTS: Final = (
    "colony_raised_to_2", "policy_introduced", "agent_ia_performed", "military_unit_in_centre",
    "advisor_in_play", "colony_connected", "anomaly_cards_2",
)  # fmt: skip
FAVOUR_SOURCES: Final = (
    "own_anomaly_researched", "10_research_spent_in_politics",
    "colony_first_connected_by_any_player", "10_awe_spent_in_politics", "colony_founded",
    "colony_level_gained", "closing_phase_per_seele_unit_on_map", "pirate_unit_placed",
    "own_illegal_ia_against_player", "own_network_built_or_raised", "8_culture_received_at_income",
    "10_culture_spent_in_politics", "awe_stolen_by_agent_once_per_player_and_round",
)  # fmt: skip
