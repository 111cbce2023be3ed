"""Planes of advisors, bribes and vetoes, made from the view alone."""

from typing import Any, Final

from raumhafen.engine.planes import Plane, Writer
from raumhafen.games.sternenkinder.actions import VETO_KINDS
from raumhafen.games.sternenkinder.content.cabinet import ABILITY_IDS, ADVISOR_NAMES

SMALL: Final = 10
CARDS: Final = len(ADVISOR_NAMES)
ABILITIES: Final = len(ABILITY_IDS)


def advisor_planes(seats: int) -> list[Plane]:
    """Empty at tables without politics."""
    return [
        Plane("advisors", (seats, CARDS, ABILITIES)),
        Plane("advisor_uses", (CARDS,), SMALL),
        Plane("advisor_spent", (seats, CARDS)),
        Plane("advisor_raised", (CARDS,)),
        Plane("advisor_display", (CARDS,), SMALL),
        Plane("advisor_below", (CARDS,), SMALL),
        Plane("advisor_hands", (seats,), SMALL),
        Plane("advisor_hand", (CARDS,)),
        Plane("protected", (seats,), SMALL),
        Plane("bribes", (seats, CARDS, ABILITIES)),
        Plane("veto_kinds", (seats, len(VETO_KINDS))),
    ]


def write_cabinet(w: Writer, cabinet: dict[str, Any]) -> None:
    for name in ("display", "below"):
        for place, advisor in enumerate(cabinet[name], 1):
            w.number(f"advisor_{name}", ADVISOR_NAMES.index(advisor), place)
    for seat in range(w.seats):
        w.number("advisor_hands", w.turned(seat), cabinet["hands"][seat])
        w.number("protected", w.turned(seat), cabinet["protected"][seat])
        for kind in cabinet["watching"][seat]:
            w.mark("veto_kinds", len(VETO_KINDS) * w.turned(seat) + VETO_KINDS.index(kind))
    for advisor in cabinet["advisors"]:
        write_advisor(w, advisor)
    for bribe in cabinet["bribes"]:
        at = CARDS * w.turned(bribe["seat"]) + ADVISOR_NAMES.index(bribe["advisor"])
        w.mark("bribes", ABILITIES * at + ABILITY_IDS.index(bribe["ability"]))


def write_advisor(w: Writer, shown: dict[str, Any]) -> None:
    at = ADVISOR_NAMES.index(shown["advisor"])
    row = CARDS * w.turned(shown["seat"]) + at
    for ability in shown["abilities"]:
        w.mark("advisors", ABILITIES * row + ABILITY_IDS.index(ability))
    w.number("advisor_uses", at, shown["uses"])
    if shown["raised"]:
        w.mark("advisor_raised", at)
    for seat in shown["spent"]:
        w.mark("advisor_spent", CARDS * w.turned(seat) + at)


def write_advisor_hand(w: Writer, mine: dict[str, Any]) -> None:
    for advisor in mine.get("advisors", ()):
        w.mark("advisor_hand", ADVISOR_NAMES.index(advisor))
