"""Commands that answer at once: help, lists, rules, figures, refusals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from raumhafen.cli import operations
from raumhafen.cli.shell import choose_lang, take_lang
from raumhafen.games import METAS, PACKAGES
from tests.cli.shell import Streams

PREFIX = METAS["space-base"].prefix  # a whole number here would count as a citation
COMMANDS = ("games", "play", "simulate", "replay", "analyse", "rules", "bench")

# --- help and language ---------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "Usage"), ("de", "Aufruf")])
def test_the_front_page_lists_every_command(raumhafen: Streams, lang: str, word: str) -> None:
    ran = raumhafen(f"--lang {lang}")
    assert ran.code == 0
    assert ran.out.startswith(word)
    assert all(f"  {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page(raumhafen: Streams, lang: str, command: str) -> None:
    ran = raumhafen(f"{command} --help --lang {lang}")
    assert ran.code == 0
    assert f"raumhafen {command}" in ran.out
    assert "--lang" in ran.out


def test_every_option_of_every_command_is_explained(raumhafen: Streams) -> None:
    for command in (*COMMANDS, *operations.NAMES):
        page = raumhafen(f"{command} --help").out
        lines = [line for line in page.splitlines() if line.startswith("  --")]
        assert lines
        assert all(len(line.split("  ")) > 2 for line in lines), page


@pytest.mark.parametrize(
    ("given", "env", "lang"),
    [
        ("de", {"RAUMHAFEN_LANG": "en"}, "de"),
        (None, {"RAUMHAFEN_LANG": "de", "LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LC_ALL": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "de_CH"}, "de"),
    ],
)
def test_the_language_is_found(given: str | None, env: dict[str, str], lang: str) -> None:
    assert choose_lang(given, env) == lang


def test_the_language_may_stand_anywhere() -> None:
    assert take_lang(["play", "--lang", "de", "x"]) == ("de", ["play", "x"])
    assert take_lang(["--lang=de", "games"]) == ("de", ["games"])
    assert take_lang(["games"]) == (None, ["games"])


# --- lists ---------------------------------------------------------------------------------------


def test_games_are_listed(raumhafen: Streams) -> None:
    ran = raumhafen("games --lang de")
    assert "Space Base" in ran.out
    assert "--variant" in ran.out
    assert "2 bis 5 Plätze" in ran.out


def test_games_as_json(raumhafen: Streams) -> None:
    found = json.loads(raumhafen("games --json").out)["games"]
    assert [entry["id"] for entry in found] == list(PACKAGES)
    assert found[0]["options"]["variant"] == ["standard", "light-speed"]


def test_a_rule_in_both_languages(raumhafen: Streams) -> None:
    assert raumhafen("rules space-base l2").out.startswith("L2  Each colony")
    assert raumhafen("rules space-base l2 --lang de").out.startswith("L2  Jede Kolonie")


def test_the_whole_book_has_its_chapters(raumhafen: Streams) -> None:
    out = raumhafen("rules space-base").out
    assert out.index("Terms and components") < out.index("What always holds")


def test_uncited_rules_are_listed_and_nothing_else(raumhafen: Streams, tmp_path: Path) -> None:
    first, other = f"{PREFIX}1.1", f"{PREFIX}1.2"
    (tmp_path / "test_it.py").write_text(f'"""{first} and {PREFIX}19 L3 are tested here."""\n')
    lines = raumhafen(f"rules space-base --uncited --tests {tmp_path}").out.split()
    assert first not in lines
    assert "L3" not in lines
    assert {other, "L4"} <= set(lines)


# --- figures -------------------------------------------------------------------------------------


def test_bench_as_json(raumhafen: Streams) -> None:
    found = json.loads(raumhafen("bench space-base --seconds 0.2 --json").out)
    assert list(found) == ["games"]
    assert list(found["games"]) == ["space-base"]
    figures = found["games"]["space-base"]
    assert list(figures) == ["decisions_per_s", "copy_us", "view_us", "compiled"]
    assert figures["decisions_per_s"] > 100
    assert 0 < figures["copy_us"] < figures["view_us"]
    assert isinstance(figures["compiled"], bool)


def test_bench_for_people(raumhafen: Streams) -> None:
    ran = raumhafen("bench space-base --seconds 0.2 --lang de")
    assert "Entscheidungen/s" in ran.out
    assert "µs" in ran.out


# --- the web platform ----------------------------------------------------------------------------


@pytest.mark.slow
def test_without_the_platform_its_commands_say_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['litestar'] = None\n"
        "from raumhafen.cli.entry import run; sys.exit(run(['serve', '--lang', 'en']))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 2
    assert "litestar" in ran.stderr
    assert "raumhafen[web]" in ran.stderr


@pytest.mark.slow
def test_other_commands_do_not_load_the_platform() -> None:
    code = "import sys; from raumhafen.cli.entry import run; run(['games']); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    modules = loaded.stdout.split()
    assert "raumhafen.cli.operations" in modules
    assert not {"litestar", "polars", "raumhafen.games.space_base.game"} & set(modules)


# --- refusals: one line, a suggestion, exit code 2 -----------------------------------------------

REFUSED = [
    ("plaz", "“play”"),
    ("play space-bse", "“space-base”"),
    ("play", "space-base"),
    ("rules", "space-base"),
    ("play space-base --seets 3", "“--seats”"),
    ("games --jsn", "“--json”"),
    ("play space-base --seats 9", "2 to 5"),
    ("play space-base --seats many", "raumhafen play --help"),
    ("play space-base --seats", "--seats"),
    ("play space-base --variant lightspeed", "“light-speed”"),
    ("play space-base --variant", "raumhafen games"),
    ("play space-base --bots gredy", "“greedy”"),
    ("play space-base --bots greedy,greedy --seats 2", "--seats"),
    ("play --resume nothing.jsonl", "nothing.jsonl"),
    ("simulate space-base --agents greedy,rndom", "“random”"),
    ("simulate space-base --agents greedy,search:x", "search:0.2s"),
    ("simulate space-base --agents greedy", "2 to 5"),
    ("simulate space-base --games 0", "raumhafen simulate --help"),
    ("simulate space-base --out no/such/folder.parquet", "no/such"),
    ("replay nothing.jsonl", "nothing.jsonl"),
    ("analyse nothing.jsonl", "nothing.jsonl"),
    ("rules space-base SB99", "“SB"),
    ("bench space-bas", "“space-base”"),
    ("games --lang fr", "en, de"),
]


@pytest.mark.parametrize(("line", "suggestion"), REFUSED)
def test_a_wrong_command_line_is_refused(raumhafen: Streams, line: str, suggestion: str) -> None:
    ran = raumhafen(line)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("raumhafen: ")
    assert ran.err.count("\n") == 1
    assert suggestion in ran.err


@pytest.mark.parametrize(
    ("line", "suggestion"),
    [("plaz", "Meintest du „play“?"), ("play space-base --variant x", "Zur Wahl stehen")],
)
def test_refusals_speak_german(raumhafen: Streams, line: str, suggestion: str) -> None:
    ran = raumhafen(f"{line} --lang de")
    assert ran.code == 2
    assert suggestion in ran.err


def test_rules_of_later_parts_are_said_to_be_that(raumhafen: Streams) -> None:
    """Every line of Sternenkinder's list names the part that brings the rule."""
    lines = raumhafen("rules sternenkinder --uncited").out.splitlines()
    assert lines and all("comes with part I" in line for line in lines)
