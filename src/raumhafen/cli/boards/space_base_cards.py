"""Cards of Space Base on a terminal: short signs for tables, whole sentences on request."""

import unicodedata
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from raumhafen.cli.shell import nearest
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games.space_base.content.kinds import COLONY, Card, Side
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.views.card_text import card_lines, class_key
from raumhafen.text import Texts

CUBE, SQUARE = "■", "□"
ARROWS = {(False, False): "", (True, False): "←", (False, True): "→", (True, True): "↔"}
STATION, DEPLOYED = "blue", "red"


def short_name(card: Card) -> str:
    """Without the registry: `U.E.S. Malyshev 9767-E` is Malyshev."""
    return " ".join(card.name.split(" ")[1:-1])


def plain(name: str) -> str:
    """For looking up what somebody typed: no accents, no capitals."""
    marks = unicodedata.normalize("NFKD", name)
    return "".join(sign for sign in marks if not unicodedata.combining(sign)).lower()


def is_colony(card: Card) -> bool:
    return card.kind == COLONY


def find_card(name: str) -> Card:
    """By id, short name or the beginning of one; a wrong name gets the nearest right one."""
    known: dict[str, Card] = {}
    for card in CONTENT.cards:
        known.setdefault(plain(card.id), card)
        known.setdefault(plain(short_name(card)), card)
    wanted = plain(name)
    begun = [word for word in known if word.startswith(wanted)]
    if wanted not in known and not (wanted and begun):
        guess = short_name(known[nearest(wanted, known)])
        raise RaumhafenError("error-card-unknown", {"name": name, "guess": guess})
    return known[wanted if wanted in known else begun[0]]


class CardWords:
    """What cards pay, cost and can do, in signs that fit a table."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def amounts(self, credits: int, income: int, vp: int) -> list[str]:
        given = (("credits", credits), ("income", income), ("vp", vp))
        return [self.texts.say(f"terminal-{name}", amount=n) for name, n in given if n]

    def pays(self, sides: Iterable[Side]) -> str:
        """What one side, or a whole stack, gives when its sector pays."""
        several = list(sides)
        signs = self.amounts(
            sum(side.credits for side in several),
            sum(side.income for side in several),
            sum(side.vp for side in several),
        )
        signs += [ARROWS[side.left, side.right] for side in several if side.left or side.right]
        signs += [self.claim(level, count) for side in several for level, count in side.claim]
        return " ".join(signs)

    def claim(self, level: int, count: int) -> str:
        return self.texts.say("terminal-claim", level=level, count=count)

    def squares(self, side: Side, players: int, cubes: int) -> str:
        """Linked squares stand in brackets, since they are used together."""
        if side.charge is None:
            return ""
        in_play = side.charge.squares_in_play(players)
        row = CUBE * cubes + SQUARE * (in_play - cubes)
        return f"[{row}]" if side.charge.linked and in_play > 1 else row

    def side(self, side: Side, players: int, cubes: int = 0) -> str:
        return " ".join(filter(None, (self.pays([side]), self.squares(side, players, cubes))))

    def labelled(self, card: Card, deployed: bool, players: int) -> str:
        """A side with its letter, since colour alone says nothing on paper."""
        label = self.texts.say("terminal-d" if deployed else "terminal-s")
        shown = self.side(card.deployed if deployed else card.station, players)
        return f"{label} {shown or '–'}"

    def place(self, card: Card) -> str:
        return self.texts.say("terminal-sector", sector=card.sector)

    def tag(self, card: Card, mark: str) -> str:
        """Price and sector in few signs, for grids."""
        into = self.texts.say("terminal-into", sector=card.sector)
        return f"{mark}{self.price(card)} {into}"

    def price(self, card: Card) -> str:
        return self.texts.say("terminal-credits", amount=card.cost)

    def ability(self, card: Card, deployed: bool, players: int) -> str:
        """The ability of a side in one sentence; empty if there is none."""
        pieces = card_lines(card, "deployed" if deployed else "station", players)
        said = [self.texts.fill(key, args) for key, args in pieces if key.startswith("effect-")]
        return f"{said[0]}: {'. '.join(said[1:])}" if said else ""

    def full(self, card: Card, players: int) -> RenderableType:
        """Everything that is printed on a card."""
        parts = [Text(self.texts.fill(class_key(card), {}), style="italic"), self.bought(card)]
        for side, style in (("station", STATION), ("deployed", DEPLOYED)):
            pieces = card_lines(card, side, players)
            if pieces:
                title = self.texts.say(f"side-{side}")
                parts.append(Text(title, style=f"bold {style}"))
            parts += [Text(f"  {self.texts.fill(key, args)}") for key, args in pieces]
        return Panel(Group(*parts), title=Text(card.name), title_align="left")

    def bought(self, card: Card) -> Text:
        words = {"cost": card.cost, "sector": card.sector, "level": card.level}
        return Text(self.texts.say("terminal-printed", **words))
