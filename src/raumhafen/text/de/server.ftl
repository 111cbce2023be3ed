## Ablehnungen des Servers

error-bad-request = Der Server hat diese Anfrage nicht verstanden.
error-not-signed-in = Bitte wähle zuerst einen Namen oder melde dich an.
error-forbidden = Das ist nicht erlaubt.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse nimmt solche Anfragen nicht an.
error-too-large = Das ist zu groß.
error-media-type = Dateien dieser Art kann der Server nicht lesen.
error-too-many-requests = Das war zu schnell. Bitte warte einen Moment.
error-too-many-jobs = Einige deiner Anfragen sind noch in Arbeit. Bitte warte einen Moment.
error-too-long = Das hat zu lange gedauert und wurde abgebrochen.
error-too-heavy = Das braucht mehr Speicher, als der Server dafür bereitstellt.
error-too-many-tables = Du hast { $tables } Tische, die nicht zu Ende gespielt sind. Beende oder schließe zuerst einen davon.
error-too-many-uploads = Du bewahrst { $uploads } Aufzeichnungen auf. Lösche zuerst eine davon.
error-play-on-long = Ein neuer Tisch kann bei einem der ersten { $lines } Züge einer Aufzeichnung weitergehen, nicht bei einem späteren.
error-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr zurückgenommen werden kann.
error-internal = Auf dem Server ist etwas schiefgegangen. Dein Spiel ist sicher; bitte versuche es noch einmal.
error-storage = Der Server kann gerade nichts speichern. Was du siehst, ist der gespeicherte Stand; bitte versuche es noch einmal.
error-csrf = Die Seite war veraltet. Bitte versuche es noch einmal.
error-login = Name oder Passwort stimmt nicht.
error-password = Das Passwort ist falsch.
error-no-account = Du spielst als Gast; es gibt kein Konto.
error-name-taken = Der Name „{ $name }“ ist schon vergeben oder sieht einem vergebenen zum Verwechseln ähnlich.
error-banned = Du bist auf diesem Server gesperrt.
error-name-empty = Bitte wähle einen Namen.
error-mail-address = An diese Mailadresse können wir nicht schreiben.
error-mail-off = Dieser Server verschickt keine Mails.
error-mail-often = Das sind vorerst genug Mails. Bitte sieh in dein Postfach oder versuche es später noch einmal.
error-mail-taken = Diese Mailadresse gehört zu einem anderen Konto.
error-push-off = Dieser Server verschickt keine Push-Nachrichten.
error-push-endpoint = An diese Adresse verschickt dieser Server keine Push-Nachrichten.
error-link = Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.
error-settings = Diese Einstellungen lassen sich nicht speichern.
error-language = In dieser Sprache gibt es keine Texte.
error-no-client = Die Oberfläche für den Browser ist noch nicht gebaut.
error-bad-message = Der Server hat diese Nachricht nicht verstanden.

## Ablehnungen am Tisch

error-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
error-old-rules = Diese Partie begann mit Version { $version } der Regeln, die sich seither geändert haben. Sie lässt sich nicht weiterspielen; ihre Aufzeichnung kannst du noch herunterladen.
error-table-broken = Die Aufzeichnung dieser Partie ist beschädigt. Der Betreiber des Servers muss sie sich ansehen.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-not-finished = Die Partie ist noch nicht zu Ende.
error-finished = Die Partie ist zu Ende. Ihre Aufzeichnung bleibt; du kannst sie aus deiner eigenen Liste entfernen.
error-table-finished = Diese Partie ist zu Ende.
error-race-ready = Das Rennen hat noch nicht begonnen. Drücke erst „Bereit“: Es beginnt für alle im selben Augenblick.
error-race-waits = Das Rennen hat noch nicht begonnen. Es beginnt für alle im selben Augenblick, nach 3-2-1.
error-no-race = Hier steht kein Rennen bevor.
error-stale = Inzwischen ist am Tisch etwas geschehen. Sieh noch einmal hin.
error-not-at-table = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Das ist nicht dein Platz.
error-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-seat-held = Ein Bot spielt gerade auf deinem Platz. Nimm ihn zuerst wieder ein.
error-no-free-seat = Es ist kein Platz mehr frei.
error-seats-open = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
error-seed = Einen Startwert kannst du nur an privaten Tischen vorgeben, an denen sonst nur Bots sitzen.
error-kinds = Bitte gib für jeden der { $seats } Plätze an, wer dort sitzt.
error-kind = „{ $kind }“ kann dort nicht sitzen.
error-agent = Einen Bot „{ $agent }“ gibt es nicht.
error-no-code = Die Nachricht nennt keine Aktion.
error-consent-pending = Die anderen sind schon gefragt.
error-no-consent-asked = Niemand hat dich um Zustimmung gebeten.
error-hint-rated = Diese Partie wird gewertet, darum spielen alle ohne Tipps. Wähle für deinen nächsten Tisch „nicht gewertet“, wenn du welche möchtest.
error-rated-guest = Gewertete Partien sind für Leute mit Konto. Melde dich an oder such dir einen Tisch, der nicht gewertet wird.
error-rated-shared = Eine Partie an einem gemeinsamen Bildschirm lässt sich nicht werten: Wer zwei Hände kennt, spielt ein anderes Spiel.
error-rated-alone = Für eine gewertete Partie braucht es mindestens zwei Plätze für Menschen.
error-stand-in-own = Das ist dein eigener Platz. Wenn ein Bot für dich spielen soll, steh vom Tisch auf.
error-stand-in-bot = Diesen Platz spielt schon ein Bot.
error-stand-in-here = { $name } ist am Tisch.
error-stand-in-clock = In dieser Partie entscheidet die Uhr, wann ein Bot einspringt.
error-stand-in-not-awaited = Auf { $name } wartet gerade niemand.
error-stand-in-early = { $name } ist noch nicht lange weg. Ein Bot kann in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} einspringen.
error-blocked = An diesen Tisch kannst du dich nicht setzen: Dort sitzt jemand, mit dem du nicht spielst oder der nicht mit dir spielt.
error-reports = Du hast in letzter Zeit viel gemeldet. Bitte warte, bevor du noch mehr meldest.
error-no-person = Diese Person gibt es nicht (mehr).
error-yourself = Das bist du selbst.
error-no-line = Diese Chatzeile gibt es nicht (mehr).
error-chat-room = In diesem Raum kannst du nicht schreiben.

## Ablehnungen zu Aufzeichnungen

error-no-replay = Diese Aufzeichnung gibt es nicht.
error-not-your-replay = Nur wer eine Aufzeichnung hochgeladen hat, kann sie löschen.
error-no-position = Diese Stelle gibt es in der Aufzeichnung nicht.
error-replay-running = Diese Aufzeichnung lässt sich herunterladen, sobald die Partie zu Ende ist.
error-replay-long = Diese Aufzeichnung ist zu lang: höchstens { $lines } Zeilen.
error-replay-end = Die Aufzeichnung endet anders als der Tisch: { $state }.

## Tipps

hint-only = Das ist die einzige Antwort.
hint-obvious = Unter { $options } Antworten liegt diese nahe, sodass ein starker Bot nicht lange überlegt; daneben stehen die Aussichten einiger anderer.
hint-ahead = { $percent ->
    [one] Einen Prozentpunkt vor der nächstbesten: { $action }
   *[other] { $percent } Prozentpunkte vor der nächstbesten: { $action }
}
hint-close = Knapp; etwa ebenso gut: { $action }

## Benachrichtigungen und Namen

notice-turn-subject = Raumhafen: Du bist am Zug
notice-turn-body = In einer Partie auf Raumhafen bist du am Zug.
notice-held-subject = Raumhafen: Ein Bot spielt für dich
notice-held-body = Die anderen haben auf dich gewartet, darum spielt in einer Partie bei Raumhafen ein Bot für dich. Du kannst deinen Platz jederzeit wieder übernehmen.
notice-many-subject = Raumhafen: Neues aus { $count } Partien
push-turn-title = Du bist am Zug
push-turn-body = { $count ->
    [one] { $game }
   *[other] { $game }. { $count } Partien warten auf dich.
}
push-held-title = Ein Bot spielt für dich
push-held-body = { $game }: Die anderen haben auf dich gewartet. Du kannst deinen Platz jederzeit wieder übernehmen.
push-many-title = Neues aus deinen Partien
push-many-body = { $count ->
    [0] In mehreren Partien spielt ein Bot für dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
mail-confirm-subject = Raumhafen: Bitte bestätige deine Mailadresse
mail-confirm-body = Das Konto „{ $name }“ möchte unter dieser Adresse Mails von Raumhafen bekommen. Wenn du das bist, öffne bitte innerhalb eines Tages diesen Link. Wenn nicht, brauchst du nichts zu tun.
mail-recover-subject = Raumhafen: ein neues Passwort
mail-recover-body = Jemand hat für das Konto „{ $name }“ ein neues Passwort angefordert. Wenn du das warst, wähle innerhalb einer Stunde über diesen Link ein neues. Wenn nicht, brauchst du nichts zu tun.
guest-name = Gast { NUMBER($number, useGrouping: 0) }

## Befehle für Betreiber

serve-ready = Raumhafen ist bereit: { $url }
backup-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} nach { $path } geschrieben.
restore-done = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} aus { $path } wiederhergestellt.
restore-not-empty = Die Datenbank ist nicht leer. Es wurde nichts wiederhergestellt.
restore-unreadable = { $path } ist keine Sicherung von Raumhafen.
backup-unreadable = Die Datenbank ist nicht zu lesen, also gibt es keine Sicherung ({ $reason }).
verify-file = Datenbank { $path }: { $reason }
verify-broken = Die Datenbank ist beschädigt oder antwortet nicht ({ $reason }).
verify-rows = Nicht lesbar nach { $rows ->
    [0] dem Anfang
    [one] einer Zeile
   *[other] { $rows } Zeilen
} ({ $reason }).
verify-record = Sein Eintrag ist nicht zu lesen ({ $reason }).
verify-gap = Zeile { $line } fehlt.
verify-version = Der Tisch nennt { $version ->
    [one] eine Zeile
   *[other] { $version } Zeilen
}, im Protokoll { $lines ->
    [one] steht eine
   *[other] stehen { $lines }
}.
verify-table = Tisch { $table }: { $reason }
verify-old = { $tables ->
    [one] Eine Partie nach älteren Regeln ist gespeichert; sie lässt sich nicht noch einmal spielen und wurde nicht geprüft.
   *[other] { $tables } Partien nach älteren Regeln sind gespeichert; sie lassen sich nicht noch einmal spielen und wurden nicht geprüft.
}
verify-done = { $tables ->
    [one] Eine Partie
   *[other] { $tables } Partien
} geprüft, { $faults ->
    [0] alles wie aufgezeichnet
    [one] ein Fehler
   *[other] { $faults } Fehler
}.
admin-banned = { $name } ({ $id }) ist gesperrt.
admin-unbanned = { $name } ({ $id }) ist nicht mehr gesperrt.
admin-closed = Tisch { $table } ist geschlossen.
admin-unsaid = Zeile { $line } ist gelöscht.
admin-settled = Meldung { $report } ist erledigt.
admin-report = Meldung { $number }, { $at } UTC, über { $name } ({ $about })
admin-report-from = { "  " }am Tisch { $table }, von { $reporter }
admin-report-line = { "  " }Zeile { $line }: { $said }
admin-report-text = { "  " }„{ $text }“
admin-reports = { $count ->
    [0] Keine offenen Meldungen.
    [one] Eine offene Meldung.
   *[other] { $count } offene Meldungen.
}
upgrade-goes-on = Tisch { $table } ({ $game }, Regeln { $before }): geht weiter
upgrade-epoch = Tisch { $table } ({ $game }, Regeln { $before }): geht von der jetzigen Stellung aus weiter. { $reason }
upgrade-closed = Tisch { $table } ({ $game }, Regeln { $before }): wird mit seinem Stand geschlossen. { $reason }
upgrade-checked = Es gingen weiter: { $goes_on }, von der jetzigen Stellung aus: { $epoch }, geschlossen würden: { $closed }. Geändert ist nichts.
upgrade-done = Weiter gehen: { $goes_on }, von der jetzigen Stellung aus: { $epoch }, geschlossen: { $closed }.
error-upload-epoch = Ein Teil dieser Aufzeichnung wurde nach älteren Regeln gespielt und lässt sich nicht prüfen; deshalb kann sie hier nicht aufgehoben werden.
error-play-on-epoch = Diese Partie begann mit älteren Regeln; von ihr aus lässt sich nicht weiterspielen.
