## Die Seite mit der Übersicht

overview-build = Bau ein Schiff aus Bauteilen
overview-build-text = Beginne an deiner Kabine und lege Teil an Teil. Verbindungen müssen passen: ein Balken auf einen, zwei auf zwei, drei passen überall, und keine darf auf eine glatte Seite treffen (GT3.1, GT3.2).
overview-race = Schnell sein oder gründlich
overview-race-text = Alle bauen aus demselben Haufen, während der Sand läuft. Wer fertig ist, nimmt eine Startnummer: Wer eine niedrige hat, fliegt voraus (GT6.2, GT7.3, GT8.1).
overview-fly = Karte für Karte fliegen
overview-fly-text = Planeten und Wracks bringen Waren und Credits, kosten aber Tage; Feinde prüfen deine Kanonen, der freie Weltraum deine Motoren. Wer vorn fliegt, wählt zuerst (GT14.1, GT15.1).
overview-strike = Halt dein Schiff zusammen
overview-strike-text = Würfel sagen, welche Linie getroffen wird. Kanonen zerschießen große Meteoriten, Schilde halten kleine Meteoriten und kleine Schüsse auf. Was getroffen wird, fällt ab, mit allem, was nur daran hängt (GT16.1, GT16.4).
overview-pay = Abrechnen
overview-pay-text = Frühe Ankunft, wenige offene Verbindungen und Waren bringen Credits, verlorene Teile kosten welche. Wer nach dem letzten Flug mindestens einen Credit hat, hat gewonnen; wer die meisten hat, noch ein bisschen mehr (GT19.1, GT19.2, GT19.3).
sign-cabin = Kabine: zwei Besatzungsmitglieder
sign-life_support_purple = Lebenserhaltung: lässt in der Kabine daneben ein Alien wohnen
sign-battery2 = Batterie: Energiesteine für Doppelteile und Schilde
sign-engine = Motor: Stärke 1, muss nach hinten zeigen
sign-double_engine = Doppelmotor: Stärke 2 für einen Energiestein
sign-cannon = Kanone: Stärke 1 nach vorn, sonst die Hälfte
sign-double_cannon = Doppelkanone: doppelt so stark für einen Energiestein
sign-shield = Schild: deckt zwei Seiten für einen Energiestein
sign-cargo2 = Ladefläche: für Waren, die nicht rot sind
sign-special_cargo1 = Speziallager: auch für rote Waren
sign-structural = Verbindungsteil: hält andere Teile zusammen
sign-connectors = Einfache, doppelte und universale Verbindung
sign-red = Rote Ware, 4 Credits: nur in Speziallager
sign-goods = Gelbe, grüne und blaue Ware: 3, 2 und 1 Credits
