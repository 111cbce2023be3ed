"""Space Base on a terminal: boards, shipyard, colonies and dice, at 80 columns and more.

Colour only underlines: what can be bought has a tick, what is closed a cross, dice have signs.
"""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raumhafen.cli.boards.space_base_cards import (
    CUBE,
    DEPLOYED,
    STATION,
    CardWords,
    find_card,
    is_colony,
    short_name,
)
from raumhafen.cli.boards.space_base_options import OptionWords
from raumhafen.engine.game import View
from raumhafen.games.space_base.content.kinds import Card
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.text import Texts

SECTOR_COLUMNS = (
    ("station", STATION, 4),
    ("own", STATION, 4),
    ("deployed", DEPLOYED, 6),
    ("other", DEPLOYED, 4),
)
WIDE = 116  # from here on seats, colonies and log stand beside the boards
SIDE = 40
TALL = 52  # below, a narrow terminal shows the market only when it matters
MARKET_ASKS = ("buy", "ability-buy", "placed-buy", "claim")
TARGET = CONTENT.setup.target_vp
SLOTS = CONTENT.setup.slots_per_level
SHIP_SLOTS = 3 * SLOTS
COLONIES = 12
COLONY_WIDTH = 32
DIE, SUM = "•", "Σ"
FITS, CLOSED = "✓", "×"
ACTIVE, FIRST = "►", "¹"


class SpaceBaseBoard:
    """Draws a view of Space Base."""

    def __init__(self, texts: Texts, names: Sequence[str], labels: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.labels = labels
        self.words = CardWords(texts)
        self.options = OptionWords(texts, self.words)

    # --- the whole table -----------------------------------------------------------------------

    def heading(self, view: View) -> str:
        board = view["board"]
        if board["round"] == 0:
            return self.texts.say("terminal-setup")
        phase = self.texts.say(f"terminal-phase-{board['phase']}")
        name = self.names[board["active"]]
        return self.texts.say("terminal-heading", round=board["round"], seat=name, phase=phase)

    def draw(
        self, view: View, seat: int, log: RenderableType, width: int, height: int
    ) -> RenderableType:
        if width >= WIDE:
            return self.draw_wide(view, seat, log, width)
        parts = [self.seats(view, True), self.seat(view, seat, width), log]
        asked = view["question"]["kind"] if view["question"] else ""
        if height >= TALL or asked in MARKET_ASKS:
            parts.insert(0, self.market(view, seat, width))
        return Group(*parts)

    def draw_wide(self, view: View, seat: int, log: RenderableType, width: int) -> RenderableType:
        left = width - SIDE - 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=SIDE)
        grid.add_row(
            Group(self.shipyard(view, seat, left), self.seat(view, seat, left)),
            Group(self.seats(view, False), "", self.colonies(view, seat, SIDE), "", log),
        )
        return grid

    def seats(self, view: View, with_bar: bool) -> RenderableType:
        """Credits, income and points of everybody; the active seat has an arrow."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        for name in ("credits", "income", "vp"):
            table.add_column(self.texts.say(f"terminal-head-{name}"), justify="right")
        for seat, own in enumerate(view["board"]["seats"]):
            row = [str(own["credits"]), str(own["income"]), str(own["vp"])]
            shown = [bar(own["vp"])] if with_bar else []
            table.add_row(self.seat_name(view, seat), *row, *shown)
        return table

    def seat_name(self, view: View, seat: int) -> Text:
        board = view["board"]
        begun = board["round"] > 0
        active = begun and seat == board["active"]
        first = FIRST if begun and seat == board["first"] else ""
        mark = ACTIVE if active else " "
        return Text(f"{mark} {self.labels[seat]}{first}", style="bold" if active else "")

    # --- one board -----------------------------------------------------------------------------

    def seat(self, view: View, seat: int, width: int) -> RenderableType:
        board = view["board"]
        table = Table(box=box.SIMPLE_HEAD, width=width, pad_edge=False, show_edge=False)
        table.title = Text(self.board_title(board, seat))
        table.title_justify = "left"
        table.add_column("", max_width=3, no_wrap=True)
        table.add_column("", justify="right", max_width=2, no_wrap=True)
        for head, style, ratio in SECTOR_COLUMNS:
            table.add_column(self.texts.say(f"terminal-head-{head}"), style=style, ratio=ratio)
        for at, sector in enumerate(board["seats"][seat]["sectors"], start=1):
            table.add_row(dice_mark(board, at), str(at), *self.sector(sector, len(board["seats"])))
        return table

    def board_title(self, board: View, seat: int) -> str:
        title = self.texts.say("terminal-board", seat=self.names[seat])
        a, b = board["dice"]
        if not (a and b):
            return title
        return f"{title} · {self.texts.say('terminal-dice', a=a, b=b, sum=a + b)}"

    def sector(self, sector: View, players: int) -> list[Text]:
        card = CONTENT.by_id(sector["station"][0])
        pays = self.words.side(card.station, players, sector["station"][1])
        if is_colony(card):
            pays = f"{CLOSED} {self.texts.say('terminal-closed')}"
        stack = [(CONTENT.by_id(id), cubes) for id, cubes in sector["deployed"]]
        names = ", ".join(short_name(ship) for ship, _ in stack)
        earns = [self.words.pays([ship.deployed for ship, _ in stack])]
        earns += [self.words.squares(ship.deployed, players, cubes) for ship, cubes in stack]
        return [Text(short_name(card)), Text(pays), Text(names), Text(joined(earns))]

    # --- what is on offer ----------------------------------------------------------------------

    def market(self, view: View, seat: int, width: int) -> RenderableType:
        return Group(self.shipyard(view, seat, width), self.colonies(view, seat, width))

    def shipyard(self, view: View, seat: int, width: int) -> RenderableType:
        board = view["board"]
        grid = offer_grid(width)
        for level in range(3):
            left = self.texts.say("terminal-level", level=level + 1, left=board["decks"][level])
            slots = range(SLOTS * level, SLOTS * (level + 1))
            grid.add_row(left, *[self.ship(board, seat, slot) for slot in slots])
        return Group(Text(self.texts.say("terminal-shipyard"), style="italic"), grid)

    def ship(self, board: View, seat: int, slot: int) -> Text:
        """Slot and name, price and sector, what both sides pay."""
        id = board["shipyard"][slot]
        if id is None:
            return Text(f"{slot} –", style="dim")
        card = CONTENT.by_id(id)
        players = len(board["seats"])
        mark, style = judge(board["seats"][seat], card)
        text = Text(f"{slot} {short_name(card)}", style=style, overflow="ellipsis", no_wrap=True)
        text.append(f"\n{self.words.tag(card, mark)}")
        text.append(f"\n{self.words.labelled(card, False, players)}", style=STATION)
        text.append(f"\n{self.words.labelled(card, True, players)}\n", style=DEPLOYED)
        return text

    def colonies(self, view: View, seat: int, width: int) -> RenderableType:
        """As many side by side as fit, in the order of their sectors."""
        across = max(1, width // COLONY_WIDTH)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for first in range(0, COLONIES, across):
            row: list[Text] = []
            for at in range(first, min(first + across, COLONIES)):
                row += self.colony(view["board"], seat, at)
            grid.add_row(*row)
        return Group(Text(self.texts.say("terminal-colonies"), style="italic"), grid)

    def colony(self, board: View, seat: int, at: int) -> list[Text]:
        """Slot and name, price, sector and points."""
        id = board["colonies"][at]
        slot = SHIP_SLOTS + at
        if id is None:
            return [Text(f"{slot} –", style="dim"), Text("")]
        card = CONTENT.by_id(id)
        mark, style = judge(board["seats"][seat], card)
        gives = joined(self.words.amounts(0, 0, card.vp))
        tag = f"{self.words.tag(card, mark)} {gives}"
        return [Text(f"{slot} {short_name(card)}", style=style), Text(tag, style=style)]

    # --- options and cards ---------------------------------------------------------------------

    def option(self, code: str, view: View) -> list[str]:
        return self.options.lines(code, view)

    def legend(self) -> str:
        return self.texts.say("terminal-legend")

    def card(self, name: str, view: View) -> RenderableType:
        return self.words.full(find_card(name), len(view["board"]["seats"]))


def joined(parts: Sequence[str]) -> str:
    return " ".join(part for part in parts if part)


def bar(vp: int) -> Text:
    """The way to the end of the game in ten steps."""
    filled = min(10, vp * 10 // TARGET)
    return Text(CUBE * filled + "·" * (10 - filled), style="yellow")


def dice_mark(board: View, sector: int) -> str:
    a, b = (int(face) for face in board["dice"])
    if not (a and b):
        return ""
    return DIE * [a, b].count(sector) + SUM * (sector == a + b)


def judge(own: View, card: Card) -> tuple[str, str]:
    """Whether a seat could have this card now: sign and style."""
    if is_colony(CONTENT.by_id(own["sectors"][card.sector - 1]["station"][0])):
        return CLOSED, "dim"
    return (FITS, "bold green") if card.cost <= own["credits"] else ("", "")


def offer_grid(width: int) -> Table:
    """A column for the level, then six slots."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=4, style="dim")
    for _ in range(SLOTS):
        grid.add_column(width=(width - 5) // SLOTS - 1)
    return grid
