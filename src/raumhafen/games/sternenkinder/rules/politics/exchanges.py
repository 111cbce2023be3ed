"""A5.14 Exchanges under trade treaties: one resource against any amounts of others, by consent."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, EXCHANGE, GIVE, MOST, NO, YES
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.pacts import TRADE, partners, treaties_with
from raumhafen.games.sternenkinder.rules.politics.plutocracy import pay_network
from raumhafen.games.sternenkinder.state import ECONOMY, SternState

# numbers of a frame
PARTNER: Final = 0
GIVEN: Final = 1  # the resource
AMOUNTS: Final = 2  # four amounts: of the one that is given, and of those that are wanted
ASKED: Final = 6  # the resource that is asked about


def exchanges_left(s: SternState, seat: int, partner: int) -> int:
    """A5.14 One for each trade treaty and phase that this player proposes."""
    return len(treaties_with(s, TRADE, seat, partner)) - s.exchanged[s.seats * seat + partner]


def may_exchange(s: SternState, seat: int, partner: int) -> bool:
    return s.phase == ECONOMY and exchanges_left(s, seat, partner) > 0


def exchange_options(s: SternState, seat: int) -> list[int]:
    """A5.14 With something to give."""
    if not s.treaties or not any(s.account[4 * seat : 4 * seat + 4]):
        return []
    found = partners(s, TRADE, seat)
    return [EXCHANGE + partner for partner in found if may_exchange(s, seat, partner)]


def propose_exchange(s: SternState, seat: int, partner: int) -> None:
    """A5.14 The proposal counts, whatever the partner says."""
    s.exchanged[s.seats * seat + partner] += 1
    s.call(BARTER, seat, [partner, 0, 0, 0, 0, 0, 0])


# --- the proposal: args = [partner, given, four amounts, asked] ----------------------------------


def give_options(s: SternState, seat: int) -> list[int]:
    return [GIVE + r for r in range(len(RESOURCES)) if s.account[4 * seat + r]]


def given_options(s: SternState, seat: int) -> list[int]:
    rich = s.account[4 * seat + s.stack[-1].args[GIVEN]]
    return [AMOUNT + n for n in range(1, min(rich, MOST) + 1)]


def wanted_options(s: SternState, seat: int) -> list[int]:
    args = s.stack[-1].args
    rich = s.account[4 * args[PARTNER] + args[ASKED]]
    return [AMOUNT + n for n in range(min(rich, MOST) + 1)]


def barter_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


GIVE_WHAT: Final[Ask] = Ask("give-what", "A5.14", give_options)
GIVE_MUCH: Final[Ask] = Ask("give-much", "A5.14", given_options)
WANT_MUCH: Final[Ask] = Ask("want-much", "A5.14", wanted_options)
BARTER_ANSWER: Final[Ask] = Ask("barter-answer", "A5.14", barter_options, default=NO)


def ask_given(s: SternState, f: Frame) -> None:
    """A5.14 One resource is given."""
    s.choose(f.seat, GIVE_WHAT, give_options(s, f.seat))


def ask_given_amount(s: SternState, f: Frame) -> None:
    """A5.14 Any amount of it."""
    f.args[GIVEN] = s.answers[f.seat] - GIVE
    s.choose(f.seat, GIVE_MUCH, given_options(s, f.seat))


def note_given(s: SternState, f: Frame) -> None:
    """A5.14"""
    f.args[AMOUNTS + f.args[GIVEN]] = s.answers[f.seat] - AMOUNT


def ask_wanted(s: SternState, f: Frame) -> None:
    """A5.14 Any amounts of the others are wanted, one after the other."""
    if f.args[ASKED] == f.args[GIVEN]:
        f.args[ASKED] += 1
    if f.args[ASKED] >= len(RESOURCES):
        f.jump(ask_barter)
    else:
        s.choose(f.seat, WANT_MUCH, wanted_options(s, f.seat))


def note_wanted(s: SternState, f: Frame) -> None:
    """A5.14"""
    f.args[AMOUNTS + f.args[ASKED]] = s.answers[f.seat] - AMOUNT
    f.args[ASKED] += 1
    f.jump(ask_wanted)


def ask_barter(s: SternState, f: Frame) -> None:
    """A5.14 By consent."""
    given, wanted = bargain(f.args)
    told = {"seat": f.seat, "other_seat": f.args[PARTNER]}
    s.tell("event-exchange-offered", "A5.14", {**told, **spoken(given, wanted)})
    s.choose(f.args[PARTNER], BARTER_ANSWER, barter_options(s, f.args[PARTNER]))


def hear_barter(s: SternState, f: Frame) -> None:
    """A5.14 Both accounts change, or nothing happens."""
    partner = f.args[PARTNER]
    if s.answers[partner] == YES:
        swap(s, f.seat, partner, *bargain(f.args))
    else:
        s.tell("event-exchange-refused", "A5.14", {"seat": partner, "other_seat": f.seat})


BARTER: Final[Script] = script(
    "barter", ask_given, ask_given_amount, note_given, ask_wanted, note_wanted, ask_barter,
    hear_barter,
)  # fmt: skip


def bargain(args: list[int]) -> tuple[list[int], list[int]]:
    """What is given and what is wanted, four amounts each."""
    amounts = args[AMOUNTS : AMOUNTS + len(RESOURCES)]
    given = [n if r == args[GIVEN] else 0 for r, n in enumerate(amounts)]
    return given, [n - m for n, m in zip(amounts, given, strict=True)]


def can_swap(s: SternState, seat: int, partner: int, given: list[int], wanted: list[int]) -> bool:
    return all(
        s.account[4 * seat + r] >= given[r] and s.account[4 * partner + r] >= wanted[r]
        for r in range(len(RESOURCES))
    )


def swap(s: SternState, seat: int, partner: int, given: list[int], wanted: list[int]) -> None:
    """A5.14 What one gives the other gets."""
    for r in range(len(RESOURCES)):
        s.account[4 * seat + r] += wanted[r] - given[r]
        s.account[4 * partner + r] += given[r] - wanted[r]
    told = {"seat": seat, "other_seat": partner}
    s.tell("event-exchange", "A5.14", {**told, **spoken(given, wanted)})
    pay_network(s, seat, partner)


def spoken(given: list[int], wanted: list[int]) -> dict[str, int]:
    """The amounts as arguments of a sentence, which names those above 0."""
    names = [*[f"give_{name}" for name in RESOURCES], *[f"want_{name}" for name in RESOURCES]]
    return dict(zip(names, [*given, *wanted], strict=True))


ENTRIES: Final = [Entry(EXCHANGE, exchange_options, propose_exchange, counted=False)]
SCRIPTS: Final[list[Script]] = [BARTER]
ASKS: Final[list[Ask]] = [GIVE_WHAT, GIVE_MUCH, WANT_MUCH, BARTER_ANSWER]
