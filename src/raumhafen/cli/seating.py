"""Seating at the terminal: people, bots and their names."""

from raumhafen.cli.shell import Shell
from raumhafen.cli.table import PERSON
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Meta

USUAL_BOT = "greedy"


def seating(
    shell: Shell, meta: Meta, seats: int | None, bots: str | None, hot_seat: bool, names: str | None
) -> tuple[list[str], list[str]]:
    """An agent name (or PERSON) and a name for every seat."""
    agents = [name.strip() for name in bots.split(",")] if bots else []
    count = seats if seats is not None else usual_seats(meta, len(agents), hot_seat)
    meta.check_seats(count)
    if len(agents) >= count:
        raise RaumhafenError("error-too-many-bots", {"bots": len(agents), "seats": count})
    people = count - len(agents) if hot_seat else 1
    filling = agents or [USUAL_BOT]
    sitting = [PERSON] * people + [filling[k % len(filling)] for k in range(count - people)]
    return sitting, called(shell, sitting, names)


def usual_seats(meta: Meta, bots: int, hot_seat: bool) -> int:
    """Two people at one keyboard, or one person and the bots that were named."""
    people = 2 if hot_seat else 1
    return max(meta.min_seats, people + (bots or (0 if hot_seat else 1)))


def called(shell: Shell, sitting: list[str], names: str | None) -> list[str]:
    """The names of the seats: given ones, and names of stars for the rest."""
    given = [name.strip() for name in names.split(",")] if names else []
    stars = shell.say("seat-names").split()
    return [
        given[seat] if seat < len(given) and given[seat] else stars[seat % len(stars)]
        for seat in range(len(sitting))
    ]


def labels(names: list[str], sitting: list[str]) -> list[str]:
    """Names for lists, where a bot says what it is."""
    return [
        name if agent == PERSON else f"{name} ({agent})"
        for name, agent in zip(names, sitting, strict=True)
    ]
