"""MV10.1 How many buy and sell actions a visit allows."""

from raumhafen.games.merchant_of_venus.content.tables import (
    EXTRA_ACTION,
    EXTRA_BUY,
    EXTRA_SELL,
    SETUP,
)
from raumhafen.games.merchant_of_venus.rules.ships import ability, has
from raumhafen.games.merchant_of_venus.state import LANDED, UNLIMITED, USED_EXTRA, VenusState


def set_limits(s: VenusState, seat: int) -> None:
    """MV10.1 Free after staying, one each after landing, three each at first contact."""
    if s.contact_now:
        s.buys = s.sells = SETUP.contact_actions
    elif s.landed == LANDED:
        s.buys = s.sells = SETUP.landed_actions
    else:
        s.buys = s.sells = UNLIMITED
        return
    s.buys += 1 if has(s, seat, EXTRA_BUY) else 0
    s.sells += 1 if has(s, seat, EXTRA_SELL) else 0


def may_act(s: VenusState, seat: int, left: int) -> bool:
    return left > 0 or (s.landed == LANDED and has_extra(s, seat))


def use_action(s: VenusState, seat: int, buying: bool) -> None:
    """MV10.1 extra_action is used last."""
    if buying:
        s.bought += 1
        if s.buys > 0:
            s.buys -= 1
            return
    elif s.sells > 0:
        s.sells -= 1
        return
    s.used |= USED_EXTRA


def has_extra(s: VenusState, seat: int) -> bool:
    """MV10.1, MV13.9 One buy or sell action more in a turn with landing."""
    return ability(s, seat) == EXTRA_ACTION and not s.used & USED_EXTRA
