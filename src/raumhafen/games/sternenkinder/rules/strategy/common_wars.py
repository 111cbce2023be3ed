"""A5.10 The upkeep of a common war: allies decide in the economy phase who pays how much of it.

Equal parts were paid with the income; an agreement changes that. args = [war, side, then what each
ally has named so far].
"""

from typing import Final

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.pacts import is_member
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import SternState

FUSION: Final = POLICY["fusion"]
# numbers of a frame
WAR: Final = 0
SIDE: Final = 1
NAMED: Final = 2


def share_wars(s: SternState, f: Frame) -> None:
    """A5.10 Every side of several allies that has an upkeep."""
    for at in foes.rows(s):
        for side in (foes.ATTACKERS, foes.DEFENDERS):
            if is_shared(s, at, side):
                s.call(SHARING, s.first, [at, side])


def is_shared(s: SternState, at: int, side: int) -> bool:
    """A16.13 Members of a fusion split all upkeep equally anyway."""
    allies = payers(s, at, side)
    if len(allies) < 2 or foes.side_upkeep(s, at, side) == 0:
        return False
    first = allies[0]
    return not (has_policy(s, first, FUSION) and all(is_member(s, first, p) for p in allies[1:]))


def payers(s: SternState, at: int, side: int) -> list[int]:
    """Allies in turn order."""
    return [seat for seat in s.seats_from(s.first) if s.wars[at + side] >> seat & 1]


def rest(s: SternState, f: Frame) -> int:
    return foes.side_upkeep(s, f.args[WAR], f.args[SIDE]) - sum(f.args[NAMED:])


def next_payer(s: SternState, f: Frame) -> int:
    return payers(s, f.args[WAR], f.args[SIDE])[len(f.args) - NAMED]


def share_options(s: SternState, seat: int) -> list[int]:
    """The equal part first, so that nobody is held up; the last takes all that is left, or not."""
    f = s.stack[-1]
    left, equal = rest(s, f), foes.own_share(s, f.args[WAR], seat)
    most = min(left, s.account[4 * seat + CULTURE] + equal)
    is_last = seat == payers(s, f.args[WAR], f.args[SIDE])[-1]
    part = min(equal, left)
    amounts = range(left if is_last else 0, most + 1)
    return [AMOUNT + part, *[AMOUNT + n for n in amounts if n != part]]


WAR_SHARE: Final[Ask] = Ask("war-share", "A5.10", share_options, default=FIRST_OPTION)


def tell_upkeep(s: SternState, f: Frame) -> None:
    """A5.10 What is to be shared."""
    first = payers(s, f.args[WAR], f.args[SIDE])[0]
    s.tell("event-war-upkeep", "A5.10", {"seat": first, "amount": rest(s, f)})


def ask_share(s: SternState, f: Frame) -> None:
    """A5.10 One ally after the other."""
    seat = next_payer(s, f)
    s.choose(seat, WAR_SHARE, share_options(s, seat))


def note_share(s: SternState, f: Frame) -> None:
    """A5.10"""
    seat = next_payer(s, f)
    amount = s.answers[seat] - AMOUNT
    f.args.append(amount)
    s.tell("event-war-share", "A5.10", {"seat": seat, "amount": amount})
    if len(f.args) - NAMED < len(payers(s, f.args[WAR], f.args[SIDE])):
        f.jump(ask_share)


def settle_shares(s: SternState, f: Frame) -> None:
    """A5.10 Who has named other than his part pays it, if the whole sum was named (ruling)."""
    allies = payers(s, f.args[WAR], f.args[SIDE])
    if rest(s, f):
        s.tell("event-war-equal", "A5.10", {"seat": allies[0]})
        return
    parts = [foes.own_share(s, f.args[WAR], seat) for seat in allies]
    for seat, equal, named in zip(allies, parts, f.args[NAMED:], strict=True):
        s.account[4 * seat + CULTURE] += equal - named


SHARING: Final[Script] = script("war_upkeep", tell_upkeep, ask_share, note_share, settle_shares)

SCRIPTS: Final[list[Script]] = [SHARING]
ASKS: Final[list[Ask]] = [WAR_SHARE]
