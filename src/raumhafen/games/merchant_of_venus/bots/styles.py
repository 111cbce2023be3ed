"""What a captain goes by: the numbers that the makers of the bot have written, and those that were
fitted in self-play (`content/styles.toml`), by seats. Searching bots play on with the latter.
"""

from typing import Final

from raumhafen.components.styles import Numbers, nearest, read_styles


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


USUAL: Final = Style()
SHAPE: Final = dict.fromkeys(
    (
        "rate", "rate_point", "rate_drive", "poor_rate", "good_share", "ride_share", "trust",
        "state_now", "unknown_turns", "contact", "news", "fitting_share", "hold_turn",
        "gauge_turn", "booster_turn", "level_turn", "mission_turn", "flame", "destitute", "poor",
        "port_turn", "port_reserve", "tied_up",
    ),
    1,
)  # fmt: skip


def style_of(numbers: Numbers) -> Style:
    style = Style()
    for name in SHAPE:
        setattr(style, name, numbers[name][0])
    return style


STYLES: Final = {
    seats: style_of(numbers)
    for seats, numbers in read_styles("raumhafen.games.merchant_of_venus", SHAPE).items()
}


def fitted(seats: int) -> Style:
    return nearest(STYLES, seats, USUAL)
