# topic: none
# Quel che dice signoria tournament.

cli-tournament-description = far giocare i bot tra loro e mostrare quale è più forte
cli-tournament-seats = i bot al tavolo, separati da virgole; ciascuno un NOME o, se cerca, NOME@SIMULAZIONI o NOME@TEMPO (search@500, search@0.3s); { own-bot-help }
cli-tournament-games = quante partite (altrimenti 100); tante quanti i bot o un multiplo dà a ciascuno ogni posto altrettante volte
cli-tournament-seed = lo stesso numero dà le stesse preparazioni
cli-tournament-processes = quante partite si giocano insieme (altrimenti una per core)
cli-tournament-json = i risultati per i programmi
tournament-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
} da { $players } giocatori
tournament-bot = Bot
tournament-wins = Vittorie
tournament-interval = Intervallo
tournament-points = Punti
tournament-margin = Vantaggio
tournament-place = Posizione
tournament-time = ms/mossa
tournament-method = Le vittorie sono contate per posto: tra pari ciascuno ha { $fair }. La stessa preparazione si gioca finché tutti hanno avuto ogni posto; l'intervallo (95 %, Wilson) ne tiene conto. Vantaggio: punti sul migliore di tutti gli altri. Tra parentesi: quanto non hanno superato 99 mosse su cento.
tournament-bad-seats = { $bots ->
    [one] un bot
   *[other] { $bots } bot
} per { $game }
tournament-empty-seat = il posto { $number } di «{ $list }» non indica nessun bot
tournament-bad-seats-hint = indicane uno per ciascuno di { $low }–{ $high } posti, separati da virgole
tournament-bad-bot = non c'è nessun bot { $name } per { $game }
tournament-bad-bot-hint = i bot sono { $known }; quelli che cercano accettano anche un numero di simulazioni o un tempo, come search@500 o search@0.3s
