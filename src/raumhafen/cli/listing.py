"""Commands that print a list: games, rules, figures."""

import json
from collections.abc import Mapping
from pathlib import Path

from rich.table import Table
from rich.text import Text

from raumhafen.cli.options import flag, value_word
from raumhafen.cli.shell import Shell, nearest
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Meta, Option
from raumhafen.games import METAS, package
from raumhafen.rulebook import later_rules, load_rulebook, uncited
from raumhafen.text import Texts


def show_games(shell: Shell, as_json: bool) -> None:
    shown = list(METAS.values())
    if as_json:
        shell.console.file.write(json.dumps({"games": [_facts(meta) for meta in shown]}) + "\n")
        return
    for meta in shown:
        texts = Texts(shell.lang)
        texts.add_game(meta.id)
        title = Text(texts.say(f"{meta.id}-title"), style="bold")
        title.append(f"  {meta.id}", style="cyan")
        shell.console.print(title)
        shell.console.print(Text(f"  {texts.say(f'{meta.id}-tagline')}"))
        seats = shell.say("games-seats", min=meta.min_seats, max=meta.max_seats)
        shell.console.print(Text(f"  {seats}", style="dim"))
        for option in meta.options:
            shell.console.print(_option_line(texts, option))


def _facts(meta: Meta) -> dict[str, object]:
    options = {option.name: list(option.values) for option in meta.options}
    return {"id": meta.id, "seats": [meta.min_seats, meta.max_seats], "options": options}


def _option_line(texts: Texts, option: Option) -> Text:
    line = Text(f"  {flag(option)} ", style="cyan")
    values = []
    for value in option.values:
        word = value_word(value)
        values.append(f"{word} ({texts.say(f'option-{option.name}-{word}')})")
    line.append(f"{texts.say(f'option-{option.name}')}: {', '.join(values)}", style="default")
    return line


def show_rules(shell: Shell, game_id: str, number: str | None) -> None:
    """The whole book, a chapter or a single rule."""
    book = load_rulebook(game_id, shell.lang)
    if number is None:
        for chapter in book.chapters:
            shell.console.print()
            heading = Text(f"{chapter.number} {chapter.title}".strip(), style="bold underline")
            shell.console.print(heading)
            for rule in chapter.rules:
                shell.console.print(_rule_line(rule.number, rule.text))
        return
    rules = book.under(number.upper())
    if not rules:
        guess = nearest(number.upper(), book.numbers())
        raise RaumhafenError("error-rule-unknown", {"rule": number, "guess": guess})
    for rule in rules:
        shell.console.print(_rule_line(rule.number, rule.text))


def _rule_line(number: str, text: str) -> Text:
    return Text(number, style="bold").append(f"  {text}", style="default")


def show_uncited(shell: Shell, game_id: str, tests: Path | None) -> None:
    """A number by itself has no test; one that waits for a later part of the game says so."""
    package(game_id)
    for number in uncited(game_id, tests):
        shell.console.print(number, markup=False)
    for part, numbers in later_rules(game_id).items():
        for number in numbers:
            shell.console.print(shell.say("rules-later", rule=number, part=part), markup=False)


def show_figures(shell: Shell, found: Mapping[str, Mapping[str, float | bool]]) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(shell.say("bench-game"))
    for head in ("bench-decisions", "bench-copy", "bench-view", "bench-code"):
        table.add_column(shell.say(head), justify="right")
    for game_id, figures in found.items():
        code = "bench-compiled" if figures["compiled"] else "bench-interpreted"
        table.add_row(
            game_id,
            shell.say("bench-rate", number=int(figures["decisions_per_s"])),
            shell.say("bench-micro", number=float(figures["copy_us"])),
            shell.say("bench-micro", number=float(figures["view_us"])),
            shell.say(code),
        )
    shell.console.print(table)
