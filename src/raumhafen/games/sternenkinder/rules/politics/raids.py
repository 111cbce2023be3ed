"""A7.1 to A7.3 Raids: units of others are attacked in peace, and everybody takes it amiss."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, END, FOE
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.agents import DIPLOMAT, ships_at
from raumhafen.games.sternenkinder.rules.core.civil import has_civil
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in, has_fleet
from raumhafen.games.sternenkinder.rules.core.news import RAIDED, announce, hear_news
from raumhafen.games.sternenkinder.rules.core.sanctions import KLEPTOCRACY, raise_level
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.core.war import are_allies, at_war
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.politics.costs import is_in_play
from raumhafen.games.sternenkinder.rules.politics.declaring import are_bound
from raumhafen.games.sternenkinder.rules.strategy.battles import BATTLE, code, fighting_cells
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.rules.strategy.fleet_loss import is_guarded, lose_civil
from raumhafen.games.sternenkinder.state import NOBODY, SternState

UNPUNISHED: Final = FLAGS.index("raids_without_sanction")
# numbers of a frame
CELL: Final = 0
ENEMY: Final = 1


# --- A7.1 who can be raided ----------------------------------------------------------------------


def has_units(s: SternState, seat: int, cell: int) -> bool:
    return has_fleet(s, seat, cell) or has_civil(s, seat, cell)


def may_raid(s: SternState, seat: int, foe: int) -> bool:
    """A7.1 In peace; neither allies nor members of the own federation."""
    return is_in_play(s, foe) and not are_bound(s, seat, foe) and not at_war(s, seat, foe)


def victims(s: SternState, seat: int, cell: int) -> list[int]:
    """Players with units here; nobody is raided twice in one place and phase."""
    return [
        foe
        for foe in range(s.seats)
        if may_raid(s, seat, foe)
        and has_units(s, foe, cell)
        and code(seat, cell, foe) not in s.fought
    ]


def raid_options(s: SternState, seat: int) -> list[int]:
    cells = fighting_cells(s, seat)
    return [END, *[AT + cell for cell in cells if victims(s, seat, cell)]]


def victim_options(s: SternState, seat: int) -> list[int]:
    return [FOE + foe for foe in victims(s, seat, s.stack[-1].args[CELL])]


WHICH_RAID: Final[Ask] = Ask("raid", "A7.1", raid_options, default=END)
WHICH_VICTIM: Final[Ask] = Ask("raid-foe", "A7.1", victim_options)


# --- the raids of one player: args = [cell, foe] -------------------------------------------------


def hear_battles_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A7.1 In player order, who shares a system with others."""
    able = [p for p in s.seats_from(s.first) if len(raid_options(s, p)) > 1]
    for raider in reversed(able):
        s.call(RAIDS, raider, [NOBODY, NOBODY])


def ask_raid(s: SternState, f: Frame) -> None:
    """A7.1 It is declared before the battle."""
    options = raid_options(s, f.seat)
    if s.out >> f.seat & 1 or len(options) == 1:
        f.leave()
    else:
        s.choose(f.seat, WHICH_RAID, options)


def ask_victim(s: SternState, f: Frame) -> None:
    """A7.1 Whose units are attacked."""
    if s.answers[f.seat] == END:
        f.leave()
        return
    f.args[CELL] = s.answers[f.seat] - AT
    s.choose(f.seat, WHICH_VICTIM, victim_options(s, f.seat))


def start_raid(s: SternState, f: Frame) -> None:
    """A7.2, A7.3 The marker moves on, all others have a reason for war; then they fight."""
    cell, foe = f.args[CELL], s.answers[f.seat] - FOE
    f.args[ENEMY] = foe
    s.fought.append(code(f.seat, cell, foe))
    s.tell("event-raid", "A7.1", {"seat": f.seat, "other_seat": foe, "system": CELL_IDS[cell]})
    outrage(s, f.seat, foe)
    s.call(BATTLE, f.seat, [cell, foe])


def outrage(s: SternState, seat: int, foe: int) -> None:
    """A7.2 Raids of one round raise the level once; A7.7 those on a kleptocracy never."""
    for other in range(s.seats):
        if other != seat and is_in_play(s, other):
            goals.note_reason(s, other, seat, goals.ANYTHING)
    if has_flag(s, seat, UNPUNISHED):
        return  # A12 a letter of marque
    if s.raided[seat] != s.round and s.government[foe] != KLEPTOCRACY:
        s.raided[seat] = s.round
        raise_level(s, seat, "A7.2")


def end_raid(s: SternState, f: Frame) -> None:
    """A7.1, B27.2.5 Civil units that nobody guards any more are destroyed; colonies are spared."""
    cell, foe = f.args
    if fleets_in(s, f.seat, cell):
        for victim in range(s.seats):
            if are_allies(s, foe, victim) and not is_guarded(s, victim, cell):
                insult(s, f.seat, victim, cell)
                lose_civil(s, victim, cell)
    review_blockades(s)
    announce(s, RAIDED, f.seat, cell, foe)


def insult(s: SternState, seat: int, victim: int, cell: int) -> None:
    """A7.5 A level for each ship with a diplomat that is destroyed in peace."""
    for _ in ships_at(s, victim, DIPLOMAT, cell):
        if s.government[victim] != KLEPTOCRACY:
            raise_level(s, seat, "A7.5")


def next_raid(s: SternState, f: Frame) -> None:
    """A7.1 Until the player has had enough."""
    f.jump(ask_raid)


RAIDS: Final[Script] = script(
    "raids", ask_raid, ask_victim, start_raid, end_raid, hear_news, next_raid
)

SCRIPTS: Final[list[Script]] = [RAIDS]
ASKS: Final[list[Ask]] = [WHICH_RAID, WHICH_VICTIM]
