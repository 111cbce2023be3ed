"""A9 Laws of the High Council as flat tables, by their place in the content file."""

from typing import Final

from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.words import WHEN

LAWS: Final = CONTENT.laws
LAW_COUNT: Final = len(LAWS)
LAW: Final = {law.id: at for at, law in enumerate(LAWS)}
IN_PLAY: Final = [law.id not in PENDING for law in LAWS]
ALWAYS: Final = ["always" in law.keywords for law in LAWS]  # A9.14
MULTIPLE: Final = ["multiple" in law.keywords for law in LAWS]  # A9.13
CONTEST: Final = ["competition" in law.keywords for law in LAWS]  # A9.15
SANCTION_LEVEL: Final = [law.sanction_level for law in LAWS]  # A7.4
TARGET: Final = [law.target for law in LAWS]
LEAST_PLAYERS: Final = [law.min_players for law in LAWS]
SOVEREIGN: Final = LAW["law.sovereign"]
SOVEREIGN_PIPS: Final = LAWS[SOVEREIGN].pips_on_fail
RELEASE: Final = LAW["law.technology_release"]
# A9.12 whose source a law in force is; those that name systems or technologies have their own ways
FOR_ALL: Final = [law.target == "all" and not law.sanction_level for law in LAWS]
FOR_PLAYER: Final = [law.target == "chosen_player" and not law.sanction_level for law in LAWS]
CLOSING: Final = WHEN.index("closing_phase")
CLOSING_LAWS: Final = [any(effect.when == CLOSING for effect in law.effect) for law in LAWS]
# A16.6 those that come with Judicial Power and are in no deck, as bits
JUDICIARY: Final = "policy.judiciary"
JUDICIAL_LAWS: Final = sum(1 << at for at, law in enumerate(LAWS) if law.place == JUDICIARY)
OUTLAWS: Final = LAW["law.outlaw_policy"]
# A1.11 the law deck, as bits
FULL_DECK: Final = sum(
    1 << at for at, law in enumerate(LAWS) if law.place == "deck" and IN_PLAY[at]
)
