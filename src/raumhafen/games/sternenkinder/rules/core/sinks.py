"""Two sinks for one walk: fast totals, or the lines that explain them."""

from raumhafen.engine.errors import Argument
from raumhafen.engine.game import Share
from raumhafen.games.sternenkinder.content.tables import AWE


class Sums:
    """Adds the amounts of a walk up: by resource, or ground and space."""

    def __init__(self) -> None:
        self.totals = [0, 0, 0, 0]

    def add(self, what: int, amount: int, key: str, name: str, rule: str) -> None:
        self.totals[what] += amount


class Sources(Sums):
    """Counts the sources that give AWE (A17.5)."""

    def __init__(self) -> None:
        super().__init__()
        self.sources = 0

    def add(self, what: int, amount: int, key: str, name: str, rule: str) -> None:
        if what == AWE and amount > 0:
            self.sources += 1


class Lines(Sums):
    """Keeps the lines of one of the totals."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self.wanted = wanted
        self.shares: list[Share] = []

    def add(self, what: int, amount: int, key: str, name: str, rule: str) -> None:
        self.totals[what] += amount
        if what == self.wanted and amount:
            args: dict[str, Argument] = {"source": name}
            self.shares.append(Share(key, args, amount, rule))
