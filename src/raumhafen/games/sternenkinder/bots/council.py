"""The High Council of a ruler: laws that help him are proposed and voted for, others voted down."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    COUNCIL,
    INITIATIVE,
    LAW,
    NO,
    YES,
)
from raumhafen.games.sternenkinder.content.statutes import (
    CONTEST,
    LAWS,
    SANCTION_LEVEL,
    SOVEREIGN,
    TARGET,
)
from raumhafen.games.sternenkinder.content.tables import AWE
from raumhafen.games.sternenkinder.content.words import METRICS
from raumhafen.games.sternenkinder.rules.core.law_rows import METRIC
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics import council, initiative, statutes
from raumhafen.games.sternenkinder.rules.strategy import decision
from raumhafen.games.sternenkinder.rules.strategy.ending import all_points, side
from raumhafen.games.sternenkinder.state import NOBODY, SternState

MATTERS: Final = 0.5  # below that a vote is better turned to gold
CROWN: Final = 100.0  # a vote that ends the game
GOOD_FOR_ALL: Final = 0.6  # of a law that helps everybody, for who proposes it more
RICH: Final = statutes.RICH


def law_worth(s: SternState, seat: int, law: int, about: int, proposer: int) -> float:
    """Above 0 what a seat wants, below 0 what it fears."""
    if law == SOVEREIGN:
        return CROWN if proposer in side(s, seat) else -CROWN
    if SANCTION_LEVEL[law]:
        harm = -1.0 if s.sanction[about] == SANCTION_LEVEL[law] else 1.0
        return -4.0 * harm if about in side(s, seat) else harm * rivalry(s, seat, about)
    if CONTEST[law]:
        return 2.0 if leads(s, seat, METRICS[METRIC[law]]) else -1.0
    if TARGET[law] == "chosen_player":
        gift = 1.0 if LAWS[law].id == "law.council_stipend" else -1.0
        return 3.0 * gift if about == seat else -gift * rivalry(s, seat, about)
    if TARGET[law] == "system":
        return 3.0 if s.owner[about] in side(s, seat) else -rivalry(s, seat, s.owner[about])
    return common_worth(s, seat, law) + (0.5 if proposer == seat else 0.0)


def common_worth(s: SternState, seat: int, law: int) -> float:
    """Laws for all: who is rich pays the levy, who is behind gets the fund."""
    points = all_points(s)
    if LAWS[law].id == "law.solidarity_levy":
        return -2.0 if s.account[4 * seat + AWE] > RICH else 1.0
    if LAWS[law].id == "law.reconstruction_fund":
        return 2.0 if points[seat] == min(points) else -1.0
    return GOOD_FOR_ALL


def rivalry(s: SternState, seat: int, other: int) -> float:
    """What it is worth to hold another down: most of all who leads."""
    if other in side(s, seat):
        return -1.0
    points = all_points(s)
    return 1.5 if points[other] == max(points) else 0.4


def leads(s: SternState, seat: int, metric: str) -> bool:
    own = statutes.score(s, seat, metric)
    return own > 0 and all(statutes.score(s, p, metric) <= own for p in range(s.seats))


# --- proposing -----------------------------------------------------------------------------------


def best_target(s: SternState, seat: int, law: int) -> tuple[float, int]:
    """The worth of a law and the answer that names its best target; NO_REPLY where it has none."""
    found = council.targets(s, law)
    if found is None:
        return law_worth(s, seat, law, NOBODY, seat), NO_REPLY
    if not found:
        return -CROWN, NO_REPLY
    ranked = [(law_worth(s, seat, law, council.target_of(law, a), seat), a) for a in found]
    return max(ranked, key=lambda pair: (pair[0], -pair[1]))


def choose_session(s: SternState, seat: int, options: list[int]) -> int:
    """The council is called for a law that pays and may pass; else a law is drawn if none is held;
    NO_REPLY without either.
    """
    if COUNCIL in options and worthwhile(s, seat):
        return COUNCIL
    if INITIATIVE in options and not s.law_hand[seat]:
        return INITIATIVE
    return NO_REPLY


def worthwhile(s: SternState, seat: int) -> list[int]:
    """Laws worth proposing; nobody crowns himself without most of the votes."""
    own, rest = votes(s, seat), sum(votes(s, p) for p in range(s.seats) if p != seat)
    return [
        law
        for law in council.proposals(s, seat)
        if (law != SOVEREIGN or own > rest) and best_target(s, seat, law)[0] > 1.0
    ]


def choose_law(s: SternState, seat: int, options: list[int]) -> int:
    good = [LAW + law for law in worthwhile(s, seat) if LAW + law in options]
    if good:
        return max(good, key=lambda action: best_target(s, seat, action - LAW)[0])
    return NO if NO in options else options[-1]


def choose_target(s: SternState, seat: int, options: list[int]) -> int:
    law = s.sheets[seat][0]
    best = best_target(s, seat, law)[1]
    return best if best in options else options[0]


def choose_surplus(s: SternState, seat: int, options: list[int]) -> int:
    """The least useful goes."""
    return min(options, key=lambda action: best_target(s, seat, action - LAW)[0])


# --- voting --------------------------------------------------------------------------------------


def judged(s: SternState, seat: int) -> float:
    """What the law that is voted on is worth; other votes (A2.4, A23.3) matter anyway."""
    found = council.open_votes(s)
    if not found:
        return CROWN
    f = found[-1]
    return law_worth(s, seat, f.args[council.VOTED], f.args[council.ABOUT], f.seat)


def choose_side(s: SternState, seat: int, options: list[int]) -> int:
    return YES if judged(s, seat) > 0 else NO


def choose_votes(s: SternState, seat: int, options: list[int]) -> int:
    """All of them where it matters; else they become gold."""
    return options[-1] if abs(judged(s, seat)) >= MATTERS else options[0]


def buy_votes(s: SternState, seat: int, options: list[int]) -> int:
    """Only where the game is at stake."""
    stakes = council.open_votes(s) and abs(judged(s, seat)) >= CROWN
    return options[-1] if stakes else AMOUNT


Choice = Callable[[SternState, int, list[int]], int]
COUNCIL_CHOICES: Final[dict[str, Choice]] = {
    council.CHOOSE_LAW.name: choose_law,
    council.LAW_TARGET.name: choose_target,
    initiative.LAW_SURPLUS.name: choose_surplus,
    council.LAW_SIDE.name: choose_side,
    decision.BUY_VOTES.name: buy_votes,
    decision.COUNT_VOTES.name: choose_votes,
}
