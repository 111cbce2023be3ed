"""SB5.5, SB10 The ability phases 1, 5 and 7: the active seat first, then all others together."""

from typing import Final

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.engine.state import rehearse
from raumhafen.games.space_base.actions import DONE, USE, card_of, power
from raumhafen.games.space_base.content.kinds import Ability
from raumhafen.games.space_base.content.tables import (
    ABILITY_STEP,
    NEED,
    OTHER_TURN,
    OWN_TURN,
    POWERS,
    SIDES,
    STEP,
    TURN,
)
from raumhafen.games.space_base.rules.board import is_charged, ready, side_up, spend
from raumhafen.games.space_base.rules.effects import EFFECTS
from raumhafen.games.space_base.state import SpaceBaseState


def ability_of(side: int) -> Ability:
    ability = SIDES[side].ability
    assert ability is not None
    return ability


def does_something(s: SpaceBaseState, seat: int, card: int) -> bool:
    """SB10.1 At least one effect must be able to do something."""
    side = side_up(s, card)
    if side in s.finished:  # SB11.9.5, SB11.10
        return False
    return any(EFFECTS[e.kind][0](s, seat, card, e) for e in ability_of(side).effects)


def usable(s: SpaceBaseState, seat: int) -> list[int]:
    """SB10.1 Cards whose ability the seat may use now."""
    return [card for card in ready(s, seat, ABILITY_STEP) if does_something(s, seat, card)]


def ability_options(s: SpaceBaseState, seat: int) -> list[int]:
    return [DONE, *[USE + power(card) for card in usable(s, seat)]]


def why_not_use(s: SpaceBaseState, seat: int, action: int) -> IllegalAction | None:
    """The first condition of SB10.1 that fails."""
    if not USE <= action < USE + len(POWERS):
        return None
    card = card_of(action - USE)
    args: dict[str, Argument] = {"card": card}
    if card not in s.powers[seat]:
        return IllegalAction("illegal-not-your-card", args, "SB10.1")
    side = side_up(s, card)
    if not is_charged(s, card):
        counts: dict[str, Argument] = {"cubes": s.cubes[card], "need": NEED[s.seats][side]}
        return IllegalAction("illegal-not-charged", {**args, **counts}, "SB9.2")
    if not TURN[side] & (OWN_TURN if seat == s.active else OTHER_TURN):
        return IllegalAction("illegal-wrong-turn", args, "SB5.2")
    if STEP[side] != ABILITY_STEP:
        return IllegalAction("illegal-wrong-phase", args, "SB5.3")
    if side in s.finished and names_a_target(side):
        return IllegalAction("illegal-already-dropped", args, "SB11.10")
    if side in s.finished:
        return IllegalAction("illegal-already-placed", args, "SB11.9.5")
    return IllegalAction("illegal-no-effect", args, "SB10.1")


ABILITY = Ask("ability", "SB5.5", ability_options, default=DONE, why_not=why_not_use)


def offer_abilities(s: SpaceBaseState, f: Frame) -> None:
    """SB5.6, SB16.1 Asked as long as something is usable."""
    if usable(s, f.seat):
        s.ask(f.seat, ABILITY)
    else:
        f.leave()


def use_one(s: SpaceBaseState, f: Frame) -> None:
    """SB5.6 Each use is resolved completely before the next."""
    answer = s.answers[f.seat]
    if answer != DONE:
        f.jump(offer_abilities)
        s.call(USE_ABILITY, f.seat, [side_up(s, card_of(answer - USE)), 0])


ABILITIES = script("abilities", offer_abilities, use_one)


def names_a_target(side: int) -> bool:
    """SB17 An exchange begins with its target, and is paid then."""
    return any(effect.kind == "exchange_card" for effect in ability_of(side).effects)


# --- using an ability: args = [side, effect] -----------------------------------------------------

SIDE: Final = 0
EFFECT: Final = 1  # the one that is next


def pay_cubes(s: SpaceBaseState, f: Frame) -> None:
    """SB9.4 Cubes first; SB11.9.5 a side that places cubes is noted."""
    side = f.args[SIDE]
    if names_a_target(side):
        return
    s.tell("event-use", "SB9.4", {"seat": f.seat, "card": side // 2})
    spend(s, f.seat, side // 2)
    if any(effect.kind == "place_charge" for effect in ability_of(side).effects):
        s.finished.append(side)


def next_effect(s: SpaceBaseState, f: Frame) -> None:
    """SB10.2 The effects in the listed order, to the end even if the card moves."""
    side, at = f.args
    effects = ability_of(side).effects
    if at < len(effects):
        f.args[EFFECT] += 1
        f.again()
        EFFECTS[effects[at].kind][1](s, f.seat, side // 2, effects[at])


USE_ABILITY = script("use_ability", pay_cubes, next_effect)


# --- an ability phase ----------------------------------------------------------------------------


def begin_phase(s: SpaceBaseState, f: Frame) -> None:
    """SB5.5 The active seat acts first, until it says done."""
    s.finished.clear()
    if s.loaded[s.active]:
        s.call(ABILITIES, s.active)


def ask_passive_seats(s: SpaceBaseState, f: Frame) -> None:
    """SB5.5 Then all others at once; their answers are kept back until all are in."""
    passive = [seat for seat in s.seats_from(s.active)[1:] if usable(s, seat)]
    if passive:
        s.together(PASSIVE, passive, secret=True)
    else:
        f.leave()


def apply_passive_answers(s: SpaceBaseState, f: Frame) -> None:
    """SB5.5 Applied clockwise from the active seat."""
    s.call_each(CARRY_OUT, s.members)


ABILITY_PHASE = script("ability_phase", begin_phase, ask_passive_seats, apply_passive_answers)


def ask_in_private(s: SpaceBaseState, f: Frame) -> None:
    """SB18.2 What the seat is asked next, given what it has answered so far."""
    question = rehearse(s, ABILITIES, f.seat, s.sheets[f.seat])
    if question is None:
        f.leave()
    else:
        s.pose(f.seat, question)


def note_answer(s: SpaceBaseState, f: Frame) -> None:
    """SB5.5 The answer is kept back on the seat's sheet."""
    s.sheets[f.seat].append(s.answers[f.seat])
    f.jump(ask_in_private)


PASSIVE = script("passive_abilities", ask_in_private, note_answer)


def carry_out_answers(s: SpaceBaseState, f: Frame) -> None:
    """SB5.5 The rehearsed answers are given again, now on the true board."""
    s.fed = s.sheets[f.seat]
    s.sheets[f.seat] = []
    s.call(ABILITIES, f.seat)


CARRY_OUT = script("carry_out", carry_out_answers)

SCRIPTS: list[Script] = [ABILITIES, USE_ABILITY, ABILITY_PHASE, PASSIVE, CARRY_OUT]
ASKS: list[Ask] = [ABILITY]
