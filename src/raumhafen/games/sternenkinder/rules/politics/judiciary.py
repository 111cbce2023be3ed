"""A16.6 Judicial Power: three laws outside the deck, and what they do once they are in force."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CHOICE, LAW, LAW_IDS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.statutes import JUDICIAL_LAWS, LAW_COUNT, OUTLAWS
from raumhafen.games.sternenkinder.content.statutes import LAW as NUMBER
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core.enacted import (
    PROPOSER,
    WHICH,
    is_in_force,
    rows,
    strike_off,
)
from raumhafen.games.sternenkinder.rules.core.sanctions import raise_level
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.politics.policies import CROWDED
from raumhafen.games.sternenkinder.state import NOBODY, SternState

JUDICIARY: Final = POLICY["judiciary"]
ALL_LAWS: Final = NUMBER["law.all_laws"]
HUMANITY: Final = NUMBER["law.humanitarian_law"]
REWARD: Final = 2  # C for who proposed the humanitarian law
DESTROY, TAKE = range(2)  # choices of the All-Laws
CHOSEN: Final = 0  # the number of a frame


# --- the three laws come into the hand -----------------------------------------------------------


def hear_policy(s: SternState, seat: int, here: int, policy: int) -> None:
    """A16.6 Those that nobody has and that are not in force, beside the hand limit."""
    if policy != JUDICIARY:
        return
    away = s.law_gone
    for hand in s.law_hand:
        away |= hand
    for law in range(LAW_COUNT):
        if JUDICIAL_LAWS >> law & 1 and not away >> law & 1 and not is_in_force(s, law):
            s.law_hand[seat] |= 1 << law
            s.tell("event-special-law", "A16.6", {"seat": seat, "law": LAW_IDS[law]})


# --- the All-Laws: args = [choice] ---------------------------------------------------------------


def hear_law(s: SternState, seat: int, here: int, law: int) -> None:
    """A9.12 What the special laws do when they are adopted."""
    if law == ALL_LAWS:
        s.call(DEMAND, seat, [NOBODY])
    elif law == OUTLAWS:
        settle(s)


def settle(s: SternState) -> None:
    """A10.6 Policies may have gone to rest, or come back without a place."""
    for seat in range(s.seats):
        tally(s, seat)
    for seat in range(s.seats):
        if not s.out >> seat & 1:
            s.call(CROWDED, seat)


def claimed(s: SternState, seat: int, choice: int) -> list[int]:
    """Rows of laws in force: all others are destroyed, those of other players are taken."""
    found = [at for at in rows(s) if s.laws[at + WHICH] != ALL_LAWS]
    if choice == DESTROY:
        return found
    return [at for at in found if s.laws[at + PROPOSER] not in (seat, NOBODY)]


def demand_options(s: SternState, seat: int) -> list[int]:
    return [CHOICE + choice for choice in (DESTROY, TAKE) if claimed(s, seat, choice)]


def claimed_options(s: SternState, seat: int) -> list[int]:
    found = {s.laws[at + WHICH] for at in claimed(s, seat, s.stack[-1].args[CHOSEN])}
    return [LAW + law for law in sorted(found)]


DEMANDED: Final[Ask] = Ask("all-laws", "A16.6", demand_options)
CLAIMED: Final[Ask] = Ask("claimed-law", "A16.6", claimed_options)


def ask_demand(s: SternState, f: Frame) -> None:
    """A16.6 A law leaves the game, or changes its marker; nothing if there is none."""
    options = demand_options(s, f.seat)
    if options:
        s.choose(f.seat, DEMANDED, options)
    else:
        f.leave()


def ask_claimed(s: SternState, f: Frame) -> None:
    """A16.6 Which law."""
    f.args[CHOSEN] = s.answers[f.seat] - CHOICE
    s.choose(f.seat, CLAIMED, claimed_options(s, f.seat))


def claim_law(s: SternState, f: Frame) -> None:
    """A16.6, A9.16"""
    law = s.answers[f.seat] - LAW
    own = claimed(s, f.seat, f.args[CHOSEN])
    at = next(at for at in own if s.laws[at + WHICH] == law)
    told: dict[str, int | str] = {"seat": f.seat, "law": LAW_IDS[law]}
    if f.args[CHOSEN] == TAKE:
        s.laws[at + PROPOSER] = f.seat
        s.tell("event-law-taken", "A16.6", told)
        return
    strike_off(s, at)
    s.tell("event-law-destroyed", "A16.6", told)
    settle(s)


DEMAND: Final[Script] = script("all_laws", ask_demand, ask_claimed, claim_law)


# --- the humanitarian law ------------------------------------------------------------------------


def hear_atrocity(s: SternState, seat: int, here: int, subject: int) -> None:
    """A7.4, A16.6 Bombardment, terror and rebellion: a level for who did it, 2 C for the law."""
    for at in rows(s):
        if s.laws[at + WHICH] == HUMANITY:
            raise_level(s, seat, "A16.6")
            if s.laws[at + PROPOSER] != NOBODY:
                s.account[4 * s.laws[at + PROPOSER] + CULTURE] += REWARD


SCRIPTS: Final[list[Script]] = [DEMAND]
ASKS: Final[list[Ask]] = [DEMANDED, CLAIMED]
