"""A16 Democracy and Federation: dividend, common projects and technologies of members."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import NO, YES
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import FIELD_TECHS, TECH_NEEDS
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.regimes import (
    DIVIDEND,
    active,
    bits_of,
    counter,
    has_policy,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.politics.government_goals import give_point
from raumhafen.games.sternenkinder.rules.politics.policies import CROWDED
from raumhafen.games.sternenkinder.state import SternState

DIVIDEND_POLICY: Final = POLICY["dividend"]
NEW_CLOUDS: Final = POLICY["new_clouds"]
TECH_PARITY: Final = POLICY["tech_parity"]
MOST_DIVIDEND: Final = 6  # A16.7
CLOUDS_PRICE: Final = 10  # A16.12 of each resource, for each member

# --- A16.7 peace dividend ------------------------------------------------------------------------


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A16.7, A16.12"""
    if not s.politics:
        return
    if active(s, seat) >> DIVIDEND_POLICY & 1:
        pips = 0 if s.foes[seat] else min(MOST_DIVIDEND, counter(s, seat, DIVIDEND) + 1)
        if pips != counter(s, seat, DIVIDEND):
            set_counter(s, seat, DIVIDEND, pips)
            s.tell("event-dividend", "A16.7", {"seat": seat, "amount": pips})
    if can_rise_to_clouds(s, seat):
        s.call(CLOUDS, seat)


# --- A16.12 the new clouds: args = [] ------------------------------------------------------------


def clouds_price(s: SternState, seat: int) -> int:
    """The owner pays for all members (ruling)."""
    return CLOUDS_PRICE * len(members(s, seat))


def can_rise_to_clouds(s: SternState, seat: int) -> bool:
    own = active(s, seat) >> NEW_CLOUDS & 1 and has_policy(s, seat, NEW_CLOUDS)
    return bool(own) and min(s.account[4 * seat : 4 * seat + 4]) >= clouds_price(s, seat)


def clouds_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


ASK_CLOUDS: Final[Ask] = Ask("new-clouds", "A16.12", clouds_options, default=NO)


def ask_clouds(s: SternState, f: Frame) -> None:
    """A16.12 Only who wants to pays."""
    s.choose(f.seat, ASK_CLOUDS, clouds_options(s, f.seat))


def rise_to_clouds(s: SternState, f: Frame) -> None:
    """A16.12 Each member gets a point."""
    if s.answers[f.seat] == NO:
        return
    price = clouds_price(s, f.seat)
    for resource in range(4):
        s.account[4 * f.seat + resource] -= price
    s.tell("event-new-clouds", "A16.12", {"seat": f.seat, "amount": price})
    for member in members(s, f.seat):
        give_point(s, member)


CLOUDS: Final[Script] = script("new_clouds", ask_clouds, rise_to_clouds)

# --- A16.15 technological parity -----------------------------------------------------------------


def hear_sharing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A16.15 Members share technologies as if researched."""
    if s.politics:
        for player in range(s.seats):
            share_techs(s, player)


def share_techs(s: SternState, seat: int) -> None:
    shares = has_policy(s, seat, TECH_PARITY)
    if s.out >> seat & 1 or not (shares or s.borrowed[seat] or s.dormant[seat]):
        return
    before = s.techs[seat]
    own = (before | s.dormant[seat]) & ~s.borrowed[seat]
    shared = 0
    if shares:
        for member in members(s, seat):
            shared |= s.techs[member] & ~s.borrowed[member]
    understood = supported(own | shared)
    s.techs[seat] = understood
    s.borrowed[seat] = understood & ~own
    s.dormant[seat] = own & ~understood
    if understood != before:
        settle_fields(s, seat)
        tally(s, seat)
        s.call(CROWDED, seat)


def supported(techs: int) -> int:
    """A16.15 What is built on a technology that is gone is inactive until it comes back."""
    found, more = 0, True
    while more:
        more = False
        for tech in bits_of(techs & ~found):
            if TECH_NEEDS[tech] & ~found == 0:
                found |= 1 << tech
                more = True
    return found


def settle_fields(s: SternState, seat: int) -> None:
    """A2.2 Which fields are complete; what is shared gives no point (ruling)."""
    s.fields[seat] = sum(
        1 << field for field, mask in enumerate(FIELD_TECHS) if mask & ~s.techs[seat] == 0
    )


SCRIPTS: Final[list[Script]] = [CLOUDS]
ASKS: Final[list[Ask]] = [ASK_CLOUDS]
