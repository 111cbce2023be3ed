"""Galaxy Trucker for the lobby: importable without the rules."""

from raumhafen.engine.game import Meta, Option

META = Meta(
    id="galaxy-trucker",
    prefix="GT",
    min_seats=2,
    max_seats=4,
    options=(
        # Turn-based first: bots, simulation and research take the defaults and have no clock.
        Option("building", ("turns", "real-time", "days"), "GT6.1"),
        Option("learning", ("off", "keep", "return"), "GT10"),
        Option("round_1", ("I", "II", "III", "IIIa", "none"), "GT21.1"),
        Option("round_2", ("II", "I", "III", "IIIa", "none"), "GT21.1"),
        Option("round_3", ("III", "I", "II", "IIIa", "none"), "GT21.1"),
        Option("round_4", ("none", "I", "II", "III", "IIIa"), "GT21.1"),
        Option("prognostic", (False, True), "GT21.3"),
        Option(
            "teams",
            ("none", "basic", "advanced"),
            "GT21.4",
            seats={"basic": (4,), "advanced": (4,)},
        ),
        Option("build_check", ("lenient", "strict"), "GT5.4"),
        Option("inspection", ("automatic", "manual"), "GT9.5"),
        Option("seconds", (90, 45, 60, 75, 120, 180), "GT6.2"),
        Option("sand_actions", (20, 8, 12, 16, 30, 40), "GT6.3"),
        Option("step_hours", (48, 12, 24, 72, 168), "GT6.4"),
    ),
    rules_version=4,
)
