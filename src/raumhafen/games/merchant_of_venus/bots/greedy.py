"""The greedy bot: an answer to every question at first sight.

It reads a whole state, so agents give it copies in which hidden things were dealt anew.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.games.merchant_of_venus.bots import business, cards, flight
from raumhafen.games.merchant_of_venus.bots.styles import USUAL, Style
from raumhafen.games.merchant_of_venus.rules.ships import is_overboard
from raumhafen.games.merchant_of_venus.state import VenusState

Choice = Callable[[VenusState, int, list[int]], int]
StyledChoice = Callable[[VenusState, int, list[int], Style], int]

# Where to go and what to trade, by the numbers of a style.
STYLED: Final[dict[str, StyledChoice]] = {
    "depart": flight.choose_departure,
    "speed": flight.choose_speed,
    "step": flight.choose_step,
    "navigation": flight.choose_navigation,
    "exit": flight.choose_exit,
    "land": flight.choose_landing,
    "jump": flight.choose_jump,
    "business": business.choose_business,
}
CHOICES: Final[dict[str, Choice]] = {
    "pilot": cards.choose_pilot,
    "gauge": cards.choose_gauge,
    "jam": cards.choose_jam,
    "late-die": cards.choose_late_die,
    "flux": cards.choose_shift,
    "probe": cards.choose_peek,
    "probe-swap": cards.choose_nothing,
    "probe-card": cards.choose_probe_card,
    "drill": flight.choose_drill,
    "before-check": cards.choose_before_check,
    "hazard-failed": cards.choose_after_hazard,
    "fight": cards.choose_fight,
    "lose-good": cards.choose_loss,
    "card-option": cards.choose_card_option,
    "shift": cards.choose_shift,
    "lose-any-good": cards.choose_loss,
    "take-good": cards.choose_find,
    "buy-gauge": cards.choose_gauge,
    "peek": cards.choose_peek,
    "swap-mission": cards.choose_swap_mission,
    "make-room": cards.choose_room,
    "shuttle": cards.choose_shuttle,
    "mission-good": cards.choose_loss,
    "reward": cards.choose_reward,
    "payment": business.choose_payment,
}


# MV10.15 Questions with which the bot throws nothing overboard: it thinks of that before the dice.
IN_PASSING: Final = frozenset(
    (
        "land", "drill", "before-check", "hazard-failed", "card-option", "late-die", "shift",
        "flux", "peek", "probe", "probe-swap", "probe-card", "swap-mission", "reward", "jump",
        "jam", "buy-gauge", "lose-good", "lose-any-good", "take-good",
    )
)  # fmt: skip


def greedy_choice(s: VenusState, seat: int, options: list[int], style: Style = USUAL) -> int:
    """MV16 The answer of the bot to the open question of a seat."""
    question = s.asked[seat]
    assert question is not None
    name = question.ask.name
    if name in IN_PASSING:
        options = [option for option in options if not is_overboard(option)]
    if name in STYLED:
        return STYLED[name](s, seat, options, style)
    return CHOICES[name](s, seat, options)
