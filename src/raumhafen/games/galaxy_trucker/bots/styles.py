"""GT5 The building styles that were fitted in self-play (`content/styles.toml`), by seats.

Searching bots build with them; greedy ones keep to the numbers that their makers have written
(`worth.GREEDY`).
"""

from typing import Final

from raumhafen.components.styles import Numbers, nearest, read_styles
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, Style

PAIRS: Final = ("speed", "drive", "fire", "crew", "cargo", "special", "tokens")
SINGLES: Final = ("ward", "joint", "exposed", "guard", "cell", "choosy", "plenty")
SHAPE: Final = {**dict.fromkeys(PAIRS, 2), **dict.fromkeys(SINGLES, 1)}


def style_of(name: str, numbers: Numbers) -> Style:
    style = Style(name)
    for pair in PAIRS:
        setattr(style, pair, tuple(numbers[pair]))
    for single in SINGLES:
        setattr(style, single, numbers[single][0])
    return style


STYLES: Final = {
    seats: style_of(f"fitted {seats}", numbers)
    for seats, numbers in read_styles("raumhafen.games.galaxy_trucker", SHAPE).items()
}


def fitted(seats: int) -> Style:
    return nearest(STYLES, seats, GREEDY)
