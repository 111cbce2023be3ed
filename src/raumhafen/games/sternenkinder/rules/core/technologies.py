"""B5.5 Technologies: which may be researched, and what knowing one changes."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import RESEARCH, short
from raumhafen.games.sternenkinder.content.tables import (
    FIELD_TECHS,
    TAG_TECHS,
    TECH_COST,
    TECH_FIELD,
    TECH_IDS,
    TECH_NEEDS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import FIELDS, NONE
from raumhafen.games.sternenkinder.rules.core.tally import KEPT_TECHS, tally
from raumhafen.games.sternenkinder.state import SternState

NAMES: Final = short(TECH_IDS)
NO_LIMIT: Final = 99
# B27.7 the fields of war mode, with drives and sensors
WAR_TECHS: Final = (
    FIELD_TECHS[FIELDS.index("military")]
    | FIELD_TECHS[FIELDS.index("economy")]
    | TAG_TECHS["drive"]
    | TAG_TECHS["sensor"]
)


def exists(s: SternState, tech: int) -> bool:
    """B27.7 In war mode only some technologies exist."""
    return not s.war_mode or bool(WAR_TECHS >> tech & 1)


def knows(s: SternState, seat: int, tech: int) -> bool:
    return bool(s.techs[seat] >> tech & 1)


def researchable(s: SternState, seat: int) -> list[int]:
    """B5.5.1 All technologies with an arrow to it are owned."""
    own = s.techs[seat]
    return [
        tech
        for tech in range(TECHS)
        if not own >> tech & 1 and TECH_NEEDS[tech] & ~own == 0 and exists(s, tech)
    ]


def learn(s: SternState, seat: int, tech: int) -> None:
    """B5.5.1 A new source of effects; A2.2 a completed field gives a victory point."""
    s.techs[seat] |= 1 << tech
    if KEPT_TECHS >> tech & 1:
        tally(s, seat)
    field = TECH_FIELD[tech]
    if FIELD_TECHS[field] & ~s.techs[seat] == 0:
        s.fields[seat] |= 1 << field
        s.points[seat] += 1
        s.tell("event-field", "A2.2", {"seat": seat, "field": FIELDS[field]})


# --- a technology free of cost: args = [limit, field] --------------------------------------------

LIMIT: Final = 0
WITHIN: Final = 1  # a field, or NONE


def free_tech_options(s: SternState, seat: int) -> list[int]:
    """Decision 53: the printed price is looked at."""
    args = s.stack[-1].args
    field = args[WITHIN] if len(args) > WITHIN else NONE
    return [RESEARCH + tech for tech in receivable(s, seat, args[LIMIT], field)]


def receivable(s: SternState, seat: int, limit: int, field: int) -> list[int]:
    """Up to a price, of one field or of any."""
    found = [tech for tech in researchable(s, seat) if TECH_COST[tech] <= limit]
    return [tech for tech in found if field in (NONE, TECH_FIELD[tech])]


CHOOSE_TECH: Final[Ask] = Ask("free-tech", "B5.5.1", free_tech_options)


def give_tech(s: SternState, seat: int, limit: int, field: int = NONE) -> None:
    """A technology up to a price; it is received, not researched, so no bonus follows (ruling)."""
    s.call(FREE_TECH, seat, [limit, field])


def ask_free_tech(s: SternState, f: Frame) -> None:
    """B5.5.1 One that may be researched now; nothing if there is none."""
    if free_tech_options(s, f.seat):
        s.choose(f.seat, CHOOSE_TECH, free_tech_options(s, f.seat))
    else:
        f.leave()


def take_free_tech(s: SternState, f: Frame) -> None:
    """B5.5.1 It costs nothing."""
    tech = s.answers[f.seat] - RESEARCH
    s.tell("event-receives-tech", "B5.5.1", {"seat": f.seat, "tech": NAMES[tech]})
    learn(s, f.seat, tech)


FREE_TECH: Final[Script] = script("free_tech", ask_free_tech, take_free_tech)

SCRIPTS: Final[list[Script]] = [FREE_TECH]
ASKS: Final[list[Ask]] = [CHOOSE_TECH]
