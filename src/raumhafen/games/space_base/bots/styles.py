"""SB17 The styles that were fitted in self-play (`content/styles.toml`), by seats: searches play on
with them, while greedy seats keep to what their makers have written.
"""

from typing import Final

from raumhafen.components.styles import Numbers, nearest, read_styles
from raumhafen.games.space_base.bots.worth import MOST_SEATS, USUAL, Style, Worth, all_stages

PAIRS: Final = ("vp", "credit", "income", "blue", "red", "pay_credit", "pay_income")
SINGLES: Final = (
    "effects", "claims", "losses", "cube_share", "closing", "spending", "setting", "rerolling",
    "rebuilding",
)  # fmt: skip
SHAPE: Final = {**dict.fromkeys(PAIRS, 2), **dict.fromkeys(SINGLES, 1)}


def style_of(numbers: Numbers) -> Style:
    style = Style()
    for pair in PAIRS:
        setattr(style, pair, tuple(numbers[pair]))
    for single in SINGLES:
        setattr(style, single, numbers[single][0])
    return style


def _stages() -> list[list[Worth]]:
    """By seats and stage."""
    styles = read_styles("raumhafen.games.space_base", SHAPE)
    if not styles:
        return USUAL
    made = {seats: style_of(numbers) for seats, numbers in styles.items()}
    return [all_stages(nearest(made, seats, Style()), seats) for seats in range(MOST_SEATS + 1)]


FITTED: Final = _stages()
