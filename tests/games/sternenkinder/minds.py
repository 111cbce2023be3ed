"""What bots answer, for scenarios."""

from raumhafen.engine.flow import Script
from raumhafen.games.sternenkinder.bots.greedy import greedy_choice
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.styles import USUAL, Style
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import Diplomacy


def chosen(t: Scenario, style: Style = USUAL, seat: int | None = None) -> str:
    """What a ruler answers to the open question: whoever is asked, or this one of them."""
    asked = t.active.seat if seat is None else seat
    return GAME.actions.code(greedy_choice(t.s, asked, t.s.options(asked), style))


def outlook(t: Diplomacy, style: Style = USUAL) -> Outlook:
    """Of the first player."""
    return Outlook(t.s, t.mine.seat, style)


def confront(t: Scenario, script: Script, seat: int, args: list[int]) -> None:
    """Runs a script up to its first question, before whoever is asked is asked again; laws of the
    flow do not hold.
    """
    asked = t.s.deciders()[0]
    t.s.asked[asked] = None
    t.s.open -= 1
    t.s.stack[-1].again()
    t.bent = True
    t.s.call(script, seat, args)
    t.s.advance(t.s.stack)
