## Rahmen

web-home = Raumhafen, zur Startseite
web-skip = Zum Inhalt springen
web-menu = Menü
web-navigation = Seiten
web-lobby = Lobby
web-my-games = Meine Spiele
web-rules = Regeln
web-ratings = Rangliste
web-settings = Einstellungen
web-about = Über Raumhafen
web-sign-in = Anmelden
web-footer = Unabhängige Umsetzung der Spielregeln mit eigenen Texten und Zeichnungen.
web-loading = Lädt …
web-loading-table = Der Tisch wird gedeckt …
web-close = Schließen
web-cancel = Abbrechen
web-confirm = Bestätigen
web-choice-gone = Was du gewählt hattest, ist weg: Jemand war schneller.
web-save = Speichern
web-send = Senden
web-copy = Kopieren
web-copied = Kopiert
web-you = du
web-guest-name = Gast

## Ablehnungen

web-error-offline = Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.
web-error-unknown = Der Server hat mit einem Fehler geantwortet ({ $status }).
web-error-refused = Das lässt der Server nicht zu.
web-error-signed-out = Du bist abgemeldet. Bitte wähle einen Namen und öffne den Tisch noch einmal.
web-error-not-yours = Dieser Tisch ist privat. Du brauchst seinen Einladungslink.
web-error-no-table = Diesen Tisch gibt es nicht.
web-error-old-rules = Die Regeln dieses Spiels haben sich geändert, seit die Partie begann. Der Tisch lässt sich deshalb nicht mehr öffnen.
web-lost = Hier ist nichts
web-lost-text = Diese Adresse führt nirgendwohin. Vielleicht ist der Link unvollständig.

## Startseite

web-welcome = Weltraum-Brettspiele, sofort spielbereit
web-welcome-text = Raumhafen ist ein Hafen für Brettspiele: Spiele sofort gegen Bots, per Link mit Freunden oder gemeinsam an einem Bildschirm. Frei, offen und ohne Konto.
web-play-now = Sofort gegen einen Bot spielen
web-learn = Spiel lernen
web-with-friends = Neuer Tisch
web-seats-range = Für { $min } bis { $max }
web-point-bots = Bots in drei Stärken besetzen jeden Platz, sofort und in menschlichem Tempo.
web-point-friends = Lade Freunde per Link ein: live mit Uhr oder mit ein paar Zügen am Tag.
web-point-undo = Nimm Züge zurück, frag nach einem Tipp und sieh, was jede Wahl einbringt.
web-point-replay = Jede Partie lässt sich noch einmal ansehen, erklären und ab jedem Zug weiterspielen.
web-point-keys = Alles geht auch mit der Tastatur, mit Vorleseprogrammen und auf dem Handy.
web-point-open = Jede Zeile des Protokolls nennt ihre Regel, auf Deutsch und auf Englisch.

## Lobby und Tische

web-lobby-open = Tische mit freien Plätzen
web-lobby-none = Gerade ist kein Tisch offen. Eröffne einen neuen; Freunde kommen per Link dazu.
web-lobby-running = Partien zum Zuschauen
web-mine-your-move = Du bist am Zug
web-mine-running = Laufende Partien
web-mine-old = Durch neue Regeln beendet
web-mine-finished = Beendete Partien
web-mine-none = Du hast noch nicht gespielt.
web-mine-none-start = Erste Partie beginnen
web-card-round = Runde { $round }
web-card-points = Punkte bisher
web-your-move = Du bist dran
web-private = privat
web-free-seats = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
web-open-continue = Zum Tisch
web-open-join = Mitspielen
web-open-watch = Zuschauen
web-open-result = Partie ansehen
web-old-running = Durch neue Spielregeln geschlossen; so stand es zuletzt
web-old-finished = Nach älteren Regeln gespielt: nur die Aufzeichnung lässt sich herunterladen
web-old-download = Aufzeichnung
web-remove = Entfernen
web-remove-title = { $game } entfernen?
web-remove-finished = Die Partie verschwindet aus deiner Liste. Ihre Aufzeichnung bleibt und lässt sich weiterhin über ihren Link öffnen.
web-remove-left = Du bist aufgestanden, und ein Bot spielt auf deinem Platz. Der Tisch verschwindet aus deiner Liste; über seinen Link kannst du noch zurückkommen.
web-remove-guest = Der Tisch verschwindet aus deiner Liste. Die anderen behalten ihn in ihrer.
web-remove-host = Du hast diesen Tisch eröffnet. Du kannst ihn nur aus deiner Liste entfernen oder für alle schließen; dann ist auch seine Aufzeichnung weg.
web-remove-alone = Der Tisch wird endgültig geschlossen, mitsamt seiner Aufzeichnung. Lade sie vorher herunter, wenn du sie behalten willst.
web-remove-mine = Aus meiner Liste entfernen
web-remove-all = Für alle schließen
web-remove-close = Tisch schließen
web-upload = Aufzeichnung öffnen
web-upload-why = Eine Datei von hier oder von der Kommandozeile wird Zug für Zug geprüft und dann gezeigt.
web-upload-file = Datei der Aufzeichnung
web-uploads = Deine hochgeladenen Aufzeichnungen
web-upload-one = { $game }, { $length ->
    [one] ein Zug
   *[other] { $length } Züge
}, { $date }
web-upload-remove = Löschen
web-upload-remove-this = { $recording } löschen
web-upload-remove-title = Diese Aufzeichnung löschen?
web-upload-remove-why = Sie wird vom Server gelöscht, und ihr Link führt danach ins Leere. Die Datei auf deinem Gerät bleibt.

web-new-table = Neuer Tisch
web-game = Spiel
web-seats = Plätze
web-your-name = Dein Name
web-who-sits = Wer spielt mit?
web-hot-seat = Mehrere an diesem Bildschirm (Hot Seat)
web-seat-number = Platz { $seat }
web-kind-me = Ich
web-kind-open = Frei für andere
web-agent-random = Bot: zufällig
web-agent-greedy = Bot: solide
web-agent-search = Bot: stark
web-agent-expert = Bot: meisterhaft
web-pace = Tempo
web-pace-none = Ohne Uhr
web-pace-live = Live, mit Uhr
web-pace-days = Über Tage
web-pace-minutes = Minuten für jeden Platz
web-pace-day-count = Tage je Zug
web-pace-live-short = { $minutes } min
web-pace-days-short = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
web-private-why = Privat: nur mit Einladungslink
web-bot-pace = Bots lassen sich Zeit, damit du folgen kannst
web-create = Tisch eröffnen

web-room-waiting = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-room-full = Alle sind da.
web-seat-free = frei
web-join = Hier hinsetzen
web-invite = Einladungslink
web-invite-why = Wer diesen Link öffnet, kann sich dazusetzen. Niemand braucht ein Konto.
web-start = Spiel beginnen
web-start-fill = { $free ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den { $free } freien Plätzen beginnen
}
web-start-owner = Wer den Tisch eröffnet hat, beginnt das Spiel.
web-leave = Aufstehen
web-held = Ein Bot spielt gerade auf deinem Platz.
web-take-back = Platz wieder einnehmen
web-stand-in = Bot einspringen lassen
web-stand-in-now = { $name } ist nicht da, und alle warten.
web-stand-in-later = { $name } ist nicht da. Ein Bot kann { $minutes ->
    [one] in einer Minute
   *[other] in { $minutes } Minuten
} einspringen.
web-stand-in-title = Ein Bot für { $name }?
web-stand-in-why = Ein Bot spielt für { $name }, bis { $name } zurückkommt und den Platz wieder einnimmt. Die Partie geht sofort weiter.
web-stand-in-wait = Noch etwas warten

## Am Tisch

web-table-of = { $game }: Tisch
web-board = Spielplan
web-dock = Frage, Züge und Protokoll
web-prompt = Was du gefragt wirst
web-actions = Erlaubte Züge
web-actions-list = Erlaubte Züge als Liste ({ $count })
web-asides = Außer der Reihe
web-asides-count = Außer der Reihe ({ $count })
web-asides-addressed = Jemand wartet auf deine Antwort
web-asides-draft = Noch nicht abgeschickt:
web-asides-discard = Verwerfen
web-which = Was genau?
web-tools = Werkzeuge
web-watching = Du schaust zu. Am Zug: { $names }
web-waiting-for = Am Zug: { $names }
web-answer-hidden = Deine Antwort bleibt verdeckt, bis alle geantwortet haben. Es fehlt noch: { $names }
web-revise = Antwort ändern
web-type-code = Oder Code eingeben:
web-line-lost = Verbindung unterbrochen. Nichts geht verloren: Dein Zug wird gesendet, sobald die Leitung wieder steht.
web-line-connecting = Verbindung wird aufgebaut …
web-seat-open = { $name }, { $status }. { $facts } Tableau zeigen
web-seat-ready = nicht gefragt
web-seat-thinking = denkt nach
web-seat-to-move = am Zug
web-seat-nothing = Zu diesem Platz gibt es nicht mehr zu zeigen.
web-away = abwesend
web-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-clock-hours = { $hours } h
web-toast-turn = An einem anderen Tisch bist du dran: { $game }
web-toast-held = Die anderen haben gewartet, darum spielt ein Bot für dich: { $game }
web-toast-go = Zum Tisch
web-log = Protokoll
web-log-empty = Noch ist nichts geschehen.
web-log-undo = { $name } nimmt einen Zug zurück.
web-log-ask-undo = { $name } möchte einen Zug zurücknehmen.
web-since-last-move = seit deinem letzten Zug
web-auto = (von selbst)
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-empty-spectators = Hier unterhalten sich alle, die zuschauen; wer mitspielt, liest es erst nach dem Spiel.
web-chat-say = Etwas sagen
web-spectators = schaut zu
web-undo-what = Zurücknehmen: { $what }
web-undo-ask = Die anderen fragen, ob du zurücknehmen darfst: { $what }
web-redo = Vor: Zurückgenommenes wiederholen
web-reset = Zug neu: so weit wie möglich zurücknehmen
web-consent = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
web-consent-yes = Einverstanden
web-consent-no = Ablehnen
web-consent-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
web-hint = Tipp
web-hint-ask = Tipp: Was würde ein starker Bot tun?
web-hint-thinking = Ein starker Bot denkt über deine Lage nach …
web-hint-would = Ein starker Bot würde wählen: { $action }
web-hint-chances = Geschätzte Gewinnchancen
web-hint-options = Gewinnchance mit jeder Antwort
web-hint-why = Was dafür spricht
web-forecast = Vorschau
web-standing = Dauerantworten
web-standing-why = Antworten, die für dich gegeben werden, bis du sie zurückziehst. Niemand sonst kann sie sehen.
web-standing-withdraw = Zurückziehen
web-zoom = Größe des Spielplans
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Einpassen
web-race = Vor dem Rennen
web-race-why = Alle handeln zugleich, gegen die Sanduhr. Lies in Ruhe zu Ende: Es geht los, sobald alle bereit sind.
web-race-ready = Bereit
web-race-you = Du bist bereit.
web-race-waits = Es fehlt noch: { $names }
web-race-latest = Es geht spätestens in { $time } los.
web-race-seats = Wer bereit ist
web-race-is-ready = ist bereit
web-race-is-not = ist noch nicht bereit
web-race-go = Los!
web-curtain = { $name }, du bist dran
web-curtain-back = { $name }, der Bildschirm gehört dir
web-hand-over = Bildschirm an { $name } geben
web-curtain-why = Bitte gebt den Bildschirm weiter, bevor ihr hinseht. Antworten können vor den anderen verborgen sein.
web-curtain-ready = Ich bin { $name }: Tisch zeigen
web-curtain-without = Künftig ohne Vorhang weitergeben
web-curtain-wish = Den Bildschirm verdecken, bis die nächste Person davor sitzt
web-seat-name = Name von Person { $seat }
web-log-left = { $name } steht auf; ein Bot spielt weiter.
web-log-back = { $name } ist wieder da.
web-generic-moves = Erlaubte Züge
web-generic-none = Gerade wirst du nichts gefragt.
web-generic-position = Stellung

web-tool-undo = Zurück
web-tool-redo = Vor
web-tool-reset = Zug neu
web-tool-hint = Tipp
web-tool-standing = Immer
web-tool-keyboard = Tasten
web-standing-open = Immer: deine Dauerantworten
web-keyboard-open = Tasten: mit der Tastatur spielen
web-waiting-count = { $count ->
    [one] { $count } Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
web-pace-increment = Zeitgutschrift je Entscheidung
web-pace-increment-seconds = { $seconds } s
web-log-newest = Neuestes ↓
web-log-unfold = { $count ->
    [one] 1 Schritt davor
   *[other] { $count } Schritte davor
}
web-log-fold = einklappen
web-leave-title = Vom Tisch aufstehen?
web-leave-others = Das Spiel geht ohne dich weiter: Ein Bot spielt für dich, bis du zurückkommst. Du findest den Tisch unter „Meine Spiele“.
web-leave-alone = Hier wartet sonst niemand. Der Tisch bleibt, wie er ist, und du findest ihn unter „Meine Spiele“.
web-leave-stay = Sitzen bleiben
web-keyboard = Tastatur
web-key-pick = einen erlaubten Zug wählen
web-key-move = durch die Liste der Züge gehen
web-key-confirm = den gewählten Zug bestätigen
web-key-cancel = die Auswahl aufheben
web-key-actions = zur Liste der Züge
web-key-code = einen Code eingeben, etwa buy:3
web-key-hint = Tipp
web-key-undo = zurücknehmen
web-key-redo = wiederholen
web-key-log = Protokoll
web-key-chat = Chat
web-key-zoom = größer, kleiner, einpassen
web-key-help = diese Hilfe

web-coach = Einführung
web-coach-fold = Einführung zuklappen
web-coach-unfold = Einführung wieder zeigen
web-coach-complete = Das waren alle Lektionen. Spiel weiter, solange du magst; „Tipp“ und die Regeln bleiben bei dir.
web-coach-done = Fertig
web-coach-next = Weiter
web-coach-skip = Einführung beenden
web-coach-task = Du bist dran: Triff deine Wahl auf dem Spielplan
web-coach-free = Du bist dran: Mach weiter, wie du magst. Ich melde mich, wenn es etwas Neues gibt.
web-coach-wait = Sieh den anderen einen Augenblick zu. Ich melde mich, sobald es etwas Neues gibt.

## Nach dem Spiel

web-game-over = Das Spiel ist zu Ende.
web-ending = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-ending-won = { $count ->
    [one] { $names } gewinnt. Herzlichen Glückwunsch!
   *[other] { $names } teilen sich den Sieg. Herzlichen Glückwunsch!
}
web-ending-rule = So wurde das Spiel entschieden:
web-ending-show = Ergebnis zeigen
web-ending-look = Spielplan ansehen
web-place = Rang
web-player = Name
web-points = Punkte
web-rematch = Revanche
web-chart-points = Punkte, Zug um Zug
web-chart-chances = Geschätzte Gewinnchancen, Zug um Zug
web-chart-label = { $title }. Am Ende: { $summary }

## Aufzeichnung

web-replay = Aufzeichnung
web-replay-of = Aufzeichnung: { $game }
web-replay-watch = Noch einmal ansehen
web-replay-download = Herunterladen
web-replay-controls = Steuerung der Aufzeichnung
web-replay-position = Schritt { $at } von { $length }
web-replay-epoch = Was davor geschah, wurde nach älteren Regeln des Spiels gespielt und ist nur noch in der Datei zu lesen.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-turn = Zug
web-replay-view = Gesehen von
web-replay-all = allen
web-replay-link = Link zu dieser Stelle
web-replay-play-on = Ab hier weiterspielen
web-replay-quiet = Bei diesem Schritt ist nichts Sichtbares geschehen.
web-turn-of = Runde { $round }: { $name }
web-turn-first = Anfang
web-turn-epoch = Neue Regeln
web-turn-last = Ende
web-turn = Zug { $turn }

## Regeln

web-rule-open = Regel { $rule }
web-rule-title = Regel { $rule }
web-rule-none = Diese Regel steht nicht im Heft.
web-rule-all = Alle Regeln
web-rules-win = Wie gewinne ich?
web-rules-overview = Übersicht
web-rules-signs = Was die Zeichen bedeuten
web-rules-contents = Inhalt
web-win-space-base = Sammle Siegpunkte, die violetten Sterne: Manche Schiffe zahlen sie, wenn ihr Sektor an der Reihe ist; Kolonien geben viele auf einmal, schließen aber ihren Sektor. Hat jemand 40, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte.
web-win-galaxy-trucker = Verdiene kosmische Credits: Liefere Waren ab, komm früh an, hab das schönste Schiff, nimm unterwegs mit, was geht, und verlier wenig. Nach dem letzten Flug haben alle gewonnen, die mindestens einen Credit besitzen; wer am meisten hat, ein bisschen mehr.
web-win-merchant-of-venus = Hab am Ende am meisten: Credits und das, was dein Ruhm wert ist. Finde Kulturen, kauf Waren, wo sie entstehen, verkauf sie, wo man sie haben will, befördere Passagiere, erfülle Aufträge und bau Raumhäfen.
web-win-sternenkinder = Erreiche zuerst die Siegpunkte, um die der Tisch spielt: durch wachsende Kolonien, vollständige Forschungsfelder, Entdeckungen, Investoren und Eroberungen.
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}

## Rangliste

web-ratings-why = Gewertet werden Partien unter Menschen. Die Zahl ist vorsichtig geschätzt: Sie wächst mit der Zahl der Partien.
web-ratings-none = Noch hat niemand eine gewertete Partie gespielt.
web-rating = Wertung
web-rating-games = Partien
web-rating-detail = Schätzung { $mu }, Unsicherheit { $sigma }

## Einstellungen

web-set-lang = Sprache
web-set-lang-en = English
web-set-lang-de = Deutsch
web-set-theme = Aussehen
web-set-theme-dark = Dunkel
web-set-theme-light = Hell
web-set-theme-system = Wie das System
web-set-motion = Bewegung
web-set-motion-system = Wie das System
web-set-motion-full = Zeigen
web-set-motion-reduced = Verringern
web-set-stage = Was zwischen meinen Zügen geschieht
web-set-stage-off = Auf einmal
web-set-stage-quick = Schnell
web-set-stage-normal = Normal
web-set-stage-slow = Langsam
web-set-colours = Farben der Plätze
web-set-colours-okabe-ito = Auch für Farbenblinde unterscheidbar
web-set-colours-contrast = Stärkerer Kontrast
web-set-confirm = Züge bestätigen
web-set-confirm-auto = Wenn sie sich nicht zurücknehmen lassen
web-set-confirm-always = Immer
web-set-confirm-never = Nie
web-set-signals = Töne und Mitteilungen
web-set-sound = Ein Ton, wenn ich dran bin
web-set-stage-sounds = Geräusche zu dem, was am Tisch geschieht
web-set-notices = Eine Mitteilung des Browsers, wenn ich dran bin
web-push = Diesem Browser Bescheid geben, auch wenn keine Seite offen ist
web-push-why = Die Nachricht geht verschlüsselt über den Push-Dienst deines Browsers. Darin stehen das Spiel und wie viele Partien warten, sonst nichts.
web-push-on = Dieser Browser bekommt Bescheid, wenn du am Zug bist. Wenn du dich hier abmeldest, endet das.
web-push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen, also kann nichts angezeigt werden. Du kannst das in den Einstellungen deines Browsers für diese Seite ändern.
web-push-failed = Der Push-Dienst deines Browsers hat nicht geantwortet. Es hat sich nichts geändert.
web-push-insecure = Browser erlauben das nur auf Seiten mit HTTPS.
web-push-missing = Dieser Browser kann das nicht. Auf einem iPhone oder iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen.

## Konto

web-account = Konto
web-account-guest = Du spielst als Gast „{ $name }“.
web-account-signed-in = Du bist als „{ $name }“ angemeldet.
web-account-name = Name
web-account-name-why = So sehen dich die anderen am Tisch.
web-account-play = Als Gast spielen
web-account-named = Der Name ist gespeichert.
web-account-login = Anmelden
web-account-register = Konto anlegen
web-account-why = Mit einem Konto hast du deine Partien, Wertungen und Einstellungen auf jedem Gerät. Das Passwort hat mindestens 8 Zeichen. Was du als Gast begonnen hast, kommt mit.
web-account-welcome = Willkommen!
web-account-logout = Abmelden
web-account-bye = Du bist abgemeldet.
web-account-password = Passwort ändern
web-account-password-why = Auf anderen Geräten musst du dich danach neu anmelden.
web-account-password-done = Das neue Passwort ist gespeichert.
web-password-now = Bisheriges Passwort
web-password-new = Neues Passwort
web-account-delete = Konto löschen
web-account-delete-why = Name, Wertungen, Einstellungen, hochgeladene Aufzeichnungen und alles, was du im Chat gesagt hast, werden gelöscht.
web-account-delete-title = Konto wirklich löschen?
web-account-delete-what = Dein Name, deine Wertungen, Einstellungen, hochgeladenen Aufzeichnungen und alles, was du im Chat gesagt hast, werden gelöscht, und niemand kann sie zurückholen. Beendete Partien bleiben denen, die mit dir gespielt haben, aber ohne deinen Namen. In laufenden Partien übernimmt ein Bot deinen Platz; Partien allein gegen Bots werden geschlossen.
web-account-delete-now = Endgültig löschen
web-account-deleted = Dein Konto ist gelöscht. Danke fürs Mitspielen!
web-former-player = Ehemaliges Mitglied { $seat }
web-former-speaker = Ehemaliges Mitglied
web-password = Passwort

## Über

web-about-title = Über Raumhafen
web-about-what = Raumhafen bringt Weltraum-Brettspiele an einen Tisch: Dieselben Regeln dienen dem Browser, den Bots, der Kommandozeile und der Forschung.
web-about-independent = Unabhängig
web-about-independent-text = Dies ist eine unabhängige Umsetzung der Spielregeln, ohne Verbindung zu Verlagen oder Autorinnen und Autoren. Die Namen der Spiele stehen hier nur, um zu sagen, was gespielt wird. Alle Texte und Zeichnungen sind unsere eigenen.
web-about-fair = Fair
web-about-fair-text = Würfel und Karten kommen aus einem Zufallsgenerator, dessen Startwert in jeder Aufzeichnung steht. Bots sehen nicht mehr als ein Mensch auf ihrem Platz. Es gibt kein Tracking, und nichts wird von anderen Servern geladen.
web-about-licence = Lizenz
web-about-licence-text = Freie Software unter der MIT-Lizenz. Die Schriften Inter und Exo 2 stehen unter der SIL Open Font License.

## Leute

web-rated = gewertet
web-rated-table = Diese Partie wird gewertet: ohne Tipps.
web-rated-why = Gewertet: Das Ergebnis ändert die Wertungen aller, die mitspielen, und niemand bekommt Tipps.
web-unrated-why = Nicht gewertet: Spielt, wie ihr mögt, auch mit Tipps.
web-rated-wish = Gewertet: für Leute mit Konto, ohne Tipps
web-person-open = { $name }: stummschalten, blockieren oder melden
web-person-mute = Stummschalten
web-person-mute-why = Du liest nicht mehr, was diese Person sagt.
web-person-block = Blockieren
web-person-block-why = Du liest diese Person nicht mehr, und niemand von euch kann sich mehr an einen Tisch der jeweils anderen Person setzen.
web-person-report = Melden
web-person-report-why = Was stimmt daran nicht?
web-person-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
web-ignored = Stummgeschaltete und blockierte Leute
web-ignored-muted = stummgeschaltet
web-ignored-blocked = blockiert
web-ignored-forgive = Aufheben
web-mail = Mail
web-mail-why = Für Nachrichten, wenn du am Zug bist, und für ein neues Passwort. Die Adresse gilt, sobald du den Link geöffnet hast, den wir dorthin schicken. Ein leeres Feld entfernt sie.
web-mail-now = Deine Adresse: { $mail }
web-mail-address = Mailadresse
web-mail-sent = Wir haben einen Link verschickt. Bitte sieh in dein Postfach.
web-mail-removed = Die Adresse ist entfernt.
web-mail-confirmed = Deine Mailadresse ist bestätigt.
web-recover = Passwort vergessen?
web-recover-why = Wenn dein Konto eine Mailadresse hat, schicken wir einen Link dorthin.
web-recover-ask = Link schicken
web-recover-sent = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs.

## Die Bühne

web-stage = Was geschieht
web-stage-watching = Schau, was geschieht …
web-stage-coming = { $count ->
    [one] noch 1 Szene
   *[other] noch { $count } Szenen
}
web-stage-next = Weiter
web-stage-skip = Überspringen
web-stage-how = Tippe auf das Spielfeld oder drücke Escape, um zu überspringen.
web-stage-speed = Tempo
web-stage-go-on = Weiter

## Auswertung einer Aufzeichnung

web-study = Auswertung
web-study-start = Auswerten
web-study-stop = Anhalten
web-study-progress = { $percent } ausgewertet, { $marked ->
    [0] bisher nichts verschenkt
    [one] eine Antwort hat etwas verschenkt
   *[other] { $marked } Antworten haben etwas verschenkt
}
web-study-thinking = Ein starker Bot denkt über diese Stellung nach …
web-study-moves = Züge
web-study-inaccuracy = Ein wenig verschenkt.
web-study-mistake = Ein Fehler.
web-study-blunder = Viel verschenkt.
web-study-better = Besser war: { $action } ({ $best } statt { $chance } Gewinnchance)
web-study-fine = Nichts Besseres gefunden; Gewinnchance { $chance }.
web-chart-standings = Wie alle standen
