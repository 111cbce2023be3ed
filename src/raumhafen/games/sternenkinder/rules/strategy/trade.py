"""A10.15, A14.2 Trade with the supply at the ratios of the government."""

from typing import Final

from raumhafen.games.sternenkinder.actions import TRADE
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, FOOD, RESEARCH
from raumhafen.games.sternenkinder.content.tables import TRADE as RATIOS
from raumhafen.games.sternenkinder.content.words import NONE, RESOURCES
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.quantities import TRADE_RATIO, changed
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import SternState

TRANSMUTATION: Final = POLICY["transmutation"]
BEST_RATIO: Final = 2  # A13.7
WAR_RATIO: Final = 2  # B27.7 culture into anything else
# A13.7 what is traded with AWE, in the order of `invested`
PARTNERS: Final = (FOOD, RESEARCH, CULTURE)
# by `4 * given + taken`: the place of the one that is not AWE; only such pairs have ratios
PARTNER_OF: Final = [
    PARTNERS.index(pair & 3 if pair >> 2 == AWE else pair >> 2) if pair != 5 * AWE else NONE
    for pair in range(16)
]
# by government: `4 * given + taken` where there is a ratio; in war mode culture buys everything
PAIRS: Final = [
    [pair for pair in range(16) if RATIOS[16 * government + pair]]
    for government in range(len(RATIOS) // 16)
]
WAR_PAIRS: Final = [
    [*[pair for pair in pairs if pair >> 2 != CULTURE], *range(4 * CULTURE, 4 * CULTURE + CULTURE)]
    for pairs in PAIRS
]


def ratio(s: SternState, seat: int, given: int, taken: int) -> int:
    """A14.2 How many of one are given for one of the other; 0 where there is no trade."""
    if s.war_mode and given == CULTURE:
        return WAR_RATIO
    if given == RESEARCH and taken in (FOOD, AWE) and has_policy(s, seat, TRANSMUTATION):
        return BEST_RATIO
    printed = RATIOS[16 * s.government[seat] + 4 * given + taken]
    if printed == 0:
        return 0
    invested = s.invested[3 * seat + PARTNER_OF[4 * given + taken]]
    better = changed(s, seat, TRADE_RATIO, printed) - invested
    return better if better > BEST_RATIO else BEST_RATIO


def trade_pairs(s: SternState, seat: int) -> list[int]:
    """A14.2 What can be traded for what, by `4 * given + taken`."""
    if s.war_mode:
        return WAR_PAIRS[s.government[seat]]
    pairs = PAIRS[s.government[seat]]
    if not has_policy(s, seat, TRANSMUTATION):
        return pairs
    return sorted({*pairs, 4 * RESEARCH + FOOD, 4 * RESEARCH + AWE})  # A19.18


def trade_options(s: SternState, seat: int) -> list[int]:
    """A10.15 Free, as often as wanted."""
    found: list[int] = []
    for pair in trade_pairs(s, seat):
        given, rich = pair >> 2, s.account[4 * seat + (pair >> 2)]
        if rich >= BEST_RATIO and rich >= ratio(s, seat, given, pair & 3):
            found.append(TRADE + pair)
    return found


def trade(s: SternState, seat: int, pair: int) -> None:
    """A10.15 One resource from the supply."""
    given, taken = divmod(pair, 4)
    price = ratio(s, seat, given, taken)
    s.account[4 * seat + given] -= price
    s.account[4 * seat + taken] += 1
    s.tell(
        "event-trade",
        "A10.15",
        {"seat": seat, "amount": price, "from": RESOURCES[given], "to": RESOURCES[taken]},
    )


ENTRY: Final[Entry] = Entry(TRADE, trade_options, trade, counted=False)
