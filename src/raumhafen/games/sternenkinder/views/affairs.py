"""A5 Treaties and offers as everybody sees them, and the seat's own draft."""

from typing import Final

from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    LAW_IDS,
    MATTERS,
    PACTS,
    POLICY_NAMES,
    TECH_NAMES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.statutes import TARGET
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core import enacted, foes, pacts
from raumhafen.games.sternenkinder.rules.core.pacts import KIND, ONE, OTHER, OVER
from raumhafen.games.sternenkinder.rules.politics import goals, offers
from raumhafen.games.sternenkinder.rules.politics.council import ABOUT as ASKED
from raumhafen.games.sternenkinder.rules.politics.council import VOTED, open_votes
from raumhafen.games.sternenkinder.rules.politics.goals import has_casus
from raumhafen.games.sternenkinder.rules.politics.initiative import laws_in
from raumhafen.games.sternenkinder.rules.politics.offers import (
    FROM,
    GIVEN,
    MATTER,
    SHARE,
    TO,
    WANTED,
)
from raumhafen.games.sternenkinder.state import LAW_ROW, NOBODY, OFFER_ROW, SternState
from raumhafen.games.sternenkinder.views.advisors import cabinet
from raumhafen.games.sternenkinder.views.affair_shapes import (
    Affairs,
    CouncilView,
    GoalKind,
    GoalView,
    LawView,
    OfferView,
    TreatyView,
    WarView,
)
from raumhafen.games.sternenkinder.views.market import market
from raumhafen.games.sternenkinder.views.peace import peace_talks
from raumhafen.games.sternenkinder.views.regimes import regimes

GOALS: Final[tuple[GoalKind, ...]] = (
    "blockade", "recapture", "colony", "victory", "revenge", "agent",
)  # fmt: skip


def affairs(s: SternState) -> Affairs:
    """A0.15 Treaties are open information; offers were made before all."""
    seats = range(s.seats)
    return {
        "met": [[p for p in seats if p != seat and pacts.has_met(s, seat, p)] for seat in seats],
        "treaties": [treaty(s, at) for at in pacts.rows(s)],
        "federations": [pacts.members(s, seat) for seat in seats if s.federation[seat] == seat],
        "offers": [offer(s, at) for at in offers.rows(s)],
        "wars": [war(s, at) for at in foes.rows(s)],
        "peace": [s.peace[s.seats * seat : s.seats * (seat + 1)] for seat in seats],
        "sanctions": s.sanction[:],
        "council": council(s),
        "reasons": [[p for p in seats if has_casus(s, seat, p)] for seat in seats],
        "regimes": regimes(s),
        "market": market(s),
        "cabinet": cabinet(s),
        **peace_talks(s),
    }


def council(s: SternState) -> CouncilView:
    """A0.15 Laws in force and failed ones lie open; of hands only their number is known."""
    return {
        "laws": [law_view(s.laws[at : at + LAW_ROW]) for at in enacted.rows(s)],
        "failed": [LAW_IDS[law] for law in laws_in(s.law_failed)],
        "deck": len(laws_in(s.law_deck)),
        "hands": [len(laws_in(hand)) for hand in s.law_hand],
        "cast": s.cast[:],
        "sovereign": s.sovereign,
        "met": s.council == s.round,
        "votes": [law_view([f.args[VOTED], f.seat, f.args[ASKED], 0]) for f in open_votes(s)],
    }


def law_view(row: list[int]) -> LawView:
    law, seat, about, pips = row
    shown: LawView = {"law": LAW_IDS[law], "seat": None if seat == NOBODY else seat, "pips": pips}
    if TARGET[law] == "system":
        shown["system"] = CELL_IDS[about]
    elif TARGET[law] == "technology":
        shown["tech"] = TECH_NAMES[about]
    elif TARGET[law] == "policy":
        shown["policy"] = POLICY_NAMES[about]
    elif about != NOBODY:
        shown["other_seat"] = about
    return shown


def law_hand(s: SternState, seat: int) -> list[str]:
    """A0.15 Hidden from all others."""
    return [LAW_IDS[law] for law in laws_in(s.law_hand[seat])]


def war(s: SternState, at: int) -> WarView:
    row = s.wars
    declarer, target = row[at + foes.DECLARER], row[at + foes.TARGET]
    return {
        "seat": declarer,
        "other_seat": target,
        "attackers": foes.members(s, row[at + foes.ATTACKERS]),
        "defenders": foes.members(s, row[at + foes.DEFENDERS]),
        "weariness": row[at + foes.WEARINESS :][: s.seats],
        "balance": row[at + foes.BALANCE],
        "goals": [goal(s, mark) for mark in goals.goals_of(s, declarer, target)],
    }


def goal(s: SternState, at: int) -> GoalView:
    kind, value, about, done = s.war_goals[at + goals.KIND : at + goals.DONE + 1]
    shown: GoalView = {"kind": GOALS[kind], "seat": about, "done": bool(done)}
    if kind in goals.WITHOUT_SYSTEM:
        shown["number"] = value
    else:
        shown["system"] = CELL_IDS[value % CELLS]
    return shown


def treaty(s: SternState, at: int) -> TreatyView:
    row = s.treaties
    return {
        "treaty": PACTS[row[at + KIND]],
        "seats": [row[at + ONE], row[at + OTHER]],
        "ended": bool(row[at + OVER]),
    }


def offer(s: SternState, at: int) -> OfferView:
    row = s.offers
    stage = offers.stage(s, at)
    return {
        "matter": MATTERS[row[at + MATTER]],
        "seat": row[at + FROM],
        "other_seat": row[at + TO],
        "amount": row[at + SHARE],
        "stage": (
            "open"
            if stage == offers.OPEN
            else "countered"
            if stage == offers.COUNTERED
            else "agreed"
        ),
        "gives": goods(row[at + GIVEN : at + WANTED]),
        "wants": goods(row[at + WANTED : at + OFFER_ROW]),
    }


def goods(amounts: list[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}


def draft(s: SternState, seat: int) -> dict[str, dict[str, int]]:
    """Terms that nobody else sees."""
    terms = s.terms[8 * seat : 8 * seat + 8]
    return {"gives": goods(terms[:4]), "wants": goods(terms[4:])}
