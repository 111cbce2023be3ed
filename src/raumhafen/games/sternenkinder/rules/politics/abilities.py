"""A10.13 What abilities of advisors do in their moments, and those that are used once a round."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CONSULT, MOVE, NO, YES
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_EFFECT,
    ADVISOR_NAMES,
    ADVISORS,
    SECOND_A,
    SECOND_B,
)
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.content.words import NONE, PER, VERBS
from raumhafen.games.sternenkinder.rules.core.advisor_rows import IN_MOMENT
from raumhafen.games.sternenkinder.rules.core.advisors import (
    CLAN,
    TOR,
    buys_cards,
    has_ability,
    working,
)
from raumhafen.games.sternenkinder.rules.core.effects import can_pay_cost, carry_out, pay_cost
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, receive_fleets
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import (
    AUCTION_WON,
    BATTLE_WON,
    COLONY_FOUNDED,
    ILLEGAL_ACT,
    LAW_PASSED,
    MOMENT,
    POLITICS_BEGUN,
    SYSTEM_DISCOVERED,
    Listener,
)
from raumhafen.games.sternenkinder.rules.core.pacts import own_treaties
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.rows import ROWS
from raumhafen.games.sternenkinder.state import ECONOMY, FLEETS, MOVEMENT, SternState

PIRATES: Final = ABILITY_EFFECT[ABILITIES * CLAN + SECOND_B][0]
CARDS: Final = ABILITY_EFFECT[ABILITIES * CLAN + SECOND_A][0]
HASTE: Final = ABILITY_EFFECT[ABILITIES * TOR + SECOND_B][0]
HASTES: Final = 2  # in a round
GAIN: Final = VERBS.index("gain")
PER_TREATY: Final = PER.index("own_treaty")
EXPLORED: Final = MOMENT["on_explore"]
CLOSING: Final = MOMENT["closing_phase"]


# --- moments -------------------------------------------------------------------------------------


def hear(s: SternState, seat: int, moment: int, here: int) -> None:
    """Decision 12: abilities that wait for a moment, in the order of the content."""
    rows = IN_MOMENT[moment]
    for at in reversed(working(s, seat)) if s.politics else ():
        if at in rows:
            happen(s, seat, rows[at], here)


def happen(s: SternState, seat: int, row: int, here: int) -> None:
    """What is gained for each treaty is counted here; all else is a row like others."""
    first: Effect = ROWS.rows[row][0]
    if first.per == NONE:
        carry_out(s, seat, row, here)
        return
    assert first.verb == GAIN and first.per == PER_TREATY
    times = own_treaties(s, seat)
    for resource in range(4):
        s.account[4 * seat + resource] += times * first.amounts[resource]
    s.tell("event-treaties-pay", "A10.13", {"seat": seat, "amount": times})


def hear_discovery(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The Welle Researcher, for every system that is discovered."""
    hear(s, seat, EXPLORED, here)


def hear_battle(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The Kosme Admiral, for a battle that was won."""
    hear(s, seat, BATTLE_WON, here)


def hear_law(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The High Councillor, for an own law that was adopted."""
    hear(s, seat, LAW_PASSED, here)


def hear_colony(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The Settler of the Rain, for a colony that was founded."""
    hear(s, seat, COLONY_FOUNDED, here)


def hear_illegal(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The Mouth of the Witnesses, for an illegal institution action."""
    hear(s, seat, ILLEGAL_ACT, here)


def hear_auction(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The Clan Member, for an auction that was won."""
    hear(s, seat, AUCTION_WON, here)


def hear_politics(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13 The Countess of the Swan, when the politics phase begins."""
    hear(s, seat, POLITICS_BEGUN, here)


LISTENERS: Final[list[tuple[int, Listener]]] = [
    (POLITICS_BEGUN, hear_politics),
    (SYSTEM_DISCOVERED, hear_discovery),
    (BATTLE_WON, hear_battle),
    (LAW_PASSED, hear_law),
    (COLONY_FOUNDED, hear_colony),
    (ILLEGAL_ACT, hear_illegal),
    (AUCTION_WON, hear_auction),
]


# --- A22.6 the Clan Member brings a card: args = [] ----------------------------------------------


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.13, A22.6 Once a round, for 3 AWE."""
    if s.politics and buys_cards(s, seat) and can_pay_cost(s, seat, CARDS):
        s.call(CLAN_CARD, seat)


def card_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


WANTS_CARD: Final[Ask] = Ask("clan-card", "A10.13", card_options, default=NO)


def ask_card(s: SternState, f: Frame) -> None:
    """A10.13 The user pays if he wants to."""
    s.choose(f.seat, WANTS_CARD, card_options(s, f.seat))


def take_card(s: SternState, f: Frame) -> None:
    """A10.13 The price is part of the row."""
    if s.answers[f.seat] == YES:
        s.tell("event-consults", "A10.13", {"seat": f.seat, "advisor": ADVISOR_NAMES[CLAN]})
        carry_out(s, f.seat, IN_MOMENT[CLOSING][ABILITIES * CLAN + SECOND_A])


CLAN_CARD: Final[Script] = script("clan_card", ask_card, take_card)


# --- once a round: pirates in the economy phase, haste in the movement phase ---------------------


def can_hire(s: SternState, seat: int) -> bool:
    """A10.13 The Clan Member: a pirate ship for 3 AWE, once a round."""
    able = s.phase == ECONOMY and has_ability(s, seat, CLAN, SECOND_B) and not s.advisor_uses[CLAN]
    return able and can_pay_cost(s, seat, PIRATES) and bool(planets_of(s, seat))


def slow_fleets(s: SternState, seat: int) -> list[int]:
    return [fleet for fleet in fleets_of(s, seat) if s.fleet_left[fleet] > 0]


def can_hurry(s: SternState, seat: int) -> bool:
    """A10.13 The Tor Contact: one more system for a fleet that has not moved, twice a round."""
    able = s.phase == MOVEMENT and has_ability(s, seat, TOR, SECOND_B)
    return able and s.advisor_uses[TOR] < HASTES and bool(slow_fleets(s, seat))


def consult_options(s: SternState, seat: int) -> list[int]:
    found = [CLAN] if can_hire(s, seat) else []
    return [CONSULT + advisor for advisor in (*found, *([TOR] if can_hurry(s, seat) else []))]


def consult(s: SternState, seat: int, advisor: int) -> None:
    """A10.13 Used for this round."""
    s.advisor_uses[advisor] += 1
    s.tell("event-consults", "A10.13", {"seat": seat, "advisor": ADVISOR_NAMES[advisor]})
    s.call(HIRE_PIRATES if advisor == CLAN else HURRY, seat)


def place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in planets_of(s, seat)]


def fleet_options(s: SternState, seat: int) -> list[int]:
    return [MOVE + fleet - FLEETS * seat for fleet in slow_fleets(s, seat)]


PIRATE_PLACE: Final[Ask] = Ask("pirate-place", "A10.13", place_options)
HASTY_FLEET: Final[Ask] = Ask("hasty-fleet", "A10.13", fleet_options)


def ask_pirate_place(s: SternState, f: Frame) -> None:
    """A10.13 In a system of an own planet (ruling)."""
    pay_cost(s, f.seat, PIRATES)
    s.choose(f.seat, PIRATE_PLACE, place_options(s, f.seat))


def hire_pirates(s: SternState, f: Frame) -> None:
    """A10.13, decision 33 A fleet as far as the maximum allows, else 5 AWE."""
    receive_fleets(s, f.seat, OWN_FLEET, PIRATES.n, s.answers[f.seat] - AT)


def ask_hasty(s: SternState, f: Frame) -> None:
    """A10.13 Which fleet."""
    s.choose(f.seat, HASTY_FLEET, fleet_options(s, f.seat))


def hurry(s: SternState, f: Frame) -> None:
    """A10.13 One more system in this phase."""
    s.fleet_left[FLEETS * f.seat + s.answers[f.seat] - MOVE] += HASTE.n


HIRE_PIRATES: Final[Script] = script("hire_pirates", ask_pirate_place, hire_pirates)
HURRY: Final[Script] = script("hurry", ask_hasty, hurry)
ENTRIES: Final = [Entry(CONSULT, consult_options, consult, counted=False, size=ADVISORS)]
SCRIPTS: Final[list[Script]] = [CLAN_CARD, HIRE_PIRATES, HURRY]
ASKS: Final[list[Ask]] = [WANTS_CARD, PIRATE_PLACE, HASTY_FLEET]
