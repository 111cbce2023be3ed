"""What a captain goes by: the numbers that the makers of the bot have written, and those that were
fitted in self-play (`content/styles.toml`), by seats. Searching bots play on with the latter.
"""

from functools import cache
from typing import Final

from raumhafen.components.styles import Numbers, nearest, read_styles
from raumhafen.games.merchant_of_venus.content.tables import TECHNOLOGIES


class Style:
    """Credits, turns and shares."""

    def __init__(self) -> None:
        self.rate = 35.0  # what a turn brings to a bare ship, and what gear adds
        self.rate_point = 6.0
        self.rate_drive = 40.0
        self.poor_rate = 0.8  # the share that is left to who has no money
        self.good_share = 0.25  # of a turn: the time of one good among those aboard
        self.ride_share = 0.6
        self.trust = 0.87  # of plans are carried out
        self.state_now = 0.6  # how much of today's market state is left on arrival
        self.unknown_turns = 3.0  # to find a culture that nobody has met
        self.contact = 120.0  # credits of a card that nobody has seen, and what they can buy
        self.news = 40.0
        self.fitting_share = 0.65
        self.hold_turn = 14.0  # what two more points of capacity bring in a turn
        self.gauge_turn = 2.5
        self.booster_turn = 3.5
        self.level_turn = 3.0
        self.mission_turn = 5.0  # a second one
        self.flame = 45.0
        self.destitute = 1.5  # how much a credit counts to those who have next to none
        self.poor = 1.25
        self.port_turn = 3.0  # fees in a turn
        self.port_reserve = 150.0  # credits that stay for goods
        self.tied_up = 15.0  # what the money of a deed would have earned
        self.deed_reserve = 250.0
        self.worthless = 10.0  # what a good brings that makes room
        self.goods = 1.0  # shares of what is thought of wares: goods, holds after the first …
        self.later_hold = 1.0
        self.gauges = [1.0, 1.0]  # laser, shield
        self.drives = [1.0, 1.0, 1.0]  # yellow, red, combined
        self.technologies = [1.0] * TECHNOLOGIES
        self.pirate_drag = 5.0  # MP: what tokens and unwanted turns of the way count
        self.gate_drag = 1.0
        self.way_back = 10.0
        self.neighbour = 3.0


USUAL: Final = Style()
SINGLES: Final = (
    "rate", "rate_point", "rate_drive", "poor_rate", "good_share", "ride_share", "trust",
    "state_now", "unknown_turns", "contact", "news", "fitting_share", "hold_turn", "gauge_turn",
    "booster_turn", "level_turn", "mission_turn", "flame", "destitute", "poor", "port_turn",
    "port_reserve", "tied_up", "deed_reserve", "worthless", "goods", "later_hold",
    "pirate_drag", "gate_drag", "way_back", "neighbour",
)  # fmt: skip
LISTS: Final = {"gauges": 2, "drives": 3, "technologies": TECHNOLOGIES}
SHAPE: Final = {**dict.fromkeys(SINGLES, 1), **LISTS}


def style_of(numbers: Numbers) -> Style:
    style = Style()
    for name in SINGLES:
        setattr(style, name, numbers[name][0])
    for name in LISTS:
        setattr(style, name, numbers[name])
    return style


STYLES: Final = {
    seats: style_of(numbers)
    for seats, numbers in read_styles("raumhafen.games.merchant_of_venus", SHAPE).items()
}


@cache
def fitted(seats: int) -> Style:
    """Asked for with every answer of a sample."""
    return nearest(STYLES, seats, USUAL)
