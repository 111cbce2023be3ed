"""A23 The final decision: a vote, then economy or military."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, MOST, SIDE
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.quantities import VOTE_COST, changed
from raumhafen.games.sternenkinder.rules.core.regimes import culture_price
from raumhafen.games.sternenkinder.rules.core.spread import take_mix, wealth
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.strategy.decisive import DECISIVE_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.ending import end_match, side
from raumhafen.games.sternenkinder.state import SternState

VOTE_PRICE: Final = 5  # A9.7
ECONOMY_SIDE: Final = 0
CHOSEN: Final = 0  # the number of a frame: the side that has won
GOLD_FOR_ONE: Final = 2  # A9.11
POINT_PRICE: Final = 45  # A23.4
POINTS_TO_WIN: Final = 3
MOST_PHASES: Final = 20

# --- A9.7 buying votes ---------------------------------------------------------------------------


def vote_price(s: SternState, seat: int) -> int:
    """A9.7 Five C a vote, three with political unity; A14.1 dearer for an Empire."""
    return culture_price(s, seat, changed(s, seat, VOTE_COST, VOTE_PRICE))


def vote_purchase_options(s: SternState, seat: int) -> list[int]:
    most = s.account[4 * seat + CULTURE] // vote_price(s, seat)
    return [AMOUNT + n for n in range(min(most, MOST) + 1)]


BUY_VOTES: Final[Ask] = Ask("buy-votes", "A9.7", vote_purchase_options, default=AMOUNT)


def ask_votes_bought(s: SternState, f: Frame) -> None:
    """A9.7 Before the vote, in player order."""
    s.choose(f.seat, BUY_VOTES, vote_purchase_options(s, f.seat))


def buy_votes(s: SternState, f: Frame) -> None:
    """A9.7 For this vote only."""
    bought = s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + CULTURE] -= bought * vote_price(s, f.seat)
    s.ballots[f.seat] = votes(s, f.seat) + bought
    if bought:
        s.tell("event-buys-votes", "A9.7", {"seat": f.seat, "amount": bought})


PURCHASE: Final[Script] = script("buy_votes", ask_votes_bought, buy_votes)

# --- A9.8 the ballot: a secret strand, whose sheet is [side, votes, gold] ------------------------


def side_options(s: SternState, seat: int) -> list[int]:
    return [SIDE, SIDE + 1]


def count_options(s: SternState, seat: int) -> list[int]:
    """A9.8 Votes that count; what is left may become gold."""
    return [AMOUNT + n for n in range(min(s.ballots[seat], MOST) + 1)]


def gold_options(s: SternState, seat: int) -> list[int]:
    left = s.ballots[seat] - s.sheets[seat][-1]
    return [AMOUNT + n for n in range(min(left, MOST) + 1)]


CHOOSE_SIDE: Final[Ask] = Ask("final-side", "A23.3", side_options)
COUNT_VOTES: Final[Ask] = Ask("final-votes", "A9.8", count_options)
GOLD_VOTES: Final[Ask] = Ask("final-gold", "A9.8", gold_options)


def ask_side(s: SternState, f: Frame) -> None:
    """A23.3 Economy or military."""
    s.ask(f.seat, CHOOSE_SIDE)


def ask_count(s: SternState, f: Frame) -> None:
    """A9.8 Votes that count for the result."""
    s.sheets[f.seat].append(s.answers[f.seat] - SIDE)
    s.ask(f.seat, COUNT_VOTES)


def ask_gold(s: SternState, f: Frame) -> None:
    """A9.8 Votes for resources."""
    s.sheets[f.seat].append(s.answers[f.seat] - AMOUNT)
    s.ask(f.seat, GOLD_VOTES)


def note_gold(s: SternState, f: Frame) -> None:
    """A9.8 The ballot is complete."""
    s.sheets[f.seat].append(s.answers[f.seat] - AMOUNT)


BALLOT: Final[Script] = script("ballot", ask_side, ask_count, ask_gold, note_gold)

# --- A23.3 the vote ------------------------------------------------------------------------------


def voters(s: SternState) -> list[int]:
    return [seat for seat in s.seats_from(s.first) if not s.out >> seat & 1]


def announce_decision(s: SternState, f: Frame) -> None:
    """A23.2 Several have reached the target, or are level after the last round."""
    s.ballots = [0] * s.seats
    s.tell("event-decision", "A23.2", {})
    s.call_each(PURCHASE, voters(s))


def cast_ballots(s: SternState, f: Frame) -> None:
    """A9.8 All commit in secret and reveal at once."""
    s.together(BALLOT, sorted(voters(s)), secret=True)


def count_ballots(s: SternState, f: Frame) -> None:
    """A9.10, A23.3 The majority of the counted votes; at a tie the economy (decision 48)."""
    totals = [0, 0]
    for seat in voters(s):
        chosen, counted, _ = s.sheets[seat]
        totals[chosen] += counted
    winner = 1 if totals[1] > totals[0] else ECONOMY_SIDE
    s.tell("event-vote", "A23.3", {"economy": totals[0], "military": totals[1]})
    f.args = [winner]
    for seat in reversed(voters(s)):
        chosen, _, gold = s.sheets[seat]
        if chosen == winner:
            take_mix(s, seat, gold // GOLD_FOR_ONE)  # A9.11


def decide_by_arms(s: SternState, f: Frame) -> None:
    """A23.5 One decisive battle at once, if the military was chosen."""
    s.sheets = [[] for _ in range(s.seats)]
    if f.args[CHOSEN] != ECONOMY_SIDE:
        s.call(DECISIVE_BATTLE, f.seat)


# --- A23.4 economy -------------------------------------------------------------------------------


def begin_economy(s: SternState, f: Frame) -> None:
    """A23.4 Only victory points can be bought."""
    s.bought = [0] * s.seats
    s.decisions = 0


def decide_economy(s: SternState, f: Frame) -> None:
    """A23.4 Decision phases until a side has bought three points, at most twenty."""
    s.decisions += 1
    contenders = [seat for seat in range(s.seats) if s.contenders >> seat & 1]
    buyers = [seat for seat in contenders if not s.out >> seat & 1]
    for seat in buyers:
        buy_points(s, seat)
    best = max(side_bought(s, seat) for seat in contenders)
    if best >= POINTS_TO_WIN or s.decisions == MOST_PHASES:
        winners = [seat for seat in contenders if wins(s, seat, best)]
        end_match(s, winners, "A23.4")
        return
    for seat in buyers:
        receive(s, seat)
    f.again()


def wins(s: SternState, seat: int, best: int) -> bool:
    """A23.4 Who has three; without such a side, who has most. Several share the victory."""
    return side_bought(s, seat) >= min(best, POINTS_TO_WIN)


def side_bought(s: SternState, seat: int) -> int:
    return sum(s.bought[member] for member in side(s, seat))


def buy_points(s: SternState, seat: int) -> None:
    """A23.4 As many as possible, 45 resources each; the largest accounts pay."""
    while wealth(s, seat) >= POINT_PRICE:
        for _ in range(POINT_PRICE):
            own = s.account[4 * seat : 4 * seat + 4]
            s.account[4 * seat + own.index(max(own))] -= 1
        s.bought[seat] += 1


def receive(s: SternState, seat: int) -> None:
    """A23.4 Contenders receive income; nobody goes bankrupt any more (ruling)."""
    for resource, amount in enumerate(income(s, seat)):
        at = 4 * seat + resource
        s.account[at] = max(0, s.account[at] + amount)


DECISION: Final[Script] = script(
    "decision",
    announce_decision,
    cast_ballots,
    count_ballots,
    decide_by_arms,
    begin_economy,
    decide_economy,
)

SCRIPTS: Final[list[Script]] = [PURCHASE, BALLOT, DECISION, DECISIVE_BATTLE]
ASKS: Final[list[Ask]] = [BUY_VOTES, CHOOSE_SIDE, COUNT_VOTES, GOLD_VOTES]
