"""The judgement that Sternenkinder hands out to agents."""

from typing import ClassVar, Final

from raumhafen.engine.judgement import Judgement
from raumhafen.engine.mind import Mind
from raumhafen.engine.state import State
from raumhafen.games.sternenkinder.bots import greedy, treaties
from raumhafen.games.sternenkinder.bots.figures import figures
from raumhafen.games.sternenkinder.bots.judgement import JUDGEMENT
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.shortlist import shortlist
from raumhafen.games.sternenkinder.bots.styles import STYLES, USUAL
from raumhafen.games.sternenkinder.bots.value import value
from raumhafen.games.sternenkinder.state import SternState


class SternMind(Mind):
    """Rulers who build where income is."""

    styles: ClassVar[tuple[str, ...]] = tuple(STYLES)

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return greedy.greedy_choice(_own(state), seat, options, USUAL)

    def styled(self, state: State, seat: int, options: list[int], style: str) -> int:
        return greedy.greedy_choice(_own(state), seat, options, STYLES[style])

    def reply(self, state: State, seat: int, asides: list[int]) -> int:
        return treaties.reply(Outlook(_own(state), seat, USUAL), asides)

    def value(self, state: State, seat: int) -> float:
        return value(_own(state), seat)

    def judgement(self) -> Judgement | None:
        return JUDGEMENT

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return shortlist(_own(state), seat, options)

    def pace(self, state: State) -> int:
        s = _own(state)
        return 4 * s.round + s.phase

    def horizon(self, seats: int, ample: bool) -> int:
        """About a round, since everybody has a part in each of its phases."""
        return 2 if seats == 2 else 1

    def figures(self, state: State, seat: int) -> dict[str, float]:
        return figures(_own(state), seat)


def _own(state: State) -> SternState:
    assert isinstance(state, SternState)
    return state


MIND: Final = SternMind()
