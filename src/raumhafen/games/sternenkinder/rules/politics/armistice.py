"""A5.19 Armistice: resources, systems and units for peace; A6.13, A6.17 who leaves the war by it.

args = [foe, four gifts, the next of them, then the systems and units that were named]. In a
counter-offer what the foe wants takes the place of the gifts.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    ARMISTICE,
    AT,
    CELL_IDS,
    END,
    MATTERS,
    MOST,
    MOVE,
    NO,
    SEND,
    SHIP,
    YES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.civil import count_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, fleets_to_come
from raumhafen.games.sternenkinder.rules.core.foes import ATTACKERS, DECLARER, members
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import mover_at
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.costs import action_for_treaty, spend_action
from raumhafen.games.sternenkinder.rules.politics.exchanges import spoken
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import struck
from raumhafen.games.sternenkinder.rules.politics.offers import is_refused, note_refusal
from raumhafen.games.sternenkinder.rules.politics.talk_crafts import take_unit
from raumhafen.games.sternenkinder.rules.strategy.conquest import cede
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, NOBODY, SternState

MATTER: Final = len(MATTERS)  # among refusals: no treaty and no exchange
# numbers of a frame
FOE: Final = 0
GIFTS: Final = 1
NEXT: Final = 5
THINGS: Final = 6


# --- who may -------------------------------------------------------------------------------------


def armistice_options(s: SternState, seat: int) -> list[int]:
    """A5.19 Only at war, with a treaty action or a free one; A5.1 once in a phase if refused."""
    if not s.politics or s.acted or not s.foes[seat] or action_for_treaty(s, seat) < 0:
        return []
    return [
        ARMISTICE + foe for foe in members(s, s.foes[seat]) if not is_refused(s, MATTER, seat, foe)
    ]


def offer_armistice(s: SternState, seat: int, foe: int) -> None:
    """A5.19 Any resources, units or systems may be offered with it."""
    s.call(TRUCE, seat, [foe, 0, 0, 0, 0, 0])


# --- what is offered -----------------------------------------------------------------------------


def gift_options(s: SternState, seat: int) -> list[int]:
    rich = s.account[4 * seat + s.stack[-1].args[NEXT]]
    return [AMOUNT + n for n in range(min(rich, MOST) + 1)]


def is_system(thing: int) -> bool:
    return AT <= thing < AT + CELLS


def is_fleet(thing: int) -> bool:
    return MOVE <= thing < MOVE + FLEETS


def systems(s: SternState, seat: int, named: list[int]) -> list[int]:
    """A5.19 Own planets but the home world and the last one (ruling)."""
    own = [cell for cell in planets_of(s, seat) if AT + cell not in named]
    return [AT + cell for cell in own if cell != s.home[seat]] if len(own) > 1 else []


def fleets(s: SternState, seat: int, foe: int, named: list[int]) -> list[int]:
    """B27.2.3 As many as the foe may have; mercenaries and unique ships stay (ruling)."""
    if sum(map(is_fleet, named)) >= fleets_to_come(s, foe):
        return []
    plain = [at for at in fleets_of(s, seat) if s.fleet_kind[at] == OWN_FLEET]
    return [MOVE + at - FLEETS * seat for at in plain if not s.fleet_mark[at]]


def ships(s: SternState, seat: int, foe: int, named: list[int]) -> list[int]:
    """As many as the foe has places for."""
    before = sum(not is_system(thing) and not is_fleet(thing) for thing in named)
    if before >= count_civil(s, foe, NOBODY):
        return []
    return [SHIP + unit - CIVIL_UNITS * seat for unit in units_of(s, seat)]


def thing_options(s: SternState, seat: int) -> list[int]:
    """A5.19 Systems, fleets and ships, one after the other."""
    args = s.stack[-1].args
    foe, named = args[FOE], args[THINGS:]
    found = [
        *systems(s, seat, named), *fleets(s, seat, foe, named), *ships(s, seat, foe, named),
    ]  # fmt: skip
    return [END, *[thing for thing in found if thing not in named]]


def truce_options(s: SternState, seat: int) -> list[int]:
    """A5.1 Yes, no, or one counter-offer to who has resources."""
    offerer = s.stack[-1].seat
    rich = any(s.account[4 * offerer : 4 * offerer + 4])
    return [YES, NO, SEND + offerer] if rich else [YES, NO]


def wish_options(s: SternState, seat: int) -> list[int]:
    return gift_options(s, s.stack[-1].seat)


def counter_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


ARMISTICE_GIFT: Final[Ask] = Ask("armistice-gift", "A5.19", gift_options)
ARMISTICE_THING: Final[Ask] = Ask("armistice-thing", "A5.19", thing_options, default=END)
ARMISTICE_ANSWER: Final[Ask] = Ask("armistice-answer", "A5.19", truce_options, default=NO)
ARMISTICE_WISH: Final[Ask] = Ask("armistice-wish", "A5.19", wish_options)
ARMISTICE_COUNTER: Final[Ask] = Ask("armistice-counter", "A5.1", counter_options, default=NO)


def ask_gift(s: SternState, f: Frame) -> None:
    """A5.19 One resource after the other."""
    s.choose(f.seat, ARMISTICE_GIFT, gift_options(s, f.seat))


def note_gift(s: SternState, f: Frame) -> None:
    """A5.19"""
    f.args[GIFTS + f.args[NEXT]] = s.answers[f.seat] - AMOUNT
    f.args[NEXT] += 1
    if f.args[NEXT] < len(RESOURCES):
        f.jump(ask_gift)


def ask_thing(s: SternState, f: Frame) -> None:
    """A5.19 Then systems and units."""
    s.choose(f.seat, ARMISTICE_THING, thing_options(s, f.seat))


def note_thing(s: SternState, f: Frame) -> None:
    """A5.19"""
    if s.answers[f.seat] != END:
        f.args.append(s.answers[f.seat])
        f.jump(ask_thing)


def ask_truce(s: SternState, f: Frame) -> None:
    """A5.19 The foe accepts or refuses."""
    gifts = f.args[GIFTS:NEXT]
    told = {"seat": f.seat, "other_seat": f.args[FOE], "amount": sum(gifts)}
    s.tell("event-armistice-offered", "A5.19", {**told, **spoken(gifts, [0] * len(RESOURCES))})
    for thing in f.args[THINGS:]:
        tell_thing(s, f.seat, thing)
    s.choose(f.args[FOE], ARMISTICE_ANSWER, truce_options(s, f.args[FOE]))


def tell_thing(s: SternState, seat: int, thing: int) -> None:
    if is_system(thing):
        s.tell("event-armistice-system", "A5.19", {"seat": seat, "system": CELL_IDS[thing - AT]})
        return
    kind = "fleet" if is_fleet(thing) else "ship"
    system = CELL_IDS[mover_at(s, struck(seat, thing))]
    s.tell("event-armistice-unit", "A5.19", {"seat": seat, "kind": kind, "system": system})


# --- the answer ----------------------------------------------------------------------------------


def hear_truce(s: SternState, f: Frame) -> None:
    """A5.19, A5.1 Peace, war, or a counter-offer."""
    answer = s.answers[f.args[FOE]]
    if answer in (YES, NO):
        settle(s, f, answer)
        f.leave()
    f.args[NEXT] = 0


def ask_wish(s: SternState, f: Frame) -> None:
    """A5.19 The foe names what he wants, one resource after the other."""
    s.choose(f.args[FOE], ARMISTICE_WISH, wish_options(s, f.args[FOE]))


def note_wish(s: SternState, f: Frame) -> None:
    """A5.19 Instead of what was offered; systems and units stay in the offer (ruling)."""
    f.args[GIFTS + f.args[NEXT]] = s.answers[f.args[FOE]] - AMOUNT
    f.args[NEXT] += 1
    if f.args[NEXT] < len(RESOURCES):
        f.jump(ask_wish)


def ask_counter(s: SternState, f: Frame) -> None:
    """A5.1, decision 39 The counter-offer is accepted or refused."""
    wishes = f.args[GIFTS:NEXT]
    told = {"seat": f.args[FOE], "other_seat": f.seat, "amount": sum(wishes)}
    s.tell("event-armistice-countered", "A5.19", {**told, **spoken([0] * len(RESOURCES), wishes)})
    s.choose(f.seat, ARMISTICE_COUNTER, counter_options(s, f.seat))


def hear_counter(s: SternState, f: Frame) -> None:
    """A5.1, decision 39"""
    settle(s, f, s.answers[f.seat])


def settle(s: SternState, f: Frame, answer: int) -> None:
    """A5.19, A6.13 Peace for this round and the next two; then goals are evaluated."""
    foe = f.args[FOE]
    if answer == NO:
        refuse(s, f.seat, foe)
        return
    spend_action(s, f.seat)
    s.tell("event-armistice", "A5.19", {"seat": f.seat, "other_seat": foe})
    hand_over(s, f.seat, foe, f.args)
    for at in reversed(wars.wars_between(s, f.seat, foe)):
        goals.review(s, at)
        wars.leave_war(s, at, leaver(s, at, f.seat, foe), spoils=True)
    wars.make_peace(s, f.seat, foe)


def refuse(s: SternState, seat: int, foe: int) -> None:
    """A5.1 No political action is spent, but the offer is not repeated in this phase."""
    s.acted -= 1
    note_refusal(s, MATTER, seat, foe)
    s.tell("event-armistice-refused", "A5.19", {"seat": foe, "other_seat": seat})


def hand_over(s: SternState, seat: int, foe: int, args: list[int]) -> None:
    """A5.19 All that was offered changes hands."""
    for resource, amount in enumerate(args[GIFTS:NEXT]):
        s.account[4 * seat + resource] -= amount
        s.account[4 * foe + resource] += amount
    for thing in args[THINGS:]:
        if is_system(thing):
            cede(s, seat, foe, thing - AT)
        else:
            take_unit(s, foe, struck(seat, thing))
    if len(args) > THINGS:
        review_blockades(s)


def leaver(s: SternState, at: int, seat: int, foe: int) -> int:
    """A6.17 The one of the two without whom the war goes on: an ally of who has declared it, else
    the defender (ruling).
    """
    attacker = seat if s.wars[at + ATTACKERS] >> seat & 1 else foe
    if attacker != s.wars[at + DECLARER]:
        return attacker
    return foe if attacker == seat else seat


TRUCE: Final[Script] = script(
    "armistice", ask_gift, note_gift, ask_thing, note_thing, ask_truce, hear_truce, ask_wish,
    note_wish, ask_counter, hear_counter,
)  # fmt: skip

ENTRIES: Final = [Entry(ARMISTICE, armistice_options, offer_armistice)]
SCRIPTS: Final[list[Script]] = [TRUCE]
ASKS: Final[list[Ask]] = [
    ARMISTICE_GIFT, ARMISTICE_THING, ARMISTICE_ANSWER, ARMISTICE_WISH, ARMISTICE_COUNTER,
]  # fmt: skip
