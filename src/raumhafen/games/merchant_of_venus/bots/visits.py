"""What visits bring, remembered while nothing but the ship moves.

Between its departure and its landing a ship asks some five times where it is best to be. What a
visit brings hardly ever changes on the way: the markets, the cargo and the missions stay as they
are. So worths are kept as long as everything that they are reckoned from is the same, to the last
token.
"""

from typing import Final

from raumhafen.games.merchant_of_venus.bots.outlook import DISCOVERY_TURNS, MOST_TRIES, Outlook
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import MOST_TURNS, PLACES


class Visits:
    """The worths of visits in one situation of one seat."""

    def __init__(self, o: Outlook) -> None:
        self.style = o.style
        self.figures = figures_of(o)
        self.lists = [one[:] for one in lists_of(o.s)]
        self.far = far_off(o)
        self.worths: dict[int, float] = {}

    def hold(self, o: Outlook) -> bool:
        """Whether the situation is still the same."""
        return (
            self.style is o.style and self.figures == figures_of(o) and self.lists == lists_of(o.s)
        )

    def key(self, o: Outlook, place: int, spent: float, stay: bool) -> int:
        """The moment of a visit: of the turns spent only whole ones count, of far-off ends none."""
        turns = int(spent)
        rolls = max(0, min(self.far, o.rolls - turns))
        news = o.left - spent > 1
        return ((rolls * 2 + news) * 2 + stay) * PLACES + place


def figures_of(o: Outlook) -> list[int]:
    s = o.s
    return [o.seat, o.mask, s.seats, s.rounds, s.round, s.challenge, s.hold_stock]


def lists_of(s: VenusState) -> list[list[int]]:
    """All that a visit can depend on besides the place of the ship, its dice and its course."""
    return [
        s.cargo, s.credits, s.market, s.piles, s.passenger_at, s.missions, s.gauges, s.contact,
        s.home, s.known, s.card_owner, s.card_credits, s.pilot, s.level, s.drive, s.holds, s.filled,
        s.riding, s.markers, s.second, s.contacts, s.beaten, s.reward_at, s.mission_done, s.mark,
        s.deed, s.drive_stock,
    ]  # fmt: skip


def far_off(o: Outlook) -> int:
    """From so many rolls on, one more changes nothing that goods or passengers will bring."""
    tries = 2 - (1 - MOST_TRIES) * DISCOVERY_TURNS // o.s.seats
    return max(MOST_TURNS, tries, int(o.style.unknown_turns) + 1)


class Memory:
    """The last situation that somebody asked about."""

    def __init__(self) -> None:
        self.last: Visits | None = None

    def visits(self, o: Outlook) -> Visits:
        found = self.last
        if found is None or not found.hold(o):
            found = self.last = Visits(o)
        return found


MEMORY: Final = Memory()
