"""A8.36 Votes that a campaign of influence has won, when the law is voted on."""

from raumhafen.engine.errors import Argument
from raumhafen.games.sternenkinder.rules.core.agents import COUNT, FIRST_LAW, cube_rows
from raumhafen.games.sternenkinder.state import SternState


def cast_for_others(s: SternState, law: int) -> None:
    """A8.36 For each cube one vote of its owner is cast by who placed it; then they are gone."""
    for at in reversed(cube_rows(s)):
        card, other, by, count = s.cubes[at : at + COUNT + 1]
        if card != FIRST_LAW + law:
            continue
        moved = min(count, s.ballots[other])
        s.ballots[other] -= moved
        s.cast[other] += moved
        s.ballots[by] += moved
        s.bought[by] += moved  # they are no votes of his own
        del s.cubes[at : at + COUNT + 1]
        told: dict[str, Argument] = {"seat": by, "other_seat": other, "amount": moved}
        s.tell("event-votes-taken", "A8.36", told)
