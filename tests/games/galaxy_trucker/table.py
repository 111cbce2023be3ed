"""A small language for scenarios: ships as in GT25, cards, rolls, answers.

`t = Table("RGB"); t.at(5, 3, 2); t.card("I-02"); t.say(0, "cannons:1:0")`. The laws of GT24 are
checked after every answer.
"""

from __future__ import annotations

import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.events import Event
from raumhafen.engine.flow import Frame, Script
from raumhafen.engine.game import OptionValue
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERIES,
    BATTERY,
    BROWN,
    CELL_NAMES,
    CELLS,
    CENTRE,
    CUBE,
    EMPTY,
    HUMANS,
    IS_CABIN,
    NAMES,
    PURPLE,
    START_CABINS,
    cell_at,
)
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT, resolve
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import flight_order
from raumhafen.games.galaxy_trucker.rules.flight.launch import LAUNCH
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo, crew, humans, tokens
from raumhafen.games.galaxy_trucker.rules.ship.legality import Fault, cells_of, errors, exposed
from raumhafen.games.galaxy_trucker.state import FLYING, TruckerState
from tests.games.galaxy_trucker.play import new_game

IDS = [card.id for card in CONTENT.cards]
MANUAL: dict[str, OptionValue] = {"inspection": "manual"}
NO_FRAME = Frame(LAUNCH, 0, 0, [])  # for steps that do not look at theirs
BOARDS = {board.id: at for at, board in enumerate(CONTENT.boards)}

SHIPS = {
    "R": """6,6 cannon-0021 r0 · 7,6 double_cannon-0020 r0 · 8,6 cannon-0010#1 r0
      6,7 cargo2-0123 r2 · 7,7 · 8,7 battery2-1113 r0 · 9,7 double_cannon-0032 r1
      6,8 cabin-2203 r2 · 7,8 engine-2002 r0 · 8,8 structural-3301 r1
      6,9 engine-3102 r0 · 8,9 engine-1000 r0""",
    "G": """6,6 cannon-0012 r0 · 7,6 double_cannon-0130 r0
      5,7 cannon-0210 r3 · 6,7 cargo2-1213 r1 · 7,7 · 8,7 battery3-2102 r0
      9,7 double_cannon-0010 r1
      6,8 cabin-0203 r1 · 7,8 engine-1100 r0 · 8,8 battery2-2103 r2
      6,9 double_engine-2202 r0 · 8,9 double_engine-2000 r0""",
    "B": """7,6 cannon-0230 r0 · 8,6 double_cannon-0212 r0 · 6,7 cargo3-0101 r0 · 7,7
      8,7 battery2-1203 r0 · 6,8 cabin-2003 r2 · 7,8 engine-2101 r0 · 8,8 structural-2303 r2
      8,9 engine-3200 r0""",
    "D": """5,6 life_support_purple-0023 r3 · 7,6 cannon-0020 r0 · 8,6 cannon-0010#2 r0
      9,6 life_support_brown-0203 r1
      5,7 cabin-1211 r0 · 6,7 structural-3223 r2 · 7,7 · 8,7 battery2-2223 r1 · 9,7 cabin-2122 r1
      5,8 life_support_purple-0003 r1 · 6,8 cargo2-0103 r3 · 7,8 engine-2000 r0
      8,8 shield-0223 r3 · 9,8 engine-1202 r0""",
    "P": """7,6 cannon-0231 r0 · 6,7 cargo3-0202 r0 · 7,7 · 8,7 cabin-2121 r2
      9,7 life_support_brown-0013 r0
      6,8 battery3-2001 r2 · 7,8 structural-1303 r0 · 8,8 battery2-1113 r0
      6,9 engine-3001 r0 · 8,9 engine-1202 r0""",
    "Q": """6,6 cargo2-1213 r2 · 7,6 structural-3203 r2 · 8,6 cannon-0012 r0
      6,7 battery2-2103 r0 · 7,7 · 8,7 cabin-1013 r3 · 9,7 structural-1323 r0
      10,7 cargo2-2123 r1
      5,8 engine-3001 r1 · 6,8 cannon-0111 r0 · 7,8 cabin-0123 r2 · 8,8 engine-3102 r0
      9,8 battery2-2223 r0
      5,9 cargo2-3003 r2 · 8,9 double_engine-0303 r0 · 9,9 structural-3301 r3""",
    "C": """7,6 cannon-0012 r0 · 7,7 · 4,8 battery2-1113 r3 · 6,8 cannon-0222 r3
      7,8 structural-3123 r1
      8,8 engine-1202 r0 · 4,9 cargo2-1213 r0 · 5,9 structural-3301 r2 · 6,9 structural-3203 r3""",
    "E": """7,6 structural-3123 r3 · 8,6 cabin-2003 r0 · 9,6 cannon-0230 r0
      5,7 life_support_brown-1003 r2
      6,7 cabin-2121#1 r1 · 7,7 · 8,7 cabin-1013 r3 · 9,7 cabin-2121#2 r2 · 7,8 engine-1100 r0""",
    "-": "7,7",
}
FIRST_BOARD = {"R": "I", "G": "I", "B": "I", "P": "I", "Q": "I", "-": "I"}
CREWS = {"purple": PURPLE, "brown": BROWN}


def cell(name: str) -> int:
    column, row = name.split(",")
    return cell_at(int(column), int(row))


def tile(name: str) -> int:
    return NAMES.index(name if name in NAMES else f"{name}#1")


def toss_of(roll: int) -> int:
    """One of the two-dice outcomes with that sum."""
    first = max(1, roll - 6)
    return 6 * (first - 1) + roll - first - 1


class Table:
    """A match in flight (or, with `building`, in the shipyard) with ships laid by hand."""

    def __init__(
        self,
        ships: str = "RG",
        board: str = "",
        round: str = "",
        building: bool = False,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        seats = max(2, len(ships))
        chosen: dict[str, OptionValue] = {"round_2": "none", "round_3": "none"}
        wanted = board or FIRST_BOARD.get(ships[0], "II")
        chosen["round_1"] = round or wanted
        chosen.update(options or {})
        self.s = new_game(seats, chosen, "table")
        self.s.board = BOARDS[wanted]
        self.s.log = []
        self.events: list[Event] = []
        if not building:
            self._leave_yard()
            for seat, name in enumerate(ships):
                self.lay(seat, SHIPS[name])
                self.stock(seat)

    def _leave_yard(self) -> None:
        s = self.s
        s.stack = []
        s.asked = [None] * len(s.asked)
        s.open = 0
        s.phase = FLYING
        s.sand = 0
        s.order = [seat + 1 for seat in range(s.seats)]
        s.flying = [1] * s.seats
        s.position = [-2 * seat for seat in range(s.seats)]
        self.deck()

    # --- setting up ----------------------------------------------------------------------------

    def lay(self, seat: int, ship: str) -> None:
        """Tiles in the notation of GT25; the start cabin needs no name."""
        for line in ship.splitlines():
            for entry in line.split("·"):
                for words in self._entries(entry.split()):
                    self._lay_tile(seat, words)

    def _entries(self, words: list[str]) -> list[list[str]]:
        starts = [at for at, word in enumerate(words) if "," in word]
        return [words[a:b] for a, b in zip(starts, [*starts[1:], len(words)], strict=True)]

    def _lay_tile(self, seat: int, words: list[str]) -> None:
        if len(words) == 1:
            assert cell(words[0]) == CENTRE
            return
        self.put(seat, words[0], words[1], int(words[2][1:]))

    def put(self, seat: int, where: str, name: str, k: int = 0) -> None:
        """One tile out of the pile (or the open set) onto a ship."""
        number = tile(name)
        home = self.s.pile if number in self.s.pile else self.s.open_tiles
        home.remove(number)
        self.s.grid[CELLS * seat + cell(where)] = 4 * number + k

    def strip(self, seat: int, *where: str) -> None:
        """Takes tiles off, with what lies on them, back to the pile."""
        for name in where:
            at = CELLS * seat + cell(name)
            self.empty(seat, name)
            number = self.s.grid[at] >> 2
            self.s.grid[at] = EMPTY
            (self.s.pile if number >= START_CABINS else self.s.lost[seat]).append(number)

    def empty(self, seat: int, where: str) -> None:
        """What lies on a tile goes to the bank."""
        at = CELLS * seat + cell(where)
        load, number = self.s.load[at], self.s.grid[at] >> 2
        self.s.load[at] = 0
        if IS_CABIN[number]:
            self.s.bank[{PURPLE: 6, BROWN: 7}.get(load, HUMANS)] += 1 if load >= PURPLE else load
        elif BATTERY[number]:
            self.s.bank[BATTERIES] += load

    def stock(self, seat: int) -> None:
        """GT25 Batteries full, two humans in each cabin, holds empty."""
        for at in cells_of(self.s, seat):
            number = self.s.grid[CELLS * seat + at] >> 2
            if IS_CABIN[number]:
                self.crew(seat, CELL_NAMES[at], 2)
            elif BATTERY[number]:
                self.tokens(seat, CELL_NAMES[at], BATTERY[number])

    def crew(self, seat: int, where: str, who: int | str) -> None:
        """0 to 2 humans, "purple" or "brown" in a cabin."""
        self.empty(seat, where)
        load = CREWS[who] if isinstance(who, str) else who
        self.s.load[CELLS * seat + cell(where)] = load
        if load >= PURPLE:
            self.s.bank[6 if load == PURPLE else 7] -= 1
        else:
            self.s.bank[HUMANS] -= load

    def tokens(self, seat: int, where: str, count: int) -> None:
        at = CELLS * seat + cell(where)
        self.s.bank[BATTERIES] += self.s.load[at] - count
        self.s.load[at] = count

    def goods(self, seat: int, where: str, *colours: str) -> None:
        for colour in colours:
            number = COLOURS.index(colour)
            self.s.load[CELLS * seat + cell(where)] += CUBE[number]
            self.s.bank[number] -= 1

    def at(self, *positions: int) -> None:
        self.s.position[: len(positions)] = positions

    def deck(self, *cards: str) -> None:
        """These cards and no others are left to fly; all others lie in their decks."""
        s = self.s
        ids = [card.id for card in CONTENT.cards]
        chosen = [ids.index(name) for name in cards]
        s.stacks = [[], [], [], chosen]
        s.flown = []
        s.decks = [[], [], []]
        for number in range(len(ids)):
            if number not in chosen:
                s.decks[LEVEL[number] - 1].append(number)

    # --- playing -------------------------------------------------------------------------------

    def run(self, script: Script, seat: int = 0, args: list[int] | None = None) -> None:
        self.s.call(script, seat, args)
        self.s.advance(self.s.stack)
        self.check()

    def card(self, name: str, *rolls: int) -> None:
        """Reveals and resolves a card; the flight ends after it."""
        s = self.s
        self.deck(name)
        s.card = [card.id for card in CONTENT.cards].index(name)
        s.flown = [s.card]
        s.queue = flight_order(s)
        self.roll(*rolls)
        s.stack = [Frame(FLIGHT, FLIGHT.steps.index(resolve), 0, [])]
        s.advance(s.stack)
        self.check()

    def roll(self, *rolls: int) -> None:
        """The next rolls of two dice."""
        self.s.forced += [toss_of(roll) for roll in rolls]

    def say(self, seat: int, *answers: str) -> None:
        for answer in answers:
            self.events += apply(self.s, seat, ACTIONS.parse(answer))
            self.check()

    def keep_parts(self) -> None:
        """Owners of broken ships keep the default part."""
        while self.asked() and self.ask(self.asked()[0]) == "part":
            self.say(self.asked()[0], self.options(self.asked()[0])[0])

    def refuses(self, seat: int, code: str, key: str) -> None:
        """The action is illegal for that reason and changes nothing."""
        before = self.s.actions
        with pytest.raises(IllegalAction) as error:
            apply(self.s, seat, ACTIONS.parse(code))
        assert error.value.key == key, error.value
        assert self.s.actions == before

    def check(self) -> None:
        broken = GAME.broken_laws(self.s)
        assert not broken, broken

    # --- reading -------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        return self.s.deciders()

    def ask(self, seat: int) -> str:
        question = self.s.asked[seat]
        return "" if question is None else question.ask.name

    def options(self, seat: int) -> list[str]:
        return [ACTIONS.code(option) for option in self.s.options(seat)]

    def load(self, seat: int, where: str) -> int:
        return self.s.load[CELLS * seat + cell(where)]

    def holds(self, seat: int, where: str) -> dict[str, int]:
        load = self.load(seat, where)
        counts = {colour: load >> 4 * at & 15 for at, colour in enumerate(COLOURS)}
        return {colour: n for colour, n in counts.items() if n}

    def has(self, seat: int, where: str) -> bool:
        return self.s.grid[CELLS * seat + cell(where)] >= 0

    def cells(self, seat: int) -> set[str]:
        return {CELL_NAMES[at] for at in cells_of(self.s, seat)}

    def lost(self, seat: int) -> int:
        return len(self.s.lost[seat])

    def faults(self, seat: int = 0) -> list[Fault]:
        return errors(self.s, seat)

    def exposed(self, seat: int = 0) -> int:
        return exposed(self.s, seat)

    def people(self, seat: int) -> int:
        return crew(self.s, seat)

    def humans(self, seat: int) -> int:
        return humans(self.s, seat)

    def batteries(self, seat: int) -> int:
        return tokens(self.s, seat)

    def cargo(self, seat: int) -> list[int]:
        return cargo(self.s, seat)

    def told(self, key: str) -> list[Event]:
        return [event for event in (*self.events, *(self.s.log or [])) if event.key == key]


def state_of(ship: str, board: str = "") -> TruckerState:
    return Table(ship, board=board).s
