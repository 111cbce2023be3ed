"""Laws of advisors (A10.11 to A10.13): each of them in exactly one place."""

from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ADVISORS,
    FIRST_A,
    FIRST_B,
    FULLY,
)
from raumhafen.games.sternenkinder.rules.core.advisors import (
    BRIBED,
    BRIBER,
    CABINET_FIELDS,
    DISPLAY,
    HAND,
    advisor_places,
    advisors_of,
    bribe_rows,
)
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.state import BRIBE_ROW, NOBODY, VETO_ROW, SternState

SETTLING = ("crowded_advisors", "hear", "install_advisor", "introduce")
DRAWING = "draw_advisors"
FIRST = 1 << FIRST_A | 1 << FIRST_B


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def advisor_laws(s: SternState) -> list[str]:
    if not s.politics:
        return broken("no advisors", not any(getattr(s, name) for name in CABINET_FIELDS))
    return [*place_laws(s), *skill_laws(s), *bribe_laws(s)]


def place_laws(s: SternState) -> list[str]:
    """A10.11, A10.12 Deck, display, hands and cabinets; limits hold when nothing is settled."""
    held = [advisor for hand in s.advisor_hand for advisor in bits_of(hand)]
    played = [advisor for advisor in range(ADVISORS) if s.advisor_of[advisor] != NOBODY]
    found = [*bits_of(s.advisor_deck), *s.advisor_queue, *s.advisor_row, *held, *played]
    running = {f.script.name for f in s.stack}
    drawing, settling = DRAWING in running, bool(s.news) or bool(running.intersection(SETTLING))
    seats = range(s.seats)
    return [
        *broken("A10.11 places", sorted(found) == list(range(ADVISORS))),
        *broken("A10.11 display", len(s.advisor_row) <= DISPLAY),
        *broken("A10.11 hands", drawing or all(h.bit_count() <= HAND for h in s.advisor_hand)),
        *broken(
            "A10.12 places",
            settling or all(len(advisors_of(s, p)) <= advisor_places(s, p) for p in seats),
        ),
        *broken("A2.4 advisors", not any(s.out >> p & 1 and owns(s, p) for p in seats)),
    ]


def owns(s: SternState, seat: int) -> bool:
    return bool(advisors_of(s, seat) or s.advisor_hand[seat])


def skill_laws(s: SternState) -> list[str]:
    """A10.13 One ability of each level; who is not in play has none."""
    rows = list(zip(s.advisor_of, s.advisor_skills, strict=True))
    return [
        *broken("A10.12 abilities", all((of != NOBODY) == bool(own & 1) for of, own in rows)),
        *broken("A10.13 first level", all((own & FIRST).bit_count() <= 1 for _, own in rows)),
        *broken("A10.13 second level", all((own & FULLY).bit_count() <= 1 for _, own in rows)),
        *broken("A10.13 order", all(own & FIRST or not own & FULLY for _, own in rows)),
        *broken("A10.13 bits", all(own < 1 << ABILITIES for _, own in rows)),
    ]


def bribe_laws(s: SternState) -> list[str]:
    """A8.31 Only advisors in play, and not by their owners."""
    rows = [s.bribes[at : at + BRIBE_ROW] for at in bribe_rows(s)]
    names = [tuple(row[:BRIBER]) for row in rows]
    strange = all(s.advisor_of[row[BRIBED]] not in (NOBODY, row[BRIBER]) for row in rows)
    return [
        *broken("A8.31 bribes", strange and len(names) == len(set(names))),
        *broken("A10.13 vetoes", len(s.vetoed) % VETO_ROW == 0),
    ]
