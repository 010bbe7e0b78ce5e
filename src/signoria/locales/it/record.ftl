# topic: none
# Che cosa non va nella registrazione di una partita.  Segue, con le parole del formato, che cosa ci
# si aspettava in quel punto.

record-at = riga { $line }, colonna { $column }
record-expected = ; atteso: { $wanted }
record-in-turn = turno { $turn }
record-in-opening = apertura
record-in-result = risultato
record-rules = registrata con la versione { $old } delle regole, rigiocata con la versione { $new }

record-cannot-read = impossibile leggere { $file }: { $problem }
record-cannot-save = impossibile salvare la partita in { $file }: { $problem }
record-save-too-large = impossibile salvare la partita in { $file }: la registrazione supererebbe { $limit } byte

record-too-large = la registrazione supera { $limit } byte
record-utf16 = il testo è codificato in UTF-16
record-not-utf8 = il byte { $byte } non è UTF-8
record-control-character = il carattere di controllo { $code } non è ammesso
record-line-too-long = la riga supera { $limit } caratteri

record-no-record = questa non è la registrazione di una partita
record-newer-format = il formato { $version } della registrazione è più recente di questo programma, che conosce il { $known }
record-bad-version = «{ $version }» non è una versione del formato
record-bad-header = questa non è un’intestazione
record-misspelt = l’intestazione { $field } è sconosciuta; probabilmente si intende { $meant }
record-doubled = { $field } è già alla riga { $first }
record-no-value = { $field } non ha valore
record-missing = manca l’intestazione { $field }
record-no-setup = manca la preparazione
record-ends = la registrazione finisce troppo presto
record-bad-line = questa riga qui non si capisce
record-no-hash = alla fine del turno manca la somma di controllo
record-bad-hash = questa non è una somma di controllo, che ha 16 cifre esadecimali
record-turn-order = «{ $found }» è fuori ordine
record-empty-turn = il turno è vuoto
record-bad-result = questa non è una riga di un risultato

record-unknown-game = non c’è nessun gioco «{ $field }»
record-bad-setup = la preparazione è impossibile: { $problem }
record-bad-move = questa non è una mossa: { $problem }
record-illegal = «{ $move }» non è permessa: { $problem }
record-wrong-seat = qui decide il posto { $right }, non il posto { $found }
record-chance = qui decide il caso, non il posto { $found }
record-no-chance = qui decide il posto { $right }, non il caso
record-over = la partita è già finita
record-no-opening = mancano le decisioni prima del primo turno
record-an-opening = in questo gioco non si decide nulla prima del primo turno
record-turn-over = il turno è già finito
record-turn-not-over = il turno non è ancora finito; decide il posto { $right }
record-wrong-hash = la posizione finale è un’altra: è cambiata la somma di controllo, oppure prima una mossa o la preparazione
record-unknown-hash = la registrazione lascia aperta la somma di controllo
record-wrong-result = il risultato è un altro
record-too-many = la partita non ha altri posti
record-not-over = la partita non è ancora finita
record-no-result = la partita è finita, ma il risultato manca o è incompleto

# Che cosa dicono replay e verify.
record-title = { $game } dopo { $turns ->
    [0] l’apertura
    [one] un turno
   *[other] { $turns } turni
}
record-log = L’ultimo turno
record-timed-out = Il tempo di { $player } era scaduto e ha deciso un bot. Turni: { $turns }
record-drawing = Si sta pescando una carta.
record-decides = Decide { $player }.
record-seat = posto { $seat }
record-agrees = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} e { $hashes ->
    [one] una somma di controllo
   *[other] { $hashes } somme di controllo
}: tutto corretto
record-finished = la partita è finita
record-unfinished = la partita non è finita
record-few-turns = nella registrazione { $turns ->
    [0] non è finito nessun turno
    [one] è finito solo un turno
   *[other] sono finiti solo { $turns } turni
}, non { $until }
record-bad-until = un numero di turni è 0 o più, non { $until }
record-bad-seat = non c’è un posto { $seat }; i posti vanno da 0 a { $last }

# Ciò che segue dal seme a cui un server era vincolato.
record-bad-seed = il seme ha 64 cifre esadecimali
record-wrong-seed = questo non è il seme fissato prima della partita
record-bad-options = le opzioni della preparazione mancano o sono incomplete
record-unfair-setup = la preparazione non segue dal seme
record-bad-undone = questi non sono i numeri di pescate annullate
record-unfair-draw = la pescata { $draw } non segue dal seme
record-fair = { $draws ->
    [0] la preparazione segue
    [one] la preparazione e l’unico esito del caso seguono
   *[other] la preparazione e tutti i { $draws } esiti del caso seguono
} dal seme fissato prima della partita
calimala-record-fair = { $draws ->
    [0] la preparazione segue
    [one] la preparazione e l'unica carta pescata seguono
   *[other] la preparazione e tutte le { $draws } carte pescate seguono
} dal seme fissato prima della partita
forging-florence-record-fair = { $draws ->
    [0] la preparazione segue
    [one] la preparazione e l’unico lancio del dado seguono
   *[other] la preparazione e tutti i { $draws } lanci del dado seguono
} dal seme fissato prima della partita
record-taken-back = { $undone ->
    [one] una pescata è stata annullata
   *[other] { $undone } pescate sono state annullate
}
record-sealed = il seme è ancora segreto, perciò non si può ancora verificare se preparazione ed esiti ne derivano

# A game that begins in the middle of another one.
record-bad-position = questa non è una posizione del gioco
record-other-setup = la preparazione non è quella della posizione
record-from-position = comincia da una posizione presa per buona: come ci si è arrivati non è provato
record-fair-since = { $draws ->
    [0] da allora non si è estratto nulla
    [one] l’unico risultato del caso da allora segue dal seme fissato prima della partita
   *[other] tutti i { $draws } risultati del caso da allora seguono dal seme fissato prima della partita
}

# What verify says about the shuffle and the chain.
record-no-commitment = manca l’impegno a cui appartiene { $field }: la registrazione è stata cambiata
record-unknown-scheme = questo programma non conosce alcun metodo di mescolata «{ $found }»
record-bad-values = questi non sono i valori dei posti: per ciascuno 64 cifre esadecimali, oppure - per niente
record-bad-chain = questa non è una catena: ha 64 cifre esadecimali e poi due per ogni turno
record-other-head = la catena non torna: un’intestazione, la preparazione o la posizione è stata cambiata, tolta o aggiunta
record-other-turn = la catena non torna da qui in poi: è stata cambiata una mossa, un esito del caso o il loro ordine
record-other-end = la catena non torna: è stato cambiato il risultato o la catena stessa
record-no-chain = manca la catena che spetta a una registrazione con questo metodo di mescolata
record-scheme-alone = metodo di mescolata 1: il server ha scelto da solo il seme, e la preparazione dipende da 64 bit di esso
record-scheme-together = metodo di mescolata 2: conta anche ciò che è stato aggiunto dopo l’impegno da { $seats }; chi gestisce il server non ha potuto scegliere ciò che è uscito, se non insieme al posto che ha aggiunto per ultimo
record-scheme-nobody = metodo di mescolata 2, ma nessuno ha aggiunto nulla: il server ha scelto da solo il seme
record-silent = senza aggiungere nulla: { $seats }
record-unbound = non è legata ad alcun seme: che nessuno abbia sistemato il caso non si può dimostrare
record-chain-whole = la catena è intera: da quando è stata scritta non è cambiata alcuna mossa, alcun esito del caso, alcun ordine, alcuna intestazione, a meno che qualcuno abbia fatto una nuova catena
record-chain-missing = manca una catena: un cambiamento di un esito del caso o dell’ordine delle mosse che lasci uguali tutte le posizioni non si vede
record-chain-missing-order = manca una catena: un cambiamento dell’ordine delle mosse che lasci uguali tutte le posizioni non si vede
