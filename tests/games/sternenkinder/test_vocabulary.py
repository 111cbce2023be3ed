"""Words of effects: what is said to be read is read, and what waits belongs to a later part."""

from pathlib import Path

import pytest

from raumhafen.games.sternenkinder import rules
from raumhafen.games.sternenkinder.content import qualifiers, vocabulary
from raumhafen.games.sternenkinder.content.check_words import (
    KNOWN,
    conditions,
    standing_rows,
    words_of,
)
from raumhafen.games.sternenkinder.content.effects import walk
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.words import HAVE, NONE, VERBS
from raumhafen.games.sternenkinder.rules.core.counts import COUNTS

FOLDER = Path(str(rules.__file__)).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
READ = (
    *vocabulary.READ_QUANTITIES, *vocabulary.READ_FLAGS, *vocabulary.READ_PER,
    *vocabulary.READ_HAVE,
)  # fmt: skip


@pytest.mark.parametrize("word", READ)
def test_some_rule_names_the_word(word: str) -> None:
    assert f'"{word}"' in SOURCE


def test_every_word_of_the_lists_is_used() -> None:
    """A list with words that no entry uses would hide a slip of the pen."""
    used = {word for _, _, row in standing_rows(CONTENT) for e in walk(row) for word in words_of(e)}
    used |= {HAVE[c.have] for _, _, c in conditions(CONTENT) if c.have != NONE}
    assert used == KNOWN


def test_no_word_is_read_and_waits() -> None:
    waiting = [word for words in vocabulary.LATER.values() for word in words]
    assert not set(waiting) & set(READ)
    assert len(set(waiting)) == len(waiting)


def test_conditions_of_this_part_are_counted() -> None:
    """Everything that a planetary event or a milestone of this part asks for."""
    asked = {
        HAVE[c.have] for file, _, c in conditions(CONTENT) if c.have != NONE and file != "events"
    }
    assert asked <= set(COUNTS)


def test_every_qualifier_of_the_table_is_used() -> None:
    """A line that no entry needs would let a slip of the pen pass."""
    used = {
        (file, VERBS[effect.verb], name, word)
        for file, _, row in standing_rows(CONTENT)
        for effect in walk(row)
        for name, word in qualifiers.words_used(effect)
    }
    listed = {
        (*key, word)
        for table in (qualifiers.READ, qualifiers.LATER)
        for key, words in table.items()
        for word in words or ("",)
    }
    assert used == listed
