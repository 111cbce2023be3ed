"""The keys under which the text catalogues have the names of entries."""

from typing import Final

# the first words of ids that read differently in keys; `event-` belongs to what play tells
WORDS: Final = {
    "tech": "technology", "seele": "mercenary", "casus": "casus-belli", "ia": "institution",
    "underground": "service", "event": "card", "planetary": "planetary-event",
    "population": "people", "ground": "ground-unit", "neutral": "neutral-unit",
    "unique": "unique-unit", "tactical": "tactical-goal", "distant": "distant-war",
}  # fmt: skip


def name_key(id: str) -> str:
    """`technology-small-craft` for `tech.small_craft`."""
    word, _, rest = id.partition(".")
    return f"{WORDS.get(word, word)}-{rest}".replace(".", "-").replace("_", "-")
