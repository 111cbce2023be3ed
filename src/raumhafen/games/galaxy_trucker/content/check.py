"""Checks across all content entries: ids that stand once, numbers of copies, fixed orders."""

from __future__ import annotations

from raumhafen.games.galaxy_trucker.content.kinds import (
    CARDS_FILE,
    CARDS_PER_LEVEL,
    LEVELS,
    ROUNDS_FILE,
    TILES_FILE,
    Content,
)

ROUND_IDS = ["I", "II", "III", "IIIa"]


def check(content: Content, faults: list[str]) -> None:
    """GT1, GT20.1 Everything that no single entry can show."""
    check_tile_names(content, faults)
    check_tile_numbers(content, faults)
    check_card_ids(content, faults)
    check_round_ids(content, faults)


def check_tile_names(content: Content, faults: list[str]) -> None:
    """GT1.1 Every physical tile has a name of its own."""
    names = [tile.name for tile in content.tiles]
    for name in sorted({name for name in names if names.count(name) > 1}):
        faults.append(f"{TILES_FILE}: {name}: stands twice")


def check_tile_numbers(content: Content, faults: list[str]) -> None:
    """GT1.1 As many tiles of each kind as the table of components says."""
    for at, kind in enumerate(content.kinds):
        found = sum(tile.kind == at for tile in content.tiles)
        if found != kind.copies:
            reason = f"{found} tiles instead of {kind.copies}"
            faults.append(f"{TILES_FILE}: kind {kind.name}: {reason}")


def check_card_ids(content: Content, faults: list[str]) -> None:
    """GT1.3 I-01 to III-20: rules and saved matches know cards by their place."""
    wanted = [f"{level}-{n:02}" for level in LEVELS for n in range(1, CARDS_PER_LEVEL + 1)]
    if [card.id for card in content.cards] != wanted:
        faults.append(f"{CARDS_FILE}: card: the ids must be {wanted[0]} to {wanted[-1]} in order")


def check_round_ids(content: Content, faults: list[str]) -> None:
    """GT20.1 Rounds are known by their place, too."""
    if [entry.id for entry in content.rounds] != ROUND_IDS:
        faults.append(f"{ROUNDS_FILE}: round: must be {', '.join(ROUND_IDS)} in order")
