"""Writes all golden files anew: `python -m tests.golden.regenerate`. Look at the difference!"""

from tests.games.space_base import option_counts
from tests.golden.matches import GOLDENS


def main() -> None:
    for golden in GOLDENS:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(golden.play(), encoding="utf-8")
        print(golden.path)
    option_counts.PATH.write_text(option_counts.listing(), encoding="utf-8")
    print(option_counts.PATH)


if __name__ == "__main__":
    main()
