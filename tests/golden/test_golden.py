"""The recorded matches are still played the same way."""

import pytest

from tests.golden.matches import GOLDENS
from tests.golden.playthrough import FOLDER, Golden

MAX_BYTES = 60_000


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path.stem)
def test_playthrough(golden: Golden) -> None:
    """After a wanted change of rules: `python -m tests.golden.regenerate`."""
    recorded = golden.path.read_text(encoding="utf-8").splitlines()
    played = golden.play().splitlines()
    for number, (line, again) in enumerate(zip(recorded, played, strict=False), start=1):
        assert again == line, f"{golden.path.name}, line {number}"
    assert len(played) == len(recorded)


def test_every_file_belongs_to_a_golden() -> None:
    written = set(FOLDER.glob("*/*.txt"))
    assert written == {golden.path for golden in GOLDENS}
    assert all(path.stat().st_size < MAX_BYTES for path in written)
