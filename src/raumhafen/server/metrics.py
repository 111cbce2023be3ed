"""Figures for Prometheus; each application has its own registry."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures an operator wants at a glance."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.requests = Counter("raumhafen_requests_total", "HTTP answers", ["status"], registry=r)
        self.sockets = Gauge("raumhafen_sockets", "Open sockets", registry=r)
        self.tables = Gauge("raumhafen_tables_open", "Tables in memory", registry=r)
        self.actions = Counter("raumhafen_actions_total", "Actions stored", registry=r)
        self.refused = Counter("raumhafen_refused_total", "Messages refused", ["key"], registry=r)
        self.action_seconds = Histogram(
            "raumhafen_action_seconds", "From message to ack", buckets=SECONDS, registry=r
        )
        self.conflicts = Counter(
            "raumhafen_conflicts_total", "Another process was first", registry=r
        )
        self.bot_seconds = Histogram(
            "raumhafen_bot_seconds", "Thinking time of bots", buckets=SECONDS, registry=r
        )
        self.jobs = Counter(
            "raumhafen_jobs_total", "Work of bots, hints and replays", ["kind", "end"], registry=r
        )
        self.crashes = Counter("raumhafen_unhandled_errors_total", "Must stay 0", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
