"""Files around the code tell the truth: make words, versions, platforms, floors, forms."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # it ships no types, and we only read with it

import raumhafen
from raumhafen.games import METAS

ROOT = Path(__file__).parents[1]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def read_yaml(name: str) -> Any:
    return yaml.safe_load(read(name))


def make_words() -> set[str]:
    """The words that `make` alone lists."""
    return set(re.findall(r"^([a-z-]+):.*## ", read("Makefile"), flags=re.MULTILINE))


def test_contributing_tells_every_make_word() -> None:
    told = set(re.findall(r"^\| `make ([a-z-]+)` \|", read("CONTRIBUTING.md"), flags=re.MULTILINE))
    assert told == make_words() - {"help"}


def test_readme_and_workflow_use_words_that_exist() -> None:
    (listed,) = re.findall(
        r"`make` lists the words: (.*?) Start with", read("README.md"), re.DOTALL
    )
    used = set(re.findall(r"`([a-z-]+)`", listed))
    used |= set(re.findall(r"\bmake ([a-z-]+)", read("README.md")))
    workflow = set(re.findall(r"run: make ([a-z-]+)", read(".github/workflows/ci.yml")))
    assert workflow >= {"check", "test", "wheel", "coverage", "docs"}
    assert used | workflow <= make_words() and {"wheel", "coverage", "docs"} <= used


def test_the_version_is_the_newest_release_everywhere() -> None:
    version = raumhafen.__version__
    releases = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE)
    cited = re.findall(r"^(?:version|date-released): (\S+)$", read("CITATION.cff"), re.MULTILINE)
    assert releases[0] == tuple(cited) and cited[0] == version


def test_the_changelog_has_sections_and_a_place_for_what_comes() -> None:
    headings = re.findall(r"^## \[(.+?)\]", read("CHANGELOG.md"), flags=re.MULTILINE)
    sections = set(re.findall(r"^### (.+)$", read("CHANGELOG.md"), flags=re.MULTILINE))
    assert headings[0] == "Unreleased"
    assert sections <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_workflow_runs_every_python_that_the_package_names() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    named = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    (matrix,) = re.findall(r"python: \[(.+)\]", read(".github/workflows/ci.yml"))
    assert re.findall(r"3\.\d+", matrix) == named
    assert f">={named[0]}" == project["requires-python"]


def test_nobody_counts_more_games_than_there_are() -> None:
    texts = [read(name) for name in ("README.md", "pyproject.toml", "CITATION.cff")]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md")]
    texts.append(raumhafen.__doc__ or "")
    counted = re.compile(rf"\b({'|'.join(NUMBERS)}) (?:space |board )*games\b", re.IGNORECASE)
    said = {number.lower() for text in texts for number in counted.findall(text)}
    assert said <= {NUMBERS[len(METAS)], "one", "two"}


def test_forms_ask_for_the_recording() -> None:
    for form in ("ISSUE_TEMPLATE/fault.yml", "ISSUE_TEMPLATE/rule.yml", "pull_request_template.md"):
        assert "recording" in read(f".github/{form}") and "replay file" in read(f".github/{form}")


def test_forms_have_what_github_demands_of_them() -> None:
    """A form that lacks one of these is silently not offered."""
    for name in ("fault", "rule", "wish"):
        form = read_yaml(f".github/ISSUE_TEMPLATE/{name}.yml")
        assert {"name", "description", "body"} <= form.keys()
        ids = [part["id"] for part in form["body"]]
        assert len(ids) == len(set(ids))
        for part in form["body"]:
            assert part["type"] in {"textarea", "input"} and part["attributes"]["label"]
    assert set(read_yaml(".github/ISSUE_TEMPLATE/config.yml")) == {"blank_issues_enabled"}


def test_hooks_are_the_tools_of_make_check() -> None:
    (ours,) = read_yaml(".pre-commit-config.yaml")["repos"]
    assert ours["repo"] == "local"  # nothing is downloaded
    lines = [shlex.split(hook["entry"]) for hook in ours["hooks"]]
    assert all(hook["language"] == "system" for hook in ours["hooks"])
    makefile = read("Makefile").replace("$(BIN)", ".venv/bin")
    assert " ".join(next(line for line in lines if "mypy" in line[0])) in makefile
    npm = next(line for line in lines if line[0] == "npm")
    assert npm[-1] in json.loads(read("web/package.json"))["scripts"]
    tests = next(line for line in lines if "pytest" in line)
    assert all((ROOT / one).exists() for one in tests if one.startswith("tests/"))


def test_the_workflow_builds_with_a_node_that_the_client_takes() -> None:
    jobs = read_yaml(".github/workflows/ci.yml")["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    nodes = {step["with"]["node-version"] for step in steps if "setup-node" in step.get("uses", "")}
    image = re.findall(r"^FROM node:(\d+)", read("Dockerfile"), re.MULTILINE)
    taken = re.findall(r"(?:\^|>=)(\d+)", json.loads(read("web/package.json"))["engines"]["node"])
    assert nodes | set(image) <= set(taken)


def test_the_citation_says_the_licence_of_the_package() -> None:
    cited = read_yaml("CITATION.cff")
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert cited["license"] == project["license"]
    assert [one["name"] for one in cited["authors"]] == [one["name"] for one in project["authors"]]


def test_client_tests_that_replace_something_run_alone() -> None:
    """The others share one process."""
    for path in (ROOT / "web/tests").rglob("*.test.ts"):
        replaces = re.search(
            r"vi\.(mock|stubGlobal|useFakeTimers|spyOn)\(", path.read_text("utf-8")
        )
        assert not replaces or path.name.endswith(".alone.test.ts"), path.name
