"""Galaxy Trucker on a terminal: ships as grids of tiles, the shipyard, the card, the ranking.

A tile has three lines: connectors at its edges, in the middle its sign with what lies on it or
where it points. Colour only underlines.
"""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from raumhafen.cli.shell import nearest
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import View
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS, KINDS, SIDES, Card, Tile
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.views.card_text import card_lines
from raumhafen.games.galaxy_trucker.views.names import strength
from raumhafen.text import Texts

UPRIGHT, LEVEL = " │║╫", " ─═╪"  # smooth, single, double, universal
ARROWS, CORNERS = "↑→↓←", "↗↘↙↖"
PURPLE, BROWN = 4, 8  # what a cabin holds besides humans
CUBE_BITS = 4
CELL = 5
WIDE = 120  # from here on the card or the shipyard stands beside the ship
SHIP_WIDTH = 9 * CELL + 6
TILES = {tile.name: tile for tile in CONTENT.tiles}
CARDS = {card.id: card for card in CONTENT.cards}
BOARDS = {board.id: board for board in CONTENT.boards}
ACTIVE = "►"

Cell = tuple[str, str, str]


class GalaxyTruckerBoard:
    """Draws a view of Galaxy Trucker."""

    def __init__(self, texts: Texts, names: Sequence[str], labels: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.labels = labels

    # --- the whole table -----------------------------------------------------------------------

    def heading(self, view: View) -> str:
        board = view["board"]
        rounds = len(board["rounds"])
        flight = {"at": min(board["round_at"] + 1, rounds), "of": rounds}
        round, phase = f"@round-{board['round']}", f"@phase-{board['phase']}"
        return self.texts.say("terminal-heading", **flight, round=round, phase=phase)

    def draw(
        self, view: View, seat: int, log: RenderableType, width: int, height: int
    ) -> RenderableType:
        ship = self.seat(view, seat, width)
        beside = self.market(view, seat, width - SHIP_WIDTH - 2 if width >= WIDE else width)
        if width < WIDE:
            return Group(beside, ship, self.fleet(view), log)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=SHIP_WIDTH)
        grid.add_column(width=width - SHIP_WIDTH - 2)
        grid.add_row(ship, Group(beside, "", self.fleet(view), "", log))
        return grid

    def fleet(self, view: View) -> RenderableType:
        """Everybody's ship in numbers, the leader first as soon as they fly."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        for head in ("place", "crew", "engines", "cannons", "batteries", "exposed", "lost"):
            table.add_column(self.texts.say(f"terminal-head-{head}"), justify="right")
        for ship in ranking(view["board"]):
            table.add_row(*self.fleet_row(view["board"], ship))
        return table

    def fleet_row(self, board: View, ship: int) -> list[str]:
        own = board["ships"][ship]
        single, double = own["engines"]
        half, front, other = own["cannons"]
        return [
            f"{ACTIVE if board['hourglass']['turn'] == ship and building(board) else ' '} "
            f"{self.labels[board['pilots'][ship]]}",
            self.place(board, ship),
            str(own["crew"]),
            with_more(strength(single), double),
            with_more(strength(half), front + other),
            str(own["batteries"]),
            str(own["exposed"]),
            str(len(own["lost"])),
        ]

    def place(self, board: View, ship: int) -> str:
        """The order tile while building, then the day, or that the ship has left the flight."""
        own = board["ships"][ship]
        if board["phase"] in ("building", "check"):
            key = "terminal-order" if own["order"] else "terminal-building"
            return self.texts.say(key, order=own["order"])
        key = "terminal-day" if own["flying"] else "terminal-gave-up"
        return self.texts.say(key, day=own["position"])

    # --- one ship ------------------------------------------------------------------------------

    def seat(self, view: View, seat: int, width: int) -> RenderableType:
        """The ship that a player flies."""
        board = view["board"]
        ship = board["pilots"].index(seat)
        own = board["ships"][ship]
        title = self.texts.say("terminal-ship", seat=self.names[seat])
        if "mine" in board and board["mine"]["ship"] == ship:
            credits = self.texts.say("terminal-credits", amount=board["mine"]["credits"])
            title = f"{title} · {credits}"
        parts: list[RenderableType] = [Text(title, style="bold"), self.grid(board, own)]
        return Group(*parts, *[Text(line) for line in self.notes(own)])

    def grid(self, board: View, own: View) -> Text:
        """Rows from front to rear, with the numbers that the dice name at the edges."""
        plan = BOARDS[board["board"]]
        placed = {name: (TILES[tile], k) for name, tile, k in own["tiles"]}
        columns = sorted({column for column, _ in plan.cells})
        rows = sorted({row for _, row in plan.cells}, reverse=plan.front > 0)
        lines = ["   " + "".join(f"{column:^{CELL}}" for column in columns)]
        for row in rows:
            cells = [self.cell(plan.cells, (column, row), placed, own) for column in columns]
            for at in range(3):
                number = f"{row:>2} " if at == 1 else "   "
                lines.append((number + "".join(cell[at] for cell in cells)).rstrip())
        return Text("\n".join(lines), no_wrap=True)

    def cell(
        self,
        marked: Iterable[tuple[int, int]],
        at: tuple[int, int],
        placed: dict[str, tuple[Tile, int]],
        own: View,
    ) -> Cell:
        name = f"{at[0]},{at[1]}"
        blank = " " * CELL
        if name in placed:
            tile, quarters = placed[name]
            return self.tile(tile, quarters, own["load"].get(name, 0))
        if name == own["spot"]:
            return blank, "  ?  ", blank
        return blank, "  ·  " if at in marked else blank, blank

    def tile(self, tile: Tile, quarters: int, load: int) -> Cell:
        front, right, rear, left = (tile.connectors[(side - quarters) % 4] for side in range(4))
        kind = KINDS[tile.kind]
        sign = self.texts.say(f"terminal-tile-{kind}") + self.extra(kind, quarters, load)
        return (
            UPRIGHT[front].center(CELL),
            f"{LEVEL[left]}{sign}{LEVEL[right]}",
            UPRIGHT[rear].center(CELL),
        )

    def extra(self, kind: str, quarters: int, load: int) -> str:
        """One sign: where a tile points, or how much lies on it."""
        if kind.endswith(("cannon", "engine")):
            # An engine's nozzle stands opposite to its front.
            return ARROWS[(quarters + 2 * kind.endswith("engine")) % 4]
        if kind == "shield":
            return CORNERS[quarters]
        if kind.endswith("cabin"):
            return self.crew(load)
        if "cargo" in kind:
            return str(cubes(load)) if load else " "
        return str(load) if load else " "

    def crew(self, load: int) -> str:
        if load in (PURPLE, BROWN):
            return self.texts.say("terminal-purple" if load == PURPLE else "terminal-brown")
        return str(load) if load else " "

    def notes(self, own: View) -> list[str]:
        """What the grid does not say: goods, faults, what lies in the hand and beside the board."""
        found: list[str] = []
        if any(own["goods"].values()):
            found.append(self.texts.say("terminal-goods", **own["goods"]))
        if own["hand"]:
            found.append(self.texts.say("terminal-hand", tile=self.tile_name(own["hand"])))
        aside = [self.tile_name(tile) for tile in own["aside"] if tile]
        if aside:
            found.append(self.texts.say("terminal-aside", tiles=", ".join(aside)))
        if own["loose"]:
            found.append(self.texts.say("terminal-loose", cell=own["loose"]))
        for fault in own["faults"]:
            words = f"@fault-{fault['error']}"
            found.append(self.texts.say("terminal-fault", cell=fault["cell"], fault=words))
        return found

    def tile_name(self, tile: str) -> str:
        return self.texts.fill(f"tile-{tile.split('#')[0]}", {})

    # --- shipyard and card ---------------------------------------------------------------------

    def market(self, view: View, seat: int, width: int) -> RenderableType:
        """The shipyard while building, then the card that is being played."""
        board = view["board"]
        if building(board):
            return Group(*[Text(line) for line in self.yard(board)])
        if board["card"] is None:
            return Text(self.texts.say("terminal-no-card", left=board["deck"]))
        danger = [Text(line, style="bold") for line in self.danger(board)]
        return Group(self.printed(CARDS[board["card"]]), *danger)

    def yard(self, board: View) -> list[str]:
        glass, open_tiles = board["hourglass"], board["open"]
        key = "terminal-sand-running" if glass["running"] else "terminal-sand-empty"
        found = [
            self.texts.say(key, spot=f"@spot-{glass['spot']}"),
            self.texts.say("terminal-pile", count=board["pile"], open=len(open_tiles)),
        ]
        stack = board.get("mine", {}).get("stack", [])
        for id in stack:
            found.append(self.texts.say("terminal-seen", card=f"@card-{id}", id=id))
        return found

    def danger(self, board: View) -> list[str]:
        """What flies at whom."""
        coming = board["danger"]
        if coming is None:
            return []
        pilot = self.names[board["pilots"][coming["ship"]]]
        words = {
            "danger": f"@danger-{coming['kind']}",
            "side": f"@side-{SIDES[coming['side']]}",
            "roll": coming["roll"],
            "cell": coming["cell"] or "–",
        }
        return [self.texts.say("terminal-danger", seat=pilot, **words)]

    def printed(self, card: Card) -> RenderableType:
        lines = [Text(self.texts.fill(key, args)) for key, args in card_lines(card)]
        title = Text(f"{self.texts.say(f'card-{card.id}')} [{card.id}]")
        return Panel(Group(*lines), title=title, title_align="left")

    def card(self, name: str, view: View) -> RenderableType:
        """By its id; without one, the card that is being played."""
        wanted = name.strip() or view["board"]["card"] or ""
        known = {id.lower(): card for id, card in CARDS.items()}
        if wanted.lower() not in known:
            guess = known[nearest(wanted.lower(), known)].id
            raise RaumhafenError("error-card-unknown", {"name": wanted, "guess": guess})
        return self.printed(known[wanted.lower()])

    # --- options -------------------------------------------------------------------------------

    def option(self, code: str, view: View) -> list[str]:
        words = self.texts.action(code, view["question"]["kind"])
        kind, *args = code.split(":")
        board = view["board"]
        own = board["ships"][board["mine"]["ship"]]
        if kind == "turn" and own["hand"]:
            return [f"{words} · {self.sides(TILES[own['hand']], int(args[0]))}"]
        if kind == "take-aside":
            return [f"{words} · {self.tile_name(own['aside'][int(args[0]) - 1])}"]
        return [words]

    def sides(self, tile: Tile, quarters: int) -> str:
        """The connectors of a turned tile: front, right, rear, left."""
        turned = [tile.connectors[(side - quarters) % 4] for side in range(4)]
        signs = (UPRIGHT, LEVEL, UPRIGHT, LEVEL)
        return " ".join(
            f"{ARROWS[at]}{sign[turned[at]].replace(' ', '0')}" for at, sign in enumerate(signs)
        )

    def legend(self) -> str:
        kinds = list(dict.fromkeys(KINDS))
        signs = {self.texts.say(f"terminal-tile-{kind}"): f"tile-{kind}" for kind in kinds}
        shown = " · ".join(f"{sign} {self.texts.fill(key, {})}" for sign, key in signs.items())
        return f"{self.texts.say('terminal-legend')}\n{shown}"


def building(board: View) -> bool:
    return bool(board["phase"] == "building")


def ranking(board: View) -> list[int]:
    """GT14.3 Ships in order of flight; those that have left come last."""
    ships = range(len(board["ships"]))
    if board["phase"] in ("building", "check"):
        return list(ships)
    flying = [ship for ship in ships if board["ships"][ship]["flying"]]
    ahead = sorted((-board["ships"][ship]["position"], ship) for ship in flying)
    return [ship for _, ship in ahead] + [ship for ship in ships if ship not in flying]


def with_more(sure: str, double: int) -> str:
    """A strength, and how many double tiles could add to it."""
    return f"{sure}+{double}" if double else sure


def cubes(load: int) -> int:
    """Four bits for each colour."""
    return sum(load >> CUBE_BITS * at & 15 for at in range(len(COLOURS)))
