"""A0.15 The planes of `affair_features`, written straight from the state."""

from raumhafen.engine.planes import Pen
from raumhafen.games.sternenkinder.actions import POLICY_NAMES
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import WONDERS
from raumhafen.games.sternenkinder.content.statutes import FOR_PLAYER
from raumhafen.games.sternenkinder.rules.core import enacted, foes, pacts
from raumhafen.games.sternenkinder.rules.core.regimes import (
    BUILDER,
    DIVIDEND,
    EXPERIMENTS,
    FUND,
    INFLUENCE,
    PLACE,
    RIVAL,
    RIVAL_PIPS,
    STAGE,
    STOCK,
    counter,
)
from raumhafen.games.sternenkinder.rules.politics import goals, offers
from raumhafen.games.sternenkinder.rules.politics.council import VOTED, open_votes
from raumhafen.games.sternenkinder.state import NOBODY, OFFER_ROW, WONDER_ROW, SternState
from raumhafen.games.sternenkinder.views.affair_features import GOODS, PIPS, PIPS_FROM

COUNTED = (DIVIDEND, FUND, STOCK, INFLUENCE, EXPERIMENTS)
assert len(COUNTED) == len(PIPS)


def pair(w: Pen, one: int, other: int) -> int:
    return w.seats * w.turned(one) + w.turned(other)


def write_affairs(w: Pen, s: SternState) -> None:
    if not s.politics:
        return
    for seat in range(s.seats):
        write_seat(w, s, seat)
    write_council(w, s)
    write_regimes(w, s)
    for at in pacts.rows(s):
        write_treaty(w, s, at)
    for at in offers.rows(s):
        write_offer(w, s, at)
    for at in foes.rows(s):
        write_war(w, s, at)


def write_seat(w: Pen, s: SternState, seat: int) -> None:
    """A5.11, A6.5, A7.4, A9.2 Whom a player knows, and how they stand to each other."""
    if s.sanction[seat]:
        w.number("sanctions", w.turned(seat), s.sanction[seat])
    for other in range(s.seats):
        place = pair(w, seat, other)
        if other != seat and s.met[seat] >> other & 1:
            w.mark("met", place)
        if goals.has_casus(s, seat, other):
            w.mark("reasons", place)
        if s.peace[s.seats * seat + other]:
            w.number("peace", place, s.peace[s.seats * seat + other])
        if pacts.is_member(s, seat, other):
            w.mark("federation", place)


def write_regimes(w: Pen, s: SternState) -> None:
    """A10, A14 to A19 Policies, goals, counters, wonders, branches and loans."""
    for seat in range(s.seats):
        row = w.turned(seat)
        w.marks("policies", len(POLICY_NAMES) * row, s.policies[seat])
        w.marks("resting", len(POLICY_NAMES) * row, s.resting[seat])
        w.marks("used_policies", len(POLICY_NAMES) * row, s.activated[seat])
        rival = counter(s, seat, RIVAL)
        if rival != NOBODY:
            w.number("rivals", pair(w, seat, rival), 1 + counter(s, seat, RIVAL_PIPS))
        pips = [least + counter(s, seat, n) for n, least in zip(COUNTED, PIPS_FROM, strict=True)]
        w.row("regime_pips", len(PIPS) * row, pips)
        for other in range(s.seats):
            w.number("loans", pair(w, seat, other), s.loans[s.seats * seat + other])
        held = sum(owners >> seat & 1 for owners in s.branch)
        w.count("branches", row, held)
        for cell in range(CELLS):
            if s.incited[cell] >> seat & 1:
                w.mark("incited", CELLS * row + cell)
    for goal, by in enumerate(s.goals_by):
        if by != NOBODY:
            w.mark("government_goals", w.seats * goal + w.turned(by))
    for at in range(WONDERS):
        row = WONDER_ROW * at
        if s.wonders[row + PLACE] != NOBODY:
            place = w.seats * at + w.turned(s.wonders[row + BUILDER])
            w.number("wonders", place, s.wonders[row + STAGE])


def write_council(w: Pen, s: SternState) -> None:
    """A9 Laws in force, failed ones, votes; of hands their number."""
    w.row("council", 0, [bits(s.law_deck), s.sovereign, 1 if s.council == s.round else 0])
    for seat in range(s.seats):
        w.number("law_hands", w.turned(seat), bits(s.law_hand[seat]))
        w.number("cast", w.turned(seat), s.cast[seat])
    w.marks("failed", 0, s.law_failed)
    for at in enacted.rows(s):
        law, by = s.laws[at + enacted.WHICH], s.laws[at + enacted.PROPOSER]
        w.count("laws", (w.seats + 1) * law + (w.seats if by == NOBODY else w.turned(by)), 1)
        w.count("law_pips", law, s.laws[at + enacted.PIPS])
        if FOR_PLAYER[law]:
            w.count("law_about", w.seats * law + w.turned(s.laws[at + enacted.ABOUT]), 1)
    for frame in open_votes(s):
        w.mark("voted", w.seats * frame.args[VOTED] + w.turned(frame.seat))


def bits(mask: int) -> int:
    return bin(mask).count("1")


def write_treaty(w: Pen, s: SternState, at: int) -> None:
    kind, one, other, over = (
        s.treaties[at],
        s.treaties[at + 1],
        s.treaties[at + 2],
        s.treaties[at + 3],
    )
    first = w.seats * w.seats * kind
    name = "ended" if over else "treaties"
    w.count(name, first + pair(w, one, other), 1)
    w.count(name, first + pair(w, other, one), 1)


def write_offer(w: Pen, s: SternState, at: int) -> None:
    matter, seat, partner = s.offers[at], s.offers[at + offers.FROM], s.offers[at + offers.TO]
    place = pair(w, seat, partner)
    first = w.seats * w.seats * matter
    w.number("offers", first + place, 1 + s.offers[at + offers.STAGE])
    w.number("shares", first + place, s.offers[at + offers.SHARE])
    w.row("goods", GOODS * place, s.offers[at + offers.GIVEN : at + OFFER_ROW])


def write_war(w: Pen, s: SternState, at: int) -> None:
    attackers, defenders = s.wars[at + foes.ATTACKERS], s.wars[at + foes.DEFENDERS]
    for one in foes.members(s, attackers):
        for other in foes.members(s, defenders):
            w.mark("foes", pair(w, one, other))
            w.mark("foes", pair(w, other, one))
    for seat in range(s.seats):
        w.count("weariness", w.turned(seat), s.wars[at + foes.WEARINESS + seat])
    declarer, target = s.wars[at + foes.DECLARER], s.wars[at + foes.TARGET]
    place, balance = pair(w, declarer, target), s.wars[at + foes.BALANCE]
    w.count("balance", place if balance > 0 else pair(w, target, declarer), abs(balance))
    for goal in goals.goals_of(s, declarer, target):
        w.count("goals", 2 * place + s.war_goals[goal + goals.DONE], 1)
        if s.war_goals[goal + goals.KIND] not in goals.WITHOUT_SYSTEM:
            cell = s.war_goals[goal + goals.VALUE] % CELLS
            w.mark("goal_at", CELLS * w.turned(declarer) + cell)


def write_draft(w: Pen, s: SternState, seat: int) -> None:
    """A5.14, A9.4 Terms and laws that nobody else sees."""
    if s.politics:
        w.row("draft", 0, s.terms[8 * seat : 8 * seat + 8])
        w.marks("law_hand", 0, s.law_hand[seat])
