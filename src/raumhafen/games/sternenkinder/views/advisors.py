"""A10.11 to A10.13 Advisors as everybody sees them, and the seat's own hand."""

from raumhafen.games.sternenkinder.actions import ACTIONS, IA, LAW, VETO_KINDS
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_IDS,
    ADVISOR_NAMES,
    ADVISORS,
)
from raumhafen.games.sternenkinder.rules.core.advisors import (
    BRIBED,
    BRIBER,
    BY_ABILITY,
    advisor_places,
    bribe_rows,
    is_full,
)
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.rules.politics.crafts import ACT
from raumhafen.games.sternenkinder.rules.politics.law_vetoes import LAW_VETO, VOTED
from raumhafen.games.sternenkinder.rules.politics.vetoes import ACTION, OBJECTION, VETO
from raumhafen.games.sternenkinder.state import NOBODY, VETO_ROW, SternState
from raumhafen.games.sternenkinder.views.advisor_shapes import (
    AdvisorView,
    BribeView,
    CabinetView,
    VetoView,
)


def cabinet(s: SternState) -> CabinetView:
    """A0.15 Advisors in play and the display are open; of hands only their number is known."""
    return {
        "deck": s.advisor_deck.bit_count(),
        "below": [ADVISOR_NAMES[advisor] for advisor in s.advisor_queue],
        "display": [ADVISOR_NAMES[advisor] for advisor in s.advisor_row],
        "hands": [hand.bit_count() for hand in s.advisor_hand],
        "places": [advisor_places(s, seat) for seat in range(s.seats)],
        "advisors": [shown(s, a) for a in range(ADVISORS) if s.advisor_of[a] != NOBODY],
        "protected": s.protected[:],
        "bribes": [bribe(s, at) for at in bribe_rows(s)],
        "watching": [[VETO_KINDS[k] for k in bits_of(kinds)] for kinds in s.veto_kinds],
        "vetoed": [veto(s, at) for at in range(0, len(s.vetoed), VETO_ROW)],
        "objection": objection(s),
    }


def shown(s: SternState, advisor: int) -> AdvisorView:
    skills = s.advisor_skills[advisor]
    return {
        "advisor": ADVISOR_NAMES[advisor],
        "seat": s.advisor_of[advisor],
        "abilities": [ABILITY_IDS[at] for at in range(ABILITIES) if skills >> at & 1],
        "full": is_full(s, advisor),
        "raised": s.advisor_raised[advisor] == s.round,
        "uses": s.advisor_uses[advisor],
        "spent": bits_of(s.advisor_spent[advisor]),
    }


def bribe(s: SternState, at: int) -> BribeView:
    return {
        "advisor": ADVISOR_NAMES[s.bribes[at + BRIBED]],
        "ability": ABILITY_IDS[s.bribes[at + BY_ABILITY]],
        "seat": s.bribes[at + BRIBER],
    }


def veto(s: SternState, at: int) -> VetoView:
    return {"seat": s.vetoed[at], "code": ACTIONS.code(s.vetoed[at + 1])}


def objection(s: SternState) -> VetoView | None:
    """A10.13 What the owner of the veto is asked about: all see what is about to happen."""
    f = s.stack[-1] if s.stack else None
    if f is None or not any(asked is not None and asked.ask is VETO for asked in s.asked):
        return None
    if f.script is OBJECTION:
        action = f.args[ACTION]
    else:
        action = LAW + s.stack[-2].args[VOTED] if f.script is LAW_VETO else IA + f.args[ACT]
    return {"seat": f.seat, "code": ACTIONS.code(action)}


def advisor_hand(s: SternState, seat: int) -> list[str]:
    """A0.15 Hidden from all others."""
    return [ADVISOR_NAMES[advisor] for advisor in bits_of(s.advisor_hand[seat])]
