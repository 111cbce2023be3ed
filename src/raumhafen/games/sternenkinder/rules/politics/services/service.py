"""A11.2 A service of the underground, and what it costs."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.content.tables import AWE
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.politics.crafts import surcharge
from raumhafen.games.sternenkinder.state import SternState

Able = Callable[[SternState, int], bool]
Details = Callable[[SternState, Frame], list[int]]
Price = Callable[[SternState, Frame], int]
Deed = Callable[[SternState, Frame], None]
SERVICE_PRICE: Final = QUANTITY["underground.cost"]


class Service:
    """One service of the underground; `able` tells quickly whether there is anything to name."""

    def __init__(self, able: Able, details: Details, price: Price, deed: Deed) -> None:
        self.able = able
        self.details = details
        self.price = price
        self.deed = deed


def said(f: Frame) -> list[int]:
    """What was named so far."""
    return f.args[1:]


def price_at(s: SternState, seat: int, base: int, *cells: int) -> int:
    """A11.2 With the surcharge of the systems concerned, in AWE; never below 0."""
    price = max(0, base)
    for cell in cells:
        price += surcharge(s, seat, cell)
    return max(0, changed(s, seat, SERVICE_PRICE, price))


def can_pay(s: SternState, seat: int, base: int, *cells: int) -> bool:
    """A11.2 Whether the player has the money; the surcharge is looked at last."""
    money, price = s.account[4 * seat + AWE], max(0, base)
    if money < max(0, changed(s, seat, SERVICE_PRICE, price)):
        return False
    if not cells:
        return True
    for cell in cells:
        price += surcharge(s, seat, cell)
    return money >= changed(s, seat, SERVICE_PRICE, price)
