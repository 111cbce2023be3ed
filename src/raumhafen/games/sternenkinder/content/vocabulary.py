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
)  # fmt: skip
READ_VERBS: Final = (
    "income", "upkeep", "capacity", "modify", "set", "flag", "actions", "state_size", "votes",
    "slots",
)  # fmt: skip
READ_FLAGS: Final = (
    "counts_as_route", "no_new_treaties", "no_votes", "open_casus_belli",
    "no_blockade_in_peace",
)  # fmt: skip
READ_PER: Final[tuple[str, ...]] = ("own_treaty", "own_network")
READ_HAVE: Final = (
    "building_here", "resource_building_here", "own_techs", "own_routes", "own_anomaly_cards",
    "connected_here", "guard_here", "own_culture_income", "colony_4_with_buildings",
    "connected_colonies", "last_system_discovered", "military_hull_here", "titans",
    "asteroid_routes", "homeworlds_adjacent", "own_treaties",
)  # fmt: skip
# what a rule does by itself, without looking into the entry
BY_RULE: Final = {
    "building.yield.here": "B4.5", "building_level": "B4.5", "colony.max_level.here": "B3.2",
    "militia.profile.here": "B4.9", "absorbs_attacks_first": "B17.4", "planetary_shield": "B4.9",
    "fires_known_missile": "B4.9", "removes_danger": "B4.8.5", "gates_adjacent": "B4.7",
    "route_bonus_every_entry": "B4.8.2", "equipped_unit": "B26", "explore.draw": "B8.10",
    "militia.profile": "B18.6", "ship.strategic_move": "B8.5",
    "adoption": "A9.13",
}  # fmt: skip
# words that entries of this part use and a later part reads
LATER: Final = {
    "II": (
        "policy.cost", "ia.build_network.illegal", "ia.illegal.cost", "ia.illegal.cost.against_you",
        "building.research.upkeep.min", "buy_advisors", "sabotage_ignores_immunity", "secrecy",
        "own_embassy", "own_laws", "space_wonders",
    ),
    "III": ("advanced_blueprints",),
}  # fmt: skip
