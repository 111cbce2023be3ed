"""Plain instant verbs: what they give or take, each in a function.

Verbs that belong to a chapter (levels of colonies, neutral fleets, exploration …) stand there.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CHOICE
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_IDS,
    ENTRY_PLACE,
    OWN_FLEET,
    SHIP_CIVIL,
)
from raumhafen.games.sternenkinder.content.words import NONE, PAYABLE, RESOURCES, VERBS, WHERE
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.effects import (
    HERE,
    NEXT,
    ROW,
    SUBJECT,
    Instant,
    can_pay_cost,
    carry_out,
    is_idle,
    place_for,
    set_of,
)
from raumhafen.games.sternenkinder.rules.core.fleets import receive_fleets
from raumhafen.games.sternenkinder.rules.core.gifts import CLAN_GIFT
from raumhafen.games.sternenkinder.rules.core.place import (
    give_building,
    give_ground_units,
    raise_network,
)
from raumhafen.games.sternenkinder.rules.core.rows import ROWS
from raumhafen.games.sternenkinder.rules.core.spread import pay_mix, take_mix, wealth
from raumhafen.games.sternenkinder.rules.core.technologies import NO_LIMIT, give_tech
from raumhafen.games.sternenkinder.state import SternState

ANY: Final = PAYABLE.index("any")
LOSE: Final = VERBS.index("lose")
ANY_SYSTEM: Final = WHERE.index("any_system")
SAME_SYSTEM: Final = WHERE.index("same_system")
OWN_NETWORK: Final = WHERE.index("own_network")

# --- verbs ---------------------------------------------------------------------------------------


def gain(s: SternState, f: Frame, effect: Effect) -> None:
    """A0.5 From the supply."""
    for resource in range(4):
        s.account[4 * f.seat + resource] += effect.amounts[resource]
    tell_amounts(s, f, effect, "event-gains")
    take_mix(s, f.seat, effect.amounts[ANY])


def tell_amounts(s: SternState, f: Frame, effect: Effect, key: str) -> None:
    if s.log is None:
        return
    for resource, name in enumerate(RESOURCES):
        amount = effect.amounts[resource]
        if amount:
            s.tell(key, "B8.1", {"seat": f.seat, "amount": amount, "resource": name})


def guard(s: SternState, f: Frame, effect: Effect) -> None:
    """A8.57 A guard on the home world, or where the card lies."""
    s.guard[CELLS * f.seat + place_for(s, f, effect)] += effect.n


def network(s: SternState, f: Frame, effect: Effect) -> None:
    """A network on the home world or here, or one more level of an own one; A22.14 where the ship
    that came with it stands.
    """
    if effect.where == SAME_SYSTEM:
        return
    if effect.where == OWN_NETWORK:
        raise_network(s, f.seat, effect.n)
    else:
        s.network[CELLS * f.seat + place_for(s, f, effect)] += effect.n


def unit(s: SternState, f: Frame, effect: Effect) -> None:
    """B5.1 Civil ships on the home world, ground units on an own planet."""
    place = ENTRY_PLACE[effect.what]
    if effect.where == ANY_SYSTEM:
        s.call(CLAN_GIFT, f.seat, [effect.n])
        return
    if set_of(effect.what) == "ground_units":
        give_ground_units(s, f.seat, place, effect.n)
        return
    if set_of(effect.what) != "ships" or not SHIP_CIVIL[place]:
        receive_fleets(s, f.seat, OWN_FLEET, effect.n, place_for(s, f, effect))
        return
    for _ in range(effect.n):
        if has_room(s, f.seat):
            add_civil(s, f.seat, place, place_for(s, f, effect))


def building(s: SternState, f: Frame, effect: Effect) -> None:
    """B4 Buildings free of cost and capacity, where they may stand."""
    name = ENTRY_IDS[effect.what].partition(".")[2]
    give_building(s, f.seat, name, effect.n, effect.where, f.args[HERE])


def tech(s: SternState, f: Frame, effect: Effect) -> None:
    """B5.5.1 A technology that may be researched now, free of cost."""
    for _ in range(effect.n):
        give_tech(s, f.seat, effect.most if effect.most != NONE else NO_LIMIT, effect.what)


def vp(s: SternState, f: Frame, effect: Effect) -> None:
    """A2.2 Victory points that are kept."""
    s.points[f.seat] += effect.n
    s.tell("event-point", "A2.2", {"seat": f.seat, "amount": effect.n})


def lose(s: SternState, f: Frame, effect: Effect) -> None:
    """A0.4 As far as there is something; of resources of choice the seat says which."""
    for resource in range(4):
        at = 4 * f.seat + resource
        s.account[at] = max(0, s.account[at] - effect.amounts[resource])
    tell_amounts(s, f, effect, "event-loses")
    chosen = min(effect.amounts[ANY], wealth(s, f.seat))
    if chosen:
        pay_mix(s, f.seat, chosen)


def calm(s: SternState, f: Frame, effect: Effect) -> None:
    """A6.12 Weariness in every war of the player (ruling)."""
    for at in foes.rows(s):
        if foes.in_war(s, at, f.seat):
            foes.tire(s, at, f.seat, effect.n)
    s.tell("event-calm", "A6.12", {"seat": f.seat, "amount": -effect.n})


# --- choices and rolls: args as those of the effects ---------------------------------------------


def choice_options(s: SternState, seat: int) -> list[int]:
    """B8.1 The branches that the seat can pay."""
    f = s.stack[-1]
    branches = ROWS.rows[f.args[ROW]][f.args[NEXT]].branches
    return [
        CHOICE + at
        for at, branch in enumerate(branches)
        if all(can_choose(s, seat, effect) for effect in branch)
    ]


def can_choose(s: SternState, seat: int, effect: Effect) -> bool:
    """Who gives something must have it; what a later part brings cannot be chosen."""
    if is_idle(s, effect) or not can_pay_cost(s, seat, effect):
        return False
    due = effect.amounts[:4] if effect.verb == LOSE else ()
    return all(s.account[4 * seat + at] >= amount for at, amount in enumerate(due))


CARD_CHOICE: Final[Ask] = Ask("card-choice", "B8.1", choice_options)


def choose(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.1 One of several effects."""
    s.call(CHOOSE, f.seat, of_this(f))


def roll(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.1 A die decides."""
    s.call(ROLL, f.seat, of_this(f))


def of_this(f: Frame) -> list[int]:
    """The numbers of a frame of effects, at the effect that is carried out."""
    return [f.args[ROW], f.args[NEXT] - 1, f.args[HERE], f.args[SUBJECT]]


def ask_choice(s: SternState, f: Frame) -> None:
    """B8.1 Which of the effects; one of them costs nothing."""
    s.choose(f.seat, CARD_CHOICE, choice_options(s, f.seat))


def take_choice(s: SternState, f: Frame) -> None:
    """B8.1 Only this one happens."""
    take_branch(s, f, s.answers[f.seat] - CHOICE)


def throw_die(s: SternState, f: Frame) -> None:
    """B0.9 One die."""
    s.toss(6)


def take_face(s: SternState, f: Frame) -> None:
    """B8.1 What is printed for the face."""
    s.tell("event-card-roll", "B8.1", {"seat": f.seat, "face": s.tossed + 1})
    take_branch(s, f, ROWS.rows[f.args[ROW]][f.args[NEXT]].faces[s.tossed])


def take_branch(s: SternState, f: Frame, branch: int) -> None:
    first = ROWS.branches[f.args[ROW], f.args[NEXT]]
    carry_out(s, f.seat, first + branch, f.args[HERE], f.args[SUBJECT])


CHOOSE: Final[Script] = script("choose", ask_choice, take_choice)
ROLL: Final[Script] = script("roll", throw_die, take_face)

PLAIN_DEEDS: Final[dict[str, Instant]] = {
    "gain": gain, "guard": guard, "network": network, "unit": unit, "building": building,
    "tech": tech, "vp": vp, "lose": lose, "choose": choose, "roll": roll,
    "war_weariness": calm,
}  # fmt: skip

SCRIPTS: Final[list[Script]] = [CHOOSE, ROLL]
ASKS: Final[list[Ask]] = [CARD_CHOICE]
