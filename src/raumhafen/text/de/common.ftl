## Plätze

seat = Platz { $number }
seat-names = Sol Wega Rigel Altair Deneb Mira

## Was die Spielleitung ablehnt

error-action-arity = „{ $kind }“ braucht { $wanted ->
    [0] keinen Wert hinter dem Namen
    [one] einen Wert hinter dem Namen
   *[other] { $wanted } Werte hinter dem Namen
}.
error-action-value = „{ $value }“ passt nicht zu „{ $kind }“ ({ $param }).
error-action-number = Es gibt keine Aktion mit der Nummer { $number }.
error-action-unknown = „{ $code }“ ist weder eine Option noch ein Befehl.
error-option-unknown = Dieses Spiel kennt die Einstellung „{ $name }“ nicht.
error-option-value = „{ $value }“ ist kein Wert der Einstellung „{ $name }“.
error-no-explanation = Zu { $what } gibt es keine Erklärung.
error-seats = { $seats ->
    [one] Ein Platz passt nicht: Dieses Spiel ist für { $min } bis { $max }.
   *[other] { $seats } Plätze passen nicht: Dieses Spiel ist für { $min } bis { $max }.
}
error-standing-unknown = Es gibt keine Dauerantwort „{ $kind }“.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-nothing-to-revise = { $seat } hat keine verdeckte Antwort zu ändern.
error-chance = Der Zufall hat { $outcomes } Ausgänge; { $outcome } ist keiner davon.
error-game-over = Das Spiel ist aus.
error-no-such-seat = Diesen Platz gibt es nicht: { $seat }.
error-only-a-draft = Ein Entwurf allein wird nicht aufgehoben: Schick ihn auch ab.
error-not-asked = { $seat } ist gerade nicht gefragt.
error-no-aside-now = Nicht jetzt: Erst wird noch etwas anderes entschieden.
error-no-such-aside = { $seat } kann das nicht außer der Reihe tun.
error-not-an-option = Das steht nicht zur Wahl.
error-replay-game = Diese Aufzeichnung ist von einem anderen Spiel: „{ $game }“.
error-replay-rules = Diese Aufzeichnung entstand mit Version { $version } der Regeln, die nicht die jetzige ist.
error-replay-digest = Zeile { $line } der Aufzeichnung führt nicht zu der Stellung, die sie nennt.
error-replay-line = Zeile { $line } der Aufzeichnung ist nicht zu gebrauchen ({ $reason }).
error-replay-header = Das ist keine Raumhafen-Aufzeichnung (Zeile { $line }).
error-replay-epoch = Was davor geschah, wurde nach älteren Regeln gespielt; die Aufzeichnung lässt sich ab Stellung { $at } öffnen.
error-replay-chance = der Zufall hat anders mitgespielt
error-upgrade-differs = Die jetzigen Regeln führen zu einer anderen Stellung.
error-upgrade-nothing-kept = Von dieser Partie ist keine Stellung aufgehoben.
error-upgrade-numbers = Ihre Stellung ist mit Version { $version } der Regeln aufgehoben, mit Nummern von Aktionen, die jetzt andere bedeuten.
error-upgrade-question = Niemand würde etwas gefragt.
error-upgrade-law = Sie verstieße gegen ein Gesetz des Spiels: { $law }.
error-upgrade-strange = Die jetzigen Regeln können sie nicht lesen ({ $reason }).
error-game-unknown = Es gibt kein Spiel „{ $game }“. Meintest du „{ $guess }“?
error-agent-unknown = Es gibt keinen Bot „{ $name }“. Meintest du „{ $guess }“?
error-agent-no-style = Die Bots dieses Spiels haben keine Stile; „{ $style }“ bedeutet hier nichts.
error-agent-style = Einen Stil „{ $style }“ gibt es in diesem Spiel nicht. Bekannt sind: { $styles }.
error-agent-no-budget = Der Bot „{ $name }“ denkt nicht voraus und braucht deshalb keine Bedenkzeit.
error-agent-no-judgement = Der Bot „{ $name }“ hat über dieses Spiel noch nichts gelernt. Vorausdenken kann hier „search“.
error-agent-budget = „{ $agent }“ nennt keine brauchbare Bedenkzeit. Schreibe zum Beispiel „{ $guess }“.

## Gründe, in jedem Spiel

reason-more = { $what }: { $before } → { $after }.
reason-less = { $what }: { $before } → { $after }.
reason-quiet = An deinen Zahlen ändert es erst einmal nichts.
