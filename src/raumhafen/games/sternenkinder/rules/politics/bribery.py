"""A8.31, A8.41 Advisors of others: bribed for a round, or killed."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import ADVISOR, AMOUNT, MOST, SKILL
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_EFFECT,
    ABILITY_IDS,
    ADVISOR_NAMES,
    FOR_BRIBES,
    LEVEL_OF,
    PRICES,
)
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.advisors import (
    BRIBED,
    BRIBER,
    BY_ABILITY,
    advisors_of,
    bribe_rows,
    working,
)
from raumhafen.games.sternenkinder.rules.core.agents import is_strange, watch_at
from raumhafen.games.sternenkinder.rules.politics.cabinet_advisors import dismiss, renew
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    PLACE,
    VICTIM,
    Craft,
    answers,
    can_pay,
    culture,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

CAPACITY: Final = VERBS.index("capacity")
TARGET: Final = 0  # of the frame of an attempt: the victim
GUARDED: Final = 2  # A8.41 for each police and guard level


def is_other(s: SternState, seat: int, cell: int) -> bool:
    """A planet of another player, not of the own federation."""
    return s.owner[cell] != NOBODY and is_strange(s, seat, s.owner[cell])


# --- A8.31 bribery -------------------------------------------------------------------------------


def for_sale(s: SternState, cell: int) -> list[int]:
    """ABILITIES * advisor + ability of who lives here, that nobody has bribed in this round."""
    owner = s.owner[cell]
    own = advisors_of(s, owner)
    return [at for at in working(s, owner) if FOR_BRIBES[at] and at // ABILITIES in own]


def can_bribe(s: SternState, seat: int, cell: int) -> bool:
    """A8.31 On his home world."""
    if not is_other(s, seat, cell) or s.home[s.owner[cell]] != cell:
        return False
    return bool(for_sale(s, cell))


def bribe_price(at: int) -> int:
    """A8.31 Half the price of the level, rounded down; whatever it was paid with, now in C."""
    advisor, ability = divmod(at, ABILITIES)
    return sum(PRICES[advisor][LEVEL_OF[ability]]) // 2


def bribe_details(s: SternState, f: Frame) -> list[int]:
    if answers(f):
        return []
    cell = f.args[PLACE]
    return [SKILL + at for at in for_sale(s, cell) if can_pay(s, f, s.owner[cell], bribe_price(at))]


def bribed_price(s: SternState, f: Frame) -> int:
    return bribe_price(answers(f)[0] - SKILL)


def bribe(s: SternState, f: Frame) -> None:
    """A8.31 In this round it works for who has paid, and not for the owner."""
    advisor, ability = divmod(answers(f)[0] - SKILL, ABILITIES)
    s.bribes += [advisor, ability, f.seat]
    shift_capacity(s, advisor, ability, f.args[VICTIM], f.seat)
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": f.args[VICTIM]}
    names: dict[str, Argument] = {
        "advisor": ADVISOR_NAMES[advisor],
        "ability": ABILITY_IDS[ability],
    }
    s.tell("event-bribe", "A8.31", {**told, **names})
    renew(s)


def shift_capacity(s: SternState, advisor: int, ability: int, source: int, target: int) -> None:
    """Decision 50: what holds for this round counts at once."""
    for effect in ABILITY_EFFECT[ABILITIES * advisor + ability]:
        for kind in range(2) if effect.verb == CAPACITY else ():
            at = 2 * source + kind
            s.capacity[at] = max(0, s.capacity[at] - effect.amounts[kind])
            s.capacity[2 * target + kind] += effect.amounts[kind]


def end_bribes(s: SternState) -> None:
    """A8.31 With the round."""
    rows = [s.bribes[at : at + 3] for at in bribe_rows(s)]
    s.bribes = []
    for row in rows:
        advisor, ability, by = row[BRIBED], row[BY_ABILITY], row[BRIBER]
        shift_capacity(s, advisor, ability, by, s.advisor_of[advisor])
    if rows:
        renew(s)


def hear_politics(s: SternState, seat: int, here: int, subject: int) -> None:
    """A8.31, A10.13 A new round: bribes end, and abilities are ready again."""
    if s.politics and seat == s.first:
        s.advisor_uses = [0] * len(s.advisor_uses)
        s.vetoed = []
        end_bribes(s)


# --- A8.41 assassination: args = [victim, advisor, system] ---------------------------------------


def can_kill(s: SternState, seat: int, cell: int) -> bool:
    return is_other(s, seat, cell) and bool(advisors_of(s, s.owner[cell]))


def kill_details(s: SternState, f: Frame) -> list[int]:
    if answers(f) or not can_pay(s, f, s.owner[f.args[PLACE]], 0):
        return []
    return [ADVISOR + advisor for advisor in advisors_of(s, s.owner[f.args[PLACE]])]


def kill(s: SternState, f: Frame) -> None:
    """A8.41 Both bid in secret."""
    s.call(ATTEMPT, f.seat, [f.args[VICTIM], answers(f)[0] - ADVISOR, f.args[PLACE]])


def bid_options(s: SternState, seat: int) -> list[int]:
    return [AMOUNT + n for n in range(min(culture(s, seat), MOST) + 1)]


BID: Final[Ask] = Ask("attempt-bid", "A8.41", bid_options, default=FIRST_OPTION)


def ask_bid(s: SternState, f: Frame) -> None:
    """A0.13 An amount that the player can pay."""
    s.ask(f.seat, BID)


def note_bid(s: SternState, f: Frame) -> None:
    """A0.13 It can be revised until both have bid."""
    s.sheets[f.seat].append(s.answers[f.seat] - AMOUNT)


ATTEMPT_BID: Final[Script] = script("attempt_bid", ask_bid, note_bid)


def bid_for_life(s: SternState, f: Frame) -> None:
    """A8.41 Revealed at once."""
    s.together(ATTEMPT_BID, sorted([f.seat, f.args[TARGET]]), secret=True)


def judge_attempt(s: SternState, f: Frame) -> None:
    """A8.41 All culture is lost; the advisor dies only if the attacker has more."""
    victim, advisor, cell = f.args
    own, other = s.sheets[f.seat][0], s.sheets[victim][0]
    s.sheets = [[] for _ in range(s.seats)]
    s.account[4 * f.seat + CULTURE] -= own
    s.account[4 * victim + CULTURE] -= other
    bonus = GUARDED * max(0, watch_at(s, victim, cell) - watch_at(s, f.seat, cell))  # A8.54
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim, "amount": own}
    names: dict[str, Argument] = {"bid": other, "bonus": bonus, "advisor": ADVISOR_NAMES[advisor]}
    if own > other + bonus:
        s.tell("event-assassinated", "A8.41", {**told, **names})
        dismiss(s, victim, advisor, "A8.41")
    else:
        s.tell("event-survives", "A8.41", {**told, **names})


ATTEMPT: Final[Script] = script("attempt", bid_for_life, judge_attempt)

CABINETS: Final[dict[str, Craft]] = {
    "bribe": Craft(can_bribe, bribe, price=bribed_price, details=bribe_details),
    "assassinate": Craft(can_kill, kill, details=kill_details),
}
SCRIPTS: Final[list[Script]] = [ATTEMPT_BID, ATTEMPT]
ASKS: Final[list[Ask]] = [BID]
