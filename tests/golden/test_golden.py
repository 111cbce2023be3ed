"""The recorded matches are still played the same way, and stored tables can still be read."""

import pytest

from raumhafen.games import METAS, load_game
from tests.golden import saved_names
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
    names = {saved_names.path(load_game(game_id)) for game_id in METAS}
    assert written == {golden.path for golden in GOLDENS} | names
    assert all(path.stat().st_size < MAX_BYTES for path in written)


@pytest.mark.parametrize("game_id", METAS)
def test_names_in_saved_positions_stay(game_id: str) -> None:
    """Look for another way first: tables that people play hold these names."""
    game = load_game(game_id)
    assert saved_names.listing(game) == saved_names.path(game).read_text(encoding="utf-8")
