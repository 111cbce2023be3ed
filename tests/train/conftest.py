"""PyTorch is in an environment of its own: `make test-train` runs what is here."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_ppo.py"]
