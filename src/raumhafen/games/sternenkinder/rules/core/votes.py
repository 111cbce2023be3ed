"""A9.3 Votes in the High Council."""

from typing import Final

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.regimes import POLICY, POLICY_IDS, WONDER_IDS
from raumhafen.games.sternenkinder.content.tables import BUILDING_EFFECT, CULTURE, ENTRY_IDS
from raumhafen.games.sternenkinder.content.words import FLAGS, PER, VERBS
from raumhafen.games.sternenkinder.rules.core.agents import embassies
from raumhafen.games.sternenkinder.rules.core.income import EMBASSY, EMBASSY_ID, income, standing
from raumhafen.games.sternenkinder.rules.core.places import is_blocked, planets_of
from raumhafen.games.sternenkinder.rules.core.regimes import HABITAT, habitat_level, has_policy
from raumhafen.games.sternenkinder.rules.core.sinks import Sums
from raumhafen.games.sternenkinder.rules.core.tally import has_flag, sources
from raumhafen.games.sternenkinder.state import SternState

VOTES: Final = VERBS.index("votes")
PARTICIPATION: Final = POLICY["participation"]
NO_VOTES: Final = FLAGS.index("no_votes")
PER_CULTURE_INCOME: Final = PER.index("culture_income_10")
PER_EMBASSY: Final = PER.index("own_embassy")
CULTURE_FOR_VOTE: Final = 10  # A8.32


def vote(s: SternState, seat: int, sink: Sums) -> None:
    """A9.3 Levels of all planets that are not blocked, and effects; A7.4 none for a criminal."""
    if has_flag(s, seat, NO_VOTES):
        return
    for cell in planets_of(s, seat):
        if not is_blocked(s, cell):
            sink.add(0, s.level[cell], "share-planet", CELL_IDS[cell], "A9.3")
    if s.politics:
        sink.add(0, habitat_level(s, seat), "share-source", WONDER_IDS[HABITAT], "A19.13")
    if has_policy(s, seat, PARTICIPATION):
        vote_more(s, seat, sink)
    for source, effect in standing(s, seat, VOTES):
        sink.add(0, effect.n, "share-source", ENTRY_IDS[source], "A9.3")
    if s.politics and embassies(s, seat):
        vote_by_embassies(s, seat, sink)


def vote_by_embassies(s: SternState, seat: int, sink: Sums) -> None:
    """A8.32 One vote for each full 10 C of income and embassy; technologies add to each."""
    count = embassies(s, seat)
    for_culture = max(0, income(s, seat)[CULTURE]) // CULTURE_FOR_VOTE
    for effect in BUILDING_EFFECT[EMBASSY]:
        if effect.per == PER_CULTURE_INCOME:
            amount = count * for_culture * effect.n
            sink.add(0, amount, "share-source", EMBASSY_ID, "A8.32")
    for source, effects, _ in sources(s, seat):
        for effect in effects:
            if effect.verb == VOTES and effect.per == PER_EMBASSY:
                sink.add(0, count * effect.n, "share-source", ENTRY_IDS[source], "A8.32")


def vote_more(s: SternState, seat: int, sink: Sums) -> None:
    """A16.8 Each colony counts one level higher; of level III and IV it gives 1 and 2 more."""
    for cell in planets_of(s, seat):
        if cell not in s.home and not is_blocked(s, cell):
            amount = 1 + max(0, s.level[cell] - 2)
            sink.add(0, amount, "share-source", POLICY_IDS[PARTICIPATION], "A16.8")


def votes(s: SternState, seat: int) -> int:
    sink = Sums()
    vote(s, seat, sink)
    return sink.totals[0]
