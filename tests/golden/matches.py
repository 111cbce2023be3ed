"""The matches that are recorded as goldens."""

from raumhafen.engine.game import OptionValue
from tests.games.galaxy_trucker.play import choose as choose_like_a_builder
from tests.golden.playthrough import Golden

ONE_ROUND: dict[str, OptionValue] = {"round_2": "none", "round_3": "none"}


def trucker(seats: int, options: dict[str, OptionValue], name: str) -> Golden:
    """Galaxy Trucker, where wholly random builders would never get far."""
    chosen: dict[str, OptionValue] = {**ONE_ROUND, **options}
    return Golden("galaxy-trucker", seats, chosen, name, choose_like_a_builder, f"golden {name}")


EIGHT_ROUNDS: dict[str, OptionValue] = {"round_limit": 8}

GOLDENS = [
    Golden("sternenkinder", 2, {"map": "short", **EIGHT_ROUNDS}, "short-2"),
    Golden("sternenkinder", 4, {"teams": True, "people": "dealt", **EIGHT_ROUNDS}, "teams-4"),
    Golden("sternenkinder", 3, {"map": "short", "politics": True, **EIGHT_ROUNDS}, "politics-3"),
    *[
        Golden("space-base", seats, {"variant": variant}, f"{variant}-{seats}")
        for variant in ("standard", "light-speed")
        for seats in (2, 3, 4, 5)
    ],
    *[Golden("merchant-of-venus", seats, {}, f"rounds-30-{seats}") for seats in (1, 2, 3, 4)],
    Golden(
        "merchant-of-venus",
        3,
        {"home_systems": "beginner", "pilots": "dealt", "teleportals": "fixed"},
        "beginner-3",
    ),
    Golden("merchant-of-venus", 2, {"encounters": "tokens"}, "tokens-2"),
    trucker(2, {"build_check": "strict"}, "turns-2"),
    trucker(3, {"building": "real-time", "round_1": "II"}, "real-time-3"),
    trucker(
        4,
        {
            "building": "days",
            "teams": "advanced",
            "prognostic": True,
            "round_1": "IIIa",
            "build_check": "strict",
        },
        "days-4-teams",
    ),
    trucker(3, {"learning": "keep", "round_1": "III", "build_check": "strict"}, "learning-3"),
]
