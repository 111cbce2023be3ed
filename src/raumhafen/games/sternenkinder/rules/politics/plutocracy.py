"""A17 Plutocracy and Corporatocracy: money that works, lent, invested and speculated with."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    BORROW,
    BRANCH,
    CELL_IDS,
    MOST,
    NO,
    REPAY,
    SEATS,
    YES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import GOAL, POLICY
from raumhafen.games.sternenkinder.content.tables import AWE, OWN_FLEET
from raumhafen.games.sternenkinder.content.words import FLAGS, WHERE
from raumhafen.games.sternenkinder.rules.core.fleets import receive_fleets
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.pacts import TRADE, is_member, treaties_with
from raumhafen.games.sternenkinder.rules.core.place import give_building
from raumhafen.games.sternenkinder.rules.core.regimes import (
    FUND,
    INVESTED,
    STAKE,
    STAKE_ROUND,
    STOCK,
    active,
    add_to,
    counter,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.politics.costs import (
    action_for_treaty,
    is_in_play,
    spend_action,
)
from raumhafen.games.sternenkinder.rules.politics.government_goals import (
    fulfil,
    give_point,
    is_open,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

FUND_POLICY: Final = POLICY["fund"]
PARTNER_TOR: Final = POLICY["partner_tor"]
STOCK_POLICY: Final = POLICY["stock"]
LENDS: Final = FLAGS.index("lends_money")
BRANCHES: Final = FLAGS.index("branches")
ANY_SYSTEM: Final = WHERE.index("any_system")
INVESTMENT_GOAL: Final = GOAL["investment"]
NETWORK_GOAL: Final = GOAL["network"]


def money(s: SternState, seat: int) -> int:
    return s.account[4 * seat + AWE]


# --- A17.6 investment fund -----------------------------------------------------------------------

FUND_PRICE: Final = 3  # AWE
MOST_FUND: Final = 18
FUND_STEPS: Final = ((9, 4, 4), (3, 2, 3))  # pips reached: more pips, investments a round
FEW_INVESTMENTS: Final = 2


def investments(s: SternState, seat: int) -> int:
    """A17.6 How many are possible in a round."""
    pips = counter(s, seat, FUND)
    return next((many for least, _, many in FUND_STEPS if pips >= least), FEW_INVESTMENTS)


def can_invest(s: SternState, seat: int) -> bool:
    able = money(s, seat) >= FUND_PRICE and counter(s, seat, FUND) < MOST_FUND
    return able and counter(s, seat, INVESTED) < investments(s, seat)


def invest(s: SternState, seat: int) -> None:
    """A17.6 A pip; on reaching three or nine further ones."""
    s.account[4 * seat + AWE] -= FUND_PRICE
    add_to(s, seat, INVESTED, 1)
    before = counter(s, seat, FUND)
    more = sum(extra for least, extra, _ in FUND_STEPS if before < least <= before + 1)
    set_counter(s, seat, FUND, min(MOST_FUND, before + 1 + more))
    s.tell("event-fund", "A17.6", {"seat": seat, "amount": counter(s, seat, FUND)})


# --- A17.16 monetary rule ------------------------------------------------------------------------

RULE_PRICE: Final = 30  # AWE


def can_buy_rule(s: SternState, seat: int) -> bool:
    return money(s, seat) >= RULE_PRICE


def buy_rule(s: SternState, seat: int) -> None:
    """A17.16 A victory point for AWE."""
    s.account[4 * seat + AWE] -= RULE_PRICE
    give_point(s, seat)


# --- A17.8 Tor partnership -----------------------------------------------------------------------

TOR_ROUTES: Final = 2


def hear_policy(s: SternState, seat: int, here: int, policy: int) -> None:
    """A17.8 At once two trade routes and a transporter (one fleet, decision 33)."""
    if policy == PARTNER_TOR:
        receive_fleets(s, seat, OWN_FLEET, 1, s.home[seat])
        give_building(s, seat, "trade_route", TOR_ROUTES, ANY_SYSTEM, NOBODY)


# --- A17.14 stock manipulation: args = [] --------------------------------------------------------

MOST_VALUE: Final = 12
MOST_CHANGE: Final = 3
SHIFT: Final = MOST_VALUE  # an answer is the new value and this


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A17.14 The market value may change; A17.6 investments begin anew."""
    if not s.politics:
        return
    set_counter(s, seat, INVESTED, 0)
    if active(s, seat) >> STOCK_POLICY & 1:
        s.call(MANIPULATE, seat)


def value_options(s: SternState, seat: int) -> list[int]:
    now = counter(s, seat, STOCK)
    least, most = max(-MOST_VALUE, now - MOST_CHANGE), min(MOST_VALUE, now + MOST_CHANGE)
    return [AMOUNT + SHIFT + value for value in range(least, most + 1)]


MARKET_VALUE: Final[Ask] = Ask("market-value", "A17.14", value_options)


def ask_value(s: SternState, f: Frame) -> None:
    """A17.14 By up to three."""
    s.choose(f.seat, MARKET_VALUE, value_options(s, f.seat))


def set_value(s: SternState, f: Frame) -> None:
    """A17.14 All players have it as income or upkeep."""
    value = s.answers[f.seat] - AMOUNT - SHIFT
    if value != counter(s, f.seat, STOCK):
        set_counter(s, f.seat, STOCK, value)
        s.tell("event-market-value", "A17.14", {"seat": f.seat, "amount": value})


MANIPULATE: Final[Script] = script("market_value", ask_value, set_value)

# --- A17.10 lending: args = [other] --------------------------------------------------------------

MOST_DEBT: Final = 20
WITH: Final = 0


def debt(s: SternState, lender: int, seat: int) -> int:
    return s.loans[s.seats * lender + seat]


def borrow_most(s: SternState, lender: int, seat: int) -> int:
    """A17.10 The lender's account must cover it."""
    return min(MOST_DEBT - debt(s, lender, seat), max(0, money(s, lender)))


def borrow_options(s: SternState, seat: int) -> list[int]:
    return [
        BORROW + lender
        for lender in range(s.seats)
        if has_flag(s, lender, LENDS) and lender != seat and is_in_play(s, lender)
        if borrow_most(s, lender, seat) > 0
    ]


def repay_options(s: SternState, seat: int) -> list[int]:
    if not s.politics or not any(s.loans) or money(s, seat) <= 0:
        return []
    return [REPAY + lender for lender in range(s.seats) if debt(s, lender, seat)]


def borrow(s: SternState, seat: int, lender: int) -> None:
    s.call(BORROWING, seat, [lender])


def repay(s: SternState, seat: int, lender: int) -> None:
    s.call(REPAYING, seat, [lender])


def loan_options(s: SternState, seat: int) -> list[int]:
    most = borrow_most(s, s.stack[-1].args[WITH], seat)
    return [AMOUNT + n for n in range(1, most + 1)]


def back_options(s: SternState, seat: int) -> list[int]:
    most = min(debt(s, s.stack[-1].args[WITH], seat), money(s, seat))
    return [AMOUNT + n for n in range(1, most + 1)]


LOAN: Final[Ask] = Ask("loan", "A17.10", loan_options)
LOAN_BACK: Final[Ask] = Ask("loan-back", "A17.10", back_options)


def ask_loan(s: SternState, f: Frame) -> None:
    """A17.10 Without the lender's consent, at most twenty."""
    s.choose(f.seat, LOAN, loan_options(s, f.seat))


def take_loan(s: SternState, f: Frame) -> None:
    """A17.10 The money changes hands."""
    move_money(s, f.args[WITH], f.seat, s.answers[f.seat] - AMOUNT, "event-borrows")


def ask_back(s: SternState, f: Frame) -> None:
    """A17.10 The interest falls as the debt is repaid."""
    s.choose(f.seat, LOAN_BACK, back_options(s, f.seat))


def give_back(s: SternState, f: Frame) -> None:
    """A17.10 To the lender."""
    move_money(s, f.args[WITH], f.seat, AMOUNT - s.answers[f.seat], "event-repays")


def move_money(s: SternState, lender: int, seat: int, amount: int, key: str) -> None:
    s.account[4 * lender + AWE] -= amount
    s.account[4 * seat + AWE] += amount
    s.loans[s.seats * lender + seat] += amount
    s.tell(key, "A17.10", {"seat": seat, "other_seat": lender, "amount": abs(amount)})


BORROWING: Final[Script] = script("borrow", ask_loan, take_loan)
REPAYING: Final[Script] = script("repay", ask_back, give_back)

# --- A17.12 branches: args = [cell] --------------------------------------------------------------

BRANCH_PRICE: Final = 5  # AWE
CELL: Final = 0


def branch_options(s: SternState, seat: int) -> list[int]:
    able = s.politics and not s.acted and has_flag(s, seat, BRANCHES)
    if not able or money(s, seat) < BRANCH_PRICE or action_for_treaty(s, seat) < 0:
        return []
    return [BRANCH + cell for cell in range(CELLS) if may_open(s, seat, cell)]


def may_open(s: SternState, seat: int, cell: int) -> bool:
    """A17.12 On a planet of another player, not of the own federation."""
    owner = s.owner[cell]
    if owner in (NOBODY, seat) or is_member(s, seat, owner) or s.branch[cell] >> seat & 1:
        return False
    return not s.foes[seat] >> owner & 1 and bool(s.met[seat] >> owner & 1)


def open_branch(s: SternState, seat: int, cell: int) -> None:
    s.call(OPENING, seat, [cell])


def consent_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


BRANCH_CONSENT: Final[Ask] = Ask("branch-consent", "A17.12", consent_options, default=NO)


def ask_consent(s: SternState, f: Frame) -> None:
    """A17.12 With his permission."""
    owner = s.owner[f.args[CELL]]
    where = CELL_IDS[f.args[CELL]]
    s.tell("event-branch-asked", "A17.12", {"seat": f.seat, "other_seat": owner, "system": where})
    s.choose(owner, BRANCH_CONSENT, consent_options(s, owner))


def hear_consent(s: SternState, f: Frame) -> None:
    """A17.12 Refused, the political action is not spent, but the turn's is (ruling)."""
    cell = f.args[CELL]
    if s.answers[s.owner[cell]] == NO:
        s.tell("event-branch-refused", "A17.12", {"seat": s.owner[cell]})
        return
    spend_action(s, f.seat)
    s.account[4 * f.seat + AWE] -= BRANCH_PRICE
    s.branch[cell] |= 1 << f.seat
    s.tell("event-branch", "A17.12", {"seat": f.seat, "system": CELL_IDS[cell]})


OPENING: Final[Script] = script("open_branch", ask_consent, hear_consent)


def why_no_branch(s: SternState, seat: int, cell: int) -> IllegalAction | None:
    if not s.politics:
        return None
    if not has_flag(s, seat, BRANCHES):
        return IllegalAction("illegal-no-branches", {}, "A17.12")
    if not may_open(s, seat, cell):
        return IllegalAction("illegal-branch-place", {"system": CELL_IDS[cell]}, "A17.12")
    return IllegalAction("illegal-no-means", {}, "A17.12")


# --- A17.2 large investments: args = [] ----------------------------------------------------------

LEAST_STAKE: Final = 10  # AWE


def hear_economy_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A17.2 What was invested comes back; who may invests."""
    if counter(s, seat, STAKE) and counter(s, seat, STAKE_ROUND) < s.round:
        pay_out(s, seat)
    if is_open(s, seat, INVESTMENT_GOAL) and money(s, seat) >= LEAST_STAKE:
        s.call(STAKING, seat)


def pay_out(s: SternState, seat: int) -> None:
    stake = counter(s, seat, STAKE)
    gain = stake * (stake // LEAST_STAKE) // 2
    s.account[4 * seat + AWE] += gain
    set_counter(s, seat, STAKE, 0)
    s.tell("event-stake-pays", "A17.2", {"seat": seat, "amount": gain})


def stake_options(s: SternState, seat: int) -> list[int]:
    return [NO, *[AMOUNT + n for n in range(LEAST_STAKE, min(MOST, money(s, seat)) + 1)]]


ASK_STAKE: Final[Ask] = Ask("stake", "A17.2", stake_options, default=NO)


def ask_stake(s: SternState, f: Frame) -> None:
    """A17.2 At least ten AWE, or nothing."""
    s.choose(f.seat, ASK_STAKE, stake_options(s, f.seat))


def note_stake(s: SternState, f: Frame) -> None:
    """A17.2 The goal is reached, the money comes at the end of the next economy phase."""
    if s.answers[f.seat] == NO or not is_open(s, f.seat, INVESTMENT_GOAL):
        return
    stake = s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + AWE] -= stake
    set_counter(s, f.seat, STAKE, stake)
    set_counter(s, f.seat, STAKE_ROUND, s.round)
    s.tell("event-stake", "A17.2", {"seat": f.seat, "amount": stake})
    fulfil(s, f.seat, INVESTMENT_GOAL)


STAKING: Final[Script] = script("stake", ask_stake, note_stake)


def pay_network(s: SternState, seat: int, partner: int) -> None:
    """A17.3 With the trade network each exchange brings AWE, not in the own federation."""
    for one, other in ((seat, partner), (partner, seat)):
        if s.goals_by[NETWORK_GOAL] == one and not is_member(s, one, other):
            gain = len(treaties_with(s, TRADE, one, other))
            s.account[4 * one + AWE] += gain
            s.tell("event-trade-network", "A17.3", {"seat": one, "amount": gain})


ENTRIES: Final = [
    Entry(BRANCH, branch_options, open_branch, why_not=why_no_branch, size=CELLS),
]
LOAN_ENTRIES: Final = [
    Entry(BORROW, borrow_options, borrow, counted=False, size=len(SEATS)),
    Entry(REPAY, repay_options, repay, counted=False, size=len(SEATS)),
]
SCRIPTS: Final[list[Script]] = [MANIPULATE, BORROWING, REPAYING, OPENING, STAKING]
ASKS: Final[list[Ask]] = [MARKET_VALUE, LOAN, LOAN_BACK, BRANCH_CONSENT, ASK_STAKE]
