"""Entries that wait for a later part of the game; everything that is not here works.

An entry belongs to the part of the rule that governs it. Ids are written once, by part and set.
"""

from typing import Final


def of(prefix: str, names: str) -> tuple[str, ...]:
    """The ids of one set."""
    return tuple(f"{prefix}.{name}" for name in names.split())


# part II: politics
POLITICS: Final = (*of("keyword", "privateer"),)

# part III: ships and battles
SHIPS: Final = (
    *of(
        "ship",
        "fighter adv_fighter bomber adv_bomber corvette adv_corvette destroyer adv_destroyer "
        "frigate adv_frigate transporter adv_transporter cruiser adv_cruiser battlecruiser "
        "adv_battlecruiser battleship adv_battleship carrier adv_carrier starbase adv_starbase "
        "titan",
    ),
    *of(
        "blueprint",
        "haradim sen_ka_to daemmerstern pilum kynzai k1 siegard splittersturm aragust ai_ta_te "
        "vorbote t2 aegis bombarnizo buryja ma_jin_ji ballista apex ferropolis nexus aussenposten "
        "invictus",
    ),
    *of(
        "neutral",
        "kosme_fighter kosme_bomber kosme_corvette kosme_destroyer kosme_frigate kosme_cruiser "
        "kosme_battlecruiser kosme_battleship kosme_carrier cult_fighter cult_corvette "
        "cult_destroyer cult_frigate pirate_fighter pirate_bomber pirate_corvette pirate_frigate "
        "pirate_starbase gav_fighter gav_destroyer",
    ),
    *of("unique", "sovereignty"),
    *of(
        "weapon",
        "smoothbore target_marker hunter_gun cluster_bombs vulcan_launcher light_gun kinetic_gun "
        "torpedo swarm_missiles convex_gun rapid_fire_gun concave_gun broadside autocannons "
        "storm_torpedoes mass_driver artillery_torpedo light_main_gun kinetic_artillery "
        "lightning_fd steel_hail_fd planet_breaker focus_beam multi_core_torpedo ion_gun "
        "hunter_laser bunker_breaker storm_cannon far_lance aurelia_hunter_gun white_lance "
        "aurelia_gun sunfire_gun sunfire_main_gun nox_bombs gate_missile gate_missile_battery "
        "crystal_infector resonance_generator blacklight_gun contempt_main_gun multi_weapons "
        "rail_gun explosive_flechettes chain_harpoons gas_rockets ql_marker salvage_gear",
    ),
    *of(
        "component",
        "sensors macro_magazine decoys mines mine_clearing logistics_centre hangar_module "
        "frequency_modulator weakspot_analyser manoeuvring_thrusters rotation_drive "
        "tritium_injection ew_centre hologram_field jammer stabiliser_module squadron_centre "
        "command_centre experienced_crew salvage_module staff_quarters assault_ramp "
        "cloaking_device boarding_pods",
    ),
    *of(
        "protection",
        "shield_generator reinforced_shield absorption_shield shield_capacitor armour_plating "
        "heavy_armour silksteel_armour regenerative_armour",
    ),
    *of(
        "keyword",
        "class_ks class_us class_hs class_gs class_mk close swarm evasion variants deadly scout "
        "stealth boarding_crew repair stabilisers untouchable repulsion hangar road_building "
        "transport shield_breach no_rear mass_bombardment building_unit mercenary he "
        "light_handicap fire_line target_marking emp area pd fleet_defence auto_hit bombardment "
        "hull_mult shield_mult ineffective ignores_evasion reduces_evasion side_arc colossal "
        "experienced sensors missile",
    ),
    *of(
        "tactical",
        "attack_platform defence_matrix sky_tear envoys mobile_dock neighbourhood gravitron "
        "shield_accumulator signal lawyers pirate_lair chain_hulk gas_mine mist_shades "
        "war_reporter looters spy_satellite war_tourists radar fuel_depot ammunition_depot "
        "hidden_jammer relay_station civil_spaceport",
    ),
    *of(
        "distant",
        "space.1a space.1b space.1c space.1d space.2a space.2b space.2c space.3a space.3b",
    ),
    *of("event", "neb.shroud sto.magnetic ano.storm_eye"),
    *of("goal", "armada"),
)

# part IV: powers and crises
POWERS: Final = (
    *of("government", "lobbycracy cosmocracy anarchy kleptocracy kakistocracy"),
    *of(
        "policy",
        "flood_suits heavenly dream gate_manipulation aria bosa agrarian autonomy seele_plus "
        "veterans call_queen hybris pirate_state call_grace faceless call_twins opulence "
        "call_emir hatred",
    ),
    *of("goal", "great_game red"),
    *of("company", "welle tor form seele"),
    *of("clan", "mask witnesses swan syndicate"),
    *of("seele", "alpha_collective ambassador_silver iron_eaters efrelionids plover silk_oracle"),
    *of("unique", "flood_suit hybris hegemony"),
    *of("crisis", "cult argaean competition_war tor kraken kosme_fleet hegemony"),
    *of("law", "challenge_heaven"),
    *of("market", "mother_seed"),
    *of("wonder", "singularity"),
    *of("keyword", "spacetime"),
)

PENDING: Final = (*POLITICS, *SHIPS, *POWERS)
