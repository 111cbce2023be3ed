"""Pack all that long measurements need into one archive, for a machine without a network.

    make compiled
    .venv/bin/python tools/bundle.py build/bundle.tar.xz

There, where the C library is not older and the processor of the same kind:

    tar xf bundle.tar.xz
    bundle/run -m benchmarks.ladder space-base --rung 5 --keep --workers 16
    bundle/run -m benchmarks.calibration space-base --seats 2 --keep --workers 16

What was found lies in bundle/benchmarks/measured and is copied back to where it came from. The
archive holds this interpreter with its standard library, the compiled rules, and those packages
that the commands load. `.tar` is quick; `.tar.xz` takes minutes and a sixth of the space.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
OURS = ("benchmarks", "tools")
COMMANDS = (
    "benchmarks.ladder",
    "benchmarks.calibration",
    "tools.refine_style",
    "tools.train_judgement",
    "tools.train_style",
)
# parts of the standard library that are large and that nobody measures with
LEFT_OUT = {"__pycache__", "site-packages", "test", "tests", "idlelib", "tkinter", "ensurepip"}
SITE = "site-packages"
RUN = """#!/bin/sh
# The interpreter of this folder, with the packages, the compiled rules and the commands beside it.
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONHOME="$here/python" LD_LIBRARY_PATH="$here/python/lib" OPENBLAS_NUM_THREADS=1
export PYTHONPATH="$here/packages:$here/compiled:$here"
cd "$here" && exec python/bin/python "$@"
"""


def packages() -> set[str]:
    """Top names of installed packages that the commands load."""
    names = ", ".join(COMMANDS)
    code = (
        f"import sys, {names}; print(*(getattr(m, '__file__', '') for m in sys.modules.values()))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT
    )
    site = sysconfig.get_path("purelib") + os.sep
    return {
        file.removeprefix(site).split(os.sep)[0]
        for file in told.stdout.split()
        if file.startswith(site)
    }


def contents() -> Iterator[tuple[Path, str]]:
    """What lies here, and where it lies in the bundle."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    yield Path(os.path.realpath(sys.executable)), "python/bin/python"
    yield Path(sysconfig.get_path("stdlib")), f"python/lib/{version}"
    for library in Path(sysconfig.get_config_var("LIBDIR")).glob(f"lib{version}*.so.*"):
        yield library, f"python/lib/{library.name}"
    site = Path(sysconfig.get_path("purelib"))
    for name in sorted(packages()):
        yield site / name, f"packages/{name}"
        if (site / f"{name}.libs").is_dir():
            yield site / f"{name}.libs", f"packages/{name}.libs"
    yield COMPILED, "compiled"
    for name in OURS:
        yield ROOT / name, name


def kept(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
    parts = Path(entry.name).parts
    needless = parts[1] == "python" and (LEFT_OUT & set(parts) or entry.name.endswith(".a"))
    return None if needless or "__pycache__" in parts else entry


def stripped(folder: Path) -> Path:
    """The compiled rules without what only debuggers read: a third of the size."""
    target = folder / "compiled"
    shutil.copytree(COMPILED, target)
    libraries = [str(file) for file in target.rglob("*.so")]
    if libraries and shutil.which("strip"):
        subprocess.run(["strip", "--strip-debug", *libraries], check=True)
    return target


def pack(archive: Path) -> None:
    kind = archive.suffix.removeprefix(".")
    mode = {"tar": "w", "gz": "w:gz", "xz": "w:xz"}.get(kind)
    if mode is None or not COMPILED.is_dir():
        raise SystemExit("a .tar, .tar.gz or .tar.xz, please, and `make compiled` before")
    with tempfile.TemporaryDirectory() as folder, tarfile.open(archive, mode) as out:  # type: ignore[call-overload]
        for path, name in contents():
            source = stripped(Path(folder)) if path == COMPILED else path
            out.add(source, f"bundle/{name}", filter=kept)
        entry = tarfile.TarInfo("bundle/run")
        entry.size, entry.mode = len(RUN), 0o755
        out.addfile(entry, io.BytesIO(RUN.encode()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archive", type=Path)
    archive = parser.parse_args().archive
    pack(archive)
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
