"""Sternenkinder for the lobby: importable without the rules."""

from raumhafen.engine.game import Meta, Option

META = Meta(
    id="sternenkinder",
    prefix="A B",
    min_seats=2,
    max_seats=6,
    options=(
        Option("map", ("normal", "short"), "A1.15", seats={"short": (2, 3)}),
        Option("teams", (False, True), "A1.18", seats={True: (4, 6)}),
        Option("people", ("avanter", "chosen", "dealt", "none"), "B27.5"),
        Option("target", (0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), "A1.14"),
        Option("round_limit", (20, 8, 9, 10, 11, 15, 30), "A1.16"),
        Option("war_mode", (False, True), "B27.7"),
        Option("combat", ("simple",), "B27.2"),
        # Off at first: who knows the strategic game finds room for treaties and wars.
        Option("politics", (False, True), "A5.1"),
        Option("planetary_events", (True, False), "B27.6"),
        Option("quick_start", (False, True), "A1.17"),
    ),
    rules_version=8,
)
