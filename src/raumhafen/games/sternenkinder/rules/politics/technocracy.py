"""A19 Technocracy and Logocracy: secrecy, focus, experiments and goals of science."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, FIELD, NO, RESEARCH, YES
from raumhafen.games.sternenkinder.content.regimes import GOAL, POLICY
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, FIELD_TECHS, FOOD
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_POINTS
from raumhafen.games.sternenkinder.content.words import FIELDS, NONE
from raumhafen.games.sternenkinder.rules.core.cards import ANOMALIES
from raumhafen.games.sternenkinder.rules.core.discovery import REVEAL
from raumhafen.games.sternenkinder.rules.core.regime_counts import (
    exclusive,
    exclusive_fields,
    first_fields,
    others,
)
from raumhafen.games.sternenkinder.rules.core.regimes import (
    EXPERIMENTS,
    FOCUS,
    add_to,
    bits_of,
    counter,
    has_policy,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.core.spread import HOW_MUCH, receive_options
from raumhafen.games.sternenkinder.rules.core.technologies import NAMES, learn, researchable
from raumhafen.games.sternenkinder.rules.politics.government_goals import (
    fulfil,
    give_point,
    is_open,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

EXPERIMENT: Final = POLICY["experiment"]
PARTNER_WELLE: Final = POLICY["partner_welle"]
MANKIND: Final = GOAL["mankind"]
PIPS_FOR_POINT: Final = 3  # A19.7
PER_TECH: Final = 2  # A19.5

# --- A19.17 hyperfocus: args = [] ----------------------------------------------------------------


def can_focus(s: SternState, seat: int) -> bool:
    """A19.17 Once in a game."""
    return counter(s, seat, FOCUS) == NOBODY and bool(focus_options(s, seat))


def focus(s: SternState, seat: int) -> None:
    s.call(FOCUSING, seat)


def focus_options(s: SternState, seat: int) -> list[int]:
    """Fields that are not complete."""
    own = s.techs[seat]
    return [FIELD + at for at, mask in enumerate(FIELD_TECHS) if mask & ~own]


FOCUS_FIELD: Final[Ask] = Ask("focus", "A19.17", focus_options)


def ask_focus(s: SternState, f: Frame) -> None:
    """A19.17 A research field."""
    s.choose(f.seat, FOCUS_FIELD, focus_options(s, f.seat))


def note_focus(s: SternState, f: Frame) -> None:
    """A19.17 Its technologies cost half, all others more until it is complete."""
    field = s.answers[f.seat] - FIELD
    set_counter(s, f.seat, FOCUS, field)
    s.tell("event-focus", "A19.17", {"seat": f.seat, "field": FIELDS[field]})


FOCUSING: Final[Script] = script("focus", ask_focus, note_focus)

# --- A19.7 experiments, A19.9 discoveries --------------------------------------------------------


def hear_card(s: SternState, seat: int, here: int, card: int) -> None:
    """A19.7 Each anomaly researched is a pip, three are a point."""
    if not has_policy(s, seat, EXPERIMENT) or not ANOMALIES >> card & 1:
        return
    if add_to(s, seat, EXPERIMENTS, 1) % PIPS_FOR_POINT == 0:
        give_point(s, seat)


def hear_discovered(s: SternState, seat: int, here: int, subject: int) -> None:
    """A19.9 One R for a system that is discovered."""
    if has_policy(s, seat, PARTNER_WELLE):
        s.account[4 * seat + RESEARCH_POINTS] += 1


# --- A19.2 advance mankind: args = [field, technologies as bits] ---------------------------------

AT, GIVEN = range(2)


def hear_economy_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A19.2 Only who wants to gives his technologies away."""
    able = is_open(s, seat, MANKIND) and exclusive_fields(s, seat, NONE) == len(FIELD_TECHS)
    if able:
        s.call(ADVANCE_MANKIND, seat, [0, 0])


def mankind_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


def shared_options(s: SternState, seat: int) -> list[int]:
    field = s.stack[-1].args[AT]
    return [RESEARCH + tech for tech in bits_of(exclusive(s, seat, field))]


ASK_MANKIND: Final[Ask] = Ask("mankind", "A19.2", mankind_options, default=NO)
SHARED_TECH: Final[Ask] = Ask("shared-tech", "A19.2", shared_options)


def ask_mankind(s: SternState, f: Frame) -> None:
    """A19.2"""
    s.choose(f.seat, ASK_MANKIND, mankind_options(s, f.seat))


def hear_mankind(s: SternState, f: Frame) -> None:
    """A19.2"""
    if s.answers[f.seat] == NO:
        f.leave()


def ask_shared(s: SternState, f: Frame) -> None:
    """A19.2 From each field one that nobody else has."""
    s.choose(f.seat, SHARED_TECH, shared_options(s, f.seat))


def note_shared(s: SternState, f: Frame) -> None:
    """A19.2 They go to everybody who can understand them (ruling)."""
    f.args[GIVEN] |= 1 << s.answers[f.seat] - RESEARCH
    f.args[AT] += 1
    if f.args[AT] < len(FIELD_TECHS):
        f.jump(ask_shared)
        return
    fulfil(s, f.seat, MANKIND)
    for other in others(s, f.seat):
        for tech in bits_of(f.args[GIVEN]):
            if tech in researchable(s, other):
                s.tell("event-receives-tech", "A19.2", {"seat": other, "tech": NAMES[tech]})
                learn(s, other, tech)


ADVANCE_MANKIND: Final[Script] = script(
    "mankind", ask_mankind, hear_mankind, ask_shared, note_shared
)

# --- A19.3, A19.5 rewards ------------------------------------------------------------------------


def chart(s: SternState, seat: int) -> None:
    """A19.3 As many systems as there are players."""
    s.call(REVEAL, seat, [s.seats - s.out.bit_count()])


def set_standard(s: SternState, seat: int) -> None:
    """A19.5 Two resources, none of them R, for each technology of the field."""
    field = first_fields(s, seat).bit_length() - 1
    number = (s.techs[seat] & FIELD_TECHS[field]).bit_count()
    s.call(STANDARD, seat, [PER_TECH * number, FOOD])


LEFT, NEXT = range(2)


def ask_standard(s: SternState, f: Frame) -> None:
    """A19.5 First F, then AWE; the rest is C."""
    s.choose(f.seat, HOW_MUCH[f.args[NEXT]], receive_options(s, f.seat))


def take_standard(s: SternState, f: Frame) -> None:
    """A19.5"""
    amount = s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + f.args[NEXT]] += amount
    f.args[LEFT] -= amount
    if f.args[NEXT] == FOOD and f.args[LEFT]:
        f.args[NEXT] = AWE
        f.jump(ask_standard)
    else:
        s.account[4 * f.seat + CULTURE] += f.args[LEFT]


STANDARD: Final[Script] = script("standard", ask_standard, take_standard)

SCRIPTS: Final[list[Script]] = [FOCUSING, ADVANCE_MANKIND, STANDARD]
ASKS: Final[list[Ask]] = [FOCUS_FIELD, ASK_MANKIND, SHARED_TECH]
