"""Text keys for the numbers and ids in events and actions."""

from collections.abc import Mapping
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS, SIDES
from raumhafen.games.galaxy_trucker.content.tables import BROWN, PURPLE

DANGERS: Final = ("small-meteor", "big-meteor", "small-shot", "big-shot")
SPOTS: Final = ("start", "I", "II", "III")
ROUNDS: Final = ("I", "II", "III", "IIIa", "learning")  # LEARNING is -1, the last
ALIENS: Final = {PURPLE: "purple", BROWN: "brown"}

# Arguments that are numbers of a closed list, and its names.
LISTS: Final[Mapping[str, tuple[str, ...]]] = {
    "colour": COLOURS,
    "danger": DANGERS,
    "side": SIDES,
    "spot": SPOTS,
    "round": ROUNDS,
}


def readable(args: dict[str, Argument]) -> dict[str, Argument]:
    """A value that begins with "@" is itself a text key."""
    shown: dict[str, Argument] = {}
    for name, value in args.items():
        if name == "halves":
            shown["strength"] = strength(int(value))
        else:
            shown[name] = named(name, value)
    return shown


def named(name: str, value: Argument) -> Argument:
    if name == "tile":
        return f"@tile-{str(value).split('#')[0]}"
    if name in ("card", "criterion"):
        return f"@{name}-{value}"
    if name == "alien":
        return f"@alien-{ALIENS[int(value)]}"
    if name in LISTS:
        return f"@{name}-{LISTS[name][value] if isinstance(value, int) else value}"
    return value


def strength(halves: int) -> str:
    """GT0.5 Half units as people write them."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"
