"""Writes all golden files anew: `python -m tests.golden.regenerate`. Look at the difference!"""

from raumhafen.games import METAS, load_game
from tests.games.space_base import option_counts
from tests.golden import saved_names
from tests.golden.matches import GOLDENS


def main() -> None:
    for golden in GOLDENS:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(golden.play(), encoding="utf-8")
        print(golden.path)
    for game_id in METAS:
        game = load_game(game_id)
        saved_names.path(game).write_text(saved_names.listing(game), encoding="utf-8")
        print(saved_names.path(game))
    option_counts.PATH.write_text(option_counts.listing(), encoding="utf-8")
    print(option_counts.PATH)


if __name__ == "__main__":
    main()
