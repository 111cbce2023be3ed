"""B27.6.6 Agents who make an option of a planetary event dearer; police prevents it. Diplomats who
help to pay for it.
"""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, CELL_IDS, MOST
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    DIPLOMAT,
    is_strange,
    ships_at,
    watch_of_others,
)
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.state import SternState

# numbers of a frame: the planet, the resource that is asked about, then what is demanded
CELL, NEXT = range(2)
DEMANDED: Final = 2
NOTHING: Final = AMOUNT


def meddlers(s: SternState, seat: int, cell: int) -> list[int]:
    """B27.6.6 Other players with an agent there, where no police of others keeps watch."""
    return [
        p
        for p in s.seats_from(seat)
        if is_strange(s, seat, p)
        and ships_at(s, p, AGENT, cell)
        and not watch_of_others(s, p, cell)
    ]


def intervene(s: SternState, seat: int, cell: int, demanded: list[int]) -> None:
    """B27.6.6 At the moment of announcement, clockwise from the owner; then those who help."""
    if any(demanded):
        for helper in reversed(helpers(s, seat, cell)):
            s.call(ASSIST, helper, [cell, 0, *demanded])
        for meddler in reversed(meddlers(s, seat, cell)):
            s.call(INTERVENE, meddler, [cell, 0, *demanded])


def helpers(s: SternState, seat: int, cell: int) -> list[int]:
    """B27.6.6 Other players with a diplomat there who are not at war with the owner."""
    others = [p for p in s.seats_from(seat)[1:] if not s.out >> p & 1]
    return [p for p in others if ships_at(s, p, DIPLOMAT, cell) and not at_war(s, seat, p)]


def amount_options(s: SternState, seat: int) -> list[int]:
    args = s.stack[-1].args
    most = min(MOST, args[DEMANDED + args[NEXT]], s.account[4 * seat + args[NEXT]])
    return [AMOUNT + n for n in range(most + 1)]


INTERVENTION: Final[Ask] = Ask("intervention", "B27.6.6", amount_options, default=NOTHING)


def ask_amount(s: SternState, f: Frame) -> None:
    """B27.6.6 Of each resource that is demanded."""
    s.choose(f.seat, INTERVENTION, amount_options(s, f.seat))


def help_options(s: SternState, seat: int) -> list[int]:
    """What is still to be paid, and what the helper has."""
    args = s.stack[-1].args
    left = args[DEMANDED + args[NEXT]] + option_frame(s).args[args[NEXT] - len(RESOURCES)]
    most = min(MOST, left, s.account[4 * seat + args[NEXT]])
    return [AMOUNT + n for n in range(max(0, most) + 1)]


ASSISTANCE: Final[Ask] = Ask("assistance", "B27.6.6", help_options, default=NOTHING)


def ask_help(s: SternState, f: Frame) -> None:
    """B27.6.6 A diplomat may pay a part of it, or all."""
    s.choose(f.seat, ASSISTANCE, help_options(s, f.seat))


def give_help(s: SternState, f: Frame) -> None:
    """B27.6.6 The owner pays so much less."""
    spend(s, f, -1, "event-assists")
    if f.args[NEXT] < len(RESOURCES):
        f.jump(ask_help)


def option_frame(s: SternState) -> Frame:
    """The option that its owner has announced."""
    return next(frame for frame in reversed(s.stack) if frame.script.name == "take_option")


def spend(s: SternState, f: Frame, sign: int, key: str) -> None:
    """So much of the next resource: for the owner, or against him."""
    resource, amount = f.args[NEXT], s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + resource] -= amount
    option_frame(s).args[resource - len(RESOURCES)] += sign * amount
    if amount:
        told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[f.args[CELL]]}
        told["amount"], told["resource"] = amount, RESOURCES[resource]
        s.tell(key, "B27.6.6", told)
    f.args[NEXT] += 1


def spend_amount(s: SternState, f: Frame) -> None:
    """B27.6.6 The owner has to pay as much in addition."""
    spend(s, f, 1, "event-intervenes")
    if f.args[NEXT] < len(RESOURCES):
        f.jump(ask_amount)


INTERVENE: Final[Script] = script("intervene", ask_amount, spend_amount)

ASSIST: Final[Script] = script("assist", ask_help, give_help)

SCRIPTS: Final[list[Script]] = [INTERVENE, ASSIST]
ASKS: Final[list[Ask]] = [INTERVENTION, ASSISTANCE]
