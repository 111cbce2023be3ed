"""B8.9 Neutral fleets: how they appear, grow and are beaten, and who plays them."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    CULT_FLEET,
    ENTRY,
    GAV_FLEET,
    KOSME_FLEET,
    PIRATE_BASE,
    PIRATE_FLEET,
)
from raumhafen.games.sternenkinder.content.words import FACTIONS
from raumhafen.games.sternenkinder.rules.core.pirates import hirer
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.state import NOBODY, SternState

STARBASE: Final = ENTRY["neutral.pirate_starbase"]
# the kind of fleet of each faction, and how many a pip of growth brings (decision 33)
FACTION_FLEET: Final = (PIRATE_FLEET, GAV_FLEET, KOSME_FLEET, CULT_FLEET)
KIND_NAMES: Final = {
    PIRATE_FLEET: "pirates", PIRATE_BASE: "pirate_base", GAV_FLEET: "gav", KOSME_FLEET: "kosme",
    CULT_FLEET: "cult",
}  # fmt: skip
CULT_PIP: Final = 2


def spawn_neutral(s: SternState, cell: int, effect: Effect, card: int = NOBODY) -> None:
    """B27.2.8 As many fleets as units; the pirate base is one fleet (decision 33).

    `effect` is a `spawn`, `card` the event whose card stays while they are there.
    """
    base = any(entry == STARBASE for entry, _ in effect.entries)
    kind = PIRATE_BASE if base else FACTION_FLEET[effect.what]
    count = 1 if base else sum(number for _, number in effect.entries)
    put_neutral(s, cell, kind, count, card)


def put_neutral(s: SternState, cell: int, kind: int, count: int, card: int) -> None:
    """B8.9.2 The card stays until the fleets are destroyed."""
    if cell in s.neutral_at:
        s.neutral_count[s.neutral_at.index(cell)] += count
        return
    at = s.neutral_at.index(NOBODY)
    s.neutral_at[at] = cell
    s.neutral_kind[at] = kind
    s.neutral_count[at] = count
    s.neutral_card[at] = card
    s.neutral_pips[at] = 0 if card == NOBODY else CONTENT.events[card].pips
    args: dict[str, Argument] = {"fleets": KIND_NAMES[kind], "amount": count}
    s.tell("event-neutral", "B8.9", {**args, "system": CELL_IDS[cell]})


def remove_neutral(s: SternState, at: int) -> None:
    s.neutral_at[at] = s.neutral_kind[at] = s.neutral_card[at] = NOBODY
    s.neutral_count[at] = s.neutral_pips[at] = 0
    if s.politics:
        s.hired[at], s.hired_left[at] = NOBODY, 0


def grow_neutrals(s: SternState) -> None:
    """B8.9.5 A card with growth gains a pip in each closing phase, a fleet each."""
    for at, cell in enumerate(s.neutral_at):
        if cell == NOBODY or s.neutral_card[at] == NOBODY:
            continue
        growth = CONTENT.events[s.neutral_card[at]].growth
        if growth is not None and s.neutral_pips[at] < growth.most:
            s.neutral_pips[at] += 1
            s.neutral_count[at] += CULT_PIP if s.neutral_kind[at] == CULT_FLEET else 1


def opponents(s: SternState, involved: list[int]) -> list[int]:
    """B8.9.3 Who may play the neutral side: fewest victory points, not in the battle.

    Several are drawn among. Where all players are in the battle nobody plays it: its hits go to
    the first fleet (ruling). A11.7 Hired pirates are played by who has hired them.
    """
    by = hirer(s, s.fight_at)
    if by != NOBODY and by not in involved:
        return [by]
    others = [p for p in range(s.seats) if p not in involved and not s.out >> p & 1]
    fewest = min([victory_points(s, seat) for seat in others], default=0)
    return [seat for seat in others if victory_points(s, seat) == fewest]


assert FACTIONS == ("pirates", "gav", "kosme", "cult")
