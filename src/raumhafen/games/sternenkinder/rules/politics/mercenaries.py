"""A5.17, B27.2.7 Mercenaries: one fleet, hired and dismissed with a treaty action."""

from typing import Final

from raumhafen.games.sternenkinder.actions import CELL_IDS, DISMISS, HIRE
from raumhafen.games.sternenkinder.content.tables import AWE, MERCENARY_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import (
    fleet_price,
    fleets_of,
    may_own,
    remove_fleet,
)
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.payment import has
from raumhafen.games.sternenkinder.rules.core.prices import MERCENARY_UNIT
from raumhafen.games.sternenkinder.rules.politics.costs import action_for_treaty, spend_action
from raumhafen.games.sternenkinder.rules.strategy.units import PLACE_UNIT, unit_places
from raumhafen.games.sternenkinder.state import SternState


def is_able(s: SternState, seat: int) -> bool:
    return s.politics and not s.acted and action_for_treaty(s, seat) >= 0


def hire_options(s: SternState, seat: int) -> list[int]:
    """B27.2.7 Exactly one fleet; A5.17 neither technology nor capacity is needed."""
    price = fleet_price(s, seat, MERCENARY_FLEET)
    able = is_able(s, seat) and may_own(s, seat, MERCENARY_FLEET) and has(s, seat, AWE, price)
    return [HIRE] if able and unit_places(s, seat, MERCENARY_UNIT) else []


def hire(s: SternState, seat: int, _: int) -> None:
    """A5.17, B5.4.1 Paid at once, and placed on an own planet that is not blocked."""
    spend_action(s, seat)
    price = fleet_price(s, seat, MERCENARY_FLEET)
    s.account[4 * seat + AWE] -= price
    s.tell("event-hires", "A5.17", {"seat": seat, "amount": price})
    s.call(PLACE_UNIT, seat, [MERCENARY_UNIT])


def hired(s: SternState, seat: int) -> list[int]:
    return [at for at in fleets_of(s, seat) if s.fleet_kind[at] == MERCENARY_FLEET]


def dismiss_options(s: SternState, seat: int) -> list[int]:
    return [DISMISS] if is_able(s, seat) and hired(s, seat) else []


def dismiss(s: SternState, seat: int, _: int) -> None:
    """A5.17, B5.4.3 They leave, and their upkeep with them."""
    spend_action(s, seat)
    for at in hired(s, seat):
        system = CELL_IDS[s.fleet_at[at]]
        remove_fleet(s, at)
        s.tell("event-dismisses", "A5.17", {"seat": seat, "system": system})


ENTRIES: Final = [
    Entry(HIRE, hire_options, hire),
    Entry(DISMISS, dismiss_options, dismiss),
]
