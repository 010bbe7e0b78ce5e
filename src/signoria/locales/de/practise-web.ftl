# topic: analysis
# Übungen aus den eigenen Fehlern: was die Seite um den Tisch sagt.

problem-no-such-exercise = diese Übung gibt es nicht mehr
problem-exercise-failed = dein Zug war gerade nicht zu beurteilen; versuch ihn noch einmal

practise-title = Üben
practise-guide = Übung
practise-due = { $count ->
    [one] eine ist fällig
   *[other] { $count } sind fällig
}
practise-prompt = Du bist am Zug: Finde einen besseren Zug als damals.
practise-start = Aus einer Partie von dir; eine Übung seit { $date }.
practise-judging = Dein Zug wird beurteilt …
practise-best = Richtig: { $move }. Besseres ist nicht bekannt.
practise-right = Richtig: { $move }. Das ist kaum schlechter als das Beste.
practise-wrong = Noch nicht: { $move } kostet { $lost }. Versuch einen anderen Zug, oder lass dir die Lösung zeigen.
practise-shown = Das wäre besser gewesen:
practise-show = Lösung zeigen
practise-next = Nächste Übung
practise-away = Nie wieder
practise-back = Sie kommt am { $date } wieder.
practise-gone = Sie kommt nicht wieder.
practise-none = Gerade ist nichts fällig.
practise-later = Die nächste Übung kommt am { $date }.
practise-empty = Du hast noch keine Übungen. Lass eine deiner Partien analysieren: Die Züge, die dich am meisten gekostet haben, werden zu Übungen.
practise-again = Noch einmal laden
practise-made = { $count ->
    [one] Ein Moment dieser Partie ist jetzt eine Übung für dich.
   *[other] { $count } Momente dieser Partie sind jetzt Übungen für dich.
}
