"""Checks that look across the entries of the content files; load.py checks each by itself."""

from __future__ import annotations

from raumhafen.games.space_base.content.kinds import (
    COLONIES_FILE,
    COLONY,
    LEVELS,
    SECTORS,
    SETUP_FILE,
    SHIP,
    SHIPS_FILE,
    STARTER,
    STARTERS_FILE,
    Card,
    Charge,
    Content,
    Setup,
)


def check(content: Content, faults: list[str]) -> None:
    """SB1.3 Everything that no single entry can show."""
    check_setup(content.setup, faults)
    check_ids(content.cards, faults)
    check_ships(of_kind(content, SHIP), content.setup, faults)
    check_colonies(of_kind(content, COLONY), faults)
    check_sets(of_kind(content, STARTER), content.setup, faults)


def of_kind(content: Content, kind: int) -> list[Card]:
    return [card for card in content.cards if card.kind == kind]


def check_setup(setup: Setup, faults: list[str]) -> None:
    """SB2.2, SB2.5 Decks of whole sectors, and a bonus for every seat."""
    if setup.players_min > setup.players_max:
        faults.append(f"{SETUP_FILE}: players: min is above max")
    if len(setup.deck_sizes) != LEVELS:
        faults.append(f"{SETUP_FILE}: shipyard: deck_sizes: must name {LEVELS} levels")
    if any(size % SECTORS for size in setup.deck_sizes):
        faults.append(f"{SETUP_FILE}: shipyard: deck_sizes: must be multiples of {SECTORS}")
    if len(setup.seat_bonus) != setup.players_max:
        reason = f"{len(setup.seat_bonus)} entries for {setup.players_max} players"
        faults.append(f"{SETUP_FILE}: seat_bonus: {reason}")


def check_ids(cards: tuple[Card, ...], faults: list[str]) -> None:
    """Every id stands once."""
    seen: set[str] = set()
    for card in cards:
        if card.id and card.id in seen:
            faults.append(f"{file_of(card)}: {card.id}: id: used twice")
        seen.add(card.id)


def file_of(card: Card) -> str:
    return (SHIPS_FILE, COLONIES_FILE, STARTERS_FILE)[card.kind]


def check_ships(ships: list[Card], setup: Setup, faults: list[str]) -> None:
    """SB2.3 A start card that everybody can pay, squares that are in play, complete levels."""
    for card in ships:
        check_squares(card, setup, faults)
        if card.level == 1 and card.cost > setup.credits:
            reason = f"{card.cost} is more than the {setup.credits} starting credits (SB2.3)"
            faults.append(f"{SHIPS_FILE}: {card.id}: cost: {reason}")
    for level, size in enumerate(setup.deck_sizes, 1):
        check_level([card for card in ships if card.level == level], level, size, faults)


def check_level(ships: list[Card], level: int, size: int, faults: list[str]) -> None:
    """SB1.3 Equally many ships in every sector."""
    where = f"{SHIPS_FILE}: level {level}"
    if len(ships) != size:
        faults.append(f"{where}: {len(ships)} ships instead of {size}")
    for sector in range(1, SECTORS + 1):
        found = sum(1 for card in ships if card.sector == sector)
        if found != size // SECTORS:
            faults.append(f"{where}: sector {sector}: {found} ships instead of {size // SECTORS}")


def check_squares(card: Card, setup: Setup, faults: list[str]) -> None:
    """SB9.1 Player counts on charge squares."""
    for name, side in (("station", card.station), ("deployed", card.deployed)):
        if side.charge is not None:
            where = f"{SHIPS_FILE}: {card.id}: {name}.charge.pips: "
            faults.extend(where + reason for reason in pip_faults(side.charge, setup))


def pip_faults(charge: Charge, setup: Setup) -> list[str]:
    tables = range(setup.players_min, setup.players_max + 1)
    wrong = [count for square in charge.pips for count in square if count not in tables]
    faults = [f"{count} is not a player count" for count in wrong]
    if any(charge.squares_in_play(players) == 0 for players in tables):
        faults.append("no square in play for some player count")
    return faults


def check_colonies(colonies: list[Card], faults: list[str]) -> None:
    """SB1.3 One colony per sector, in the order that gives them their indices."""
    if [card.sector for card in colonies] != list(range(1, SECTORS + 1)):
        reason = f"must be one per sector, 1 to {SECTORS} in order"
        faults.append(f"{COLONIES_FILE}: colony: {reason}")


def check_sets(starters: list[Card], setup: Setup, faults: list[str]) -> None:
    """SB1.3 A set of starting ships for every seat."""
    sets = len(starters) // SECTORS
    if sets != setup.players_max:
        faults.append(f"{STARTERS_FILE}: set: {sets} sets for {setup.players_max} players")
