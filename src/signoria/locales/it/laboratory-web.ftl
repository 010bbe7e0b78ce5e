# topic: laboratory
# The laboratory of the pages without a server: bots play, and a report is drawn.

experiment-about = I bot giocano qualche centinaio di partite tra loro e vedi che cosa hanno in comune: chi vince e quanto spesso, da dove vengono i punti, quanto dura una partita e quanto è sicuro ogni numero.
experiment-where = Tutto è calcolato su questo dispositivo. Non c’è nulla da installare e non viene mandato nulla da nessuna parte.
experiment-bots = Chi gioca
experiment-bot = Bot { $number }
experiment-seats = I bot cambiano posto da una partita all’altra, così ognuno siede ugualmente spesso ovunque.
experiment-rules = Regole e numero di partite
experiment-number = Partite
experiment-play = Gioca le partite
experiment-loading = Si preparano gli esperimenti …
experiment-playing = I bot giocano …
experiment-games-done = { $done } di { $games } partite
experiment-reporting = Si sommano le partite …
experiment-progress = A che punto è
experiment-failed = Non è stato possibile giocare le partite. Forse manca memoria: chiudi altre pagine, scegli meno partite e riprova.
experiment-findings = Che cosa mostrano le partite
experiment-page = Salva come pagina
experiment-numbers = Salva i numeri (JSON)
experiment-command = Dove Signoria è installato, questo comando gioca esattamente le stesse partite e le conserva:
