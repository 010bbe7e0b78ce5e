# topic: problems
# Che cosa non va in una preparazione, di una partita o di una registrazione.

forging-florence-bad-setup-players = Forging Florence è per { $low }–{ $high } giocatori, non { $value } (F1.1)
forging-florence-bad-setup-tens = «{ $value }» non è un multiplo di dieci da { $low } a { $high } (F5.2)
forging-florence-bad-setup-words = servono { $wanted } parole, non { $value }
forging-florence-bad-setup-once = «{ $value }» c’è due volte
forging-florence-bad-setup-twice-each = ci sono due negozi di ogni tipo, ma { $times } di «{ $value }» (F1.1)
forging-florence-bad-setup-pairs = i posti con la stessa lettera hanno lo stesso negozio (F3.2)
forging-florence-bad-setup-map-rows = { $rows } righe, non { $wanted } (F2.1)
forging-florence-bad-setup-map-row = la riga { $row } ha { $value } caselle, non { $wanted } (F2.1)
forging-florence-bad-setup-map-sign = riga { $row }: «{ $value }» non è nessuno di { $known } (F2.1)
forging-florence-bad-setup-map-count = «{ $sign }» compare { $value } volte, non { $wanted } (F1.1)
forging-florence-bad-setup-map-centre = la casella d’oro non è al centro (F2.1)
forging-florence-bad-setup-map-short-bridges = «{ $sign }» deve formare due ponti di una casella ciascuno (F1.1)
forging-florence-bad-setup-map-long-bridges = «{ $sign }» deve formare due ponti di due caselle ciascuno (F1.1)
forging-florence-bad-setup-map-start = casella { $hex }: accanto a ogni H ci dev’essere una s, e accanto a ogni s una H (F3.1)
forging-florence-bad-setup-map-all-beside = la casella { $hex } è insieme accanto a una cartiera, a una cava e a una casa della gilda (F2.3)
forging-florence-bad-setup-map-golden = la casella d’oro non si può raggiungere (F2.3)
forging-florence-bad-setup-map-unreached = il posto { $hex } non si raggiunge da { $start } in ogni preparazione (F2.3)
forging-florence-bad-setup-map-unfair = le case differiscono di { $turns } turni nella via verso questo luogo: { $place } (F2.3)
forging-florence-bad-setup-long = { $value } caratteri sono troppi; ne sono ammessi { $most }
