# topic: matches
# All matches of a person, and how to find one.

matches-game = Gioco
matches-game-any = Tutti i giochi
matches-outcome = Esito
matches-outcome-any = Tutte
matches-outcome-under-way = In corso
matches-outcome-won = Vinta
matches-outcome-lost = Persa
matches-outcome-ended = Finita
matches-name = Nome di un giocatore
matches-since = Dal
matches-before = Al
matches-archived = Elenco
matches-archived-no = Senza l’archivio
matches-archived-yes = L’archivio
matches-archive = Archivia
matches-bring-back = Riprendi
matches-clear = Svuota
matches-none = Nessuna partita è così.
matches-more = Partite più vecchie
matches-found = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }
matches-found-some = { $count ->
    [one] Una partita finora; ce ne sono di più vecchie.
   *[other] { $count } partite finora; ce ne sono di più vecchie.
 }
