"""A13.10 Kosme protection: a fleet of Kosme until the closing phase, paid in C."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, PROTECTION
from raumhafen.games.sternenkinder.content.layouts import KOSME_CALL
from raumhafen.games.sternenkinder.content.tables import KOSME_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of, may_own
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.regimes import cabinet_price
from raumhafen.games.sternenkinder.rules.strategy.control import call_places
from raumhafen.games.sternenkinder.rules.strategy.politics import culture, pay_culture
from raumhafen.games.sternenkinder.state import SternState


def protection_price(s: SternState, seat: int) -> int:
    """B27.2.9 Ten C for one fleet; A16.9 less with a Just Constitution."""
    return cabinet_price(s, seat, KOSME_CALL)


def may_ask(s: SternState, seat: int) -> bool:
    """A13.10 Once a round; B27.2.9 at most one fleet."""
    fresh = not s.protected[seat] and may_own(s, seat, KOSME_FLEET)
    return fresh and bool(call_places(s, seat))


def protection_options(s: SternState, seat: int) -> list[int]:
    if not s.politics or culture(s, seat) < protection_price(s, seat):
        return []
    return [PROTECTION] if may_ask(s, seat) else []


def why_not(s: SternState, seat: int, _: int) -> IllegalAction | None:
    if not s.politics:
        return None
    if not may_ask(s, seat):
        return IllegalAction("illegal-protected", {}, "A13.10")
    price = protection_price(s, seat)
    return IllegalAction("illegal-costs-more", {"price": price}, "A13.10")


def ask_for_protection(s: SternState, seat: int, _: int) -> None:
    """A13.10 Paid at once."""
    price = protection_price(s, seat)
    pay_culture(s, seat, price)
    s.protected[seat] = price
    s.call(PROTECT, seat)


def place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in call_places(s, seat)]


KOSME_PLACE: Final[Ask] = Ask("protection-place", "A13.10", place_options)


def ask_protected(s: SternState, f: Frame) -> None:
    """A13.10 On an own planet or at an own guard."""
    s.choose(f.seat, KOSME_PLACE, place_options(s, f.seat))


def place_kosme(s: SternState, f: Frame) -> None:
    """A13.10 It is the player's until the closing phase."""
    cell = s.answers[f.seat] - AT
    add_fleet(s, f.seat, KOSME_FLEET, cell)
    s.tell("event-kosme", "A13.10", {"seat": f.seat, "system": CELL_IDS[cell]})


PROTECT: Final[Script] = script("kosme_protection", ask_protected, place_kosme)


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A13.10 For a fleet that was destroyed the price is paid again, as far as there is C."""
    if not s.politics or not s.protected[seat]:
        return
    lost = all(s.fleet_kind[fleet] != KOSME_FLEET for fleet in fleets_of(s, seat))
    due = min(s.protected[seat], culture(s, seat)) if lost else 0
    pay_culture(s, seat, due)
    s.protected[seat] = 0
    if due:
        s.tell("event-kosme-lost", "A13.10", {"seat": seat, "amount": due})


ENTRIES: Final = [Entry(PROTECTION, protection_options, ask_for_protection, False, why_not, size=1)]
SCRIPTS: Final[list[Script]] = [PROTECT]
ASKS: Final[list[Ask]] = [KOSME_PLACE]
