# topic: matches
# All matches of a person, and how to find one.

matches-game = Spiel
matches-game-any = Alle Spiele
matches-outcome = Ausgang
matches-outcome-any = Alle
matches-outcome-under-way = Läuft
matches-outcome-won = Gewonnen
matches-outcome-lost = Verloren
matches-outcome-ended = Beendet
matches-name = Name eines Mitspielers
matches-since = Von
matches-before = Bis
matches-archived = Liste
matches-archived-no = Ohne das Archiv
matches-archived-yes = Das Archiv
matches-archive = Archivieren
matches-bring-back = Zurückholen
matches-clear = Leeren
matches-none = Keine Partie ist so.
matches-more = Ältere Partien
matches-found = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }
matches-found-some = { $count ->
    [one] Bisher eine Partie; es gibt ältere.
   *[other] Bisher { $count } Partien; es gibt ältere.
 }
