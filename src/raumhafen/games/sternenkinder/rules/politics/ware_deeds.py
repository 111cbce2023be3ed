"""A12 Verbs that cards of the black market need: theft, sanctions, weariness, networks, laws."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, FOE, LAW, LAW_IDS
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.words import DESTROYS, RESOURCES, REVEALS, WHERE
from raumhafen.games.sternenkinder.rules.core import deeds, discovery, foes
from raumhafen.games.sternenkinder.rules.core.agents import HIGHEST_NETWORK
from raumhafen.games.sternenkinder.rules.core.effects import Instant
from raumhafen.games.sternenkinder.rules.core.enacted import WHICH, rows, strike_off
from raumhafen.games.sternenkinder.rules.core.sanctions import set_level
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import others
from raumhafen.games.sternenkinder.rules.politics.judiciary import settle
from raumhafen.games.sternenkinder.rules.strategy import card_effects
from raumhafen.games.sternenkinder.state import LAW_ROW, SternState

ANY_SYSTEM: Final = WHERE.index("any_system")
ONE_LAW: Final = DESTROYS.index("one_law")
SYSTEMS: Final = REVEALS.index("system")
ALL_FLEETS: Final = REVEALS.index("fleets")
WHAT: Final = 0  # number of a frame: what is seen
LEVELS: Final = 0

# --- stealing from a player of choice: args = four resources -------------------------------------


def steal(s: SternState, f: Frame, effect: Effect) -> None:
    """A12 From a player of choice, as far as there is something; without any no card is played."""
    s.call(STEAL, f.seat, list(effect.amounts[:4]))


def rich(s: SternState, seat: int, amounts: list[int]) -> list[int]:
    """Players who have some of it; neither team mates nor members (ruling)."""
    wanted = [r for r in range(4) if amounts[r]]
    return [p for p in others(s, seat) if any(s.account[4 * p + r] for r in wanted)]


def victim_options(s: SternState, seat: int) -> list[int]:
    return [FOE + p for p in rich(s, seat, s.stack[-1].args)]


WARE_VICTIM: Final[Ask] = Ask("ware-victim", "A12.6", victim_options, default=FIRST_OPTION)


def ask_victim(s: SternState, f: Frame) -> None:
    """A12 From whom."""
    s.choose(f.seat, WARE_VICTIM, victim_options(s, f.seat))


def rob(s: SternState, f: Frame) -> None:
    """A12 As much as is there."""
    victim = s.answers[f.seat] - FOE
    for resource, amount in enumerate(f.args):
        taken = min(amount, s.account[4 * victim + resource])
        s.account[4 * victim + resource] -= taken
        s.account[4 * f.seat + resource] += taken
        if taken:
            told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim, "amount": taken}
            s.tell("event-robs", "A12.6", {**told, "resource": RESOURCES[resource]})


STEAL: Final[Script] = script("ware_theft", ask_victim, rob)


# --- sanctions and weariness ---------------------------------------------------------------------


def sanction(s: SternState, f: Frame, effect: Effect) -> None:
    """A7.4 The marker moves; never below 0."""
    set_level(s, f.seat, max(0, s.sanction[f.seat] + effect.n), "A7.4")


def war_weariness(s: SternState, f: Frame, effect: Effect) -> None:
    """A6.12 One pip after the other, in the war of which the player is most weary (ruling)."""
    sign = 1 if effect.n > 0 else -1
    for _ in range(abs(effect.n)):
        own = [at for at in foes.rows(s) if foes.in_war(s, at, f.seat)]
        if own:
            worst = max(own, key=lambda at: s.wars[at + foes.WEARINESS + f.seat])
            foes.tire(s, worst, f.seat, sign)


# --- a network anywhere: args = [levels] ---------------------------------------------------------


def network(s: SternState, f: Frame, effect: Effect) -> None:
    """A8.6 In any discovered system, at most of level 3."""
    if effect.where != ANY_SYSTEM:
        deeds.network(s, f, effect)
    else:
        s.call(SLEEPERS, f.seat, [effect.n])


def cell_options(s: SternState, seat: int) -> list[int]:
    """A8.38 Where the own network can still grow."""
    known = [cell for cell in range(CELLS) if s.tile[cell] >= 0]
    return [AT + cell for cell in known if s.network[CELLS * seat + cell] < HIGHEST_NETWORK]


CELL_PLACE: Final[Ask] = Ask("sleeper-cell", "A12.6", cell_options, default=FIRST_OPTION)


def ask_sleepers(s: SternState, f: Frame) -> None:
    """A12 In which system."""
    s.choose(f.seat, CELL_PLACE, cell_options(s, f.seat))


def wake_sleepers(s: SternState, f: Frame) -> None:
    """A8.38 It costs nothing."""
    raise_network(s, f.seat, s.answers[f.seat] - AT, f.args[LEVELS])


def raise_network(s: SternState, seat: int, cell: int, levels: int) -> None:
    """A8.38 At most of level 3."""
    at = CELLS * seat + cell
    s.network[at] = min(HIGHEST_NETWORK, s.network[at] + levels)
    told: dict[str, Argument] = {"seat": seat, "system": CELL_IDS[cell], "amount": s.network[at]}
    s.tell("event-network", "A8.38", told)


SLEEPERS: Final[Script] = script("sleepers", ask_sleepers, wake_sleepers)


# --- a law in force leaves the game: args = [] ---------------------------------------------------


def destroy(s: SternState, f: Frame, effect: Effect) -> None:
    """A12 One law in force; other things as event cards do."""
    if effect.what != ONE_LAW:
        card_effects.destroy(s, f, effect)
    else:
        s.call(REPEAL, f.seat)


def law_options(s: SternState, seat: int) -> list[int]:
    return [LAW + law for law in sorted(set(s.laws[::LAW_ROW]))]


REPEALED: Final[Ask] = Ask("missing-files", "A12.6", law_options, default=FIRST_OPTION)


def ask_law(s: SternState, f: Frame) -> None:
    """A12 Which law."""
    s.choose(f.seat, REPEALED, law_options(s, f.seat))


def repeal(s: SternState, f: Frame) -> None:
    """A9.13, A10.6 Policies that it had outlawed are active again."""
    law = s.answers[f.seat] - LAW
    strike_off(s, next(at for at in rows(s) if s.laws[at + WHICH] == law))
    s.tell("event-repealed", "A12.6", {"seat": f.seat, "law": LAW_IDS[law]})
    settle(s)


REPEAL: Final[Script] = script("repeal", ask_law, repeal)


# --- seeing what is hidden: args = [what] --------------------------------------------------------


def reveal(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.13 Systems; or armies and fleets, or the hand of a player."""
    if effect.what == SYSTEMS:
        discovery.reveal(s, f, effect)
    elif seen_options(s, f.seat):
        s.call(LOOK, f.seat, [effect.what])


def seen_options(s: SternState, seat: int) -> list[int]:
    return [FOE + p for p in range(s.seats) if p != seat and not s.out >> p & 1]


SEEN: Final[Ask] = Ask("seen-player", "A12.6", seen_options, default=FIRST_OPTION)


def ask_seen(s: SternState, f: Frame) -> None:
    """A12.6, decision 16: whose."""
    s.choose(f.seat, SEEN, seen_options(s, f.seat))


def look(s: SternState, f: Frame) -> None:
    """A8.37, decision 16: until the end of the round."""
    other = s.answers[f.seat] - FOE
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": other}
    if f.args[WHAT] == ALL_FLEETS:
        s.watched[f.seat] |= 1 << other
        s.tell("event-recon", "A8.37", told)
    else:
        s.seen_hands[f.seat] |= 1 << other
        s.tell("event-sees-hand", "A12.6", told)


LOOK: Final[Script] = script("look", ask_seen, look)

WARE_DEEDS: Final[dict[str, Instant]] = {
    "steal": steal, "sanction": sanction, "war_weariness": war_weariness, "network": network,
    "destroy": destroy, "reveal": reveal,
}  # fmt: skip
SCRIPTS: Final[list[Script]] = [STEAL, SLEEPERS, REPEAL, LOOK]
ASKS: Final[list[Ask]] = [WARE_VICTIM, CELL_PLACE, REPEALED, SEEN]
