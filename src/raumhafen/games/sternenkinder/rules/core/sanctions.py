"""A7.4 Sanctions: three laws, the law of the own level is in force for a player without a vote."""

from typing import Final

from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.tally import SANCTIONS, has_flag, tally
from raumhafen.games.sternenkinder.state import SternState

HIGHEST: Final = len(SANCTIONS)  # A7.4 capital crime
KLEPTOCRACY: Final = GOVERNMENT_IDS.index("government.kleptocracy")
NO_TREATIES: Final = FLAGS.index("no_new_treaties")
OUTLAWED: Final = FLAGS.index("open_casus_belli")


def set_level(s: SternState, seat: int, level: int, rule: str) -> None:
    """A7.4 Only the law on which the marker lies applies; A7.7 a kleptocracy never has a level."""
    if s.government[seat] == KLEPTOCRACY or level == s.sanction[seat]:
        return
    s.sanction[seat] = level
    tally(s, seat)
    s.tell("event-sanctions", rule, {"seat": seat, "level": level})


def raise_level(s: SternState, seat: int, rule: str) -> None:
    """A7.4 A single act that raises the level by 1."""
    set_level(s, seat, min(HIGHEST, s.sanction[seat] + 1), rule)


def may_treat(s: SternState, seat: int) -> bool:
    """A7.4 From the second level on no new treaties."""
    return not has_flag(s, seat, NO_TREATIES)


def is_outlawed(s: SternState, seat: int) -> bool:
    """A7.4 On the third level everybody has a reason for war."""
    return has_flag(s, seat, OUTLAWED)
