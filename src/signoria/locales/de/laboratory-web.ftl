# topic: laboratory
# The laboratory of the pages without a server: bots play, and a report is drawn.

experiment-about = Bots spielen einige hundert Partien gegeneinander, und du siehst, was diesen gemeinsam ist: wer wie oft gewinnt, woher die Punkte kommen, wie lange eine Partie dauert und wie sicher jede Zahl ist.
experiment-where = Alles wird auf diesem Gerät berechnet. Nichts muss installiert werden, und nichts wird irgendwohin geschickt.
experiment-bots = Wer spielt
experiment-bot = Bot { $number }
experiment-seats = Die Bots wechseln von Partie zu Partie die Plätze, sodass jeder überall gleich oft sitzt.
experiment-rules = Regeln und Zahl der Partien
experiment-number = Partien
experiment-play = Partien spielen
experiment-loading = Das Labor wird eingerichtet …
experiment-playing = Die Bots spielen …
experiment-games-done = { $done } von { $games } Partien
experiment-reporting = Die Partien werden zusammengezählt …
experiment-progress = Wie weit es ist
experiment-failed = Die Partien ließen sich nicht spielen. Vielleicht ist zu wenig Speicher da: Schließe andere Seiten, wähle weniger Partien und versuche es noch einmal.
experiment-findings = Was die Partien zeigen
experiment-page = Als Seite speichern
experiment-numbers = Zahlen speichern (JSON)
experiment-command = Wo Signoria installiert ist, spielt dieser Befehl genau dieselben Partien und bewahrt sie auf:
