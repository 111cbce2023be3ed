"""A9.4, A9.17 Before the council: laws are drawn, failed ones go back, pips are removed."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import INITIATIVE, LAW, LAW_IDS, PLEAD, RECALL
from raumhafen.games.sternenkinder.content.statutes import JUDICIAL_LAWS, LAW_COUNT
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_ACTIONS
from raumhafen.games.sternenkinder.content.words import ACTIONS as TYPES
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.state import SternState

LAW_TYPE: Final = TYPES.index("law")
FREE: Final = TYPES.index("free")
KINDS: Final = len(TYPES)


# --- A4.3 political actions ----------------------------------------------------------------------


def action_for_law(s: SternState, seat: int) -> int:
    """A4.1, A4.3 A law action, else a free one; -1 without any."""
    for kind in (LAW_TYPE, FREE):
        if s.budget[KINDS * seat + kind]:
            return kind
    return -1


def spend_law_action(s: SternState, seat: int) -> None:
    s.budget[KINDS * seat + action_for_law(s, seat)] -= 1


def is_able(s: SternState, seat: int) -> bool:
    return s.politics and not s.acted and action_for_law(s, seat) >= 0


def laws_in(mask: int) -> list[int]:
    return [law for law in range(LAW_COUNT) if mask >> law & 1]


# --- A9.4 initiative -----------------------------------------------------------------------------


def hand_limit(s: SternState, seat: int) -> int:
    """A9.4 As many as the government gives law actions and free ones."""
    start = KINDS * s.government[seat]
    return GOVERNMENT_ACTIONS[start + LAW_TYPE] + GOVERNMENT_ACTIONS[start + FREE]


def initiative_options(s: SternState, seat: int) -> list[int]:
    return [INITIATIVE] if is_able(s, seat) and s.law_deck else []


def take_initiative(s: SternState, seat: int, _: int) -> None:
    """A9.4"""
    spend_law_action(s, seat)
    s.call(DRAW_LAW, seat)


def toss_law(s: SternState, f: Frame) -> None:
    """A9.4 The top law of the deck."""
    s.toss(len(laws_in(s.law_deck)))


def take_law(s: SternState, f: Frame) -> None:
    """A9.4 Into the hand, which nobody else sees."""
    law = laws_in(s.law_deck)[s.tossed]
    s.law_deck &= ~(1 << law)
    s.law_hand[f.seat] |= 1 << law
    s.reveals += 1
    s.tell("event-law-drawn", "A9.4", {"seat": f.seat})
    s.tell("event-law-drawn-own", "A9.4", {"law": LAW_IDS[law]}, f.seat)


def held(s: SternState, seat: int) -> int:
    """A16.6 The laws of Judicial Power do not count for the limit."""
    return s.law_hand[seat] & ~JUDICIAL_LAWS


def surplus_options(s: SternState, seat: int) -> list[int]:
    return [LAW + law for law in laws_in(held(s, seat))]


LAW_SURPLUS: Final[Ask] = Ask("law-surplus", "A9.4", surplus_options)


def ask_surplus(s: SternState, f: Frame) -> None:
    """A9.4 Above the limit laws are discarded."""
    if held(s, f.seat).bit_count() > hand_limit(s, f.seat):
        s.choose(f.seat, LAW_SURPLUS, surplus_options(s, f.seat))
    else:
        f.leave()


def discard_law(s: SternState, f: Frame) -> None:
    """A9.4 Open, beside the deck."""
    law = s.answers[f.seat] - LAW
    s.law_hand[f.seat] &= ~(1 << law)
    s.law_failed |= 1 << law
    s.tell("event-law-discarded", "A9.4", {"seat": f.seat, "law": LAW_IDS[law]})
    f.jump(ask_surplus)


DRAW_LAW: Final[Script] = script("draw_law", toss_law, take_law, ask_surplus, discard_law)


def recall_options(s: SternState, seat: int) -> list[int]:
    return [RECALL + law for law in laws_in(s.law_failed)] if is_able(s, seat) else []


def recall(s: SternState, seat: int, law: int) -> None:
    """A9.4 A failed law goes back into the deck."""
    spend_law_action(s, seat)
    s.law_failed &= ~(1 << law)
    s.law_deck |= 1 << law
    s.tell("event-law-recalled", "A9.4", {"seat": seat, "law": LAW_IDS[law]})


def plead_options(s: SternState, seat: int) -> list[int]:
    return [PLEAD] if is_able(s, seat) and s.sovereign else []


def plead(s: SternState, seat: int, _: int) -> None:
    """A9.17 A law action removes a pip."""
    spend_law_action(s, seat)
    s.sovereign -= 1
    s.tell("event-pleads", "A9.17", {"seat": seat, "amount": s.sovereign})


ENTRIES: Final = [
    Entry(INITIATIVE, initiative_options, take_initiative),
    Entry(RECALL, recall_options, recall),
    Entry(PLEAD, plead_options, plead),
]
