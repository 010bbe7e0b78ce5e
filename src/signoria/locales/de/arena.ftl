# topic: none
# Was signoria simulate sagt.

simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} zu { $players }
simulate-seat = Platz
simulate-bot = Bot
simulate-score = Punkte
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-point = ,
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } Partien/s, { $decisions } Entscheidungen/s, { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
}
simulate-progress = Es wird gespielt
simulate-partial = Unterbrochen: { $done } von { $games } Partien sind gespielt; die Ergebnisse sind unvollständig.
simulate-seats = { $bots } Bots für { $players } Spieler
simulate-seats-hint = richtig wäre ein Bot für alle Plätze oder einer für jeden von { $low } bis { $high }
simulate-seats-hint-each = richtig wäre ein Bot für alle Plätze oder einer für jeden der { $players }
simulate-bad-budget = { $bot } kann mit „{ $budget }“ nichts anfangen
simulate-bad-budget-hint = richtig wäre eine Zahl von Simulationen, { $bot }@500, höchstens { $simulations }, oder eine Zeit, { $bot }@0.3s, höchstens { $seconds } s
simulate-bad-budget-threads = mit *2 dahinter zwei Threads, höchstens *{ $threads }
simulate-no-budget = { $bot } nimmt kein Budget
simulate-needs = Dafür fehlt { $package }.
simulate-needs-hint = richtig wäre: pip install 'signoria[{ $extra }]'
simulate-address = --ray-address gehört zum Backend ray
simulate-address-hint = richtig wäre: --backend ray, oder keine Adresse
simulate-shard = --shard gehört zu --out
simulate-shard-hint = richtig wäre: --out ORDNER, oder kein --shard
simulate-no-ray = Ray ist nicht zu erreichen: { $why }
workers-lost = Arbeitsprozesse sind bei derselben Arbeit immer wieder abgestürzt.
simulate-lost-hint = weniger --threads oder ein kleineres --shard brauchen weniger Speicher; mit --out macht derselbe Befehl weiter
processes-lost-hint = weniger --processes brauchen weniger Speicher
simulate-run-other = { $path } ist nicht leer und enthält keinen Lauf.
simulate-run-unreadable = { $path } beschreibt keinen Lauf.
simulate-run-version = { $path } hat Version { $version }; dieses Programm schreibt { $known }.
simulate-run-hint = nenne einen neuen oder leeren Ordner
simulate-run-differs = In { $path } liegt ein anderer Lauf: { $setting } ist dort { $there }, nicht { $here }.
simulate-run-differs-hint = nenne einen anderen Ordner, oder verlange dasselbe wie dort
simulate-run-code = Den Lauf in { $path } hat ein anderer Code begonnen: der von { $setting } hat sich seither geändert.
simulate-run-code-hint = nenne einen anderen Ordner: Partien von zweierlei Code in einem Lauf wären nicht vergleichbar
simulate-run-damaged = { $path } ist beschädigt oder fehlt.
simulate-run-damaged-hint = lösche { $last }, dann spielt derselbe Befehl diese Partien noch einmal
simulate-run-locked = Ein anderes Programm spielt gerade in { $path }.
simulate-run-write = { $path }: { $why }
simulate-run-paused = Unterbrochen: { $done } von { $games } Partien sind da; derselbe Befehl macht weiter.
cli-simulate-rotate = von Partie zu Partie rücken alle um einen Platz weiter
cli-simulate-vary = dieselben Partien mit jedem dieser Werte einer Option, je ein Ordner unter --out; mehrmals genannt, für jede Kombination
cli-simulate-sweep = dieselben Partien mit jedem Wert einer Zahl der Regeln, vom ersten bis zum letzten in solchen Schritten, je ein Ordner unter --out; mehrmals genannt, für jede Kombination
simulate-varied = signoria report { $path } vergleicht sie.
simulate-vary-values = --vary nimmt nach dem = verschiedene Werte, durch Kommas getrennt; das sind keine: { $value }
simulate-vary-values-hint = zum Beispiel: --vary edition=en,de
simulate-vary-twice = { $option } ist außerdem gegeben und kann dann nicht wechseln
simulate-vary-twice-hint = lass eines von beiden weg
simulate-vary-out = was wechselt, wird zum Vergleichen behalten, und dafür fehlt ein Ordner
simulate-vary-out-hint = richtig wäre: --out ORDNER dazu
simulate-sweep-number = hier fehlt eine Zahl der Regeln oder ERSTER:LETZTER:SCHRITT: { $value }
simulate-sweep-number-hint = zum Beispiel: --sweep prestige.sculpture=30:50:5; signoria variant new zeigt die Zahlen
simulate-sweep-values = --sweep nimmt 2 bis 50 Werte, vom ersten aufwärts bis zum letzten; das sind keine: { $value }
simulate-sweep-values-hint = zum Beispiel: --sweep prestige.sculpture=30:50:5
simulate-sweep-twice = eine Zahl ist zweimal genannt
simulate-sweep-twice-hint = lass eines von beiden weg
simulate-sweep-out = was wechselt, wird zum Vergleichen behalten, und dafür fehlt ein Ordner
simulate-sweep-out-hint = richtig wäre: --out ORDNER dazu
cli-simulate-out = alles, was geschieht, als Parquet in diesem Ordner behalten; einen Lauf, der dort liegt, fortsetzen
cli-simulate-shard = Partien in einer Datei (sonst nach ihrer Zahl)
cli-simulate-backend = wo gespielt wird: processes auf diesem Rechner, oder ray
cli-simulate-address = die Adresse eines Ray-Clusters (sonst einer auf diesem Rechner)

# Was signoria dataset sagt.
dataset-kept = { $positions } Stellungen aus { $games } Partien sind in { $path }.
cli-dataset-description = Stellungen aus vielen Partien zwischen Bots behalten, um daraus zu lernen
cli-dataset-out = der Ordner; ein Datensatz, der dort liegt, wird fortgesetzt
cli-dataset-players = { cli-simulate-players }
cli-dataset-games = { cli-simulate-games }
cli-dataset-seed = { cli-simulate-seed }
cli-dataset-threads = { cli-simulate-threads }
cli-dataset-json = { cli-simulate-json }
cli-dataset-rotate = { cli-simulate-rotate }
cli-dataset-shard = { cli-simulate-shard }
cli-dataset-backend = { cli-simulate-backend }
cli-dataset-address = { cli-simulate-address }
cli-dataset-bots = einer für alle Plätze oder für jeden einer, durch Kommas getrennt (sonst heuristic); { own-bot-help }
