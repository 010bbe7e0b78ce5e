# topic: none
# Die Befehlszeile: was sie aufzählt, ihre Hilfe und ihre Fehler.

cli-usage = Aufruf:
cli-options = Optionen
cli-positional = Angaben
cli-commands = Befehle
cli-help = diese Hilfe zeigen
cli-error = %(prog)s: Fehler: %(message)s
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = es fehlt: %s
cli-error-unrecognized = unbekannte Angaben: %s
cli-error-one-value = hier gehört ein Wert hin
cli-error-some-value = hier gehört mindestens ein Wert hin
cli-error-no-value = nimmt keinen Wert an, auch nicht %r
cli-error-value = keine ganze Zahl: %(value)r
cli-error-choice = %(value)r gibt es nicht; es gibt %(choices)s
cli-error-not-with = passt nicht zu %s
cli-uncompiled = läuft unkompiliert: Partien dauern etwa 40-mal so lang
cli-uncompiled-hint = zum Kompilieren einen C-Compiler und die Header von Python installieren (Debian: gcc und python3-dev), dann Signoria noch einmal
cli-unexpected = unerwarteter Fehler: { $what } (SIGNORIA_DEBUG=1 zeigt die Einzelheiten)
cli-unwritable = die Ergebnisse konnten nicht geschrieben werden: { $problem }

cli-signoria-description = Brettspiele der Renaissance: spielen, nachspielen und simulieren.
cli-signoria-epilog = Mehr über einen Befehl sagt: signoria COMMAND --help
cli-signoria-version = die Version zeigen
cli-play-description = ein Spiel im Terminal spielen
cli-replay-description = ein aufgezeichnetes Spiel an beliebiger Stelle zeigen
cli-verify-description = prüfen, ob eine Aufzeichnung stimmt
cli-map-description = eine Karte prüfen und zeigen, wie gerecht sie ist
cli-simulate-description = Bots viele Spiele spielen lassen und die Ergebnisse zeigen

cli-lang = Sprache: en, de, es, it (sonst die des Systems)
cli-of-game = { $game }: { $what } Eines von: { $values }
cli-game = das Spiel: { $games }
cli-start = der Startplatz, von 0 an, oder random (zufällig, wie auch sonst)
cli-play-players = wie viele spielen; jedes Spiel sagt, wie viele es sein dürfen
cli-play-seats = wer spielt, durch Kommas getrennt: me, apprentice, master
cli-play-seed = dieselbe Zahl ergibt dasselbe Spiel
cli-play-record = das Spiel in dieser Datei aufbewahren oder dort fortsetzen
cli-play-plain = fortlaufender Text für Bildschirmleser und Protokolle
cli-simulate-players = wie viele spielen (sonst 4 oder so viele wie Bots)
cli-simulate-games = wie viele Spiele (sonst 1000)
cli-simulate-bots = einer für alle Plätze oder für jeden einer, durch Kommas getrennt; { own-bot-help }
cli-simulate-seed = dieselbe Zahl ergibt dieselben Spiele
cli-simulate-threads = wie viele Kerne rechnen (sonst alle); die Ergebnisse bleiben gleich
cli-simulate-json = die Ergebnisse für Programme
cli-record = die Datei; - liest die Standardeingabe
cli-replay-until = nach N Zügen zeigen; 0: vor dem ersten
cli-replay-seat = wie Platz K es sieht, gezählt wie in der Aufzeichnung
cli-replay-json = die Ansicht und die Ereignisse für Programme
cli-verify-epilog = Rückgabewert: 0 die Aufzeichnung stimmt; 1 sie stimmt nicht, und der erste Fehler wird genannt; 2 die Datei lässt sich nicht lesen, oder die Angaben sind falsch
cli-map-file = die Karte; sonst die eigene des Spiels
cli-map-report = die Züge von jedem Haus zu jeder Art von Ort zeigen
cli-map-json = der Bericht für Programme
cli-map-epilog = Rückgabewert: 0 auf ihr kann gespielt werden; 1 nicht, und der erste Fehler wird genannt; 2 die Datei ist nicht lesbar
cli-variant-description = Dateien schreiben und prüfen, die Zahlen der Regeln ändern
cli-variant-acts = was zu tun ist
cli-variant-new-description = alle Zahlen eines Spiels mit ihren Grenzen schreiben, damit du sie änderst
cli-variant-check-description = jeden Fehler einer Datei nennen, dann mit ihr spielen
cli-variant-check-file = die Datei
cli-variant-check-json = was gefunden wurde, für Programme
cli-variant-check-epilog = Rückgabewert: 0 mit ihr kann gespielt und gewonnen werden; 1 nicht, und jeder Fehler wird genannt; 2 die Datei ist nicht lesbar
no-such-option = { $game } hat keine Option { $option }
