## Hilfeseiten

help-usage = Aufruf: { $line }
help-about =
    Brettspiele im Weltraum, für Menschen, Bots und Forschung.
    Zum Anfangen: raumhafen play space-base
help-commands = Befehle
help-general = Überall
help-arguments = Angaben
help-options = Optionen
help-command-place = BEFEHL
help-options-place = [OPTIONEN]
help-lang = Sprache: en oder de (auch über die Variable RAUMHAFEN_LANG)
help-help = Diese Seite zeigen
help-cmd-games = Die Spiele und ihre Einstellungen auflisten
help-cmd-play =
    Gegen Bots spielen, oder zu mehreren an einer Tastatur
    Die Einstellungen eines Spiels (siehe „raumhafen games“) werden beim Namen genannt, etwa --variant light-speed.
help-cmd-simulate = Bots viele Partien spielen lassen und zählen, wer gewinnt
help-cmd-replay = Eine gespeicherte Partie durchgehen oder prüfen
help-cmd-analyse = Die Antworten einer gespeicherten Partie beurteilen: was verschenkt wurde und was besser war
help-cmd-rules = Die Regeln eines Spiels lesen
help-cmd-bench = Messen, wie schnell ein Spiel auf diesem Rechner läuft
help-cmd-serve = Die Web-Plattform starten
help-cmd-backup = Die Daten der Plattform in eine Datei sichern
help-cmd-restore = Die Daten der Plattform aus einer Datei zurückholen
help-cmd-verify = Alle gespeicherten Partien der Plattform prüfen
help-cmd-admin =
    Leute sperren, Tische schließen, Chat löschen, Meldungen lesen
    ACTION ist ban oder unban (SUBJECT: ein Name oder eine Kennung), close (ein Tisch), unsay (eine Chatzeile), reports oder settle (eine Meldung).
help-cmd-upgrade = Laufende Partien, die nach älteren Regeln begonnen haben, auf die jetzigen umstellen
help-web-host = Adresse, auf der gelauscht wird
help-web-port = Port, auf dem gelauscht wird
help-web-data = Ordner für alles, was gespeichert wird
help-web-database = Eine andere Datenbank als die im Datenordner
help-web-redis = Redis für mehrere Prozesse, die sich die Tische teilen
help-web-origin = Weitere Adressen, von denen die Seite geöffnet werden darf
help-web-secure = Die Seite ist über HTTPS erreichbar
help-web-proxy = Adresse eines Proxys, dem vertraut wird
help-web-public_url = Die Adresse, die Menschen benutzen, für Links in Nachrichten
help-web-webhook = Adresse, die aufgerufen wird, wenn jemand am Zug ist
help-web-smtp = Mailserver für Nachrichten
help-web-mail_from = Absender dieser Mails
help-web-mail_seconds = So viele Sekunden lang werden Benachrichtigungen zu einer Mail gesammelt
help-web-push = Browser dürfen erfahren, wer am Zug ist, auch wenn keine Seite offen ist
help-web-push_seconds = So viele Sekunden lang werden Benachrichtigungen zu einer Push-Nachricht gesammelt
help-web-push_origin = Eigene Push-Dienste, die im eigenen Netz liegen und ohne HTTPS auskommen dürfen
help-web-metrics_token = Wer es als Authorization: Bearer mitschickt, darf /metrics lesen; ohne Angabe nur dieser Rechner selbst
help-web-tables_each = Tische, die eine Person zugleich offen haben darf
help-web-bot_workers = Wie viele Prozesse für Bots nachdenken
help-web-away_seconds = Sekunden ohne Antwort und ohne offene Seite, nach denen die anderen einen Bot einspringen lassen dürfen
help-web-bot_delay = Sekunden, die ein Bot mindestens wartet, damit Menschen folgen können
help-web-rate_limits = Begrenzen, wie oft eine Adresse anfragen darf
help-web-log_level = Wie viel protokolliert wird: debug, info, warning, error
help-web-open_browser = Die Seite im Browser öffnen
help-web-file = Die Datei
help-web-action = Was zu tun ist
help-web-subject = Mit wem oder womit
help-game = Ein Spiel, wie „raumhafen games“ es nennt
help-play-game = Ein Spiel, wie „raumhafen games“ es nennt; entfällt bei --resume
help-bench-game = Ein Spiel; ohne Angabe alle
help-json = Ein JSON-Objekt ausgeben
help-seed = Gleicher Startwert und gleiche Antworten ergeben das gleiche Spiel
help-seats = Wie viele am Tisch sitzen
help-bots = Deine Gegner: random, greedy, search (search:2s denkt zwei Sekunden nach), expert
help-hot-seat = Mehrere Menschen wechseln sich an dieser Tastatur ab
help-names = Wie die Menschen (und Bots) heißen
help-resume = Eine gespeicherte Partie fortsetzen
help-agents = Wer spielt: random, greedy, search:0.2s, search:500, expert:0.2s, greedy:science …; je Platz eine Angabe
help-games = Wie viele Partien
help-sim-seed = Erster Startwert; die weiteren Partien zählen von dort weiter
help-workers = Wie viele Prozesse
help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen auf diesem Rechner
help-out = Je Platz und Partie eine Zeile in diese Parquet-Datei schreiben oder, ohne die Endung .parquet, in einen Ordner mit Teilen
help-sim-resume = Mit dem Ordner weitermachen, den ein früherer Lauf hinterlassen hat
help-file = Eine gespeicherte Partie
help-verify = Alles noch einmal spielen und mit den Stellungen vergleichen, die die Datei nennt
help-web-check = Nur sagen, was aus jeder Partie würde, und nichts ändern
help-at = Nach so vielen Antworten anfangen
help-rule = Ein Kapitel oder eine Regel, etwa SB8 oder SB8.4
help-uncited = Die Regeln auflisten, die kein Test nennt
rules-later = { $rule }  kommt mit Teil { $part } des Spiels
help-tests = Wo die Tests liegen
help-seconds = Wie lange jedes Spiel gemessen wird

## Was die Befehlszeile ablehnt

error-admin-action = Eine Aktion „{ $action }“ gibt es nicht. Bekannt sind: { $known }.
error-admin-subject = Bitte gib an, mit wem oder womit: raumhafen admin { $action } SUBJECT
error-admin-person = Niemand hat den Namen oder die Kennung „{ $who }“.
error-admin-table = Einen Tisch { $table } gibt es nicht.
error-admin-line = Eine Chatzeile { $line } gibt es nicht.
error-admin-report = Eine offene Meldung { $report } gibt es nicht.
error-cli-lang = Die Sprache „{ $lang }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-cli-command = Es gibt keinen Befehl „{ $command }“. Meintest du „{ $guess }“?
error-cli-option = Es gibt keine Option „{ $name }“. Meintest du „{ $guess }“?
error-cli-no-value = „{ $name }“ braucht einen Wert; siehe „{ $page }“.
error-cli-missing = { $name } fehlt; siehe „{ $page }“.
error-cli-missing-game = Welches Spiel? Zur Wahl stehen: { $games }.
error-cli-value = Das ist kein brauchbarer Wert für „{ $name }“; siehe „{ $page }“.
error-cli-choice = „{ $value }“ ist kein Wert von { $name }. Meintest du „{ $guess }“? Zur Wahl stehen: { $known }.
error-cli-usage = Dieser Aufruf ist nicht zu verstehen; siehe „{ $page }“.
error-too-many-bots = { $bots ->
    [one] Ein Bot braucht mehr als { $seats } Plätze; erhöhe --seats.
   *[other] { $bots } Bots brauchen mehr als { $seats } Plätze; erhöhe --seats oder nenne weniger Bots.
}
error-file = { $file } ist nicht zu gebrauchen: { $reason }.
error-file-missing = Diese Datei oder diesen Ordner gibt es nicht: { $file }.
error-no-web = Die Web-Plattform ist nicht installiert ({ $missing } fehlt). Installiere sie mit: pip install "raumhafen[web]"
error-no-ray = Ray ist nicht installiert. Installiere es mit: pip install "raumhafen[cluster]"
error-cluster-away = Unter „{ $address }“ ist kein Ray-Cluster zu erreichen: { $reason }
error-cluster-lost = Ein Teil der Partien ging zu oft verloren: { $reason } Was gespielt ist, bleibt erhalten; mit --resume geht es weiter.
error-cluster-build = Ein Rechner des Clusters spielt nach anderen Regeln. Hier: { $here }. Dort: { $there }.
error-series-there = In { $file } liegt schon eine Reihe von Partien. Mach mit --resume weiter oder nenne einen anderen Ordner.
error-series-other = { $file } beschreibt eine andere Reihe: Spiel, Regeln, Bots, Zahl der Partien, Startwert und Optionen müssen gleich sein.
error-resume-folder = --resume braucht --out mit einem Ordner (einem Namen, der nicht auf .parquet endet).
error-replay-damaged = Diese Aufzeichnung ist beschädigt.
error-no-tests = Hier liegen keine Tests; nenne ihren Ordner mit --tests.
error-rule-unknown = Es gibt keine Regel „{ $rule }“. Meintest du „{ $guess }“?
error-card-unknown = Es gibt keine Karte „{ $name }“. Meintest du „{ $guess }“?
error-no-cards = Dieses Spiel hat keine Karten zum Nachschlagen.
error-seat-unknown = Hier heißt niemand „{ $name }“. Meintest du „{ $guess }“?
error-option-number = Eine Option { $number } gibt es nicht; die letzte ist { $last }.

## Spielen

play-title = { $game } · Startwert { $seed }
play-prompt = >
play-commands = h Tipp · u zurück · r wieder · s speichern · l Protokoll · b Tableau · m Markt · c Karte · w Dauerantwort · ? Regel und Hilfe · q Ende
play-how = Tippe die Nummer einer Option, ihren Code oder einen Befehl.
play-help =
    Antworte mit einer Nummer oder einem Code. Befehle:
      h            was ein starker Bot täte
      u, r         zurücknehmen, wiederholen
      s [DATEI]    speichern
      l [N]        die letzten N Ereignisse
      b [N]        das Tableau von Platz N
      m            was zu haben ist
      c NAME       was auf einer Karte steht
      w [ART]      Dauerantworten
      ? [REGEL]    die Regel zur Frage, oder eine andere
      q            aufhören (bietet das Speichern an)
play-thinking = Es wird nachgedacht …
play-curtain = Jetzt antwortet { $seat } verdeckt. Drücke Enter, wenn niemand sonst zusieht.
play-undone = Zurückgenommen.
play-saved = Gespeichert als { $file }. Weiter geht es mit: raumhafen play --resume { $file }
play-save-first = Die Partie vorher speichern? [J/n]
play-input-ended = Die Eingabe ist zu Ende; die Partie ist nicht fertig.
play-standing = Dauerantwort: { $answer }.
play-standing-none = Keine Dauerantwort mehr.
play-won = { $count ->
    [one] { $seat } gewinnt.
   *[other] Geteilter Sieg: { $seat }.
}
answer-yes = j ja y yes

command-hint = h tipp hinweis
command-undo = u zurück
command-redo = r wieder
command-save = s speichern
command-log = l protokoll
command-board = b tableau
command-market = m markt
command-card = c karte
command-standing = w dauerantwort
command-rule = ? regel hilfe
command-quit = q ende

## Listen und Ergebnisse

games-seats = { $min } bis { $max } Plätze
bench-game = Spiel
bench-decisions = Entscheidungen/s
bench-copy = Kopie
bench-view = Sicht
bench-code = Code
bench-rate = { $number }
bench-micro = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
bench-interpreted = interpretiert
bench-compiled = kompiliert

replay-begin = { $answers } Antworten. Enter: weiter · b: zurück · t: nächster Zug · v: Tisch zeigen · eine Zahl: dorthin springen · q: Ende
replay-help = Enter: weiter · b: zurück · t: nächster Zug · v: Tisch zeigen · eine Zahl: dorthin springen · q: Ende
replay-revised = ändert eine verdeckte Antwort
replay-verified = Die Aufzeichnung stimmt: { $answers } Antworten, { $digests ->
    [one] 1 Stellung
   *[other] { $digests } Stellungen
} verglichen.
step-next = n weiter
step-back = b zurück
step-turn = t zug
step-board = v tisch
step-quit = q ende

## Tipps

tip-best = Ein starker Bot würde so wählen: { $option }
tip-clear = Das ist klar besser als alles andere ({ $samples } Versuche). Erwarteter Anteil am Sieg:
tip-slight = Das liegt knapp vorn ({ $samples } Versuche). Erwarteter Anteil am Sieg:
tip-even = Das Nächstbeste ist fast ebenso gut ({ $samples } Versuche). Erwarteter Anteil am Sieg:
tip-share = { $percent } %
tip-agrees = Die schnelle Faustregel des Spiels sagt dasselbe.
tip-differs = Die schnelle Faustregel des Spiels würde so wählen: { $option }
error-no-hint = Für dieses Spiel gibt es noch keine Tipps.

## Simulation

simulate-progress = Es wird gespielt
simulate-so-far = { $done } von { $total } Partien, noch etwa { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
}
simulate-kept = { $done } von { $total } Partien sind gesichert; mit --resume geht es weiter.
simulate-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $seconds } s; im Schnitt hat eine Partie { $decisions } Entscheidungen und { $turns } Züge.
simulate-agent = Bot
simulate-seat = Platz
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-points = Punkte
simulate-count = { NUMBER($count, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-written = Geschrieben nach { $file }.
simulate-errors = { $count ->
    [one] 1 Partie ist abgebrochen: { $first }
   *[other] { $count } Partien sind abgebrochen; die erste: { $first }
}

## Auswertung

analyse-progress = Antwort { $at } von { $length } wird beurteilt …
analyse-first = Der Anfang.
analyse-last = Das Ende.
analyse-inaccuracy = { $name } verschenkt ein wenig ({ $percent } % statt { $best } %): „{ $played }“. Besser: „{ $better }“.
analyse-mistake = { $name } macht einen Fehler ({ $percent } % statt { $best } %): „{ $played }“. Besser: „{ $better }“.
analyse-blunder = { $name } verschenkt viel ({ $percent } % statt { $best } %): „{ $played }“. Besser: „{ $better }“.
analyse-end = { $marked ->
    [one] 1 von { $judged } abgewogenen Antworten hat mindestens 5 Prozentpunkte gekostet.
   *[other] { $marked } von { $judged } abgewogenen Antworten haben mindestens 5 Prozentpunkte gekostet.
}
