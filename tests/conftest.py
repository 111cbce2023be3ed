"""The mark `interpreted`, for the slow tests that do not run with compiled rules; and less work
for the collector of garbage."""

import gc
from pathlib import Path

import pytest

import raumhafen.engine.state

HERE = Path(__file__).parent
# They build games of their own on the engine, change the rules under a server, or compare the two
# builds; compiled classes can be neither inherited from nor patched. Coverage sees what validators
# of content do only if they are interpreted.
INTERPRETED = {
    HERE / name
    for name in (
        "agents/test_agents.py",
        "browser/test_old_tables.py",
        "contract/test_beats.py",
        "contract/test_compiled.py",
        "contract/test_upgrade.py",
        "engine/test_asides.py",
        "engine/test_flow.py",
        "engine/test_session.py",
        "engine/test_values.py",
        "games/sternenkinder/test_faults.py",
        "research/test_openspiel.py",
        "research/test_table.py",
        "server/test_asides.py",
        "server/test_driver.py",
        "server/test_old_rules.py",
        "server/test_old_tables.py",
        "server/test_private_answers.py",
        "server/test_replies.py",
        "server/test_upgrades.py",
        "server/test_worlds.py",
    )
}
# What collecting makes (tests, content, texts) stays until the end: to look through it again and
# again for garbage would take a tenth of the time of all quick tests.
gc.disable()
COMPILED = not str(raumhafen.engine.state.__file__).endswith(".py")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Beside compiled rules such a file cannot even be imported."""
    return True if COMPILED and collection_path in INTERPRETED else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path in INTERPRETED:
            item.add_marker("interpreted")


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(100_000)
    gc.enable()
