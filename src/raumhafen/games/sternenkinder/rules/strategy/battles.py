"""B9 Battle phase: who fights whom, in which order, and what the winner may attack."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, DEED, DEEDS, END, FOE
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT
from raumhafen.games.sternenkinder.rules.core.cards import keep, shuffle_back
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.fleets import (
    fleets_in,
    fleets_of,
    has_fleet,
    neutral_in,
)
from raumhafen.games.sternenkinder.rules.core.foes import has_foes
from raumhafen.games.sternenkinder.rules.core.news import (
    BATTLE_FOUGHT,
    BATTLE_WON,
    BATTLES_OVER,
    KILL,
    NOWHERE,
    announce,
    hear_news,
)
from raumhafen.games.sternenkinder.rules.core.pirates import hirer, is_met, is_spared
from raumhafen.games.sternenkinder.rules.core.rows import DEFEAT_ROWS
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENDER,
    are_allies,
    at_war,
    enlist_defence,
    enlist_fleets,
    enlist_neutral,
)
from raumhafen.games.sternenkinder.rules.strategy.bombardment import heal_colonies
from raumhafen.games.sternenkinder.rules.strategy.conquest import leave_game
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.rules.strategy.distant import fight_distant_wars
from raumhafen.games.sternenkinder.rules.strategy.fleet_loss import is_guarded, lose_civil
from raumhafen.games.sternenkinder.rules.strategy.neutral import remove_neutral
from raumhafen.games.sternenkinder.rules.strategy.siege import SIEGE
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import SIMPLE_BATTLE
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, RETREATED, SternState

NEUTRAL: Final = 6  # the foe that is no player
Battle = tuple[int, int]  # a cell and a foe
# numbers of a frame
CELL, ENEMY = range(2)
SPARE, ROUTE, GATE, PLANET = range(len(DEEDS))


# --- who fights whom -----------------------------------------------------------------------------


def code(seat: int, cell: int, foe: int) -> int:
    """A battle as one number of `fought`."""
    return 100 * cell + 10 * seat + foe


def fighting_cells(s: SternState, seat: int) -> list[int]:
    """Where the seat has fleets that did not retreat in this phase."""
    fresh = [at for at in fleets_of(s, seat) if not s.fleet_mark[at] & RETREATED]
    return sorted({s.fleet_at[at] for at in fresh})


def battles_of(s: SternState, seat: int) -> list[Battle]:
    """B9.2 The battles in which the seat is the attacker and that were not fought."""
    return [
        (cell, foe)
        for cell in fighting_cells(s, seat)
        for foe in foes_in(s, seat, cell)
        if code(seat, cell, foe) not in s.fought
    ]


def foes_in(s: SternState, seat: int, cell: int) -> list[int]:
    """B9.1, B8.9.4 Neutral fleets, and players at war who have something here."""
    found = [NEUTRAL] if cell in s.neutral_at and hirer(s, cell) != seat else []
    if not has_foes(s, seat):
        return found
    for foe in range(s.seats):
        if at_war(s, seat, foe) and is_target(s, seat, foe, cell):
            found.append(foe)
    return found


def is_target(s: SternState, seat: int, foe: int, cell: int) -> bool:
    """B9.3, B9.6 The side with fleets here that came earlier, or what has no fleet to defend it."""
    defenders = [p for p in range(s.seats) if are_allies(s, foe, p) and has_fleet(s, p, cell)]
    if defenders:
        return foe == defenders[0] and is_attacker(s, seat, foe, cell)
    owns = foe in (s.owner[cell], s.route[cell], s.gate[cell])
    return owns or any(s.civil_at[unit] == cell for unit in units_of(s, foe))


def is_attacker(s: SternState, seat: int, foe: int, cell: int) -> bool:
    """B9.3 Who came later in this round; decision 24 else who is earlier in turn order."""
    own, other = arrival(s, seat, cell), arrival(s, foe, cell)
    if own != other:
        return own > other
    order = s.seats_from(s.first)
    return order.index(seat) < order.index(foe)


def arrival(s: SternState, seat: int, cell: int) -> int:
    """The last turn in which a fleet of this side came."""
    allies = [p for p in range(s.seats) if are_allies(s, seat, p)]
    return max(
        [s.fleet_since[at] for p in allies for at in fleets_in(s, p, cell)],
        default=0,
    )


# --- B9.2 battles of one player ------------------------------------------------------------------


def battle_options(s: SternState, seat: int) -> list[int]:
    """B9.2; A12 who is ignored by pirates may leave them alone."""
    found = battles_of(s, seat)
    cells = [AT + cell for cell in sorted({cell for cell, _ in found})]
    free = all(foe == NEUTRAL and is_spared(s, seat, cell) for cell, foe in found)
    return [*cells, END] if cells and free else cells


def foe_options(s: SternState, seat: int) -> list[int]:
    cell = s.stack[-1].args[CELL]
    return [FOE + foe for at, foe in battles_of(s, seat) if at == cell]


WHICH_BATTLE: Final[Ask] = Ask("battle", "B9.2", battle_options)
WHICH_FOE: Final[Ask] = Ask("foe", "B9.4", foe_options)


def ask_battle(s: SternState, f: Frame) -> None:
    """B9.2 In the order of the attacker's choice."""
    options = battle_options(s, f.seat)
    f.args = [NOBODY, NOBODY]
    if not options or s.out >> f.seat & 1:
        f.leave()
    else:
        s.choose(f.seat, WHICH_BATTLE, options)


def ask_foe(s: SternState, f: Frame) -> None:
    """B9.4, decision 24: the attacker chooses the order of battles in one system."""
    if s.answers[f.seat] == END:
        f.leave()
        return
    f.args[CELL] = s.answers[f.seat] - AT
    s.choose(f.seat, WHICH_FOE, foe_options(s, f.seat))


def start_battle(s: SternState, f: Frame) -> None:
    """B9.1 The battle begins."""
    cell, foe = f.args[CELL], s.answers[f.seat] - FOE
    s.fought.append(code(f.seat, cell, foe))
    s.call(BATTLE, f.seat, [cell, foe])


def next_battle(s: SternState, f: Frame) -> None:
    """B9.2 Until none is left."""
    f.jump(ask_battle)


OWN_BATTLES: Final[Script] = script(
    "own_battles", ask_battle, ask_foe, start_battle, hear_news, next_battle
)


# --- one battle: args = [cell, foe] --------------------------------------------------------------


def meet(s: SternState, f: Frame) -> None:
    """B9.4 Allies stand together; against neutral fleets all who are at peace."""
    cell, foe = f.args
    s.fight, s.fight_at, s.fight_won = [], cell, ATTACKER
    if s.politics:
        s.fight_round = 0  # so that it tells whether there was a battle
    for seat in [f.seat, *[p for p in s.seats_from(s.first) if p != f.seat]]:
        side = side_of(s, f.seat, foe, seat)
        if side != NOBODY:
            enlist_fleets(s, side, seat, cell)
    if foe == NEUTRAL:
        enlist_neutral(s, cell)
    elif fleets_of_side(s, foe, cell) and defends(s, foe, cell):
        enlist_defence(s, cell)
    if foe == NEUTRAL or fleets_of_side(s, foe, cell):
        s.call(SIMPLE_BATTLE, f.seat)


def side_of(s: SternState, attacker: int, foe: int, seat: int) -> int:
    """B9.4 The side on which a player with fleets here stands, or NOBODY."""
    if foe == NEUTRAL:
        stays_out = seat != attacker and is_spared(s, seat, s.fight_at)
        return NOBODY if stays_out or at_war(s, attacker, seat) else ATTACKER
    if are_allies(s, attacker, seat):
        return ATTACKER
    if are_allies(s, foe, seat):
        return DEFENDER
    against, with_them = at_war(s, seat, attacker), at_war(s, seat, foe)
    if against == with_them:
        return NOBODY  # at war with both, or with none
    return DEFENDER if against else ATTACKER


def defends(s: SternState, foe: int, cell: int) -> bool:
    """Whether the planet belongs to the defending side."""
    return s.owner[cell] != NOBODY and are_allies(s, foe, s.owner[cell])


def fleets_of_side(s: SternState, seat: int, cell: int) -> bool:
    return any(has_fleet(s, p, cell) for p in range(s.seats) if are_allies(s, seat, p))


def settle_battle(s: SternState, f: Frame) -> None:
    """B17.1 Who is left has won; civil units of the others are lost."""
    cell, foe = f.args
    s.fight, s.fight_at = [], NOBODY
    won = s.fight_won == ATTACKER
    if foe == NEUTRAL:
        settle_neutral(s, f.seat, cell, won)
        f.leave()
        return
    sweep_civil(s, cell)
    announce(s, BATTLE_WON, f.seat if won else foe, cell)
    if s.politics and s.fight_round:
        announce(s, BATTLE_FOUGHT, *((f.seat, cell, foe) if won else (foe, cell, f.seat)))
    review_blockades(s)
    if not won or not fleets_in(s, f.seat, cell):
        f.leave()


def settle_neutral(s: SternState, seat: int, cell: int, won: bool) -> None:
    """B8.9.2, B8.9.6, B27.2.6 The destroyer gets card and reward; if all fall, nobody does."""
    group = neutral_in(s, cell)
    if s.neutral_count[group] > 0:
        sweep_civil(s, cell)
        return
    card = s.card[cell] if s.neutral_card[group] != NOBODY else NOBODY
    remove_neutral(s, group)
    if card != NOBODY:
        s.card[cell] = NOBODY
    if not won:
        sweep_civil(s, cell)
        if card != NOBODY:
            shuffle_back(s, card)
        return
    s.tell("event-neutral-beaten", "B8.9.2", {"seat": seat, "system": CELL_IDS[cell]})
    announce(s, BATTLE_WON, seat, cell)
    announce(s, KILL, seat, cell, NOWHERE)
    if card != NOBODY:
        keep(s, seat, card)
        carry_out(s, seat, DEFEAT_ROWS + CARD_EVENT[card], cell)


def sweep_civil(s: SternState, cell: int) -> None:
    """B27.2.5, decision 20 Civil units among enemies without a fleet are destroyed."""
    for seat in range(s.seats):
        if not is_guarded(s, seat, cell) and is_threatened(s, seat, cell):
            lose_civil(s, seat, cell)


def is_threatened(s: SternState, seat: int, cell: int) -> bool:
    if is_met(s, seat, cell):
        return True
    return any(has_fleet(s, p, cell) for p in range(s.seats) if at_war(s, seat, p))


# --- what a fleet may do where nobody defends ----------------------------------------------------


def undefended(s: SternState, seat: int, owner: int, cell: int) -> bool:
    return owner != NOBODY and at_war(s, seat, owner) and not fleets_of_side(s, owner, cell)


def deed_options(s: SternState, seat: int) -> list[int]:
    """B4.7, B4.8.7 Routes and gates without a defending fleet; B9.6 the planet."""
    cell = s.stack[-1].args[CELL]
    owners = (s.route[cell], s.gate[cell], s.owner[cell])
    found = [at + 1 for at, owner in enumerate(owners) if undefended(s, seat, owner, cell)]
    return [DEED + deed for deed in [SPARE, *found]]


WHICH_DEED: Final[Ask] = Ask("deed", "B9.6", deed_options, default=DEED)


def ask_deed(s: SternState, f: Frame) -> None:
    """B9.6 What is attacked, or nothing more."""
    s.choose(f.seat, WHICH_DEED, deed_options(s, f.seat))


def do_deed(s: SternState, f: Frame) -> None:
    """B4.7, B4.8.7 It is destroyed at once; a planet is besieged."""
    cell, deed = f.args[CELL], s.answers[f.seat] - DEED
    if deed == SPARE:
        return
    told = {"system": CELL_IDS[cell], "deed": DEEDS[deed]}
    s.tell("event-attacks", "B9.6", {"seat": f.seat, **told})
    if deed == PLANET:
        s.call(SIEGE, f.seat, [cell])
        return
    (s.route if deed == ROUTE else s.gate)[cell] = NOBODY
    f.jump(ask_deed)


BATTLE: Final[Script] = script("battle", meet, settle_battle, ask_deed, do_deed)

# --- the phase -----------------------------------------------------------------------------------


def begin_battles(s: SternState, f: Frame) -> None:
    """B8.9.4, B9.2 Neutral fleets destroy civil units alone; then all in turn order."""
    s.fought = []
    for cell in sorted({cell for cell in s.neutral_at if cell != NOBODY}):
        sweep_civil(s, cell)
    s.call_each(OWN_BATTLES, s.seats_from(s.first))


def offer_raids(s: SternState, f: Frame) -> None:
    """A7.1 Raids come when the battles of war are over (ruling)."""
    if s.politics:
        announce(s, BATTLES_OVER, s.first)


def close_battles(s: SternState, f: Frame) -> None:
    """B3.7, B7.9, B17.4 Blockades are looked at again; who retreated is slow for a while."""
    heal_colonies(s)
    review_blockades(s)
    for at in range(FLEETS * s.seats):
        s.fleet_mark[at] &= ~RETREATED
        s.fleet_from[at] = NOBODY
    for seat in range(s.seats):
        leave_game(s, seat)


BATTLE_PHASE: Final[Script] = script(
    "battles", begin_battles, fight_distant_wars, offer_raids, hear_news, close_battles, hear_news
)

SCRIPTS: Final[list[Script]] = [OWN_BATTLES, BATTLE, BATTLE_PHASE]
ASKS: Final[list[Ask]] = [WHICH_BATTLE, WHICH_FOE, WHICH_DEED]
