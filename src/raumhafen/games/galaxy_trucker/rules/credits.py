"""GT21.4 Credits and the purse they go to: one for each ship, or one for each team."""

from raumhafen.games.galaxy_trucker.state import TruckerState


def purse(s: TruckerState, ship: int) -> int:
    """GT21.4 Where the credits of a ship go."""
    return ship % 2 if s.teams else ship


def earn(s: TruckerState, ship: int, credits: int, rule: str) -> None:
    s.credits[purse(s, ship)] += credits
    s.tell("event-credits", rule, {"seat": s.pilot[ship], "credits": credits})
