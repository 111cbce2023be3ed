"""A9 The High Council: announcing laws at once and hidden, votes, ballots, rewards."""

from typing import Final

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    CELL_IDS,
    COUNCIL,
    FOE,
    LAW,
    LAW_IDS,
    NO,
    POLICY_NAMES,
    RESEARCH,
    TECH_NAMES,
    YES,
)
from raumhafen.games.sternenkinder.actions import POLICY as POLICY_ACTION
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.statutes import (
    ALWAYS,
    IN_PLAY,
    JUDICIAL_LAWS,
    LAW_COUNT,
    LEAST_PLAYERS,
    MULTIPLE,
    SANCTION_LEVEL,
    SOVEREIGN,
    TARGET,
)
from raumhafen.games.sternenkinder.content.statutes import LAW as LAW_NUMBER
from raumhafen.games.sternenkinder.content.tables import (
    CULTURE,
    TECHS,
)
from raumhafen.games.sternenkinder.rules.core.enacted import is_in_force
from raumhafen.games.sternenkinder.rules.core.levels import can_rise
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import LAW_PASSED, announce, hear_news
from raumhafen.games.sternenkinder.rules.core.regimes import (
    STOCK,
    active,
    bits_of,
    counter,
    has_policy,
)
from raumhafen.games.sternenkinder.rules.core.sanctions import KLEPTOCRACY
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics import initiative, law_vetoes
from raumhafen.games.sternenkinder.rules.politics.costs import is_in_play
from raumhafen.games.sternenkinder.rules.politics.influence import cast_for_others
from raumhafen.games.sternenkinder.rules.politics.initiative import (
    action_for_law,
    is_able,
    spend_law_action,
)
from raumhafen.games.sternenkinder.rules.politics.statutes import (
    adopt,
    fail,
    may_sanction,
)
from raumhafen.games.sternenkinder.rules.strategy.decision import (
    BUY_VOTES,
    COUNT_VOTES,
    GOLD_FOR_ONE,
    ask_gold,
    note_gold,
    vote_price,
    vote_purchase_options,
    voters,
)
from raumhafen.games.sternenkinder.rules.strategy.turns import has_passed
from raumhafen.games.sternenkinder.state import NOBODY, SternState

# a proposal: who, which law, its target
PROPOSAL: Final = 3
PROPOSED_LAW: Final = 1
STOCK_POLICY: Final = POLICY["stock"]
OFFENSIVE: Final = 6  # A17.14
JUDICIARY: Final = POLICY["judiciary"]
MUCH_GOLD: Final = 5  # A16.6
VERY_MUCH_GOLD: Final = 10
MOST_JUDGED: Final = 20
BOUNTIES: Final = LAW_NUMBER["law.bounties"]
WAR_BOOTY: Final = POLICY["war_booty"]
FIRST_GROWN: Final = 3  # a law raises colonies up to this level
# numbers of a vote
VOTED: Final = law_vetoes.VOTED
ABOUT: Final = 1
FAILS, PASSES = range(2)


# --- A9.5 what may be proposed -------------------------------------------------------------------


def can_meet(s: SternState) -> bool:
    """A9.1 Every player has been discovered by somebody; A9.5 once a round."""
    known = all(s.met[p] != 1 << p for p in range(s.seats) if is_in_play(s, p))
    return s.council != s.round and known


def proposals(s: SternState, seat: int) -> list[int]:
    """A9.5 Laws of the hand, "always" laws, and those in force that may be adopted again."""
    return [
        law
        for law in range(LAW_COUNT)
        if IN_PLAY[law] and is_at_hand(s, seat, law) and targets(s, law) != []
    ]


def is_at_hand(s: SternState, seat: int, law: int) -> bool:
    if law == SOVEREIGN:
        return s.seats >= LEAST_PLAYERS[law] and s.sovereign == 0
    if ALWAYS[law]:
        return not is_in_force(s, law)
    held = bool(s.law_hand[seat] >> law & 1)
    if JUDICIAL_LAWS >> law & 1:
        held = held and has_policy(s, seat, JUDICIARY)
    return held or (MULTIPLE[law] and is_in_force(s, law))


def targets(s: SternState, law: int) -> list[int] | None:
    """A9.5 Actions that name what the law is about; None where it needs nothing."""
    if SANCTION_LEVEL[law]:
        able = [p for p in range(s.seats) if may_sanction(s, p, SANCTION_LEVEL[law])]
        return [FOE + p for p in able if s.government[p] != KLEPTOCRACY]
    if TARGET[law] == "chosen_player":
        return [FOE + p for p in range(s.seats) if is_in_play(s, p)]
    if TARGET[law] == "system":
        colonies = [c for c in range(CELLS) if s.owner[c] != NOBODY and c not in s.home]
        return [AT + cell for cell in colonies if can_rise(s, cell, FIRST_GROWN)]
    if TARGET[law] == "technology":
        return [RESEARCH + tech for tech in range(TECHS)]
    if TARGET[law] == "policy":
        return [POLICY_ACTION + policy for policy in bits_of(policies_in_play(s))]
    return None


def policies_in_play(s: SternState) -> int:
    """A16.6 Those that work for somebody, as bits."""
    found = 0
    for seat in range(s.seats):
        found |= active(s, seat)
    return found


def council_options(s: SternState, seat: int) -> list[int]:
    return [COUNCIL] if is_able(s, seat) and can_meet(s) and proposals(s, seat) else []


def call_council(s: SternState, seat: int, _: int) -> None:
    """A9.5 Who announces first calls the council; his action is spent with those of the others."""
    s.council = s.round
    s.tell("event-council", "A9.5", {"seat": seat})
    s.call(SESSION, seat, [])


# --- decision 37: all at once and hidden; a sheet is [law, target] -------------------------------


def law_options(s: SternState, seat: int) -> list[int]:
    """Who has called the council must propose something."""
    own = [LAW + law for law in proposals(s, seat)]
    return own if seat == s.active else [NO, *own]


def target_options(s: SternState, seat: int) -> list[int]:
    return targets(s, s.sheets[seat][0]) or []


CHOOSE_LAW: Final[Ask] = Ask("law", "A9.5", law_options, default=FIRST_OPTION)
LAW_TARGET: Final[Ask] = Ask("law-target", "A9.5", target_options, default=FIRST_OPTION)


def ask_law(s: SternState, f: Frame) -> None:
    """A9.5 Which law, if any."""
    s.ask(f.seat, CHOOSE_LAW)


def ask_law_target(s: SternState, f: Frame) -> None:
    """A9.5 And its target, if it has one."""
    answer = s.answers[f.seat]
    if answer == NO:
        f.leave()
        return
    s.sheets[f.seat].append(answer - LAW)
    if targets(s, answer - LAW) is None:
        s.sheets[f.seat].append(NOBODY)
        f.leave()
    else:
        s.ask(f.seat, LAW_TARGET)


def note_law_target(s: SternState, f: Frame) -> None:
    """A9.5 The proposal is complete."""
    s.sheets[f.seat].append(target_of(s.sheets[f.seat][0], s.answers[f.seat]))


def target_of(law: int, answer: int) -> int:
    """A player, a system or a technology."""
    first = {"system": AT, "technology": RESEARCH, "policy": POLICY_ACTION}.get(TARGET[law], FOE)
    return answer - first


PROPOSE_LAW: Final[Script] = script("propose_law", ask_law, ask_law_target, note_law_target)


# --- the session: args = rows of proposals that wait for their vote ------------------------------


def announce_laws(s: SternState, f: Frame) -> None:
    """A9.5, decision 37 All others who still act say whether they propose, and what."""
    s.together(PROPOSE_LAW, [p for p in range(s.seats) if p == f.seat or may_follow(s, p)], True)


def may_follow(s: SternState, seat: int) -> bool:
    able = is_in_play(s, seat) and not has_passed(s, seat) and action_for_law(s, seat) >= 0
    return able and bool(proposals(s, seat))


def reveal_laws(s: SternState, f: Frame) -> None:
    """A9.5, A9.6 Revealed and paid; the order of votes."""
    found = [[p, *s.sheets[p]] for p in s.seats_from(s.first) if s.sheets[p]]
    s.sheets = [[] for _ in range(s.seats)]
    chosen = in_order(found)
    for seat, law, about in chosen:
        spend_law_action(s, seat)
        s.law_hand[seat] &= ~(1 << law)
        told = {"seat": seat, "law": LAW_IDS[law], **spoken(law, about)}
        s.tell(PROPOSED.get(TARGET[law], "event-law-proposed"), "A9.5", told)
    f.args = [n for proposal in chosen for n in proposal]


def in_order(found: list[list[int]]) -> list[list[int]]:
    """A9.6 The Sovereign alone; else one "always" law, then the others in player order. Laws that
    are not voted on stay where they were, and their actions are not spent (ruling).
    """
    always = [proposal for proposal in found if ALWAYS[proposal[1]]]
    crowned = [proposal for proposal in always if proposal[1] == SOVEREIGN]
    if crowned:
        return crowned[:1]
    return [*always[:1], *[proposal for proposal in found if not ALWAYS[proposal[1]]]]


def spoken(law: int, about: int) -> dict[str, int | str]:
    """The target of a law as arguments of a sentence."""
    if TARGET[law] == "system":
        return {"system": CELL_IDS[about]}
    if TARGET[law] == "technology":
        return {"tech": TECH_NAMES[about]}
    if TARGET[law] == "policy":
        return {"policy": POLICY_NAMES[about]}
    return {"other_seat": about} if about != NOBODY else {}


# which sentence names the target
PROPOSED: Final = {
    "chosen_player": "event-law-proposed-player",
    "system": "event-law-proposed-system",
    "technology": "event-law-proposed-tech",
    "policy": "event-law-proposed-policy",
}


def next_vote(s: SternState, f: Frame) -> None:
    """A9.6 One law after the other; A16.6 one that has just left the game lapses (ruling)."""
    if not f.args:
        return
    seat, law, about = f.args[:PROPOSAL]
    del f.args[:PROPOSAL]
    f.again()
    if s.law_gone >> law & 1:
        s.tell("event-law-lapses", "A16.6", {"seat": seat, "law": LAW_IDS[law]})
        return
    s.call(LAW_VOTE, seat, [law, about])
    law_vetoes.object_to_law(s, seat, law, about)


SESSION: Final[Script] = script("council", announce_laws, reveal_laws, next_vote)


# --- A9.7 to A9.12 one vote: args = [law, target] ------------------------------------------------


def open_vote(s: SternState, f: Frame) -> None:
    """A9.7 In player order votes may be bought."""
    s.ballots = [0] * s.seats
    s.bought = [0] * s.seats
    s.tell("event-law-vote", "A9.7", {"seat": f.seat, "law": LAW_IDS[f.args[VOTED]]})
    s.call_each(LAW_PURCHASE, voters(s))


def ask_bought(s: SternState, f: Frame) -> None:
    """A9.7 Before each vote."""
    s.choose(f.seat, BUY_VOTES, vote_purchase_options(s, f.seat))


def buy(s: SternState, f: Frame) -> None:
    """A9.3, A9.7 What was not cast in this phase, and what is bought for this vote only."""
    bought = s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + CULTURE] -= bought * vote_price(s, f.seat)
    s.bought[f.seat] = bought
    s.ballots[f.seat] = max(0, votes(s, f.seat) - s.cast[f.seat]) + bought + booty_votes(s, f.seat)
    if bought:
        s.tell("event-buys-votes", "A9.7", {"seat": f.seat, "amount": bought})


def booty_votes(s: SternState, seat: int) -> int:
    """A15.12 War Booty gives as many votes on the Bounties as there are players."""
    about = [f.args[VOTED] for f in open_votes(s)]
    return s.seats if BOUNTIES in about and has_policy(s, seat, WAR_BOOTY) else 0


LAW_PURCHASE: Final[Script] = script("buy_law_votes", ask_bought, buy)


def side_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


LAW_SIDE: Final[Ask] = Ask("law-side", "A9.8", side_options, default=NO)


def ask_law_side(s: SternState, f: Frame) -> None:
    """A9.8 Yes or No."""
    s.ask(f.seat, LAW_SIDE)


def ask_law_votes(s: SternState, f: Frame) -> None:
    """A9.8 Votes that count for the result."""
    s.sheets[f.seat].append(PASSES if s.answers[f.seat] == YES else FAILS)
    s.ask(f.seat, COUNT_VOTES)


LAW_BALLOT: Final[Script] = script("law_ballot", ask_law_side, ask_law_votes, ask_gold, note_gold)


def cast_law_ballots(s: SternState, f: Frame) -> None:
    """A9.8 In secret, revealed at once; A8.36 some votes are cast by others."""
    cast_for_others(s, f.args[VOTED])
    s.together(LAW_BALLOT, sorted(voters(s)), secret=True)


def count_law_ballots(s: SternState, f: Frame) -> None:
    """A9.9 to A9.11 A tie fails; the side that won is paid for its gold."""
    totals = [0, 0]
    for seat in voters(s):
        chosen, counted, gold = s.sheets[seat]
        totals[chosen] += counted
        s.cast[seat] += max(0, counted + gold - s.bought[seat] - booty_votes(s, seat))
        key = "event-ballot-yes" if chosen else "event-ballot-no"
        s.tell(key, "A9.9", {"seat": seat, "amount": counted, "gold": gold})
    totals[PASSES] += offence(s, f.args[VOTED], f.args[ABOUT])
    won = PASSES if totals[PASSES] > totals[FAILS] else FAILS
    paid = [(p, s.sheets[p][2] // GOLD_FOR_ONE) for p in voters(s) if s.sheets[p][0] == won]
    gold_votes = sum(s.sheets[p][2] for p in voters(s))
    s.sheets = [[] for _ in range(s.seats)]
    conclude(s, f, won, totals)
    if won == PASSES and has_policy(s, f.seat, JUDICIARY):
        judge(s, f.seat, gold_votes)
    f.args = [NOBODY, NOBODY]
    for seat, amount in reversed(paid):
        if not s.over:
            take_mix(s, seat, amount)


def offence(s: SternState, law: int, about: int) -> int:
    """A17.14 A market value beyond six, up or down, speaks for sanctions against its owner."""
    if not SANCTION_LEVEL[law] or not active(s, about) >> STOCK_POLICY & 1:
        return 0
    return max(0, abs(counter(s, about, STOCK)) - OFFENSIVE)


def judge(s: SternState, seat: int, gold_votes: int) -> None:
    """A16.6 One C for each gold vote of all, twice from five on; from ten on a point."""
    gain = gold_votes if gold_votes < MUCH_GOLD else min(MOST_JUDGED, 2 * gold_votes)
    s.account[4 * seat + CULTURE] += gain
    if gain:
        s.tell("event-judiciary", "A16.6", {"seat": seat, "amount": gain})
    if gold_votes >= VERY_MUCH_GOLD:
        s.points[seat] += 1
        s.tell("event-point", "A16.6", {"seat": seat, "amount": 1})


def conclude(s: SternState, f: Frame, won: int, totals: list[int]) -> None:
    """A9.12"""
    law, about = f.args[VOTED], f.args[ABOUT]
    key = "event-law-adopted" if won else "event-law-fails"
    s.tell(key, "A9.12", {"law": LAW_IDS[law], "yes": totals[PASSES], "no": totals[FAILS]})
    s.beat("council")
    if won:
        adopt(s, f.seat, law, about)
        if not s.over:
            announce(s, LAW_PASSED, f.seat, subject=law)
    elif JUDICIAL_LAWS >> law & 1 and not is_in_force(s, law):
        s.law_hand[f.seat] |= 1 << law  # A16.6 it stays with who has Judicial Power (ruling)
    else:
        fail(s, law)


LAW_VOTE: Final[Script] = script(
    "law_vote", open_vote, cast_law_ballots, count_law_ballots, hear_news
)


def open_votes(s: SternState) -> list[Frame]:
    """Votes that are not counted yet."""
    return [f for f in s.stack if f.script is LAW_VOTE and f.args[VOTED] != NOBODY]


ENTRIES: Final = [Entry(COUNCIL, council_options, call_council), *initiative.ENTRIES]
SCRIPTS: Final[list[Script]] = [
    initiative.DRAW_LAW,
    PROPOSE_LAW,
    SESSION,
    LAW_PURCHASE,
    LAW_BALLOT,
    LAW_VOTE,
    law_vetoes.LAW_VETO,
]
ASKS: Final[list[Ask]] = [initiative.LAW_SURPLUS, CHOOSE_LAW, LAW_TARGET, LAW_SIDE]
