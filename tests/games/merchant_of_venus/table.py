"""A small language for scenarios: positions, dice and answers as in the rules' examples.

Chance is asked of the test, so nothing is rolled or drawn that the test does not name.
"""

from __future__ import annotations

import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.events import Event
from raumhafen.engine.flow import Frame, Script
from raumhafen.engine.state import CHANCE, apply, take_events
from raumhafen.games.merchant_of_venus.content.tables import (
    ENCOUNTER_COUNT,
    ENCOUNTER_IDS,
    INTEL_IDS,
    ITEM,
    ITEMS,
    ITEMS_OF,
    MARKET_IDS,
    MISSION_IDS,
    PASSENGER_IDS,
    PASSENGER_SIZE,
    PILOT_IDS,
    PIRATE,
    PIRATE_IDS,
    REGION,
    REWARD_IDS,
    SPACE,
    SPACE_IDS,
    TELEPORTAL,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.cards.encounters import DRAW_ENCOUNTER
from raumhafen.games.merchant_of_venus.rules.ships import add_item
from raumhafen.games.merchant_of_venus.rules.turn import MATCH, TURN, begin_round
from raumhafen.games.merchant_of_venus.state import ABOARD, IN_DECK, VenusState

SPEED = 216
DIE = 6
A, B, C, D = range(4)


class Table:
    """One match in the hands of a test: level-1 pilots, laser 1, shield 2, no missions, c0."""

    def __init__(self, seats: int = 2) -> None:
        s = VenusState(seats)
        s.set_up_lists()
        s.explicit = True
        s.log = []
        s.round = 2
        s.pilot = [3, 1, 2, 0][:seats]  # Qossuth, Whynom, Eeepeeep, human
        s.gauges = [1, 2] * seats
        for card in range(len(ENCOUNTER_IDS)):
            s.encounter_bag += [card] * ENCOUNTER_COUNT[card]
        self.s = s
        self.events: list[Event] = []

    # --- positions -----------------------------------------------------------------------------

    def ship(self, seat: int, space: str) -> None:
        self.s.ship[seat] = SPACE[space]

    def money(self, seat: int, credits: int) -> None:
        self.s.bank += self.s.credits[seat] - credits
        self.s.credits[seat] = credits

    def pilot(self, seat: int, pilot: str, level: int = 1) -> None:
        self.s.pilot[seat] = PILOT_IDS.index(pilot)
        self.s.level[seat] = level

    def gauges(self, seat: int, laser: int, shield: int) -> None:
        self.s.gauges[2 * seat : 2 * seat + 2] = [laser, shield]

    def culture(self, region: str, culture: int) -> int:
        """The face-down card of a culture lies on a system."""
        s, system = self.s, REGION[region]
        other = s.contact.index(culture - 1)
        s.contact[system], s.contact[other] = s.contact[other], s.contact[system]
        return system

    def discover(self, region: str, culture: int, owner: int = B, credits: int = 0) -> None:
        """The system is discovered; all its tokens lie on its market."""
        s, system = self.s, self.culture(region, culture)
        s.home[culture - 1] = system
        s.card_owner[culture - 1] = owner
        s.card_credits[culture - 1] = credits
        s.bank -= credits
        s.contacts[owner] += 1
        for item in ITEMS_OF[culture - 1]:
            s.market[ITEMS * system + item] = s.supply[item]
            s.supply[item] = 0

    def pile(self, culture: int, *tokens: str) -> None:
        """Market tokens from the top."""
        at = 3 * (culture - 1)
        found = [MARKET_IDS[culture - 1].index(token) for token in tokens]
        found += [k for k in range(3) if k not in found]
        self.s.piles[at : at + 3] = found

    def give(self, seat: int, *items: str) -> None:
        """From the supply area or, after discovery, from the market of their maker."""
        s = self.s
        for name in items:
            item = ITEM[name]
            if s.supply[item]:
                s.supply[item] -= 1
            else:
                at = next(k for k in range(item, len(s.market), ITEMS) if s.market[k])
                s.market[at] -= 1
            add_item(s, seat, item)

    def supply(self, item: str, count: int) -> None:
        """So many tokens lie in the supply area instead of the market."""
        s, kind = self.s, ITEM[item]
        at = next(k for k in range(kind, len(s.market), ITEMS) if s.market[k])
        s.market[at] -= count
        s.supply[kind] += count

    def reward(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.s.reward_at[REWARD_IDS.index(card)] = seat

    def mission(self, seat: int, *cards: str) -> None:
        for slot, card in enumerate(cards):
            mission = MISSION_IDS.index(card)
            self.s.missions[2 * seat + slot] = mission
            self.s.mission_bag.remove(mission)

    def passenger(self, seat: int, *names: str) -> None:
        for name in names:
            passenger = PASSENGER_IDS.index(name)
            self.s.passenger_at[passenger] = ABOARD + seat
            self.s.riding[seat] += PASSENGER_SIZE[passenger]

    def waiting(self, name: str, place: str) -> None:
        at = 14 if place == "gb" else REGION[place]
        self.s.passenger_at[PASSENGER_IDS.index(name)] = at

    def teleportal(self, number: int, space: str) -> None:
        self.s.gates[number - 1] = SPACE[space]
        self.s.kind[SPACE[space]] = TELEPORTAL

    def pirate(self, name: str, space: str, infamy: int = 0) -> None:
        pirate = PIRATE_IDS.index(name)
        self.s.pirate_at[pirate] = SPACE[space]
        self.s.pirate_infamy[pirate] = infamy
        self.s.kind[SPACE[space]] = PIRATE

    def drive(self, seat: int, mask: int) -> None:
        self.s.drive[seat] = mask
        self.s.drive_stock[mask - 1] -= 1

    def holds(self, seat: int, count: int) -> None:
        self.s.holds[seat] = count
        self.s.hold_stock -= count

    def port(self, seat: int, orbital: str) -> None:
        self.s.mark[SPACE[orbital]] = seat
        self.s.markers[seat] -= 1

    def intel(self, seat: int, card: str) -> None:
        """Held by a seat, or displayed (NONE)."""
        self.s.intel_at[INTEL_IDS.index(card)] = seat
        self.s.encounter_bag.remove(ENCOUNTER_IDS.index(card))

    def top_card(self, card: str) -> None:
        """The next encounter."""
        kind = ENCOUNTER_IDS.index(card)
        self.s.encounter_bag.remove(kind)
        self.s.encounter_top.append(kind)
        self.s.top_seen.append(0)

    # --- play ----------------------------------------------------------------------------------

    def run(self, script: Script, seat: int, args: list[int] | None = None) -> None:
        self.s.call(script, seat, args)
        self.s.advance(self.s.stack)
        self.check()

    def turn(self, seat: int) -> None:
        """Begins a turn; it stops at the departure."""
        assert not self.s.stack, "the last turn is not over"
        self.run(TURN, seat)

    def encounter(self, seat: int, card: str, mp: int) -> None:
        """A card drawn in the middle of a movement."""
        self.top_card(card)
        self.s.active = seat
        self.s.mp = mp
        self.run(DRAW_ENCOUNTER, seat)

    def next_round(self) -> None:
        begin_round(self.s, Frame(MATCH, 0, 0, []))
        self.s.advance(self.s.stack)

    def do(self, *codes: str, seat: int | None = None) -> None:
        """Answers of the seat that is asked, one after the other."""
        for code in codes:
            asked = self.s.deciders()
            assert asked, f"nobody is asked, but {code} is answered"
            apply_to = asked[0] if seat is None else seat
            self.events += apply(self.s, apply_to, GAME.actions.parse(code))
            self.check()

    def refuse(self, code: str, key: str, rule: str) -> None:
        """The action is not allowed, for this reason."""
        with pytest.raises(IllegalAction) as refused:
            apply(self.s, self.s.deciders()[0], GAME.actions.parse(code))
        assert (refused.value.key, refused.value.rule) == (key, rule)

    def toss(self, outcome: int, outcomes: int) -> None:
        assert self.s.chance == outcomes, f"chance has {self.s.chance} outcomes"
        self.events += apply(self.s, CHANCE, outcome)
        self.check()

    def speed(self, *dice: int) -> None:
        """The speed roll, also with one die set beforehand."""
        outcome = sum((die - 1) * DIE**at for at, die in enumerate(dice))
        self.toss(outcome, DIE ** len(dice))

    def effect(self, die: int) -> None:
        self.toss(die - 1, DIE)

    def dice(self, a: int, b: int) -> None:
        self.toss(6 * (a - 1) + b - 1, 36)

    def draw(self, card: str) -> None:
        """A mission or a reward from the deck."""
        s = self.s
        if card in MISSION_IDS:
            self.toss(s.mission_bag.index(MISSION_IDS.index(card)), len(s.mission_bag))
        else:
            deck = [k for k in range(len(REWARD_IDS)) if s.reward_at[k] == IN_DECK]
            self.toss(deck.index(REWARD_IDS.index(card)), len(deck))

    def check(self) -> None:
        assert GAME.broken_laws(self.s) == []

    # --- looking -------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The open question, `chance`, or nothing."""
        if self.s.chance:
            return "chance"
        deciders = self.s.deciders()
        question = self.s.asked[deciders[0]] if deciders else None
        return "" if question is None else question.ask.name

    @property
    def asks(self) -> int:
        return self.s.deciders()[0]

    @property
    def options(self) -> set[str]:
        return {GAME.actions.code(option) for option in self.s.options(self.asks)}

    def offered(self, kind: str) -> set[str]:
        return {code for code in self.options if code.split(":")[0] == kind}

    def at(self, seat: int) -> str:
        return SPACE_IDS[self.s.ship[seat]]

    @property
    def over(self) -> bool:
        """The turn is over."""
        return not self.s.stack

    @property
    def path(self) -> list[str]:
        """The spaces entered so far."""
        self.events += take_events(self.s)
        return [str(e.args["space"]) for e in self.events if e.key == "event-step"]

    @property
    def points(self) -> list[int]:
        """The MP left after each of these steps."""
        self.events += take_events(self.s)
        return [int(e.args["mp"]) for e in self.events if e.key == "event-step"]

    def told(self, key: str) -> bool:
        self.events += take_events(self.s)
        return any(event.key == key for event in self.events)

    def market(self, region: str, item: str) -> int:
        return self.s.market[ITEMS * REGION[region] + ITEM[item]]

    def cargo(self, seat: int, item: str) -> int:
        return self.s.cargo[ITEMS * seat + ITEM[item]]

    def kind(self, space: str) -> int:
        return self.s.kind[SPACE[space]]

    def mark(self, space: str) -> int:
        return self.s.mark[SPACE[space]]

    def where(self, passenger: str) -> int:
        return self.s.passenger_at[PASSENGER_IDS.index(passenger)]


def landed(seats: int = 2, space: str = "cw02", culture: int = 8, region: str = "cw") -> Table:
    """Seat A stands on a trading place of a discovered culture."""
    t = Table(seats)
    t.discover(region, culture)
    t.ship(A, space)
    return t


def staying(t: Table, seat: int = A) -> Table:
    t.turn(seat)
    t.do("stay")
    return t
