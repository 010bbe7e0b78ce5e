# topic: none
# Quello che dice signoria report, e le sue pagine.

cli-report-description = fare una pagina di grafici di ciò che dicono molte partite simulate
cli-report-folder = la cartella scritta da simulate --out, o uno dei suoi file Parquet; ciò che ha scritto --vary si confronta
cli-report-compare = mostrare invece in che cosa differiscono due serie
cli-report-out = la pagina da scrivere (altrimenti: report.html)
report-progress = Lettura
report-written = Il rapporto è in { $path }.
report-unwritten = impossibile scrivere { $path }: { $what }
report-one-or-two = indica una serie, o due dopo --compare
report-one-or-two-hint = per esempio: signoria report SERIE -o report.html
report-no-extra = un rapporto ha bisogno del pacchetto { $name }, che non è installato
report-no-extra-hint = pip install "signoria[report]" porta tutto ciò che serve
report-bad-unlike = serie di giochi o numeri di giocatori diversi non si possono confrontare: { $one } e { $other }
report-bad-missing = { $path } non è una serie
report-bad-empty = in { $path } nessuna parte della serie è ancora finita
report-bad-settings = impossibile leggere { $path }: { $what }
report-bad-version = { $path } ha la versione { $version } del formato delle serie; questo programma conosce la { $known }
report-bad-column = a { $path } manca la colonna { $column }
report-bad-kind = { $path }: nella colonna { $column } c’è qualcosa di diverso da ciò che dovrebbe
report-bad-syntax = { $path } non è ciò che ha scritto simulate: non è JSON, o ha altri campi
report-bad-game = { $path } riguarda { $game }; questo programma conosce { $known }
report-bad-damaged = { $path } è danneggiato: le sue righe non corrispondono alle partite
report-bad-unreadable = impossibile leggere { $path }: { $what }
report-bad-hint = signoria simulate GIOCO --out CARTELLA scrive serie, e completa quella non finita

report-title = { $game }: un rapporto
report-title-compared = { $game }: { $one } e { $other } a confronto
report-games = Partite
report-bots = Giocatori
report-seats = Posti
report-rotating = tutti avanzano di un posto da una partita all’altra
report-staying = ognuno tiene il suo posto
report-seed = Seme
report-version = Versione (programma / regole)
report-code = Codice di { $what }
report-unfinished = La serie non è finita: queste sono le { $done } partite giocate su { $asked }.
report-few = Sono poche partite. Quasi tutto ciò che sembra diverso può essere caso.
report-short = In breve
report-changes-title = Che cosa è cambiato
report-contents = Indice
report-numbers = I numeri
report-read = I numeri tra parentesi sono intervalli del 95%. Nascono dal togliere a turno ogni ventesimo delle disposizioni iniziali, e contano come una le partite con la stessa disposizione. «Chiaramente» si decide una volta per ogni numero e vale dovunque esso stia: la prima domanda, su chi comincia, si giudica da sola; tutte le altre di una tabella o di un grafico si giudicano insieme, così che la probabilità che una qualunque sia detta chiara a torto è al più del 5%. Perciò un intervallo può escludere lo 0 e la differenza non essere chiara. Non vuol dire grande: guarda anche la misura. Tutto vale per questi giocatori; le persone, o bot più forti, forse giocano altrimenti.
report-made = Fatto da signoria report.
report-interval = { $value } (da { $low } a { $high })
report-percentage-points = { $number } p.p.
report-what = Che cosa
report-share = Quota delle vittorie
report-number = Media
report-difference = Differenza
report-winners = Vincitori
report-others = Gli altri
report-fair-line = equo: { $fair }
report-no-difference = nessuna differenza
report-gaps = La differenza, { $other } meno { $one }, con il suo intervallo. Pieno: chiaro. Vuoto: non chiaro.
report-gaps-curve = La differenza, { $other } meno { $one }, con il suo intervallo.
report-gaps-first = La differenza da { $first }, con il suo intervallo. Pieno: chiaro. Vuoto: non chiaro.
report-axis-points = Punti
report-axis-times = Quante volte o quanto in una partita
report-axis-part = Parte delle differenze
report-axis-turns = Durata in turni
report-axis-start-wins = Vittorie di chi comincia
report-and-more = { $number ->
    [one] {" "}e un altro
   *[other] {" "}e altri { $number }
}
report-apart-more = Chiaramente più di { $fair }: { $list }.
report-apart-less = Chiaramente meno di { $fair }: { $list }.
report-apart-none = { $count ->
    [0] Sono troppo poche partite per giudicarlo.
    [one] Non differisce chiaramente da { $fair }.
   *[other] Nessuno dei { $count } differisce chiaramente da { $fair }.
}
report-winners-more = I vincitori hanno chiaramente di più: { $list }.
report-winners-less = I vincitori hanno chiaramente di meno: { $list }.
report-winners-none = I vincitori e gli altri non differiscono chiaramente in nulla.
report-changed-more = Chiaramente di più in { $other } che in { $one }: { $list }.
report-changed-less = Chiaramente di meno in { $other } che in { $one }: { $list }.
report-changed-none = Nulla differisce chiaramente tra { $one } e { $other }.
report-range = Il massimo: { $most }, { $high }. Il minimo: { $least }, { $low }.
report-rose = Chiaramente più alto in { $other } che in { $one }: { $list }.
report-fell = Chiaramente più basso in { $other } che in { $one }: { $list }.
report-unclear = Non chiaro fra i { $count } che si giudicano insieme, in cui { $other } e { $one } possono essere uguali: { $list }.

report-start-wins = vittorie di chi comincia
report-last-wins = vittorie dell’ultimo nell’ordine
report-winners-points = punti del vincitore
report-margin-mean = vantaggio del vincitore alla fine
report-draws-share = vittorie condivise
report-turns-mean = turni
report-decisions-mean = decisioni
report-changes-mean = cambi in testa
report-half-wins = vittorie di chi è in testa a metà
report-comebacks = rimonte dall’ultimo posto a metà
report-decided-at = quanto tardi si va in testa per sempre
report-order-part = parte dell’ordine di gioco nelle differenze di punti

report-title-many = { $game }: { $number } serie a confronto
report-many = Le serie una accanto all’altra
report-many-start = Chi comincia vince tra { $least } delle partite in { $low } e { $most } in { $high }; sarebbe giusto { $fair }.
report-many-about = Ogni serie si confronta con { $first }. Quante volte vince chi comincia si giudica da solo, per { $runs } serie insieme; tutti gli altri numeri sono una famiglia.
report-run = Serie
report-many-more = { $name }: chiaramente più che in { $first }: { $list }.
report-many-less = { $name }: chiaramente meno che in { $first }: { $list }.
report-many-none = { $name }: nessuna differisce chiaramente da { $first }.

report-balance = Chi vince
report-start-more = Chi comincia vince troppo: { $share } delle partite, mentre sarebbe giusto { $fair }. È chiaramente di più.
report-start-less = Chi comincia vince troppo poco: { $share } delle partite, mentre sarebbe giusto { $fair }. È chiaramente di meno.
report-start-even = Chi comincia vince { $share } delle partite; sarebbe giusto { $fair }. Non è una differenza chiara.
report-start-changed = Chi comincia vince { $one } delle partite in { $first } e { $other } in { $second }; sarebbe giusto { $fair }. La differenza di { $difference } è chiara.
report-start-same = Chi comincia vince { $one } delle partite in { $first } e { $other } in { $second }; sarebbe giusto { $fair }. La differenza di { $difference } non è chiara.
report-order = { $place ->
    [1] Chi comincia
   *[other] Posto { $place } nell’ordine di gioco
}
report-order-wins = Vittorie secondo l’ordine di gioco
report-order-points = Punti secondo l’ordine di gioco
report-entrant-wins = Vittorie secondo il giocatore

report-points = Da dove vengono i punti
report-points-about = Punti medi di un posto in una partita. I vincitori stanno accanto alla media degli altri; una vittoria condivisa conta in parte.
report-points-by = Punti: { $kind }
report-over-time = Punti nel corso della partita
report-over-time-about = Punti medi dopo tale parte dei turni; l’ultimo passo comprende il conteggio finale.
report-turns-played = Turni giocati
report-openings = Quali aperture vincono
report-openings-about = Quanto spesso vince chi ha cominciato così. Non dice perché: forse il posto era buono, e la vittoria è venuta da lì.
report-choices = Che cosa fanno i vincitori
report-choices-about = Quante volte o quanto in una partita, i vincitori e gli altri. Chi è avanti può permettersi di più, perciò non tutto è una causa.
report-doers = Chi l’ha fatto e ha vinto
report-doers-about = Quanto spesso vince chi l’ha fatto almeno una volta; i numeri dicono quanti erano. Chi è avanti può permettersi di più, perciò non tutto è una causa.
report-doers-by = Vittorie: { $kind }
report-doers-number = Posti che l’hanno fatto
report-doers-most = { $what }: ha vinto il { $share } dei { $number } posti che l’hanno fatto; sarebbe equo { $fair }.
report-doers-short = Ciò che più sicuramente va con la vittoria è «{ $what }»: ha vinto il { $share } dei { $number } posti che l’hanno fatto; sarebbe equo { $fair }.
report-undone = Che cosa non ha fatto nessuno
report-undone-none = Tutto ciò che si può contare l’ha fatto qualcuno.
report-undone-of = { $kind }: in nessuna partita { $list }.
report-undone-short = { $number ->
    [one] Una cosa non è stata fatta in nessuna partita: { $list }.
   *[other] { $number } cose non sono state fatte in nessuna partita: { $list }.
}
report-routes = Percorsi
report-routes-about = Quante volte in una partita l’uno segue l’altro; i più frequenti.
report-steps = { $kind }: dall’uno al prossimo
report-chance = Che cosa porta il caso
report-chance-about = Quante volte in una partita è toccato ai vincitori e agli altri.

report-length = Quanto durano le partite
report-span = da { $low } a { $high }
report-length-about = Metà delle partite dura { $span } turni di un giocatore, quella di mezzo { $middle }; la più corta ne ha avuti { $least }, la più lunga { $most }. La media è di { $mean } turni e { $decisions } decisioni.
report-length-of = { $run }: metà delle partite dura { $span } turni di un giocatore, quella di mezzo { $middle }; la più corta ne ha avuti { $least }, la più lunga { $most }. La media è di { $mean } turni e { $decisions } decisioni.
report-length-changed = La media differisce chiaramente, di { $difference } turni.
report-length-same = Le medie differiscono di { $difference } turni, il che non è chiaro fra tutto ciò che si confronta.
report-length-chart = Partite secondo la durata
report-turns = Turni
report-games-share = Quota delle partite

report-endings = Come finiscono le partite
report-ended = { $rule }, { $share }
report-ended-by = Che cosa ha messo fine alle partite: { $list }.
report-draws = Nel { $shared } delle partite più giocatori condividono la vittoria; nel { $broken } i punti erano pari e ha deciso lo spareggio.
report-results = Vittorie da soli e condivise
report-result-points = Un vincitore, ai punti
report-result-tie-break = Un vincitore, allo spareggio
report-result-shared = Più vincitori

report-course = Rimonte, tensione, decisione
report-half = Chi è in testa dopo metà dei turni vince { $share } delle partite; se essere in testa non significasse nulla sarebbe { $fair }.
report-comeback = In { $share } delle partite il vincitore era allora ultimo.
report-changes = Il primo posto passa da un posto all’altro { $number } volte per partita.
report-decided-by = In metà delle partite il vincitore è in testa fino alla fine una volta giocato { $share } dei turni.
report-margin = Alla fine il vincitore ha { $mean } punti di vantaggio; in metà delle partite sono al più { $middle }.
report-leaders = Chi è in testa vince
report-leaders-about = Quanto spesso vince chi ha più punti dopo tale parte dei turni. La linea tratteggiata è { $fair }, come se essere in testa non significasse nulla; prima sale la curva, prima le partite sono decise.
report-leader-wins = Vittorie di chi è in testa
report-decided = Quando si va in testa per sempre
report-decided-about = Dopo quale parte dei turni nessuno tranne il vincitore ha più il maggior numero di punti. 100%: solo con l’ultimo turno e il conteggio finale.

report-luck = Fortuna e abilità
report-luck-chart = Da che cosa vengono le differenze di punti
report-luck-order = l’ordine di gioco
report-luck-player = chi gioca
report-luck-deal = la disposizione iniziale
report-luck-rest = come è andata la partita
report-luck-left = la disposizione iniziale e come è andata la partita
report-luck-about = Quanto i punti di un posto distano dalla media della sua partita, al quadrato, e quale parte va con che cosa. «Chi gioca» è la parte dell’abilità, per quanto questi giocatori vi differiscono. «Come è andata la partita» è il resto: il caso venuto altrimenti, ciò che hanno fatto gli altri, e bot che scelgono a caso tra ciò che sembra uguale.
report-luck-sets = Ogni disposizione iniziale si gioca tante volte quanti sono i giocatori, ognuno una volta in ogni posto: ciò che resta al posto, chiunque vi sieda, è la disposizione.
report-luck-no-sets = Ogni disposizione iniziale è stata giocata una volta sola, perciò non si può separare dal resto; simulate --rotate gioca ciascuna tante volte quanti sono i giocatori.
report-luck-alike = Qui tutti i giocatori sono lo stesso bot, perciò non può mostrarsi alcuna abilità.

report-options = Opzioni
report-options-about = Quanto spesso vince chi comincia, secondo ciò che è stato estratto per la partita.
