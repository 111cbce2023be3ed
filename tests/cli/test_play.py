"""`raumhafen play` through pipes: whole games, commands, undo, saving and resuming."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from raumhafen.cli.files import open_replay, save_replay, write_whole
from raumhafen.cli.table import Table
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.rng import Rng
from raumhafen.engine.verification import verify
from raumhafen.games import load_game
from tests.cli.shell import MARKER, Streams

SECOND_ALWAYS = "2\n" * 2000  # every question has two options at least, or it is not asked
START = "play space-base --seed 5 --bots random"


def prompts(out: str) -> int:
    return len(re.findall(r"^> ", out, re.MULTILINE))


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "won"), [("de", "gewinnt."), pytest.param("en", "wins.", marks=pytest.mark.soak)]
)
def test_a_whole_game_through_real_pipes(tmp_path: Path, lang: str, won: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "raumhafen.cli", *START.split(), "--lang", lang],
        input=SECOND_ALWAYS,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert ran.returncode == 0, ran.stderr
    assert won in ran.stdout
    assert ran.stderr == ""
    assert not MARKER.findall(ran.stdout)
    assert "\x1b" not in ran.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "extra", ["--variant light-speed", pytest.param("--hot-seat", marks=pytest.mark.soak)]
)
def test_other_tables_come_to_an_end(raumhafen: Streams, extra: str) -> None:
    ran = raumhafen(f"play space-base --seed 2 {extra}", SECOND_ALWAYS)
    assert ran.code == 0
    assert "wins." in ran.out


def test_the_end_of_the_input_ends_the_game_quietly(raumhafen: Streams) -> None:
    ran = raumhafen(START, "2\n")
    assert ran.code == 0
    assert "The input has ended" in ran.out


@pytest.mark.slow
def test_the_same_seed_and_answers_give_the_same_game(raumhafen: Streams) -> None:
    first, second = raumhafen(START, "2\n1\n2\n"), raumhafen(START, "2\n1\n2\n")
    assert first.out == second.out
    assert raumhafen("play space-base --seed 6 --bots random", "2\n1\n2\n").out != first.out


# --- answers -------------------------------------------------------------------------------------


def test_numbers_and_codes_mean_the_same(raumhafen: Streams) -> None:
    by_number, by_code = raumhafen(START, "2\n"), raumhafen(START, "sum\n")
    assert by_number.out.replace("> 2", "> sum") == by_code.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("77", "the last one is 2"),
        ("nonsense", "neither an option nor a command"),
        ("buy:0", "not among the options"),
        ("buy", "one value after its name"),
        ("buy:99", "no slot of"),
        ("", "Type the number"),
        ("b Nobody", "Nobody here is called"),
        ("c Gagarn", "Gagarin"),
        ("? zz9", "Did you mean"),
    ],
)
def test_what_cannot_be_done_is_refused_and_asked_again(
    raumhafen: Streams, line: str, answer: str
) -> None:
    ran = raumhafen(START, f"{line}\n2\n")
    assert answer in " ".join(ran.out.split())
    assert prompts(ran.out) == 2


def test_a_refusal_cites_the_rule(raumhafen: Streams) -> None:
    ran = raumhafen(START, "2\nbuy:29\n")
    assert re.search(r"costs 42, and you have \d+\. \[[A-Z]+\d", ran.out)


# --- commands ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("l", "rolls"),
        ("b", "Board of Vega"),
        ("b 2", "Board of Vega"),
        ("b vega", "Board of Vega"),
        ("m", "Shipyard"),
        ("c gagarin", "Set 1 die to a face of your choice"),
        ("c Jähn", "Deployed side"),
        ("?", "Every player independently"),
        ("? l5", "never holds more cubes"),
        ("w", "No more abilities for the rest of this turn"),
        ("w better", "Standing answer: Take the dice for me"),
        ("w none", "No standing answer any more"),
    ],
)
def test_a_command_shows_something(raumhafen: Streams, command: str, shown: str) -> None:
    without, ran = raumhafen(START, "2\n2\n2\n"), raumhafen(START, f"2\n2\n{command}\n2\n")
    assert shown in ran.out
    assert ran.out.count(shown) > without.out.count(shown)


def test_commands_have_german_words(raumhafen: Streams) -> None:
    ran = raumhafen(f"{START} --lang de", "tableau\nzurück\nende\nn\n")
    assert "Tableau von Wega" in ran.out
    assert "Es gibt nichts zurückzunehmen." in ran.out


def test_a_hint_names_an_option_and_its_chances(raumhafen: Streams) -> None:
    ran = raumhafen(START, "h\n")
    assert "A strong bot would choose: " in ran.out
    assert re.search(r"\d+ %  (split|sum)", ran.out)
    assert "quick heuristic" in ran.out


@pytest.mark.slow
def test_a_standing_answer_answers(raumhafen: Streams) -> None:
    """With the setting on, the dice are taken without asking wherever one choice dominates."""
    asked = "one by one or as their sum?"
    answers = "1\n" * 16
    without = raumhafen(START, answers).out
    standing = raumhafen(START, "w better\n" + answers).out
    turns = re.compile(r"Round (\d+) ·")
    rounds = [int(turns.findall(out)[-1]) for out in (without, standing)]
    per_round = [out.count(asked) / n for out, n in zip((without, standing), rounds, strict=True)]
    assert per_round[1] < per_round[0]


# --- undo ----------------------------------------------------------------------------------------


def test_undo_brings_the_question_back(raumhafen: Streams) -> None:
    ran = raumhafen(START, "2\nu\n")
    first, _, rest = ran.out.partition("> 2\n")
    assert "Taken back." in rest
    question = first[first.index("Sol · Round") :]
    assert rest.rstrip().endswith("The input has ended; the game is not finished.")
    assert question in rest


def test_redo_repeats_what_was_taken_back(raumhafen: Streams) -> None:
    played, redone = raumhafen(START, "2\n2\n2\nl\n"), raumhafen(START, "2\n2\n2\nu\nu\nr\nr\nl\n")
    assert redone.out[redone.out.rindex("> l\n") :] == played.out[played.out.rindex("> l\n") :]


def test_undo_reaches_the_first_answer_and_no_further(raumhafen: Streams) -> None:
    ran = raumhafen(START, "2\n2\nu\nu\nu\n")
    assert ran.out.count("Taken back.") == 2
    assert "There is nothing to take back." in ran.out


def wait_for_person(table: Table) -> None:
    table.settle()
    while table.person_to_ask() is None:
        table.let_bot_act()
        table.settle()


def test_undo_takes_back_the_answers_of_bots_too() -> None:
    table = Table.new(load_game("space-base"), {}, 5, ["A", "B"], ["person", "random"])
    wait_for_person(table)
    table.act(0, "sum")
    wait_for_person(table)
    start = table.at
    table.act(0, "done")
    wait_for_person(table)
    length, log = table.at, [entry.event.key for entry in table.log]
    assert length > start + 1
    table.undo()
    assert table.at == start
    assert all(entry.at <= start for entry in table.log)
    table.redo()
    assert table.at == length
    assert [entry.event.key for entry in table.log] == log


def test_nothing_to_undo_is_refused() -> None:
    table = Table.new(load_game("space-base"), {}, 5, ["A", "B"], ["person", "random"])
    with pytest.raises(IllegalAction):
        table.undo()


# --- files ---------------------------------------------------------------------------------------


def test_save_and_resume(raumhafen: Streams, tmp_path: Path) -> None:
    through = raumhafen(START, "2\n2\n2\nl 100\n")
    saved = raumhafen(START, "2\n2\ns game.jsonl\nq\n")
    assert "Saved as game.jsonl" in saved.out
    resumed = raumhafen("play --resume game.jsonl", "2\nl 100\n")
    assert "Vega (random)" in resumed.out
    assert (
        resumed.out[resumed.out.rindex("> l 100\n") :]
        == (through.out[through.out.rindex("> l 100\n") :])
    )


def save_long_game(folder: Path) -> None:
    """As `2` at every question would do, but without drawing."""
    table = Table.new(load_game("space-base"), {}, 5, ["Sol", "Vega"], ["person", "random"])
    for _ in range(40):
        wait_for_person(table)
        table.act(0, table.view(0)["question"]["options"][1])
    save_replay(folder / "game.jsonl", table.session.replay)


def test_a_saved_game_is_a_sound_replay(raumhafen: Streams, tmp_path: Path) -> None:
    save_long_game(tmp_path)
    raumhafen("play --resume game.jsonl", "2\nu\nu\nu\n2\ns\n")
    replay = open_replay(tmp_path / "game.jsonl")
    assert verify(load_game("space-base"), replay) >= 1
    header = json.loads((tmp_path / "game.jsonl").read_text().splitlines()[0])
    assert header["agents"] == ["person", "random"]
    assert header["names"] == ["Sol", "Vega"]


def test_leaving_offers_to_save(raumhafen: Streams, tmp_path: Path) -> None:
    assert "Save the game first?" in raumhafen(START, "2\nq\ny\n").out
    assert (tmp_path / "space-base-5.jsonl").exists()


def test_leaving_without_saving(raumhafen: Streams, tmp_path: Path) -> None:
    raumhafen(START, "2\nq\nn\n")
    assert os.listdir(tmp_path) == []


def test_leaving_asks_only_if_something_would_be_lost(raumhafen: Streams) -> None:
    assert "Save" not in raumhafen(START, "q\n").out
    assert "Save the game first?" not in raumhafen(START, "2\ns a.jsonl\nq\n").out


def test_a_file_that_cannot_be_written_is_refused_and_the_game_goes_on(raumhafen: Streams) -> None:
    ran = raumhafen(START, "s no/such/folder/a.jsonl\n2\n")
    assert "There is no such file or folder" in ran.out
    assert prompts(ran.out) == 2


def test_an_interrupted_write_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("old\n")

    def lines() -> object:
        yield "new"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(file, lines())  # type: ignore[arg-type]  # a generator, seen as an object
    assert file.read_text() == "old\n"
    assert os.listdir(tmp_path) == ["game.jsonl"]


def test_another_game_or_a_broken_file_is_refused(raumhafen: Streams, tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text("not a replay\n")
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "other.jsonl").write_text('{"raumhafen":1,"game":"chess"}\n')
    for name in ("broken", "binary", "other"):
        for command in (f"play --resume {name}.jsonl", f"replay {name}.jsonl"):
            ran = raumhafen(command)
            assert ran.code == 2
            assert ran.err.count("\n") == 1


def test_names_and_bots_are_remembered_unless_others_are_given(raumhafen: Streams) -> None:
    raumhafen("play space-base --seed 1 --names Ada,Bob --bots random", "2\ns a.jsonl\n")
    remembered = raumhafen("play --resume a.jsonl")
    assert "Bob (random)" in remembered.out
    others = raumhafen("play --resume a.jsonl --names Eve,Ken --bots greedy", "s b.jsonl\n")
    assert "Ken (greedy)" in others.out
    assert "Ken (greedy)" in raumhafen("play --resume b.jsonl").out


# --- replay --------------------------------------------------------------------------------------


def test_a_replay_is_stepped_through(raumhafen: Streams) -> None:
    raumhafen(START, "2\n" * 6 + "s game.jsonl\n")
    ran = raumhafen("replay game.jsonl", "\n\nb\nt\n5\nv\nx\nq\n")
    assert ran.code == 0
    steps = re.findall(r"^(\d+)/(\d+) >", ran.out, re.MULTILINE)
    assert [int(at) for at, _ in steps][:4] == [0, 1, 2, 1]
    assert [int(at) for at, _ in steps][5:] == [5, 5, 5]
    assert "takes the sum" in ran.out
    assert "Shipyard" in ran.out
    assert "jump" in ran.out


def test_a_sound_replay_is_verified(raumhafen: Streams, tmp_path: Path) -> None:
    save_long_game(tmp_path)
    ran = raumhafen("replay game.jsonl --verify --lang de")
    assert ran.code == 0
    assert "Die Aufzeichnung stimmt" in ran.out


def test_a_forged_replay_fails(raumhafen: Streams, tmp_path: Path) -> None:
    save_long_game(tmp_path)
    file = tmp_path / "game.jsonl"
    file.write_text(file.read_text().replace('"code":"sum"', '"code":"split"', 1))
    ran = raumhafen("replay game.jsonl --verify")
    assert ran.code == 1
    assert ran.err.startswith("raumhafen: Line ")


def damaged(lines: list[str], rng: Rng) -> list[str]:
    """One line loses a field, gets a wrong value, is cut short, doubled or lost."""
    at = rng.below(len(lines)) if rng.below(3) else 0
    line = json.loads(lines[at])
    name = rng.pick(list(range(len(line))))
    key = list(line)[name]
    broken = [
        [json.dumps({k: v for k, v in line.items() if k != key})],
        [json.dumps({**line, key: None})],
        [json.dumps({**line, key: "x"})],
        [json.dumps({**line, key: -7})],
        [lines[at][: len(lines[at]) // 2]],
        [lines[at], lines[at]],
        [],
    ]
    return [*lines[:at], *broken[rng.below(len(broken))], *lines[at + 1 :]]


@pytest.mark.slow
def test_damaged_files_are_refused_or_played_but_never_crash(
    raumhafen: Streams, tmp_path: Path
) -> None:
    save_long_game(tmp_path)
    lines = (tmp_path / "game.jsonl").read_text().splitlines()
    rng = Rng("damage")
    refused = 0
    for _ in range(60):
        (tmp_path / "bad.jsonl").write_text("\n".join(damaged(lines, rng)) + "\n")
        verified = raumhafen("replay bad.jsonl --verify")
        resumed = raumhafen("play --resume bad.jsonl")
        assert resumed.code == (2 if verified.code else 0)
        assert verified.code in (0, 1, 2)
        refused += verified.code > 0
    assert refused > 30


def test_a_damaged_snapshot_is_found(raumhafen: Streams, tmp_path: Path) -> None:
    save_long_game(tmp_path)
    file = tmp_path / "game.jsonl"
    assert file.read_text().count('"credits":[') >= 1
    file.write_text(file.read_text().replace('"credits":[', '"credits":[9', 1))
    assert raumhafen("replay game.jsonl --verify").code == 1
