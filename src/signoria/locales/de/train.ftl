# topic: none
# Was signoria train sagt.

cli-train-description = lernt aus Partien von Bots, Stellungen zu beurteilen
cli-train-folder = wohin Partien, Zwischenstände und das Netz kommen (sonst: training-GAME); von dort geht ein unterbrochenes Training weiter
cli-train-games = wie viele Partien gespielt werden (sonst: 100000)
cli-train-kept = aus wie vielen Stellungen jeder Partie gelernt wird (sonst: 4)
cli-train-layers = die Einheiten der beiden verborgenen Schichten (sonst: 128,32)
cli-train-epochs = wie oft alle Stellungen durchgegangen werden (sonst: 4)
cli-train-batch = wie viele Stellungen einen Schritt ergeben (sonst: 1024)
cli-train-seed = dieselbe Zahl ergibt dieselben Partien und dasselbe Netz
cli-train-threads = wie viele Threads lernen (sonst: 1)
train-missing = signoria train braucht Pakete, die nicht installiert sind: { $names }
train-missing-hint = pip install 'signoria[train]' installiert sie
train-right-layers = zwei Zahlen von 1 bis { $most } mit einem Komma dazwischen, etwa 128,32
train-folder = { $folder } ist nicht zu gebrauchen: { $reason }
train-damaged = { $file } ist beschädigt
train-damaged-hint = entferne die Datei, dann entsteht sie neu
train-played = { $done } von { $games } Partien
train-epoch = Durchgang { $epoch } von { $epochs }: mittlerer quadratischer Fehler { $error }, der der eigenen Schätzung des Spiels { $own }
train-written = geschrieben: { $file }
train-interrupted = unterbrochen; derselbe Befehl macht mit dem weiter, was in { $folder } liegt
train-other = das hier begonnene Training ist ein anderes ({ $what })
train-other-hint = nenne ein anderes Verzeichnis, oder entferne { $file }, um neu zu beginnen
