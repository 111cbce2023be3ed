"""Merchant of Venus on a terminal: the dashboard, the captains, the markets, what is in reach."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from raumhafen.cli.shell import nearest
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import View
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.views.names import KEYS
from raumhafen.text import Texts

ACTIVE = "►"
WIDE = 120
TARGETS = 8  # places in reach that are listed
PLACES = ("surface_city", "neutral_spaceport", "galactic_base")
KIND = {space.id: space.kind for space in CONTENT.spaces}
REGION = {space.id: space.region for space in CONTENT.spaces}
SYSTEM_IDS = [region.id for region in CONTENT.regions[:SYSTEMS]]
CARDS = {
    name.lower(): name
    for name, key in KEYS.items()
    if key.partition("-")[0] in ("tech", "mission", "encounter", "reward", "challenge")
}


class MerchantOfVenusBoard:
    """Draws a view of Merchant of Venus."""

    def __init__(self, texts: Texts, names: Sequence[str], labels: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.labels = labels

    def name(self, id: str) -> str:
        return self.texts.fill(KEYS[id], {})

    # --- the whole table -----------------------------------------------------------------------

    def heading(self, view: View) -> str:
        board = view["board"]
        turn = board["turn"]
        dice = " ".join(str(die) for die in turn["dice"]) or "–"
        rounds = {"round": board["round"], "of": board["rounds"]}
        return self.texts.say("terminal-heading", **rounds, dice=dice, mp=turn["mp"])

    def draw(
        self, view: View, seat: int, log: RenderableType, width: int, height: int
    ) -> RenderableType:
        ways = self.ways(view)
        own = Group(self.seat(view, seat, width), "", self.captains(view), *ways)
        if width < WIDE:
            return Group(self.market(view, seat, width), "", own, "", log)
        half = width // 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=half - 2)
        grid.add_column(width=width - half)
        grid.add_row(Group(own, "", log), self.market(view, seat, width - half))
        return grid

    def captains(self, view: View) -> RenderableType:
        """Everybody in numbers."""
        board = view["board"]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column(self.texts.say("terminal-head-place"), overflow="ellipsis", max_width=22)
        for head in ("credits", "fame", "worth", "laser", "shield", "room"):
            table.add_column(self.texts.say(f"terminal-head-{head}"), justify="right")
        for seat, own in enumerate(board["seats"]):
            table.add_row(*self.captain(board, seat, own))
        return table

    def captain(self, board: View, seat: int, own: View) -> list[str]:
        fame, worth = own["standing"]
        return [
            f"{ACTIVE if board['active'] == seat else ' '} {self.labels[seat]}",
            self.name(own["ship"]),
            str(own["credits"]),
            str(fame),
            str(worth),
            str(own["laser"]),
            str(own["shield"]),
            f"{own['room']}/{own['capacity']}",
        ]

    # --- one ship ------------------------------------------------------------------------------

    def seat(self, view: View, seat: int, width: int) -> RenderableType:
        """The dashboard of a captain."""
        own = view["board"]["seats"][seat]
        title = self.texts.say("terminal-ship", seat=self.names[seat], space=self.name(own["ship"]))
        return Group(Text(title, style="bold"), *[Text(line) for line in self.dashboard(own)])

    def dashboard(self, own: View) -> list[str]:
        found = []
        if own["pilot"]:
            found.append(
                self.texts.say("terminal-pilot", pilot=f"@pilot-{own['pilot']}", level=own["level"])
            )
        for head, cards in (("cargo", self.cargo(own)), ("rewards", self.listed(own["rewards"]))):
            if cards:
                found.append(self.texts.say(f"terminal-{head}", list=cards))
        found += [self.passenger(p) for p in own["passengers"]]
        found += [self.mission(m["id"]) for m in own["missions"] if m]
        return found

    def cargo(self, own: View) -> str:
        drive = ["", "yellow_drive", "red_drive", "combined_drive"][own["drive"]]
        items = [f"{n} × {self.name(item)}" for item, n in own["cargo"].items()]
        return ", ".join([*items, *([self.name(drive)] if drive else [])])

    def listed(self, ids: Sequence[str]) -> str:
        return ", ".join(self.name(id) for id in ids)

    def passenger(self, id: str) -> str:
        passenger = next(p for p in CONTENT.passengers if p.id == id)
        where = f"@culture-{passenger.destination}" if passenger.destination else "@region-gb"
        who, fare = f"@passenger-{id}", passenger.fare
        return self.texts.say("terminal-passenger", passenger=who, where=where, fare=fare)

    def mission(self, id: str) -> str:
        mission = next(m for m in CONTENT.missions if m.id == id)
        words = {"mission": f"@mission-{id}", "text": f"@mission-{id}-text"}
        where = f"{self.name(mission.target)}: " if mission.target else ""
        return self.texts.say("terminal-mission", where=where, fame=mission.fame, **words)

    # --- markets and ways ----------------------------------------------------------------------

    def market(self, view: View, seat: int, width: int) -> RenderableType:
        """What discovered systems sell and what they pay."""
        board = view["board"]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        for head in ("system", "sells", "pays"):
            table.add_column(self.texts.say(f"terminal-head-{head}"), overflow="fold")
        for id, system in zip(SYSTEM_IDS, board["systems"], strict=True):
            if system:
                table.add_row(*self.system(id, system, prices_of(board, id)))
        if not table.rows:
            return Text(self.texts.say("terminal-unknown"))
        return table

    def system(self, id: str, system: View, prices: dict[str, int]) -> list[str]:
        culture = self.texts.say(f"culture-{system['culture']}")
        offered = [self.offer(ware, price, system["market"]) for ware, price in prices.items()]
        paid = [f"{self.name(good)} {price}" for good, price in system["pays"].items()]
        return [f"{self.name(id)} ({culture})", ", ".join(offered), ", ".join(paid)]

    def offer(self, ware: str, price: int, market: dict[str, int]) -> str:
        count = sum(n for item, n in market.items() if item.startswith(ware))
        return f"{f'{count} × ' if count else ''}{self.name(ware)} {price}"

    def ways(self, view: View) -> list[RenderableType]:
        """Cities and ports that can be reached this turn, the likeliest first."""
        reach = (view["board"].get("mine") or {}).get("reach") or {}
        found = [(id, way) for id, way in reach.items() if KIND[id] in PLACES]
        found.sort(key=lambda entry: (-entry[1]["chance"], entry[1]["cost"]))
        return [Text(self.way(id, way)) for id, way in found[:TARGETS]]

    def way(self, id: str, way: View) -> str:
        words: dict[str, Any] = {"space": self.name(id), "region": self.name(REGION[id])}
        percent = round(100 * way["chance"])
        return self.texts.say("terminal-way", cost=way["cost"], percent=percent, **words)

    # --- options and cards ---------------------------------------------------------------------

    def option(self, code: str, view: View) -> list[str]:
        words = self.texts.action(code, view["question"]["kind"])
        kind, *args = code.split(":")
        if kind in ("buy", "equip"):
            price = here(view).get(args[0])
            return [words if price is None else f"{words} · {price}"]
        if kind == "sell":
            return [f"{words} · {self.paid_here(view, args[0])}"]
        if kind == "head":
            return [words, *self.beyond(view, args[0])]
        return [words]

    def paid_here(self, view: View, good: str) -> int | str:
        system = system_here(view)
        return system["pays"].get(good, "–") if system else "–"

    def beyond(self, view: View, first: str) -> list[str]:
        """The likeliest place in this direction."""
        reach = view["board"]["mine"]["reach"] or {}
        answer = [f"head:{first}"]
        places = [
            (id, w) for id, w in reach.items() if KIND[id] in PLACES and w["answers"] == answer
        ]
        best = max(places, key=lambda entry: entry[1]["chance"], default=None)
        return [] if best is None else [self.way(*best)]

    def card(self, name: str, view: View) -> RenderableType:
        """By its id."""
        wanted = name.strip().lower()
        if wanted not in CARDS:
            guess = CARDS[nearest(wanted, CARDS)]
            raise RaumhafenError("error-card-unknown", {"name": name, "guess": guess})
        id = CARDS[wanted]
        title = Text(f"{self.name(id)} [{id}]")
        return Panel(Text(self.texts.fill(f"{KEYS[id]}-text", {})), title=title, title_align="left")

    def legend(self) -> str:
        return self.texts.say("terminal-legend")


def prices_of(board: View, system: str) -> dict[str, int]:
    """What the seat would pay; a spectator sees what is printed."""
    if "mine" in board:
        own: dict[str, int] = board["mine"]["prices"].get(system, {})
        return own
    shown = board["systems"][SYSTEM_IDS.index(system)]
    printed = {good.id: good.cost for good in CONTENT.goods}
    printed |= {token.id: token.cost for token in CONTENT.technologies}
    return {item: printed[item] for item in shown["market"]}


def region_here(view: View) -> str:
    return REGION[view["board"]["seats"][view["seat"]]["ship"]]


def here(view: View) -> dict[str, int]:
    """The prices where the asked seat's ship stands."""
    return prices_of(view["board"], region_here(view))


def system_here(view: View) -> View | None:
    region = region_here(view)
    if region not in SYSTEM_IDS:
        return None
    found: View | None = view["board"]["systems"][SYSTEM_IDS.index(region)]
    return found
