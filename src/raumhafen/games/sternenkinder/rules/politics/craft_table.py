"""A8.30 to A8.57 The crafts of all institution actions that a character declares."""

from typing import Final

from raumhafen.games.sternenkinder.rules.politics.bribery import CABINETS
from raumhafen.games.sternenkinder.rules.politics.crafts import ACTION, Craft
from raumhafen.games.sternenkinder.rules.politics.guard_crafts import GUARDS
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import HARM
from raumhafen.games.sternenkinder.rules.politics.mines import MINES
from raumhafen.games.sternenkinder.rules.politics.quiet_crafts import QUIET
from raumhafen.games.sternenkinder.rules.politics.shadow_crafts import SHADOW
from raumhafen.games.sternenkinder.rules.politics.talk_crafts import TALK
from raumhafen.games.sternenkinder.rules.politics.uprisings import UPRISINGS

BY_NAME: Final[dict[str, Craft]] = {
    **QUIET, **GUARDS, **HARM, **SHADOW, **TALK, **MINES, **UPRISINGS, **CABINETS,
}  # fmt: skip
CRAFTS: Final[dict[int, Craft]] = {ACTION[name]: craft for name, craft in BY_NAME.items()}
