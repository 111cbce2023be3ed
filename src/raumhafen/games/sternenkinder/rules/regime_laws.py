"""Laws of governments (A10, A15 to A19): every policy, goal and wonder in exactly one place."""

from raumhafen.games.sternenkinder.content.regimes import (
    GOAL_WORKS,
    POLICIES,
    POLICY_WORKS,
    WONDER_STAGES,
    WONDERS,
)
from raumhafen.games.sternenkinder.content.tables import AWE
from raumhafen.games.sternenkinder.rules.core.income import gross_income, income
from raumhafen.games.sternenkinder.rules.core.regimes import (
    BUILDER,
    PLACE,
    REGIME_FIELDS,
    RULING,
    STAGE,
    active,
)
from raumhafen.games.sternenkinder.rules.politics.democracy import supported
from raumhafen.games.sternenkinder.rules.politics.plutocracy import MOST_DEBT
from raumhafen.games.sternenkinder.rules.politics.policies import places
from raumhafen.games.sternenkinder.state import (
    FLAGSHIP,
    FLEETS,
    NOBODY,
    SOVEREIGNTY,
    WONDER_ROW,
    SternState,
)

SETTLING = ("crowded_policies", "hear", "introduce")  # scripts that are about to settle them
PLAYED = sum(1 << policy for policy in range(POLICIES) if POLICY_WORKS[policy])


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def regime_laws(s: SternState) -> list[str]:
    if not s.politics:
        return broken("no politics", not any(getattr(s, name) for name in REGIME_FIELDS))
    return [
        *policy_laws(s), *goal_laws(s), *tech_laws(s), *wonder_laws(s), *money_laws(s),
        *honour_laws(s),
    ]  # fmt: skip


def policy_laws(s: SternState) -> list[str]:
    settling = bool(s.news) or any(f.script.name in SETTLING for f in s.stack)
    seats = range(s.seats)
    return [
        *broken("A10.3 policies", not any(own & ~PLAYED for own in s.policies)),
        *broken("A10.6 resting", not any(s.resting[p] & ~s.policies[p] for p in seats)),
        *broken(
            "A10.4 places",
            settling or all(active(s, p).bit_count() <= places(s, p) for p in seats),
        ),
        *broken("A10.7 counters", len(s.ruling) == RULING * s.seats),
    ]


def goal_laws(s: SternState) -> list[str]:
    """A10.10 Each goal exists once; those of later parts wait."""
    taken = [(goal, by) for goal, by in enumerate(s.goals_by) if by != NOBODY]
    return broken("A10.10 goals", all(GOAL_WORKS[g] and 0 <= by < s.seats for g, by in taken))


def tech_laws(s: SternState) -> list[str]:
    """What is counted sooner by: upkeep adds no AWE, and no technology hangs in the air."""
    upkeep = [gross_income(s, p)[AWE] - income(s, p)[AWE] for p in range(s.seats)]
    return [
        *broken("B2.4 upkeep", min(upkeep) >= 0),
        *broken("A16.15 foundations", all(supported(own) == own for own in s.techs)),
    ]


def wonder_laws(s: SternState) -> list[str]:
    rows = [s.wonders[WONDER_ROW * at : WONDER_ROW * (at + 1)] for at in range(WONDERS)]
    begun = [row for row in rows if row[PLACE] != NOBODY]
    cells = [row[PLACE] for row in begun]
    return [
        *broken("A19.10 one place each", len(cells) == len(set(cells))),
        *broken("A19.10 builders", all(row[BUILDER] != NOBODY and row[STAGE] for row in begun)),
        *broken(
            "A19.10 stages",
            all(row[STAGE] <= len(WONDER_STAGES[at]) for at, row in enumerate(rows)),
        ),
        *broken("A19.10 nothing there", all(s.owner[cell] == NOBODY for cell in cells)),
    ]


def money_laws(s: SternState) -> list[str]:
    own = [s.loans[(s.seats + 1) * p] for p in range(s.seats)]
    settled = all(s.owner[cell] != NOBODY for cell in range(len(s.branch)) if s.branch[cell])
    return [
        *broken("A17.10 debts", all(0 <= debt <= MOST_DEBT for debt in s.loans) and not any(own)),
        *broken("A17.12 branches", settled),
    ]


def honour_laws(s: SternState) -> list[str]:
    """A15.3, A15.20 One Sovereignty and one flagship for each player at most."""
    marks = [s.fleet_mark[FLEETS * p : FLEETS * (p + 1)] for p in range(s.seats)]
    return broken(
        "A15.3 honours",
        all(sum(bool(m & n) for m in own) <= 1 for own in marks for n in (SOVEREIGNTY, FLAGSHIP)),
    )
