"""Ray is in an environment of its own: `make test-cluster` runs what is here."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_cluster.py"]
