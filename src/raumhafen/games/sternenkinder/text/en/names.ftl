## Resources

resource-food = Food
resource-awe = AWE
resource-research = Research
resource-culture = Culture

## Capacities

capacity-ground = Ground capacity
capacity-space = Space capacity

## Fields of research

field-military = Military
field-economy = Economy
field-domestic = Domestic policy
field-foreign = Foreign policy

## Neutral factions

faction-pirates = Pirates
faction-gav = GAV
faction-kosme = Kosme
faction-cult = Cult

## Systems

system-galactic-centre = Galactic centre
system-home-world = Home world
system-planet = Planet
system-asteroid = Asteroids
system-nebula = Nebula
system-space = Deep space
system-storm = Storm
system-black-hole = Black hole
system-supernova = Supernova
system-anomaly = Anomaly

## Technologies

technology-small-craft = Small Craft
technology-simple-projectiles = Simple Projectile Weapons
technology-simple-missiles = Simple Missiles
technology-defence-troops = Defence Troops
technology-simple-protection = Simple Protection
technology-support-ships = Support Ships
technology-simple-energy = Simple Energy Weapons
technology-planetary-defence = Planetary Defence
technology-main-ships = Main Combat Ships
technology-advanced-projectiles = Advanced Projectile Weapons
technology-advanced-missiles = Advanced Missiles
technology-advanced-energy = Advanced Energy Weapons
technology-advanced-protection = Advanced Protection
technology-capital-ships = Capital Ships
technology-interstellar-trade = Interstellar Trade
technology-expanded-industry = Expanded Economy
technology-shipyard-expansion = Shipyard Expansion
technology-robotronisation = Robotronisation
technology-terrain-forming = Terrain Forming
technology-exotic-mining = Exotic Material Mining
technology-lifelines = Lifelines
technology-arcologies = Arcologies
technology-metropolis = Metropolis Building
technology-advanced-construction = Advanced Construction
technology-megaconstructions = Mega-Constructions
technology-political-philosophy = Political Philosophy
technology-jurisprudence = Jurisprudence
technology-local-government = Local Self-Government
technology-expert-council = Council of Experts
technology-city-planning = Optimised City Planning
technology-general-education = General Education
technology-regional-parliaments = Regional Parliaments
technology-political-unity = Political Unity
technology-political-vision = Political Vision
technology-sector-administration = Sector Administration
technology-state-chancellery = State Chancellery
technology-perfect-government = Perfected Government
technology-simple-drives = Simple Drives
technology-simple-sensors = Simple Sensors
technology-diplomatic-corps = Diplomatic Corps
technology-interportal-empathy = Interportal Empathy
technology-strategic-infiltration = Strategic Infiltration
technology-interportal-community = Interportal Community
technology-advanced-drives = Advanced Drives
technology-advanced-sensors = Advanced Sensors
technology-deep-contacts = Deep Contacts
technology-artificial-gates = Artificial Gates
technology-hybrid-war = Hybrid Warfare
technology-interportal-culture = Interportal Leading Culture

## Governments

government-oligarchy = Oligarchy
government-autocracy = Autocracy
government-empire = Empire
government-democracy = Democracy
government-federation = Federation
government-plutocracy = Plutocracy
government-corporatocracy = Corporatocracy
government-sociocracy = Sociocracy
government-utopia = Utopia
government-technocracy = Technocracy
government-logocracy = Logocracy
government-lobbycracy = Lobbycracy
government-cosmocracy = Cosmocracy
government-anarchy = Anarchy
government-kleptocracy = Kleptocracy
government-kakistocracy = Kakistocracy

## Policies

policy-just-war = Just War
policy-war-booty = War Booty
policy-war-code = War Code
policy-surveillance = Total Surveillance
policy-flagship = Flagship
policy-legion = Imperial Legion
policy-indoctrination = Indoctrination
policy-slavery = Slave Labour
policy-judiciary = Judicial Power
policy-dividend = Peace Dividend
policy-participation = Participation
policy-constitution = Just Constitution
policy-new-clouds = The New Clouds
policy-fusion = Economic Fusion
policy-united-fleets = United Fleets
policy-tech-parity = Technological Parity
policy-tax = Efficient Tax System
policy-fund = Investment Fund
policy-partner-seele = Seele Partnership
policy-partner-tor = Tor Partnership
policy-flash-contracts = Flash Contracts
policy-stock = Stock Manipulation
policy-real-estate = Real Estate Speculation
policy-monetary-rule = Monetary Rule
policy-partner-form = Form Partnership
policy-mobility = Mobility Reform
policy-equality = Realisation of the Ideal of Equality
policy-civil-society = Civil Society
policy-harmony = Argaean Harmony
policy-council-grant = Support of the High Council
policy-refuge = The Great Refuge
policy-beacon = Beacon of Progress
policy-education = Comprehensive Education
policy-experiment = Experimental Method
policy-free-research = Free Research
policy-partner-welle = Welle Partnership
policy-symposium = The Great Symposium
policy-holism = Holistic Thinking
policy-hyperfocus = Hyperfocus
policy-transmutation = Transmutation
policy-flood-suits = Flood Battle Suits
policy-heavenly = Heavenly Government
policy-dream = Dream Secret Project
policy-gate-manipulation = Gate Manipulation
policy-aria = Phase Aria
policy-bosa = Phase Bosa
policy-agrarian = Agrarian Settlements
policy-autonomy = Autonomous Administration
policy-seele-plus = Seele Plus Programme
policy-veterans = Veteran Council
policy-call-queen = Call of the Queen in Red
policy-hybris = The Hybris
policy-pirate-state = Expansion of the Pirate State
policy-call-grace = Call of the Last Grace
policy-faceless = Faceless
policy-call-twins = Call of the Twin Queens
policy-opulence = Opulence
policy-call-emir = Call of the Emir
policy-hatred = The Hatred

## Goals of governments

goal-order = Recognised Power of Order
goal-rival = Overcome the Rival
goal-arms = Armament Monopoly
goal-armada = Invincible Armada
goal-judge = Appointment of Supreme Judge
goal-favourite = Favourite of the High Council
goal-law = Shape Heavenly Law
goal-forum = Found the Great Forum
goal-market = Dominate the Market
goal-investment = Make Large Investments
goal-network = Panportal Trade Network
goal-triaria = Triaria Rating
goal-economy = Dominant Economy
goal-refuge = Home of the Oppressed
goal-unknown = Settle Unknown Worlds
goal-feed = World Food Programme
goal-mankind = Advance Mankind
goal-map = Cartography of the Sea
goal-leader = Technological Market Leadership
goal-standard = Reach the Welle Standard
goal-great-game = The Great Game
goal-red = Rule in Red

## Companies

company-welle = Welle
company-tor = Tor
company-form = Form
company-seele = Seele

## Clans

clan-mask = The Broken Mask
clan-witnesses = The Last Witnesses
clan-swan = The Sleeping Swan
clan-syndicate = The Fassthulla Syndicate

## Mercenaries of Seele

mercenary-alpha-collective = Alpha Collective
mercenary-ambassador-silver = Ambassador Silver
mercenary-iron-eaters = Eddgar's Iron Eaters
mercenary-efrelionids = Efrelionids
mercenary-plover = Plover
mercenary-silk-oracle = Silk Oracle

## Laws

law-sovereign = Sovereign of the Sea
law-challenge-heaven = Challenge the Heavens
law-sanctions-1 = Sanctions (simple)
law-sanctions-2 = Sanctions (severe)
law-sanctions-3 = Sanctions (capital crime)
law-bounties = Bounties
law-networking-initiative = Networking Initiative
law-settlement-storm = Allow the Settlement Storm of the Rain
law-competition-war = Demand the Competition War
law-all-laws = Demand of the All-Laws
law-humanitarian-law = Strengthen Humanitarian Law
law-outlaw-policy = Outlaw a Policy
law-pure-metal-priority = Priority for Pure Metal
law-force-disarmament = Force Disarmament
law-contest-culture = Great World Exhibition
law-contest-science = Research Prize of Welle
law-contest-fleet = Fleet Parade of the Kosme
law-contest-trade = Trade Fair of Tor
law-free-trade = Free-Trade Zone
law-open-science = Freedom of Science
law-right-to-settle = Right of Settlement
law-technology-release = Technology Release
law-reconstruction-fund = Reconstruction Fund
law-civil-protection = Civil Protection Act
law-freedom-of-lanes = Freedom of the Star Lanes
law-solidarity-levy = Solidarity Levy
law-shadow-war-ban = Ban on the Shadow War
law-council-stipend = Stipend of the High Council

## Treaties

treaty-alliance = Alliance
treaty-federation-invite = Federation: invitation
treaty-federation-leave = Federation: withdrawal
treaty-intelligence = Intelligence agreement
treaty-trade = Trade treaty
treaty-war = Declare war
treaty-armament = Armament cooperation
treaty-mercenaries = Hire mercenaries
treaty-end-treaty = End treaty
treaty-armistice = Armistice

## Reasons for war

casus-belli-agents = Agents
casus-belli-blockade = Blockade
casus-belli-conquest = Conquest or destruction
casus-belli-free = Free goals

## Institution actions

institution-recruit = Recruit
institution-bribe = Bribery
institution-embassy = Build embassy
institution-dialogue = Dialogue
institution-pressure = Exert pressure
institution-support = Political support
institution-influence = Influence campaign
institution-recon = Reconnaissance
institution-build-network = Build network
institution-smuggle = Smuggling
institution-dive = Go to ground
institution-assassinate = Assassination
institution-steal = Theft
institution-escape = Execute escape plan
institution-mine = Mine main routes
institution-corrupt = Promote corruption
institution-probe = Sound out the situation
institution-sabotage = Sabotage
institution-rebellion = Rebellion
institution-disrupt = Disrupt systems
institution-espionage = Espionage
institution-terror = Terror attack
institution-subvert = Subversion
institution-uncover = Uncover network
institution-forge = Forge evidence
institution-arrest = Arrest
institution-patrol = Patrol
institution-guard = Build guard

## Cabinet

cabinet-less-bureaucracy = Reduce bureaucracy
cabinet-delegation = Send a delegation
cabinet-analyse = Analyse discoveries
cabinet-development-aid = Request development aid
cabinet-expedition = Send an expedition
cabinet-trade-investment = Trade investment
cabinet-gift = Gift to the High Council
cabinet-commission = Found a commission
cabinet-kosme-protection = Request Kosme protection
cabinet-machine-parts = Import machine parts

## Underground

service-contract-killing = Contract killing
service-secret-routes = Secret routes
service-hire-pirates = Pay wages
service-smuggler-network = Smuggling network
service-hire-witnesses = Hire witnesses

## Advisors

advisor-voice-okima = Voice of the Okima
advisor-clan-member = Clan Member
advisor-mouth-witnesses = Mouth of the Witnesses
advisor-countess-swan = Countess of the Swan
advisor-tor-contact = Tor Contact
advisor-form-builder = Form Master Builder
advisor-welle-researcher = Welle Researcher
advisor-seele-captain = Seele Captain
advisor-kosme-admiral = Kosme Admiral (ret.)
advisor-high-councillor = High Councillor
advisor-rain-settler = Settler of the Rain

## Black market

market-mother-seed = Mother Seed
market-pure-metal-leverage = Leverage against Pure Metal
market-three-eyes = Three Eyes
market-mask-edict = Mask Edict
market-infiltration-commando = Infiltration Commando
market-witness-cooperation = Cooperation of the Witnesses
market-four-winds = Four Winds
market-grim-carnival = Grim Carnival
market-layer-d = Layer D
market-syndicate-support = Syndicate Support
market-forged-votes = Forged Votes
market-letter-of-marque = Letter of Marque
market-stolen-blueprints = Stolen Blueprints
market-sleeper-cell = Sleeper Cell
market-ghost-cargo = Ghost Cargo
market-forbidden-genes = Forbidden Genes
market-reserve-yard = Reserve Yard
market-slush-fund = Slush Fund
market-crown-witness = Crown Witness
market-war-profiteer = War Profiteer
market-mercenary-captain = Mercenary Captain
market-secret-lab = Secret Laboratory
market-weather-chart = Weather Chart of the Sea
market-missing-files = Missing Files
market-escape-ship = Escape Ship
market-piercing-ammo = Piercing Ammunition
market-art-theft = Art Theft

## Space wonders

wonder-stellar-swarm = Stellar Swarm
wonder-replication-yard = Replication Yard
wonder-void-habitat = Void Habitat
wonder-singularity = Singularity Extraction

## Investors

investor-form = Form
investor-heaven = Heaven
investor-clans = Clans
investor-kosme = Kosme
investor-seele = Seele
investor-tor = Tor
investor-welle = Welle

## Crises

crisis-cult = Cult of Adeptus Tek Thanis
crisis-argaean = Argaean Expansion
crisis-competition-war = Outbreak of the Competition War
crisis-tor = Tor Conspiracy
crisis-kraken = The Kraken
crisis-kosme-fleet = Kosme fleet
crisis-hegemony = Hegemony

## Event cards

card-ast-pirates = Pirates
card-ast-rust-fleet = Rust Fleet
card-ast-pirate-base = Pirate Base
card-ast-pure-metal = Pure-Metal Vein
card-ast-ice = Ice Boulders
card-ast-mine = Abandoned Mining Station
card-ast-hideout = Smugglers' Hideout
card-ast-meteors = Meteor Shower
card-ast-wreck = Old Kosme Wreck
card-ast-job = Job: Mining Concession
card-neb-gav = GAV Mercenaries
card-neb-gas = Terrain-Forming Gas
card-neb-tunnel = Quantum Tunnel
card-neb-harvest = Gas Harvest
card-neb-colonists = Lost Colonists
card-neb-lights = Play of Lights
card-neb-probe = Drifting Probe
card-neb-discharge = Electrostatic Discharge
card-neb-echo = Sensor Echo
card-neb-shroud = Dense Shroud
card-neb-job = Job: Missing Expedition
card-spc-caravan = Trade Caravan
card-spc-refugees = Refugee Convoy
card-spc-buoy = Old Gate Buoy
card-spc-wind = Stellar Wind
card-spc-comet = Comet Tail
card-spc-envoy = Envoy of the High Council
card-spc-silence = Silence of the Void
card-spc-job = Job: Courier Flight
card-sto-ion = Ion Gusts
card-sto-lightning = Lightning Strike
card-sto-drift = Drift
card-sto-blind = Loss of Sight
card-sto-debris = Debris Shower
card-sto-magnetic = Magnetic Storm
card-sto-calm = Calm
card-sto-tailwind = Tailwind
card-bh-tides = Tidal Forces
card-bh-horizon = Event Horizon
card-bh-slingshot = Gravity Slingshot
card-bh-dilation = Time Dilation
card-bh-flash = Accretion Flash
card-bh-orbit = Stable Orbit
card-ano-storm-eye = Eye of the Storm
card-ano-ruin = Ruin of the Okima
card-ano-crystal-garden = Crystal Garden
card-ano-singing-star = Singing Star
card-ano-frozen-fleet = Frozen Fleet
card-ano-time-capsule = Time Capsule
card-ano-living-ocean = Living Ocean
card-ano-monolith = Silent Monolith
card-ano-archive = Lost Archive
card-ano-sleeping-probe = Sleeping Probe
card-ano-dark-matter = Dark Matter
card-ano-gate-fragment = Gate Fragment
card-ano-gene-bank = Gene Bank
card-ano-metal-core = Pure-Metal Core

## Planets

planet-dawn = Dawn
planet-pearlwater = Pearlwater
planet-ashvale = Ashvale
planet-crystalhome = Crystalhome
planet-nightgarden = Nightgarden
planet-stormwatch = Stormwatch
planet-silversand = Silversand
planet-deephall = Deephall
planet-sunrock = Sunrock
planet-mistmoor = Mistmoor
planet-ironround = Ironround
planet-wanderstone = Wanderstone
planet-goldcrown = Goldcrown
planet-stillwater = Stillwater
planet-thornworld = Thornworld
planet-emberheart = Emberheart
planet-windcatch = Windcatch
planet-starharbour = Starharbour
planet-frostridge = Frostridge
planet-rubysea = Ruby Sea
planet-saltmirror = Saltmirror
planet-mossground = Mossground
planet-echorock = Echorock
planet-twilight = Twilight
planet-amber = Amber
planet-highwood = Highwood
planet-sicklemoon = Sicklemoon
planet-copperdelta = Copperdelta
planet-whitecliff = Whitecliff
planet-farview = Farview

## Kinds of planets

planet-dawn-type = Garden world
planet-pearlwater-type = Ocean world
planet-ashvale-type = Volcanic world
planet-crystalhome-type = Crystal world
planet-nightgarden-type = Dark jungle
planet-stormwatch-type = Storm moon
planet-silversand-type = Desert world
planet-deephall-type = Cave world
planet-sunrock-type = Hot rock
planet-mistmoor-type = Swamp world
planet-ironround-type = Ore world
planet-wanderstone-type = Rogue planet
planet-goldcrown-type = Ruin world
planet-stillwater-type = Lake world
planet-thornworld-type = Wilderness
planet-emberheart-type = Lava world
planet-windcatch-type = Highland
planet-starharbour-type = Station world
planet-frostridge-type = Ice world
planet-rubysea-type = Ocean world
planet-saltmirror-type = Salt desert
planet-mossground-type = Tundra
planet-echorock-type = Rock world
planet-twilight-type = Twilight world
planet-amber-type = Resin forest
planet-highwood-type = Forest world
planet-sicklemoon-type = Moon
planet-copperdelta-type = River world
planet-whitecliff-type = Coast world
planet-farview-type = High plateau

## Planetary events

planetary-event-dawn-1 = First Harvest
planetary-event-dawn-2 = Feast of the Settlers
planetary-event-dawn-3 = Flourishing City
planetary-event-pearlwater-1 = Fishing Grounds
planetary-event-pearlwater-2 = The Leviathan
planetary-event-pearlwater-3 = City beneath the Waves
planetary-event-ashvale-1 = Glowing Shafts
planetary-event-ashvale-2 = The Mountain Wakes
planetary-event-ashvale-3 = Forge of the Sea
planetary-event-crystalhome-1 = Resonance
planetary-event-crystalhome-2 = Growing Towers
planetary-event-crystalhome-3 = The Singing Archive
planetary-event-nightgarden-1 = Glowing Paths
planetary-event-nightgarden-2 = Voices in the Dark
planetary-event-nightgarden-3 = Pact with the Forest
planetary-event-stormwatch-1 = Lightning Catchers
planetary-event-stormwatch-2 = Eye of the Hurricane
planetary-event-stormwatch-3 = Weather Academy
planetary-event-silversand-1 = Caravanserai
planetary-event-silversand-2 = Water Rights
planetary-event-silversand-3 = Market of a Thousand Tents
planetary-event-deephall-1 = Old Tunnels
planetary-event-deephall-2 = Cave-In
planetary-event-deephall-3 = Hall of Echoes
planetary-event-sunrock-1 = Mirror Fields
planetary-event-sunrock-2 = Solar Storm
planetary-event-sunrock-3 = Observatory
planetary-event-mistmoor-1 = Healing Herbs
planetary-event-mistmoor-2 = The Fever
planetary-event-mistmoor-3 = Floating Gardens
planetary-event-ironround-1 = Open-Cast Mine
planetary-event-ironround-2 = Strike
planetary-event-ironround-3 = Yard of the Ring
planetary-event-wanderstone-1 = Without a Sun
planetary-event-wanderstone-2 = The Long Night
planetary-event-wanderstone-3 = Change of Course
planetary-event-goldcrown-1 = Fallen Palaces
planetary-event-goldcrown-2 = Grave Robbers
planetary-event-goldcrown-3 = Coronation
planetary-event-stillwater-1 = Water-Lily Fields
planetary-event-stillwater-2 = Stream of Pilgrims
planetary-event-stillwater-3 = Garden of Silence
planetary-event-thornworld-1 = Clearing
planetary-event-thornworld-2 = The Hunt
planetary-event-thornworld-3 = Tamed Wilderness
planetary-event-emberheart-1 = Thermal Power
planetary-event-emberheart-2 = Cracks in the Mantle
planetary-event-emberheart-3 = Heart of the Planet
planetary-event-windcatch-1 = Sail Cities
planetary-event-windcatch-2 = Air Race
planetary-event-windcatch-3 = House of the Winds
planetary-event-starharbour-1 = Abandoned Docks
planetary-event-starharbour-2 = Free Port
planetary-event-starharbour-3 = Gate to the Sea

## Peoples

people-avanter = Avanters
people-argaeans = Argaeans
people-triarians = Triarians
people-telsians = Telsians
people-heavenborn = Heavenborn
people-cloud-dwellers = Cloud Dwellers

## Buildings

building-resource-1 = Resource building level 1
building-resource-2 = Resource building level 2
building-resource-3 = Resource building level 3
building-capacity-1 = Capacity building level 1
building-capacity-2 = Capacity building level 2
building-capacity-3 = Capacity building level 3
building-embassy = Embassy
building-artificial-gate = Artificial gate
building-centre = Centre
building-fortress = Fortress
building-planetary-shield = Planetary shield
building-missile-base = Missile base
building-trade-route = Trade route

## Ships

ship-fighter = Fighter
ship-adv-fighter = Advanced fighter
ship-bomber = Bomber
ship-adv-bomber = Advanced bomber
ship-corvette = Corvette
ship-adv-corvette = Advanced corvette
ship-research = Research ship
ship-destroyer = Destroyer
ship-adv-destroyer = Advanced destroyer
ship-frigate = Frigate
ship-adv-frigate = Advanced frigate
ship-transporter = Transporter
ship-adv-transporter = Advanced transporter
ship-cruiser = Cruiser
ship-adv-cruiser = Advanced cruiser
ship-battlecruiser = Battlecruiser
ship-adv-battlecruiser = Advanced battlecruiser
ship-colony = Colony ship
ship-battleship = Battleship
ship-adv-battleship = Advanced battleship
ship-carrier = Carrier
ship-adv-carrier = Advanced carrier
ship-starbase = Starbase
ship-adv-starbase = Advanced starbase
ship-titan = Titan

## Ground units

ground-unit-militia = Militia
ground-unit-infantry = Infantry
ground-unit-heavy-infantry = Heavy infantry
ground-unit-tank = Tank
ground-unit-artillery = Artillery
ground-unit-war-drones = War drones
ground-unit-air-force = Air force
ground-unit-anti-orbital-gun = Anti-orbital gun

## Blueprints

blueprint-haradim = Support fighter Haradim
blueprint-sen-ka-to = Interceptor Sen-Ka-To
blueprint-daemmerstern = Strategic bomber Dämmerstern
blueprint-pilum = Tactical bomber Pilum
blueprint-kynzai = Raiding corvette Kynzai
blueprint-k1 = Mass corvette K1
blueprint-siegard = Anti-capital destroyer Siegard
blueprint-splittersturm = Swarm destroyer Splittersturm
blueprint-aragust = Recon frigate Aragust
blueprint-ai-ta-te = Salvage frigate Ai-Ta-Te
blueprint-vorbote = Carrier frigate Vorbote
blueprint-t2 = Standard transporter T2
blueprint-aegis = Multi-role cruiser Aegis
blueprint-bombarnizo = Broadside cruiser Bombarnizo
blueprint-buryja = Storm cruiser Buryja
blueprint-ma-jin-ji = Anti-capital battlecruiser Ma!JinJi
blueprint-ballista = Formation-breaker battlecruiser Ballista
blueprint-apex = Artillery battleship Apex
blueprint-ferropolis = Fleet carrier Ferropolis
blueprint-nexus = Starbase Nexus
blueprint-aussenposten = Starbase Outpost
blueprint-invictus = World-fire titan Invictus

## Neutral units

neutral-unit-kosme-fighter = Kosme fighter
neutral-unit-kosme-bomber = Kosme bomber
neutral-unit-kosme-corvette = Kosme corvette
neutral-unit-kosme-destroyer = Kosme destroyer
neutral-unit-kosme-frigate = Kosme frigate
neutral-unit-kosme-cruiser = Kosme cruiser
neutral-unit-kosme-battlecruiser = Kosme battlecruiser
neutral-unit-kosme-battleship = Kosme battleship
neutral-unit-kosme-carrier = Kosme carrier
neutral-unit-cult-fighter = Cult fighter
neutral-unit-cult-corvette = Cult corvette
neutral-unit-cult-destroyer = Cult destroyer
neutral-unit-cult-frigate = Cult frigate
neutral-unit-pirate-fighter = Pirate fighter
neutral-unit-pirate-bomber = Pirate bomber
neutral-unit-pirate-corvette = Pirate corvette
neutral-unit-pirate-frigate = Pirate frigate
neutral-unit-pirate-starbase = Pirate starbase
neutral-unit-gav-fighter = GAV fighter
neutral-unit-gav-destroyer = GAV destroyer

## Unique units

unique-unit-sovereignty = Sovereignty
unique-unit-flood-suit = Flood battle suit
unique-unit-hybris = Hybris
unique-unit-hegemony = Hegemony

## Weapons

weapon-smoothbore = Smoothbore cannon
weapon-target-marker = Target marker
weapon-hunter-gun = Hunter gun
weapon-cluster-bombs = Cluster bombs
weapon-vulcan-launcher = Vulcan launcher
weapon-light-gun = Light gun
weapon-kinetic-gun = Kinetic gun
weapon-torpedo = Torpedo
weapon-swarm-missiles = Swarm missiles
weapon-convex-gun = Convex gun
weapon-rapid-fire-gun = Rapid-fire gun
weapon-concave-gun = Concave gun
weapon-broadside = Broadside cannonade
weapon-autocannons = Autocannons
weapon-storm-torpedoes = Storm torpedoes
weapon-mass-driver = Mass driver
weapon-artillery-torpedo = Artillery torpedo
weapon-light-main-gun = Light main gun
weapon-kinetic-artillery = Kinetic artillery
weapon-lightning-fd = Lightning FD
weapon-steel-hail-fd = Steel hail FD
weapon-planet-breaker = Planet breaker
weapon-focus-beam = Focus beam
weapon-multi-core-torpedo = Multi-core torpedo
weapon-ion-gun = Ion gun
weapon-hunter-laser = Hunter laser
weapon-bunker-breaker = Bunker breaker
weapon-storm-cannon = Storm cannon
weapon-far-lance = Far lance
weapon-aurelia-hunter-gun = Aurelia hunter gun
weapon-white-lance = White lance
weapon-aurelia-gun = Aurelia gun
weapon-sunfire-gun = Sunfire gun
weapon-sunfire-main-gun = Sunfire main gun
weapon-nox-bombs = Nox bombs
weapon-gate-missile = Gate missile
weapon-gate-missile-battery = Gate missile battery
weapon-crystal-infector = Crystal infector
weapon-resonance-generator = Resonance generator
weapon-blacklight-gun = Blacklight gun
weapon-contempt-main-gun = Contempt main gun
weapon-multi-weapons = Multi weapons
weapon-rail-gun = Rail gun
weapon-explosive-flechettes = Explosive flechettes
weapon-chain-harpoons = Chain harpoons
weapon-gas-rockets = Gas missiles
weapon-ql-marker = QL marker
weapon-salvage-gear = Salvage gear

## Components

component-agent = Agent
component-diplomat = Diplomat
component-police = Police
component-sensors = Sensors
component-advanced-sensors = Advanced sensors
component-macro-magazine = Macro magazine
component-decoys = Decoys
component-mines = Mines
component-mine-clearing = Mine clearing
component-logistics-centre = Logistics centre
component-hangar-module = Hangar module
component-frequency-modulator = Frequency modulator
component-weakspot-analyser = Weak-spot analyser
component-manoeuvring-thrusters = Manoeuvring thrusters
component-rotation-drive = Rotation drive
component-tritium-injection = Tritium injection
component-ew-centre = Electronic-warfare centre
component-hologram-field = Hologram field
component-jammer = Jammer
component-stabiliser-module = Stabiliser module
component-squadron-centre = Squadron centre
component-command-centre = Command centre
component-experienced-crew = Experienced crew
component-salvage-module = Salvage module
component-staff-quarters = Staff quarters
component-assault-ramp = Assault ramp
component-cloaking-device = Cloaking device
component-boarding-pods = Boarding pods
component-colony-modules = Colony modules
component-science-lab = On-board laboratory

## Shields and armour

protection-shield-generator = Shield generator
protection-reinforced-shield = Reinforced shield generator
protection-absorption-shield = Absorption shield
protection-shield-capacitor = Shield capacitor
protection-armour-plating = Armour plating
protection-heavy-armour = Heavy armour
protection-silksteel-armour = Silksteel armour
protection-regenerative-armour = Regenerative armour

## Keywords

keyword-class-ks = Small craft (KS)
keyword-class-us = Support ship (US)
keyword-class-hs = Main combat ship (HS)
keyword-class-gs = Capital ship (GS)
keyword-class-mk = Mega-construction (MK)
keyword-civil = Civil
keyword-small = Small
keyword-close = Close range
keyword-swarm = Swarm
keyword-evasion = Evasion
keyword-variants = Variants
keyword-deadly = Deadly
keyword-scout = Scout
keyword-stealth = Stealth
keyword-boarding-crew = Boarding crew
keyword-repair = Repair
keyword-stabilisers = Stabilisers
keyword-untouchable = Untouchable
keyword-repulsion = Repulsion
keyword-hangar = Hangar
keyword-road-building = Road building
keyword-transport = Transporter
keyword-shield-breach = Passes planetary shields
keyword-no-rear = No rear
keyword-mass-bombardment = Massive bombardment
keyword-building-unit = Building
keyword-privateer = Privateer
keyword-diplomatic-immunity = Diplomatic immunity
keyword-mercenary = Mercenary
keyword-he = High explosive (HE)
keyword-light-handicap = Light handicap
keyword-fire-line = Fire line
keyword-target-marking = Target marking
keyword-emp = EMP attack
keyword-area = Area damage
keyword-pd = Point defence
keyword-fleet-defence = Fleet defence
keyword-auto-hit = Automatic hit
keyword-bombardment = Bombardment
keyword-hull-mult = Hull damage
keyword-shield-mult = Shield damage
keyword-ineffective = Ineffective against
keyword-ignores-evasion = Ignores evasion
keyword-reduces-evasion = Reduces evasion by 1
keyword-side-arc = Broadside only
keyword-colossal = Colossal weapon effect
keyword-experienced = Experienced crew
keyword-spacetime = Space-time control
keyword-frontline = Front line
keyword-back = Back
keyword-range = Range (ground)
keyword-scatter = Scatter
keyword-recon-flight = Recon flight
keyword-rolling-barrage = Rolling barrage
keyword-ground-repair = Repair (ground)
keyword-infantry = Infantry
keyword-vehicle = Vehicle
keyword-law-always = Always
keyword-law-multiple = Multiple
keyword-law-competition = Competition
keyword-job = Job
keyword-anomaly = Anomaly
keyword-sensors = Sensors
keyword-missile = Missile
keyword-air-force = Air force

## Tactical goals

tactical-goal-attack-platform = Attack platform
tactical-goal-defence-matrix = Defence matrix
tactical-goal-sky-tear = Sky tear
tactical-goal-envoys = Envoys
tactical-goal-mobile-dock = Mobile dock
tactical-goal-neighbourhood = Neighbourhood
tactical-goal-gravitron = Gravitron
tactical-goal-shield-accumulator = Shield accumulator
tactical-goal-signal = Signal beacon
tactical-goal-lawyers = Lawyers
tactical-goal-pirate-lair = Pirate lair
tactical-goal-chain-hulk = Chain hulk
tactical-goal-gas-mine = Gas mining station
tactical-goal-mist-shades = Mist shades
tactical-goal-war-reporter = War reporter
tactical-goal-looters = Looters
tactical-goal-spy-satellite = Spy satellite
tactical-goal-war-tourists = War tourists
tactical-goal-radar = Radar
tactical-goal-fuel-depot = Fuel depot
tactical-goal-ammunition-depot = Ammunition depot
tactical-goal-hidden-jammer = Hidden jammer
tactical-goal-relay-station = Relay station
tactical-goal-civil-spaceport = Civil spaceport

## Loot

loot-1-parts = Spare Parts
loot-1-supplies = Supplies
loot-1-data = Data Cores
loot-1-trophies = Trophies
loot-1-prisoners = Prisoners
loot-1-empty = Empty Holds
loot-2-freight = Freight
loot-2-silos = Grain Silos
loot-2-labship = Laboratory Ship
loot-2-art = Art Treasures
loot-2-logbook = Logbook
loot-2-contraband = Contraband
loot-3-vault = Vault
loot-3-plans = Secret Plans
loot-3-prize = Prize Ship
loot-3-glory = Glory of War
loot-3-relic = Relic of the Okima
loot-3-surrender = Deed of Surrender

## Distant wars

distant-war-ground-1a = Mine Uprising
distant-war-ground-1b = Besieged Farms
distant-war-ground-1c = Looters of the Suburb
distant-war-ground-1d = Entrenched Laboratory
distant-war-ground-2a = Streets of Telsios
distant-war-ground-2b = Tanks in the Rain
distant-war-ground-2c = Drone Storm
distant-war-ground-3a = Fortress of the Triarians
distant-war-ground-3b = Air War above the Clouds
distant-war-space-1a = Convoy in Distress
distant-war-space-1b = Privateers
distant-war-space-1c = Stray Cultists
distant-war-space-1d = Bomb Alarm
distant-war-space-2a = Gas Campaign
distant-war-space-2b = Red Frigates
distant-war-space-2c = Black Mass
distant-war-space-3a = Nest of the Mask
distant-war-space-3b = Renegade Squadron
