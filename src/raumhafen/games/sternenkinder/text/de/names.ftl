## Rohstoffe

resource-food = Nahrung
resource-awe = AWE
resource-research = Forschung
resource-culture = Kultur

## Kapazitäten

capacity-ground = Bodenkapazität
capacity-space = Weltraumkapazität

## Forschungsfelder

field-military = Militär
field-economy = Wirtschaft
field-domestic = Innenpolitik
field-foreign = Außenpolitik

## Neutrale Fraktionen

faction-pirates = Piraten
faction-gav = GAV
faction-kosme = Kosme
faction-cult = Kultisten

## Systeme

system-galactic-centre = Galaktisches Zentrum
system-home-world = Heimatwelt
system-planet = Planet
system-asteroid = Asteroiden
system-nebula = Nebel
system-space = Weltall
system-storm = Sturm
system-black-hole = Schwarzes Loch
system-supernova = Supernova
system-anomaly = Anomalie

## Technologien

technology-small-craft = Kleinkampfschiffe
technology-simple-projectiles = Einfache Projektilwaffen
technology-simple-missiles = Einfache Raketen
technology-defence-troops = Verteidigungstruppen
technology-simple-protection = Einfacher Schutz
technology-support-ships = Unterstützungsschiffe
technology-simple-energy = Einfache Energiewaffen
technology-planetary-defence = Planetare Verteidigung
technology-main-ships = Hauptkampfschiffe
technology-advanced-projectiles = Fortschrittliche Projektilwaffen
technology-advanced-missiles = Fortschrittliche Raketen
technology-advanced-energy = Fortschrittliche Energiewaffen
technology-advanced-protection = Fortschrittlicher Schutz
technology-capital-ships = Großkampfschiffe
technology-interstellar-trade = Interstellarer Handel
technology-expanded-industry = Ausgebaute Wirtschaft
technology-shipyard-expansion = Werftausbau
technology-robotronisation = Robotronisierung
technology-terrain-forming = Terrainformung
technology-exotic-mining = Abbau exotischer Materialien
technology-lifelines = Lebenslinien
technology-arcologies = Arkologien
technology-metropolis = Metropolenbau
technology-advanced-construction = Fortschrittliche Konstruktion
technology-megaconstructions = Megakonstruktionen
technology-political-philosophy = Politische Philosophie
technology-jurisprudence = Rechtslehre
technology-local-government = Kommunale Selbstverwaltung
technology-expert-council = Experten-Rat
technology-city-planning = Optimierte Stadtplanung
technology-general-education = Allgemeine Bildung
technology-regional-parliaments = Regionalparlamente
technology-political-unity = Politische Einheit
technology-political-vision = Politische Vision
technology-sector-administration = Sektorverwaltung
technology-state-chancellery = Staatskanzlei
technology-perfect-government = Vollendetes Regieren
technology-simple-drives = Einfache Antriebe
technology-simple-sensors = Einfache Sensoren
technology-diplomatic-corps = Diplomatisches Korps
technology-interportal-empathy = Interportale Empathie
technology-strategic-infiltration = Strategische Infiltration
technology-interportal-community = Interportale Gemeinschaft
technology-advanced-drives = Fortschrittliche Antriebe
technology-advanced-sensors = Fortschrittliche Sensoren
technology-deep-contacts = Tiefenkontakte
technology-artificial-gates = Künstliche Tore
technology-hybrid-war = Hybrider Krieg
technology-interportal-culture = Interportale Leitkultur

## Regierungen

government-oligarchy = Oligarchie
government-autocracy = Autokratie
government-empire = Imperium
government-democracy = Demokratie
government-federation = Föderation
government-plutocracy = Plutokratie
government-corporatocracy = Korporatokratie
government-sociocracy = Soziokratie
government-utopia = Utopie
government-technocracy = Technokratie
government-logocracy = Logokratie
government-lobbycracy = Lobbykratie
government-cosmocracy = Kosmokratie
government-anarchy = Anarchie
government-kleptocracy = Kleptokratie
government-kakistocracy = Kakistokratie

## Politiken

policy-just-war = Gerechter Krieg
policy-war-booty = Kriegsbeute
policy-war-code = Kriegskodex
policy-surveillance = Totale Überwachung
policy-flagship = Flaggschiff
policy-legion = Imperiale Legion
policy-indoctrination = Indoktrination
policy-slavery = Sklavenarbeit
policy-judiciary = Judikative Macht
policy-dividend = Friedensdividende
policy-participation = Mitbestimmung
policy-constitution = Gerechte Verfassung
policy-new-clouds = Die neuen Wolken
policy-fusion = Ökonomische Fusion
policy-united-fleets = Vereinte Flotten
policy-tech-parity = Technologische Ebenbürtigkeit
policy-tax = Effizientes Steuersystem
policy-fund = Investitionsfonds
policy-partner-seele = Seele-Partnerschaft
policy-partner-tor = Tor-Partnerschaft
policy-flash-contracts = Blitzverträge
policy-stock = Börsenmanipulation
policy-real-estate = Immobilienspekulation
policy-monetary-rule = Monetäre Herrschaft
policy-partner-form = Form-Partnerschaft
policy-mobility = Mobilitätsreform
policy-equality = Realisierung des Gleichheitsideals
policy-civil-society = Zivilgesellschaft
policy-harmony = Argäische Harmonie
policy-council-grant = Förderung des Hohen Rates
policy-refuge = Die große Zuflucht
policy-beacon = Leuchtfeuer des Fortschrittes
policy-education = Allumfassende Ausbildung
policy-experiment = Experimentelle Methode
policy-free-research = Freie Forschung
policy-partner-welle = Welle-Partnerschaft
policy-symposium = Das große Symposium
policy-holism = Ganzheitliches Denken
policy-hyperfocus = Hyperfokus
policy-transmutation = Transmutation
policy-flood-suits = Flut-Kampfanzüge
policy-heavenly = Himmlische Regierung
policy-dream = Traum-Geheimprojekt
policy-gate-manipulation = Tormanipulation
policy-aria = Phase Aria
policy-bosa = Phase Bosa
policy-agrarian = Agrarsiedlungen
policy-autonomy = Autonome Verwaltung
policy-seele-plus = Seele-Plus-Programm
policy-veterans = Veteranenrat
policy-call-queen = Ruf der Königin in Rot
policy-hybris = Die Hybris
policy-pirate-state = Expansion des Piratenstaates
policy-call-grace = Ruf der letzten Grazie
policy-faceless = Gesichtslose
policy-call-twins = Ruf der Zwillingsköniginnen
policy-opulence = Opulenz
policy-call-emir = Ruf des Emirs
policy-hatred = Der Hass

## Regierungsziele

goal-order = Anerkannte Ordnungsmacht
goal-rival = Rivalen bezwingen
goal-arms = Rüstungsmonopol
goal-armada = Unbesiegbare Armada
goal-judge = Ernennung oberster Richter
goal-favourite = Favorit des Hohen Rates
goal-law = Himmlisches Recht prägen
goal-forum = Das große Forum gründen
goal-market = Den Markt dominieren
goal-investment = Großinvestitionen tätigen
goal-network = Panportales Handelsnetzwerk
goal-triaria = Triaria-Einstufung
goal-economy = Dominierende Volkswirtschaft
goal-refuge = Heimat der Unterdrückten
goal-unknown = Unbekannte Welten besiedeln
goal-feed = Weltenernährungsprogramm
goal-mankind = Die Menschheit voranbringen
goal-map = Kartographie der See
goal-leader = Technologische Marktführerschaft
goal-standard = Welle-Standard erreichen
goal-great-game = Das große Spiel
goal-red = Herrschaft in Rot

## Unternehmen

company-welle = Welle
company-tor = Tor
company-form = Form
company-seele = Seele

## Kläne

clan-mask = Die zerbrochene Maske
clan-witnesses = Die letzten Zeugen
clan-swan = Der schlafende Schwan
clan-syndicate = Das Fassthulla-Syndikat

## Seele-Söldner

mercenary-alpha-collective = Alpha-Kollektiv
mercenary-ambassador-silver = Botschafterin Silber
mercenary-iron-eaters = Eddgars Eisenfresser
mercenary-efrelionids = Efrelioniden
mercenary-plover = Regenpfeifer
mercenary-silk-oracle = Seidenorakel

## Gesetze

law-sovereign = Souverän der See
law-challenge-heaven = Den Himmel herausfordern
law-sanctions-1 = Sanktionen (einfach)
law-sanctions-2 = Sanktionen (schwer)
law-sanctions-3 = Sanktionen (Kapitalverbrechen)
law-bounties = Kopfgelder
law-networking-initiative = Vernetzungsinitiative
law-settlement-storm = Besiedlungssturm des Regens zulassen
law-competition-war = Konkurrenzkrieg einfordern
law-all-laws = Einforderung der Allgesetze
law-humanitarian-law = Humanitäres Völkerrecht stärken
law-outlaw-policy = Politik ächten
law-pure-metal-priority = Vorrang für Reinmetall
law-force-disarmament = Abrüstung erzwingen
law-contest-culture = Große Weltenausstellung
law-contest-science = Forschungspreis der Welle
law-contest-fleet = Flottenparade der Kosme
law-contest-trade = Handelsmesse des Tors
law-free-trade = Freihandelszone
law-open-science = Freiheit der Wissenschaft
law-right-to-settle = Niederlassungsrecht
law-technology-release = Technologiefreigabe
law-reconstruction-fund = Wiederaufbaufonds
law-civil-protection = Zivilschutzgesetz
law-freedom-of-lanes = Freiheit der Sternenwege
law-solidarity-levy = Solidarabgabe
law-shadow-war-ban = Ächtung des Schattenkriegs
law-council-stipend = Stipendium des Hohen Rates

## Verträge

treaty-alliance = Bündnis
treaty-federation-invite = Föderation: Einladung
treaty-federation-leave = Föderation: Austreten
treaty-intelligence = Geheimdienstabkommen
treaty-trade = Handelsvertrag
treaty-war = Krieg erklären
treaty-armament = Rüstungskooperation
treaty-mercenaries = Söldner anwerben
treaty-end-treaty = Vertrag beenden
treaty-armistice = Waffenstillstand

## Kriegsgründe

casus-belli-agents = Agenten
casus-belli-blockade = Blockade
casus-belli-conquest = Eroberung oder Zerstörung
casus-belli-free = Freie Ziele

## Institutionsaktionen

institution-recruit = Anwerben
institution-bribe = Bestechung
institution-embassy = Botschaft errichten
institution-dialogue = Dialog
institution-pressure = Druck ausüben
institution-support = Politische Unterstützung
institution-influence = Einflusskampagne
institution-recon = Aufklärung
institution-build-network = Netzwerk aufbauen
institution-smuggle = Schmuggel
institution-dive = Untertauchen
institution-assassinate = Attentat
institution-steal = Diebstahl
institution-escape = Fluchtplan ausführen
institution-mine = Hauptrouten verminen
institution-corrupt = Korruption fördern
institution-probe = Lage sondieren
institution-sabotage = Sabotage
institution-rebellion = Rebellion
institution-disrupt = Systeme stören
institution-espionage = Spionage
institution-terror = Terroranschlag
institution-subvert = Zersetzung
institution-uncover = Netzwerk entdecken
institution-forge = Beweise fälschen
institution-arrest = Festnahme
institution-patrol = Patrouille
institution-guard = Wache errichten

## Kabinett

cabinet-less-bureaucracy = Bürokratieabbau
cabinet-delegation = Delegation entsenden
cabinet-analyse = Entdeckungen analysieren
cabinet-development-aid = Entwicklungshilfe beantragen
cabinet-expedition = Expedition entsenden
cabinet-trade-investment = Handelsinvestition
cabinet-gift = Geschenk an den Hohen Rat
cabinet-commission = Kommission gründen
cabinet-kosme-protection = Kosme-Schutz erbitten
cabinet-machine-parts = Maschinenteile importieren

## Untergrund

service-contract-killing = Auftragsmord
service-secret-routes = Geheime Routen
service-hire-pirates = Heuer bezahlen
service-smuggler-network = Schmuggelnetzwerk
service-hire-witnesses = Zeugen anheuern

## Berater

advisor-voice-okima = Stimme der Okima
advisor-clan-member = Klan-Mitglied
advisor-mouth-witnesses = Mund der Zeugen
advisor-countess-swan = Gräfin des Schwans
advisor-tor-contact = Tor-Kontakt
advisor-form-builder = Form-Baumeisterin
advisor-welle-researcher = Welle-Forscherin
advisor-seele-captain = Seele-Hauptmann
advisor-kosme-admiral = Kosme-Admiral a. D.
advisor-high-councillor = Hohe Rätin
advisor-rain-settler = Siedlerin des Regens

## Schwarzmarkt

market-mother-seed = Muttersamen
market-pure-metal-leverage = Druckmittel gegen Reinmetall
market-three-eyes = Drei Augen
market-mask-edict = Maskenedikt
market-infiltration-commando = Infiltrationskommando
market-witness-cooperation = Kooperation der Zeugen
market-four-winds = Vier Winde
market-grim-carnival = Grimmiger Karneval
market-layer-d = Schicht D
market-syndicate-support = Syndikat-Unterstützung
market-forged-votes = Gefälschte Stimmen
market-letter-of-marque = Kaperbrief
market-stolen-blueprints = Gestohlene Baupläne
market-sleeper-cell = Schläferzelle
market-ghost-cargo = Geisterfracht
market-forbidden-genes = Verbotene Gene
market-reserve-yard = Reservewerft
market-slush-fund = Schwarze Kasse
market-crown-witness = Kronzeuge
market-war-profiteer = Kriegsgewinnler
market-mercenary-captain = Söldnerhauptmann
market-secret-lab = Geheimes Labor
market-weather-chart = Wetterkarte der See
market-missing-files = Verschwundene Akten
market-escape-ship = Fluchtschiff
market-piercing-ammo = Panzerbrechende Munition
market-art-theft = Kunstraub

## Weltraumwunder

wonder-stellar-swarm = Stellar-Schwarm
wonder-replication-yard = Replikationswerft
wonder-void-habitat = Leerenhabitat
wonder-singularity = Singularitätsextraktion

## Investoren

investor-form = Form
investor-heaven = Himmel
investor-clans = Kläne
investor-kosme = Kosme
investor-seele = Seele
investor-tor = Tor
investor-welle = Welle

## Krisen

crisis-cult = Kult des Adeptus Tek Thanis
crisis-argaean = Argäische Expansion
crisis-competition-war = Ausbruch des Konkurrenzkriegs
crisis-tor = Tor-Verschwörung
crisis-kraken = Der Kraken
crisis-kosme-fleet = Kosme-Flotte
crisis-hegemony = Hegemonie

## Ereigniskarten

card-ast-pirates = Piraten
card-ast-rust-fleet = Rostflotte
card-ast-pirate-base = Piratenbasis
card-ast-pure-metal = Reinmetallader
card-ast-ice = Eisbrocken
card-ast-mine = Verlassene Schürfstation
card-ast-hideout = Schmugglerversteck
card-ast-meteors = Meteoritenschauer
card-ast-wreck = Altes Kosme-Wrack
card-ast-job = Auftrag: Schürfkonzession
card-neb-gav = GAV-Söldner
card-neb-gas = Terrainformungsgas
card-neb-tunnel = Quantentunnel
card-neb-harvest = Gasernte
card-neb-colonists = Verirrte Kolonisten
card-neb-lights = Lichterspiel
card-neb-probe = Treibende Sonde
card-neb-discharge = Elektrostatische Entladung
card-neb-echo = Sensorecho
card-neb-shroud = Dichter Schleier
card-neb-job = Auftrag: Vermisste Expedition
card-spc-caravan = Handelskarawane
card-spc-refugees = Flüchtlingskonvoi
card-spc-buoy = Alte Torboje
card-spc-wind = Sternenwind
card-spc-comet = Kometenschweif
card-spc-envoy = Gesandter des Hohen Rates
card-spc-silence = Stille der Leere
card-spc-job = Auftrag: Botenflug
card-sto-ion = Ionenböen
card-sto-lightning = Blitzschlag
card-sto-drift = Verwehung
card-sto-blind = Sichtverlust
card-sto-debris = Trümmerschauer
card-sto-magnetic = Magnetsturm
card-sto-calm = Windstille
card-sto-tailwind = Rückenwind
card-bh-tides = Gezeitenkräfte
card-bh-horizon = Ereignishorizont
card-bh-slingshot = Gravitationsschleuder
card-bh-dilation = Zeitdilatation
card-bh-flash = Akkretionsblitz
card-bh-orbit = Stabiler Orbit
card-ano-storm-eye = Sturmauge
card-ano-ruin = Ruine der Okima
card-ano-crystal-garden = Kristallgarten
card-ano-singing-star = Singender Stern
card-ano-frozen-fleet = Gefrorene Flotte
card-ano-time-capsule = Zeitkapsel
card-ano-living-ocean = Lebender Ozean
card-ano-monolith = Schweigender Monolith
card-ano-archive = Verlorenes Archiv
card-ano-sleeping-probe = Schlafende Sonde
card-ano-dark-matter = Dunkle Materie
card-ano-gate-fragment = Torfragment
card-ano-gene-bank = Genbank
card-ano-metal-core = Reinmetallkern

## Planeten

planet-dawn = Morgenröte
planet-pearlwater = Perlwasser
planet-ashvale = Aschental
planet-crystalhome = Kristallheim
planet-nightgarden = Nachtgarten
planet-stormwatch = Sturmwacht
planet-silversand = Silbersand
planet-deephall = Tiefenhall
planet-sunrock = Sonnenfels
planet-mistmoor = Nebelmoor
planet-ironround = Eisenrund
planet-wanderstone = Wanderstein
planet-goldcrown = Goldkrone
planet-stillwater = Stillwasser
planet-thornworld = Dornenwelt
planet-emberheart = Glutherz
planet-windcatch = Windfang
planet-starharbour = Sternhafen
planet-frostridge = Frostkamm
planet-rubysea = Rubinmeer
planet-saltmirror = Salzspiegel
planet-mossground = Moosgrund
planet-echorock = Echofels
planet-twilight = Zwielicht
planet-amber = Bernstein
planet-highwood = Hohenwald
planet-sicklemoon = Sichelmond
planet-copperdelta = Kupferdelta
planet-whitecliff = Weißklippe
planet-farview = Fernblick

## Arten von Planeten

planet-dawn-type = Gartenwelt
planet-pearlwater-type = Ozeanwelt
planet-ashvale-type = Vulkanwelt
planet-crystalhome-type = Kristallwelt
planet-nightgarden-type = Dunkelwald
planet-stormwatch-type = Sturmmond
planet-silversand-type = Wüstenwelt
planet-deephall-type = Höhlenwelt
planet-sunrock-type = Glutfels
planet-mistmoor-type = Sumpfwelt
planet-ironround-type = Erzwelt
planet-wanderstone-type = Irrläufer
planet-goldcrown-type = Ruinenwelt
planet-stillwater-type = Seenwelt
planet-thornworld-type = Wildnis
planet-emberheart-type = Lavawelt
planet-windcatch-type = Hochland
planet-starharbour-type = Stationswelt
planet-frostridge-type = Eiswelt
planet-rubysea-type = Ozeanwelt
planet-saltmirror-type = Salzwüste
planet-mossground-type = Tundra
planet-echorock-type = Felswelt
planet-twilight-type = Dämmerwelt
planet-amber-type = Harzwald
planet-highwood-type = Waldwelt
planet-sicklemoon-type = Mond
planet-copperdelta-type = Flusswelt
planet-whitecliff-type = Küstenwelt
planet-farview-type = Hochplateau

## Planetare Ereignisse

planetary-event-dawn-1 = Erste Ernte
planetary-event-dawn-2 = Fest der Siedler
planetary-event-dawn-3 = Blühende Stadt
planetary-event-pearlwater-1 = Fischgründe
planetary-event-pearlwater-2 = Der Leviathan
planetary-event-pearlwater-3 = Stadt unter den Wellen
planetary-event-ashvale-1 = Glühende Schächte
planetary-event-ashvale-2 = Der Berg erwacht
planetary-event-ashvale-3 = Schmiede der See
planetary-event-crystalhome-1 = Resonanz
planetary-event-crystalhome-2 = Wachsende Türme
planetary-event-crystalhome-3 = Das singende Archiv
planetary-event-nightgarden-1 = Leuchtende Pfade
planetary-event-nightgarden-2 = Stimmen im Dunkel
planetary-event-nightgarden-3 = Bund mit dem Wald
planetary-event-stormwatch-1 = Blitzfänger
planetary-event-stormwatch-2 = Auge des Orkans
planetary-event-stormwatch-3 = Wetterakademie
planetary-event-silversand-1 = Karawanserei
planetary-event-silversand-2 = Wasserrechte
planetary-event-silversand-3 = Markt der tausend Zelte
planetary-event-deephall-1 = Alte Stollen
planetary-event-deephall-2 = Einsturz
planetary-event-deephall-3 = Halle der Echos
planetary-event-sunrock-1 = Spiegelfelder
planetary-event-sunrock-2 = Sonnensturm
planetary-event-sunrock-3 = Observatorium
planetary-event-mistmoor-1 = Heilkräuter
planetary-event-mistmoor-2 = Das Fieber
planetary-event-mistmoor-3 = Schwimmende Gärten
planetary-event-ironround-1 = Tagebau
planetary-event-ironround-2 = Streik
planetary-event-ironround-3 = Werft des Rings
planetary-event-wanderstone-1 = Ohne Sonne
planetary-event-wanderstone-2 = Die lange Nacht
planetary-event-wanderstone-3 = Kurswechsel
planetary-event-goldcrown-1 = Verfallene Paläste
planetary-event-goldcrown-2 = Grabräuber
planetary-event-goldcrown-3 = Krönung
planetary-event-stillwater-1 = Seerosenfelder
planetary-event-stillwater-2 = Pilgerstrom
planetary-event-stillwater-3 = Garten der Stille
planetary-event-thornworld-1 = Rodung
planetary-event-thornworld-2 = Die Jagd
planetary-event-thornworld-3 = Gezähmte Wildnis
planetary-event-emberheart-1 = Thermalkraft
planetary-event-emberheart-2 = Risse im Mantel
planetary-event-emberheart-3 = Herz des Planeten
planetary-event-windcatch-1 = Segelstädte
planetary-event-windcatch-2 = Wettflug
planetary-event-windcatch-3 = Haus der Winde
planetary-event-starharbour-1 = Verlassene Docks
planetary-event-starharbour-2 = Freihafen
planetary-event-starharbour-3 = Tor zur See

## Bevölkerungen

people-avanter = Avanter
people-argaeans = Argäer
people-triarians = Triarier
people-telsians = Telsier
people-heavenborn = Himmelsgeborene
people-cloud-dwellers = Wolkenstädter

## Gebäude

building-resource-1 = Rohstoffgebäude Stufe 1
building-resource-2 = Rohstoffgebäude Stufe 2
building-resource-3 = Rohstoffgebäude Stufe 3
building-capacity-1 = Kapazitätsgebäude Stufe 1
building-capacity-2 = Kapazitätsgebäude Stufe 2
building-capacity-3 = Kapazitätsgebäude Stufe 3
building-embassy = Botschaft
building-artificial-gate = Künstliches Tor
building-centre = Zentrum
building-fortress = Festung
building-planetary-shield = Planetarer Schild
building-missile-base = Raketenbasis
building-trade-route = Handelsroute

## Schiffe

ship-fighter = Jäger
ship-adv-fighter = Fortschrittlicher Jäger
ship-bomber = Bomber
ship-adv-bomber = Fortschrittlicher Bomber
ship-corvette = Korvette
ship-adv-corvette = Fortschrittliche Korvette
ship-research = Forschungsschiff
ship-destroyer = Zerstörer
ship-adv-destroyer = Fortschrittlicher Zerstörer
ship-frigate = Fregatte
ship-adv-frigate = Fortschrittliche Fregatte
ship-transporter = Transporter
ship-adv-transporter = Fortschrittlicher Transporter
ship-cruiser = Kreuzer
ship-adv-cruiser = Fortschrittlicher Kreuzer
ship-battlecruiser = Schlachtkreuzer
ship-adv-battlecruiser = Fortschrittlicher Schlachtkreuzer
ship-colony = Kolonieschiff
ship-battleship = Schlachtschiff
ship-adv-battleship = Fortschrittliches Schlachtschiff
ship-carrier = Träger
ship-adv-carrier = Fortschrittlicher Träger
ship-starbase = Sternenbasis
ship-adv-starbase = Fortschrittliche Sternenbasis
ship-titan = Titan

## Bodeneinheiten

ground-unit-militia = Miliz
ground-unit-infantry = Infanterie
ground-unit-heavy-infantry = Schwere Infanterie
ground-unit-tank = Panzer
ground-unit-artillery = Artillerie
ground-unit-war-drones = Kriegsdrohnen
ground-unit-air-force = Luftwaffe
ground-unit-anti-orbital-gun = Antiorbitalgeschütz

## Baupläne

blueprint-haradim = Unterstützungsjäger Haradim
blueprint-sen-ka-to = Abfangjäger Sen-Ka-To
blueprint-daemmerstern = Strategischer Bomber Dämmerstern
blueprint-pilum = Taktischer Bomber Pilum
blueprint-kynzai = Überfallkorvette Kynzai
blueprint-k1 = Massenkorvette K1
blueprint-siegard = Großkampfzerstörer Siegard
blueprint-splittersturm = Schwarmzerstörer Splittersturm
blueprint-aragust = Aufklärungsfregatte Aragust
blueprint-ai-ta-te = Bergefregatte Ai-Ta-Te
blueprint-vorbote = Trägerfregatte Vorbote
blueprint-t2 = Standardtransporter T2
blueprint-aegis = Mehrzweckkreuzer Aegis
blueprint-bombarnizo = Breitseitenkreuzer Bombarnizo
blueprint-buryja = Sturmkreuzer Buryja
blueprint-ma-jin-ji = Großkampf-Schlachtkreuzer Ma!JinJi
blueprint-ballista = Formationsbrecher-Schlachtkreuzer Ballista
blueprint-apex = Artillerieschlachtschiff Apex
blueprint-ferropolis = Flottenträger Ferropolis
blueprint-nexus = Sternenbasis Nexus
blueprint-aussenposten = Sternenbasis Außenposten
blueprint-invictus = Weltenbrand-Titan Invictus

## Neutrale Einheiten

neutral-unit-kosme-fighter = Kosme-Jäger
neutral-unit-kosme-bomber = Kosme-Bomber
neutral-unit-kosme-corvette = Kosme-Korvette
neutral-unit-kosme-destroyer = Kosme-Zerstörer
neutral-unit-kosme-frigate = Kosme-Fregatte
neutral-unit-kosme-cruiser = Kosme-Kreuzer
neutral-unit-kosme-battlecruiser = Kosme-Schlachtkreuzer
neutral-unit-kosme-battleship = Kosme-Schlachtschiff
neutral-unit-kosme-carrier = Kosme-Träger
neutral-unit-cult-fighter = Kultisten-Jäger
neutral-unit-cult-corvette = Kultisten-Korvette
neutral-unit-cult-destroyer = Kultisten-Zerstörer
neutral-unit-cult-frigate = Kultisten-Fregatte
neutral-unit-pirate-fighter = Piraten-Jäger
neutral-unit-pirate-bomber = Piraten-Bomber
neutral-unit-pirate-corvette = Piraten-Korvette
neutral-unit-pirate-frigate = Piraten-Fregatte
neutral-unit-pirate-starbase = Piraten-Sternenbasis
neutral-unit-gav-fighter = GAV-Jäger
neutral-unit-gav-destroyer = GAV-Zerstörer

## Einmalige Einheiten

unique-unit-sovereignty = Souveränität
unique-unit-flood-suit = Flut-Kampfanzug
unique-unit-hybris = Hybris
unique-unit-hegemony = Hegemonie

## Waffen

weapon-smoothbore = Glattrohrkanone
weapon-target-marker = Zielmarkierer
weapon-hunter-gun = Jagdgeschütz
weapon-cluster-bombs = Streubomben
weapon-vulcan-launcher = Vulkanwerfer
weapon-light-gun = Lichtgeschütz
weapon-kinetic-gun = Kinetisches Geschütz
weapon-torpedo = Torpedo
weapon-swarm-missiles = Schwarmraketen
weapon-convex-gun = Konvexgeschütz
weapon-rapid-fire-gun = Schnellfeuergeschütz
weapon-concave-gun = Konkavgeschütz
weapon-broadside = Breitseitenkanonade
weapon-autocannons = Autokanonen
weapon-storm-torpedoes = Sturmtorpedos
weapon-mass-driver = Massebeschleuniger
weapon-artillery-torpedo = Artillerietorpedo
weapon-light-main-gun = Licht-Hauptgeschütz
weapon-kinetic-artillery = Kinetische Artillerie
weapon-lightning-fd = Blitz-FV
weapon-steel-hail-fd = Stahlhagel-FV
weapon-planet-breaker = Planetenbrecher
weapon-focus-beam = Fokusstrahl
weapon-multi-core-torpedo = Mehrkerntorpedo
weapon-ion-gun = Ionengeschütz
weapon-hunter-laser = Jagdlaser
weapon-bunker-breaker = Bunkerbrecher
weapon-storm-cannon = Sturmkanone
weapon-far-lance = Fernlanze
weapon-aurelia-hunter-gun = Aureliajagdgeschütz
weapon-white-lance = Weiße Lanze
weapon-aurelia-gun = Aureliageschütz
weapon-sunfire-gun = Sonnenfeuergeschütz
weapon-sunfire-main-gun = Sonnenfeuer-Hauptgeschütz
weapon-nox-bombs = Nox-Bomben
weapon-gate-missile = Torrakete
weapon-gate-missile-battery = Torraketenbatterie
weapon-crystal-infector = Kristallinfektor
weapon-resonance-generator = Resonanzgenerator
weapon-blacklight-gun = Schwarzlicht-Geschütz
weapon-contempt-main-gun = Verachtung-Hauptgeschütz
weapon-multi-weapons = Multiwaffen
weapon-rail-gun = Schienenkanone
weapon-explosive-flechettes = Explosivflechetten
weapon-chain-harpoons = Kettenharpunen
weapon-gas-rockets = Gasraketen
weapon-ql-marker = QL-Markierer
weapon-salvage-gear = Bergeausrüstung

## Komponenten

component-agent = Agent
component-diplomat = Diplomat
component-police = Polizei
component-sensors = Sensoren
component-advanced-sensors = Sensoren (fortschrittlich)
component-macro-magazine = Makromagazin
component-decoys = Täuschkörper
component-mines = Minen
component-mine-clearing = Minenräumung
component-logistics-centre = Logistikzentrum
component-hangar-module = Hangarmodul
component-frequency-modulator = Frequenzmodulator
component-weakspot-analyser = Schwachstellenanalysator
component-manoeuvring-thrusters = Manövrierdüsen
component-rotation-drive = Rotationstriebwerk
component-tritium-injection = Tritium-Injektion
component-ew-centre = Zentrum für elektronische Kriegsführung
component-hologram-field = Hologrammfeld
component-jammer = Störsender
component-stabiliser-module = Stabilisatormodul
component-squadron-centre = Staffelzentrum
component-command-centre = Kommandozentrale
component-experienced-crew = Erfahrene Besatzung
component-salvage-module = Bergungsmodul
component-staff-quarters = Stabsquartier
component-assault-ramp = Sturmrampe
component-cloaking-device = Tarnvorrichtung
component-boarding-pods = Enterkapseln
component-colony-modules = Koloniemodule
component-science-lab = Bordlabor

## Schilde und Panzerungen

protection-shield-generator = Schildgenerator
protection-reinforced-shield = Verstärkter Schildgenerator
protection-absorption-shield = Absorptionsschild
protection-shield-capacitor = Schildkondensator
protection-armour-plating = Panzerung
protection-heavy-armour = Schwere Panzerung
protection-silksteel-armour = Seidenstahlpanzerung
protection-regenerative-armour = Regenerative Panzerung

## Schlüsselwörter

keyword-class-ks = Kleinkampfschiff (KS)
keyword-class-us = Unterstützungsschiff (US)
keyword-class-hs = Hauptkampfschiff (HS)
keyword-class-gs = Großkampfschiff (GS)
keyword-class-mk = Megakonstruktion (MK)
keyword-civil = Zivil
keyword-small = Klein
keyword-close = Nahbereich
keyword-swarm = Schwarm
keyword-evasion = Ausweichen
keyword-variants = Varianten
keyword-deadly = Tödlich
keyword-scout = Kundschafter
keyword-stealth = Tarnung
keyword-boarding-crew = Entermannschaft
keyword-repair = Reparatur
keyword-stabilisers = Stabilisatoren
keyword-untouchable = Unberührbar
keyword-repulsion = Repulsion
keyword-hangar = Hangar
keyword-road-building = Straßenbau
keyword-transport = Transporter
keyword-shield-breach = Dringt durch planetare Schilde
keyword-no-rear = Kein Heck
keyword-mass-bombardment = Massives Bombardement
keyword-building-unit = Gebäude
keyword-privateer = Freibeuter
keyword-diplomatic-immunity = Diplomatische Immunität
keyword-mercenary = Söldner
keyword-he = Hochexplosiv (HE)
keyword-light-handicap = Lichtnachteil
keyword-fire-line = Feuerlinie
keyword-target-marking = Zielmarkierung
keyword-emp = EMP-Angriff
keyword-area = Flächenschaden
keyword-pd = Punktverteidigung
keyword-fleet-defence = Flottenverteidigung
keyword-auto-hit = Automatischer Treffer
keyword-bombardment = Bombardierung
keyword-hull-mult = Hüllenschaden
keyword-shield-mult = Schildschaden
keyword-ineffective = Wirkungslos gegen
keyword-ignores-evasion = Ignoriert Ausweichen
keyword-reduces-evasion = Reduziert Ausweichen um 1
keyword-side-arc = Nur seitlich
keyword-colossal = Kolossaler Waffeneffekt
keyword-experienced = Erfahrene Besatzung
keyword-spacetime = Raumzeitkontrolle
keyword-frontline = Frontlinie
keyword-back = Rücken
keyword-range = Reichweite (Boden)
keyword-scatter = Streuung
keyword-recon-flight = Aufklärungsflug
keyword-rolling-barrage = Feuerwalze
keyword-ground-repair = Reparatur (Boden)
keyword-infantry = Infanterie
keyword-vehicle = Fahrzeug
keyword-law-always = Immer
keyword-law-multiple = Mehrfach
keyword-law-competition = Wettbewerb
keyword-job = Auftrag
keyword-anomaly = Anomalie
keyword-sensors = Sensoren
keyword-missile = Rakete
keyword-air-force = Luftwaffe

## Taktische Ziele

tactical-goal-attack-platform = Angriffsplattform
tactical-goal-defence-matrix = Verteidigungsmatrix
tactical-goal-sky-tear = Himmelsträne
tactical-goal-envoys = Gesandte
tactical-goal-mobile-dock = Mobiles Dock
tactical-goal-neighbourhood = Nachbarschaft
tactical-goal-gravitron = Gravitron
tactical-goal-shield-accumulator = Schildakkumulator
tactical-goal-signal = Signalgeber
tactical-goal-lawyers = Anwälte
tactical-goal-pirate-lair = Piratenversteck
tactical-goal-chain-hulk = Kettenbrocken
tactical-goal-gas-mine = Gasabbaustation
tactical-goal-mist-shades = Nebelschemen
tactical-goal-war-reporter = Kriegsberichterstatter
tactical-goal-looters = Plünderer
tactical-goal-spy-satellite = Spionagesatellit
tactical-goal-war-tourists = Kriegstouristen
tactical-goal-radar = Radar
tactical-goal-fuel-depot = Treibstofflager
tactical-goal-ammunition-depot = Munitionsdepot
tactical-goal-hidden-jammer = Verborgener Störsender
tactical-goal-relay-station = Relaisstation
tactical-goal-civil-spaceport = Ziviler Raumhafen

## Beute

loot-1-parts = Ersatzteile
loot-1-supplies = Vorräte
loot-1-data = Datenkerne
loot-1-trophies = Trophäen
loot-1-prisoners = Gefangene
loot-1-empty = Leere Frachträume
loot-2-freight = Frachtgut
loot-2-silos = Getreidesilos
loot-2-labship = Laborschiff
loot-2-art = Kunstschätze
loot-2-logbook = Logbuch
loot-2-contraband = Schmuggelware
loot-3-vault = Schatzkammer
loot-3-plans = Geheimpläne
loot-3-prize = Prisenschiff
loot-3-glory = Kriegsruhm
loot-3-relic = Relikt der Okima
loot-3-surrender = Kapitulationsurkunde

## Ferne Kriege

distant-war-ground-1a = Grubenaufstand
distant-war-ground-1b = Belagerte Farmen
distant-war-ground-1c = Plünderer der Vorstadt
distant-war-ground-1d = Verschanztes Labor
distant-war-ground-2a = Straßen von Telsios
distant-war-ground-2b = Panzer im Regen
distant-war-ground-2c = Drohnensturm
distant-war-ground-3a = Festung der Triarier
distant-war-ground-3b = Luftkrieg über den Wolken
distant-war-space-1a = Konvoi in Not
distant-war-space-1b = Kaperfahrer
distant-war-space-1c = Verirrte Kultisten
distant-war-space-1d = Bombenalarm
distant-war-space-2a = Gasfeldzug
distant-war-space-2b = Rote Fregatten
distant-war-space-2c = Schwarze Messe
distant-war-space-3a = Nest der Maske
distant-war-space-3b = Abtrünniges Geschwader
