"""B27.6 Planetary events: drawing cards, fulfilling options, threats and forced development."""

from typing import Final

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, DEVELOP, FORCE, NO, OPTION, YES
from raumhafen.games.sternenkinder.content.cards import (
    OPTION_CONDITION,
    OPTION_DECISION,
    OPTION_REPEATABLE,
    OPTION_REWARD,
    PLANET_EVENT_IDS,
    THREAT_PIPS,
    THREAT_STOPPED,
)
from raumhafen.games.sternenkinder.content.effects import Condition
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core.counts import has_enough
from raumhafen.games.sternenkinder.rules.core.effects import carry_out, is_idle
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.payment import fits, use_points
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.planet_effects import (
    OPTIONS_A_STAGE,
    STAGES,
    event_of,
    has_chain,
    is_taken,
    with_cards,
)
from raumhafen.games.sternenkinder.rules.core.rows import IS_STANDING, OPTION_ROWS, THREAT_ROWS
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER
from raumhafen.games.sternenkinder.rules.strategy import interventions
from raumhafen.games.sternenkinder.rules.strategy.card_battles import army_here, fight_for_card
from raumhafen.games.sternenkinder.rules.strategy.interventions import intervene
from raumhafen.games.sternenkinder.state import NOBODY, SternState

EVENT_NAMES: Final = tuple(id.partition(".")[2] for id in PLANET_EVENT_IDS)
FIRST_CAPACITY: Final = 5  # of the prices of a condition: four resources, any, ground, space
# numbers of a frame
CELL: Final = 0
CHOSEN: Final = 1
SPENT: Final = 2  # B27.6.6 from here on: four resources that agents have spent

# --- B27.6.1, B27.6.4 drawing --------------------------------------------------------------------


def card_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


DRAW_CARD: Final[Ask] = Ask("planet-card", "B27.6.1", card_options, default=YES)


def hear_founded(s: SternState, seat: int, here: int, subject: int) -> None:
    """B27.6.1 Whoever founds a colony may draw its first card."""
    if s.planet_events and has_chain(s, here):
        s.call(DRAW_FIRST, seat, [here])


def ask_first_card(s: SternState, f: Frame) -> None:
    """B27.6.1 An ordinary colony, or the planet's events."""
    s.choose(f.seat, DRAW_CARD, card_options(s, f.seat))


def draw_first_card(s: SternState, f: Frame) -> None:
    """B27.6.1 The card of level I works at once (decision 45)."""
    if s.answers[f.seat] == YES:
        s.due[f.args[CELL]] = 1
        activate(s, f.args[CELL])


DRAW_FIRST: Final[Script] = script("draw_first_card", ask_first_card, draw_first_card)


def hear_raised(s: SternState, seat: int, here: int, level: int) -> None:
    """B27.6.4 The next card comes with the next level and is active from the next round on."""
    drawn = s.chain[here] + s.due[here]
    if 0 < drawn < min(level, STAGES):
        s.due[here] += 1
        name = EVENT_NAMES[event_of(s, here, drawn)]
        s.tell("event-card-due", "B27.6.4", {"seat": seat, "event": name})


def activate(s: SternState, cell: int) -> None:
    """B27.6.4 Cards that are due come into force."""
    for _ in range(s.due[cell]):
        name = EVENT_NAMES[event_of(s, cell, s.chain[cell])]
        s.chain[cell] += 1
        s.tell("event-card-active", "B27.6.4", {"system": CELL_IDS[cell], "event": name})
    s.due[cell] = 0
    tally(s, s.owner[cell])


def activate_due(s: SternState, f: Frame) -> None:
    """B27.6.2, B27.6.4 A new round: due cards are active, repeatable options are open again."""
    for cell in range(CELLS):
        s.used[cell] = 0
        if s.politics:
            s.barred[cell] = 0
        if s.due[cell]:
            activate(s, cell)


# --- B27.6.6 the colony changes hands or is gone -------------------------------------------------


def hear_conquered(s: SternState, seat: int, here: int, loser: int) -> None:
    """B27.6.6 The conqueror takes the cards with all decisions and marks."""
    if s.chain[here]:
        tally(s, seat)
        tally(s, loser)


def hear_destroyed(s: SternState, seat: int, here: int, subject: int) -> None:
    """B27.6.6 Whoever founds it anew starts with card I or an ordinary colony."""
    had_cards = s.chain[here] > 0
    for marks in (s.chain, s.due, s.taken, s.used, s.threat, s.exhausted):
        marks[here] = 0
    if had_cards:
        tally(s, seat)


# --- B27.6.2 options: args = [cell, option] ------------------------------------------------------


def is_open(s: SternState, cell: int, option: int) -> bool:
    """B27.6.2, B27.6.3 Not taken yet, and no other one of the same decision."""
    place = place_of(s, cell, option)
    if s.politics and s.barred[cell] >> option & 1:
        return False
    if OPTION_REPEATABLE[place]:
        return not s.used[cell] >> option & 1
    return not is_taken(s, cell, option) and not is_decided(s, cell, option, OPTION_DECISION[place])


def is_decided(s: SternState, cell: int, option: int, decision: int) -> bool:
    """B27.6.3 Another option of this decision was taken."""
    first = option - option % OPTIONS_A_STAGE
    return decision > 0 and any(
        is_taken(s, cell, other) and OPTION_DECISION[place_of(s, cell, other)] == decision
        for other in range(first, first + OPTIONS_A_STAGE)
    )


def does_something(s: SternState, cell: int, option: int) -> bool:
    """Rewards that belong to a later part alone cannot be bought yet (ruling)."""
    reward = OPTION_REWARD[place_of(s, cell, option)]
    return any(IS_STANDING[effect.verb] or not is_idle(s, effect) for effect in reward)


def place_of(s: SternState, cell: int, option: int) -> int:
    """The place of an option among those of all planetary events."""
    event = event_of(s, cell, option // OPTIONS_A_STAGE)
    return OPTIONS_A_STAGE * event + option % OPTIONS_A_STAGE


def condition_of(s: SternState, cell: int, option: int) -> Condition:
    return OPTION_CONDITION[place_of(s, cell, option)]


def can_pay(s: SternState, seat: int, condition: Condition) -> bool:
    """B27.6.2 Resources and capacity that the condition demands."""
    pay = condition.pay
    if not pay:
        return True
    rich = all(s.account[4 * seat + resource] >= pay[resource] for resource in range(4))
    return rich and all(fits(s, seat, k, pay[FIRST_CAPACITY + k]) for k in range(2))


def can_fulfil(s: SternState, seat: int, cell: int, option: int) -> bool:
    condition = condition_of(s, cell, option)
    if condition.ground_battle and not army_here(s, cell):
        return False
    return has_enough(s, seat, condition, cell) and can_pay(s, seat, condition)


def options_at(s: SternState, seat: int, cell: int) -> list[int]:
    """The options of all active cards that can be fulfilled now."""
    return [
        option
        for option in range(OPTIONS_A_STAGE * s.chain[cell])
        if is_open(s, cell, option)
        and does_something(s, cell, option)
        and can_fulfil(s, seat, cell, option)
    ]


def develop_options(s: SternState, seat: int) -> list[int]:
    """B27.6.2 Colonies with an option to fulfil."""
    if not s.planet_events:
        return []
    return [DEVELOP + cell for cell in with_cards(s, seat) if options_at(s, seat, cell)]


def option_options(s: SternState, seat: int) -> list[int]:
    return [OPTION + option for option in options_at(s, seat, s.stack[-1].args[CELL])]


CHOOSE_OPTION: Final[Ask] = Ask("planet-option", "B27.6.2", option_options)


def develop(s: SternState, seat: int, cell: int) -> None:
    """B27.6.2 In the economy phase."""
    s.call(TAKE_OPTION, seat, [cell, NOBODY])


def ask_option(s: SternState, f: Frame) -> None:
    """B27.6.2 The owner announces which option is fulfilled."""
    s.choose(f.seat, CHOOSE_OPTION, option_options(s, f.seat))


def announce_option(s: SternState, f: Frame) -> None:
    """B27.6.6 Agents of others may make it dearer."""
    f.args[CHOSEN] = s.answers[f.seat] - OPTION
    if s.politics:
        f.args += [0, 0, 0, 0]  # what they have spent
        pay = condition_of(s, f.args[CELL], f.args[CHOSEN]).pay
        intervene(s, f.seat, f.args[CELL], list(pay[:4]))


def dearer_options(s: SternState, seat: int) -> list[int]:
    """B27.6.6 Paid in addition, or not at all in this round."""
    f = s.stack[-1]
    pay = condition_of(s, f.args[CELL], f.args[CHOSEN]).pay
    due = [amount + more for amount, more in zip(pay[:4], f.args[SPENT:], strict=True)]
    rich = all(s.account[4 * seat + r] >= amount for r, amount in enumerate(due))
    return [YES, NO] if rich else [NO]


DEARER: Final[Ask] = Ask("dearer-option", "B27.6.6", dearer_options, default=FIRST_OPTION)


def ask_dearer(s: SternState, f: Frame) -> None:
    """B27.6.6 The owner pays as much in addition, or gives up for this round."""
    if not any(more > 0 for more in f.args[SPENT:]):
        s.answers[f.seat] = YES
    else:
        s.choose(f.seat, DEARER, dearer_options(s, f.seat))


def fulfil_option(s: SternState, f: Frame) -> None:
    """B27.6.2 Pays what is demanded; B27.6.8 a battle is fought at once."""
    if s.answers[f.seat] == NO:
        s.barred[f.args[CELL]] |= 1 << f.args[CHOSEN]
        s.tell("event-option-barred", "B27.6.6", {"seat": f.seat, "event": name_of(s, f)})
        f.leave()
        return
    condition = condition_of(s, f.args[CELL], f.args[CHOSEN])
    for resource, amount in enumerate(condition.pay[:4]):
        s.account[4 * f.seat + resource] -= amount
    for resource, amount in enumerate(f.args[SPENT:]):
        s.account[4 * f.seat + resource] -= amount
    for kind, points in enumerate(condition.pay[FIRST_CAPACITY:]):
        use_points(s, f.seat, kind, points)
    s.tell("event-option", "B27.6.2", {"seat": f.seat, "event": name_of(s, f), "option": letter(f)})
    if condition.ground_battle:
        fight_for_card(s, f.seat, f.args[CELL], place_of(s, f.args[CELL], f.args[CHOSEN]))


def letter(f: Frame) -> str:
    return "ABC"[f.args[CHOSEN] % OPTIONS_A_STAGE]


def name_of(s: SternState, f: Frame) -> str:
    return EVENT_NAMES[event_of(s, f.args[CELL], f.args[CHOSEN] // OPTIONS_A_STAGE)]


def take_reward(s: SternState, f: Frame) -> None:
    """B27.6.2 Each reward once, unless it can be repeated; B27.6.8 a lost battle brings none."""
    cell, option = f.args[:SPENT]
    place = place_of(s, cell, option)
    if OPTION_CONDITION[place].ground_battle and s.fight_won != ATTACKER:
        return
    if OPTION_REPEATABLE[place]:
        s.used[cell] |= 1 << option
    else:
        s.taken[cell] |= 1 << option
        tally(s, f.seat)
    carry_out(s, f.seat, OPTION_ROWS + place, cell)


TAKE_OPTION: Final[Script] = script(
    "take_option", ask_option, announce_option, ask_dearer, fulfil_option, take_reward
)

# --- B27.6.5 forced development ------------------------------------------------------------------


def force_options(s: SternState, seat: int) -> list[int]:
    """B27.6.5 Colonies with a card that is due."""
    if not s.planet_events or not any(s.due):
        return []
    return [FORCE + cell for cell in planets_of(s, seat) if s.due[cell]]


def force(s: SternState, seat: int, cell: int) -> None:
    """B27.6.5 The card is active at once; the colony yields no income in the next economy phase."""
    s.tell("event-forced", "B27.6.5", {"seat": seat, "system": CELL_IDS[cell]})
    s.exhausted[cell] = 1
    activate(s, cell)


def recover(s: SternState, f: Frame) -> None:
    """B27.6.5 After the income that was lost, the red die is removed."""
    s.exhausted = [0] * CELLS


# --- B27.6.7 threats -----------------------------------------------------------------------------


def threatened(s: SternState, cell: int) -> int:
    """The active card whose threat nobody has stopped, or NOBODY."""
    for stage in range(s.chain[cell]):
        event = event_of(s, cell, stage)
        taken = s.taken[cell] >> OPTIONS_A_STAGE * stage
        if THREAT_PIPS[event] and not taken & THREAT_STOPPED[event]:
            return event
    return NOBODY


def grow_threats(s: SternState, f: Frame) -> None:
    """B27.6.7 A pip in every closing phase; at the printed number the effect happens."""
    if not s.planet_events:
        return
    struck: list[tuple[int, int]] = []
    for cell in range(CELLS):
        event = threatened(s, cell) if s.chain[cell] else NOBODY
        if event == NOBODY:
            s.threat[cell] = 0
            continue
        s.threat[cell] += 1
        if s.threat[cell] >= THREAT_PIPS[event]:
            s.threat[cell] = 0
            struck.append((cell, event))
    for cell, event in reversed(struck):
        name = EVENT_NAMES[event]
        s.tell("event-threat", "B27.6.7", {"system": CELL_IDS[cell], "event": name})
        s.beat("threat")
        carry_out(s, s.owner[cell], THREAT_ROWS + event, cell)


ENTRIES: Final[tuple[Entry, ...]] = (
    Entry(DEVELOP, develop_options, develop),
    Entry(FORCE, force_options, force, counted=False),
)
SCRIPTS: Final[list[Script]] = [DRAW_FIRST, TAKE_OPTION, *interventions.SCRIPTS]
ASKS: Final[list[Ask]] = [DRAW_CARD, CHOOSE_OPTION, DEARER, *interventions.ASKS]
