"""README tells the truth: its Python runs, and its commands exist."""

import re
from pathlib import Path

from raumhafen.cli.app import build_app

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.DOTALL)


def test_the_python_example_runs() -> None:
    (example,) = blocks("python")
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)
    state = names["state"]
    assert getattr(state, "over", False)


def test_every_command_exists() -> None:
    known = {command.name for command in build_app("en").registered_commands}
    shown = set(re.findall(r"^raumhafen (\w+)", README, flags=re.MULTILINE))
    assert shown and shown <= known


def test_every_linked_file_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links and all((Path(__file__).parents[1] / link).exists() for link in links)
