"""Options of Space Base with what they mean in this position."""

from collections.abc import Sequence

from raumhafen.cli.boards.space_base_cards import CardWords, short_name
from raumhafen.engine.game import View
from raumhafen.games.space_base.content.kinds import Card
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.text import Texts

MARKET = ("buy", "claim")
POWERED = ("use", "set", "reroll", "shift", "charge", "from", "to")


class OptionWords:
    """The first line says what to do, the others what it brings."""

    def __init__(self, texts: Texts, words: CardWords) -> None:
        self.texts = texts
        self.words = words

    def lines(self, code: str, view: View) -> list[str]:
        kind, *args = code.split(":")
        if kind in ("split", "sum"):
            return [self.dice(kind, view)]
        if kind in MARKET:
            market = view["board"]["shipyard"] + view["board"]["colonies"]
            key = "terminal-buy" if kind == "buy" else "terminal-claim-ship"
            return self.offered(key, CONTENT.by_id(market[int(args[0])]), view)
        if kind == "take":
            hand = view["board"]["mine"]["hand"]
            return self.offered("terminal-buy", CONTENT.by_id(hand[int(args[0]) - 1]), view)
        if kind in POWERED:
            return self.powered(code, kind, CONTENT.by_id(args[0]), view)
        if kind in ("double", "place", "exchange"):
            return [self.sector(code, kind, int(args[0]), view)]
        if kind == "done" and view["question"]["kind"] == "shift":
            return [self.texts.say("terminal-stay", sector=shifted_sum(view))]
        if kind == "done" and view["question"]["kind"] == "light-speed-buy":
            return [self.action(code, view), *self.chosen(view)]
        return [self.action(code, view)]

    def chosen(self, view: View) -> list[str]:
        """SB3.2 The ships named so far, which are paid and placed when all have answered."""
        mine = view["board"]["mine"]
        taken = [int(code.rpartition(":")[2]) - 1 for code in mine["answers"]]
        cards = [CONTENT.by_id(mine["hand"][at]) for at in taken]
        if not cards:
            return []
        left = view["board"]["seats"][view["seat"]]["credits"] - sum(card.cost for card in cards)
        names = ", ".join(short_name(card) for card in cards)
        return [self.texts.say("terminal-chosen", cards=names, left=left)]

    def action(self, code: str, view: View) -> str:
        return self.texts.action(code, view["question"]["kind"])

    def dice(self, kind: str, view: View) -> str:
        """SB16.6 What each answer yields."""
        board = view["board"]
        a, b = board["dice"]
        credits, income, vp, cubes, claims = board["previews"][view["seat"]][kind]
        gains = [f"+{amount}" for amount in self.words.amounts(credits, income, vp)]
        if cubes:
            gains.append(self.texts.say("terminal-cubes", count=cubes))
        if claims:
            gains.append(self.texts.say("sb-claims", amount=claims))
        shown = ", ".join(gains) or self.texts.say("terminal-nothing")
        return self.texts.say(f"terminal-{kind}", a=a, b=b, sum=a + b, gains=shown)

    def offered(self, key: str, card: Card, view: View) -> list[str]:
        players = len(view["board"]["seats"])
        facts = [self.words.price(card), self.words.place(card)]
        if card.vp:
            facts += self.words.amounts(0, 0, card.vp)
        else:
            facts += [self.words.labelled(card, deployed, players) for deployed in (False, True)]
        first = self.texts.say(key, card=short_name(card), facts=" · ".join(facts))
        return [first, *self.abilities(card, players)]

    def abilities(self, card: Card, players: int) -> list[str]:
        """What the sides can do; once, if both can do the same."""
        letters = [self.texts.say("terminal-s"), self.texts.say("terminal-d")]
        said = [self.words.ability(card, deployed, players) for deployed in (False, True)]
        if said[0] and said[0] == said[1]:
            return [f"{', '.join(letters)}: {said[0]}"]
        return [f"{letter}: {text}" for letter, text in zip(letters, said, strict=True) if text]

    def powered(self, code: str, kind: str, card: Card, view: View) -> list[str]:
        """A card on the own board: where it lies, and for `use` what it does."""
        players = len(view["board"]["seats"])
        sector, deployed, cubes = locate(view["board"]["seats"][view["seat"]]["sectors"], card.id)
        first = f"{self.action(code, view)} {self.where(sector, deployed, cubes)}"
        if kind == "shift":
            target = shifted_sum(view) + int(code.rpartition(":")[2])
            return [f"{first} {self.texts.say('terminal-to-sector', sector=target)}"]
        if kind in ("from", "to"):
            return [first]
        return [first, self.words.ability(card, deployed, players)]

    def where(self, sector: int, deployed: bool, cubes: int) -> str:
        key = "terminal-where-deployed" if deployed else "terminal-where-station"
        return self.texts.say(key, sector=sector, cubes=cubes)

    def sector(self, code: str, kind: str, sector: int, view: View) -> str:
        """A sector with its station card, or for doubling with what it pays now."""
        board = view["board"]
        own = board["seats"][view["seat"]]["sectors"][sector - 1]
        station = CONTENT.by_id(own["station"][0])
        shown = short_name(station)
        if kind == "double":
            stack = [CONTENT.by_id(id).deployed for id, _ in own["deployed"]]
            mine = board["active"] == view["seat"]
            shown = self.words.pays([station.station] if mine else stack)
        return f"{self.action(code, view)} ({shown})" if shown else self.action(code, view)


def locate(sectors: Sequence[View], id: str) -> tuple[int, bool, int]:
    """Sector, whether deployed, and cubes of a card on a board."""
    for at, sector in enumerate(sectors, start=1):
        if sector["station"][0] == id:
            return at, False, sector["station"][1]
        for card, cubes in sector["deployed"]:
            if card == id:
                return at, True, cubes
    raise AssertionError(f"{id} is not on this board")


def shifted_sum(view: View) -> int:
    """The sector that the sum and the shifts so far have reached."""
    shifts = [code.split(":") for code in view["board"]["mine"]["answers"]]
    return int(sum(view["board"]["dice"])) + sum(int(s[2]) for s in shifts if s[0] == "shift")
