## Die Seite mit der Übersicht

overview-map = Die Galaxis entdecken
overview-map-text = Deine Heimatwelt liegt in einem Sechseck unbekannter Systeme. Ein Schiff, das eines betritt, deckt es auf und zieht eine Karte; auf Planeten gründen Kolonieschiffe Kolonien.
overview-economy = Einnehmen und ausgeben
overview-economy-text = Vier Konten wachsen jede Runde um ihr Einkommen: Nahrung, Geld (AWE), Forschung und Kultur. Du kaufst Wachstum, Gebäude, Schiffe und Technologien; Unterhalt ist dauernd fällig.
overview-people = Verhandeln und abstimmen
overview-people-text = Regierungen geben politische Aktionen. Verträge werden für Kultur angeboten, angenommen oder mit einem Gegenangebot beantwortet, und Abstimmungen entscheiden über Gesetze.
overview-war = Im All und am Boden kämpfen
overview-war-text = Es herrscht Frieden, bis jemand den Krieg erklärt. Flotten im Krieg, die im selben System stehen, kämpfen; danach dürfen Truppen landen und die Kolonie nehmen.
overview-points = Siegpunkte sammeln
overview-points-text = Große Kolonien, Investoren, Entdeckungen, das Galaktische Zentrum und Eroberungen bringen Punkte. Wer am Ende einer Runde das Ziel erreicht hat, gewinnt.
sign-ground = Bodenkapazität: für Gebäude und Bodeneinheiten
sign-space = Weltraumkapazität: für Schiffe
sign-size = Staatsgröße: wie viele Planeten deine Regierung lenken kann
sign-votes = Stimmen
sign-fleet = Flotte
sign-colony = Kolonieschiff
sign-gate = Tor: verbindet alle deine Tore
sign-blockade = Blockade: Der Planet bringt nichts ein
