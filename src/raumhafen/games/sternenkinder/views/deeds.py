"""A4 Political deeds of a seat: what each costs it now, and what stands against it.

Only what is open to all is used, and the seat's own hand; whose turn it is does not matter here.
"""

from collections.abc import Iterator

from raumhafen.games.sternenkinder.actions import ENDED, PACTS, REFORM_IDS, REFORMS
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    CULTURE,
    GOVERNMENT_COST,
    GOVERNMENT_IDS,
    MERCENARY_FLEET,
    TECH_IDS,
    UNLOCKED_BY,
)
from raumhafen.games.sternenkinder.content.tables import ENTRY as NUMBER
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_price, may_own
from raumhafen.games.sternenkinder.rules.core.foes import are_foes, members
from raumhafen.games.sternenkinder.rules.core.pacts import (
    FEDERATION,
    TRADE,
    has_met,
    has_treaty,
    is_member,
)
from raumhafen.games.sternenkinder.rules.core.prices import MERCENARY_UNIT
from raumhafen.games.sternenkinder.rules.core.sanctions import KLEPTOCRACY, may_treat
from raumhafen.games.sternenkinder.rules.core.technologies import knows
from raumhafen.games.sternenkinder.rules.politics.armistice import MATTER as ARMISTICE_MATTER
from raumhafen.games.sternenkinder.rules.politics.costs import (
    FEDERAL,
    action_for_treaty,
    cost,
    end_cost,
    is_in_play,
    may_invite,
    shares_of,
)
from raumhafen.games.sternenkinder.rules.politics.council import can_meet, proposals
from raumhafen.games.sternenkinder.rules.politics.declaring import are_bound, least_price
from raumhafen.games.sternenkinder.rules.politics.goals import has_casus
from raumhafen.games.sternenkinder.rules.politics.initiative import action_for_law
from raumhafen.games.sternenkinder.rules.politics.mercenaries import hired
from raumhafen.games.sternenkinder.rules.politics.offers import is_refused
from raumhafen.games.sternenkinder.rules.politics.treaties import ended_treaty
from raumhafen.games.sternenkinder.rules.strategy.politics import action_for_government
from raumhafen.games.sternenkinder.rules.strategy.units import unit_places
from raumhafen.games.sternenkinder.state import NOBODY, SternState
from raumhafen.games.sternenkinder.views.deed_shapes import DeedView, Lack


def deeds(s: SternState, seat: int) -> list[DeedView]:
    """Treaties and wars with each other player, mercenaries, the council, governments."""
    others = [p for p in range(s.seats) if p != seat and is_in_play(s, p)]
    return [
        *treaties(s, seat, others),
        *[ending for p in others for ending in endings(s, seat, p)],
        *[declaration(s, seat, p) for p in others],
        *[armistice(s, seat, foe) for foe in members(s, s.foes[seat])],
        *mercenaries(s, seat),
        *council(s, seat),
        *[reform(s, seat, at) for at in range(len(REFORMS))],
    ]


def deed(code: str, lack: Lack | None, price: int = 0) -> DeedView:
    shown: DeedView = {"code": code, "price": price}
    if lack is not None:
        shown["lacks"] = lack
    return shown


def short(s: SternState, seat: int, price: int, resource: int = CULTURE) -> bool:
    return s.account[4 * seat + resource] < price


# --- A5 treaties ---------------------------------------------------------------------------------


def treaties(s: SternState, seat: int, others: list[int]) -> list[DeedView]:
    lacks = {p: against_talks(s, seat, p) for p in others}
    return [treaty(s, seat, kind, p, lacks[p]) for kind in range(len(PACTS)) for p in others]


def treaty(s: SternState, seat: int, kind: int, other: int, lack: Lack | None) -> DeedView:
    price = cost(s, kind, seat, other)
    lack = lack or against_treaty(s, seat, kind, other, price)
    return deed(f"treaty:{PACTS[kind]}:{other}", lack, price)


def against_talks(s: SternState, seat: int, other: int) -> Lack | None:
    """A5.1, A7.4 What stands against all treaties with a player."""
    if not has_met(s, seat, other):
        return "unknown"
    if are_foes(s, seat, other):
        return "at-war"
    if not may_treat(s, seat):
        return "sanctions"
    return None if may_treat(s, other) else "their-sanctions"


def against_treaty(s: SternState, seat: int, kind: int, other: int, price: int) -> Lack | None:
    """A5.5 What stands against one of them."""
    if kind == FEDERATION and not may_invite(s, seat, other):
        return "no-federation"
    if kind not in (FEDERATION, TRADE) and has_treaty(s, kind, seat, other):
        return "concluded"
    if is_refused(s, kind, seat, other):
        return "refused"
    return without_means(s, seat, bool(shares_of(s, price, seat, other)))


def without_means(s: SternState, seat: int, paid: bool) -> Lack | None:
    """A4.3 Money, and a treaty action or a free one."""
    if not paid:
        return "culture"
    return None if action_for_treaty(s, seat) >= 0 else "treaty-action"


def endings(s: SternState, seat: int, other: int) -> Iterator[DeedView]:
    """A5.18, A5.12 Treaties that can be ended, and the founder's federation that can be left."""
    for kind, name in enumerate(ENDED):
        if has_to_end(s, seat, kind, other):
            price = end_cost(s, kind, seat, other)
            lack = without_means(s, seat, not short(s, seat, price))
            yield deed(f"cancel:{name}:{other}", lack, price)


def has_to_end(s: SternState, seat: int, kind: int, other: int) -> bool:
    if kind == FEDERATION:
        return not s.teams and is_member(s, seat, other) and s.federation[seat] == other
    return ended_treaty(s, kind, seat, other) != NOBODY


# --- A6 war --------------------------------------------------------------------------------------


def declaration(s: SternState, seat: int, other: int) -> DeedView:
    price = 0 if has_casus(s, seat, other) else least_price(s, seat)
    return deed(f"war:{other}", against_war(s, seat, other, price), price)


def against_war(s: SternState, seat: int, other: int, price: int) -> Lack | None:
    """A6.3"""
    if not has_met(s, seat, other):
        return "unknown"
    if s.government[seat] == FEDERAL:
        return "federal"
    if s.government[other] == KLEPTOCRACY:
        return "kleptocracy"
    if are_bound(s, seat, other):
        return "bound"
    if are_foes(s, seat, other):
        return "at-war"
    if s.peace[s.seats * seat + other] >= s.round:
        return "peace"
    return without_means(s, seat, not short(s, seat, price))


def armistice(s: SternState, seat: int, foe: int) -> DeedView:
    """A5.19"""
    lack: Lack | None = "refused" if is_refused(s, ARMISTICE_MATTER, seat, foe) else None
    return deed(f"armistice:{foe}", lack or without_means(s, seat, True))


def mercenaries(s: SternState, seat: int) -> Iterator[DeedView]:
    """A5.17"""
    if hired(s, seat):
        yield deed("dismiss", without_means(s, seat, True))
        return
    price = fleet_price(s, seat, MERCENARY_FLEET)
    yield {**deed("hire", against_hiring(s, seat, price), price), "resource": "awe"}


def against_hiring(s: SternState, seat: int, price: int) -> Lack | None:
    if not may_own(s, seat, MERCENARY_FLEET):
        return "fleets"
    if not unit_places(s, seat, MERCENARY_UNIT):
        return "place"
    return "awe" if short(s, seat, price, AWE) else without_means(s, seat, True)


# --- A9 the High Council -------------------------------------------------------------------------


def council(s: SternState, seat: int) -> Iterator[DeedView]:
    yield deed("initiative", for_law(s, seat) if s.law_deck else "deck")
    yield deed("council", against_council(s, seat))
    if s.sovereign:
        yield deed("plead", for_law(s, seat))


def against_council(s: SternState, seat: int) -> Lack | None:
    """A9.1, A9.5"""
    if s.council == s.round:
        return "met"
    if not can_meet(s):
        return "undiscovered"
    return for_law(s, seat) if proposals(s, seat) else "no-law"


def for_law(s: SternState, seat: int) -> Lack | None:
    return None if action_for_law(s, seat) >= 0 else "law-action"


# --- A10.1 governments ---------------------------------------------------------------------------


def reform(s: SternState, seat: int, at: int) -> DeedView:
    government = REFORMS[at]
    shown = deed(f"govern:{REFORM_IDS[at]}", against_reform(s, seat, government))
    shown["price"] = GOVERNMENT_COST[government]
    if shown.get("lacks") == "tech":
        shown["tech"] = TECH_IDS[tech_for(government)].partition(".")[2]
    return shown


def tech_for(government: int) -> int:
    return UNLOCKED_BY[NUMBER[GOVERNMENT_IDS[government]]]


def against_reform(s: SternState, seat: int, government: int) -> Lack | None:
    if government in (s.government[seat], s.next_government[seat]):
        return "governs"
    if not knows(s, seat, tech_for(government)):
        return "tech"
    if short(s, seat, GOVERNMENT_COST[government]):
        return "culture"
    return None if action_for_government(s, seat) >= 0 else "government-action"
