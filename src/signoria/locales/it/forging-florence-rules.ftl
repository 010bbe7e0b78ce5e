# topic: none
# Le regole che un rifiuto nomina, in breve.

forging-florence-rule-F1-4 = Ogni opera si può creare tre volte, la Cupola una sola.
forging-florence-rule-F2-2 = Non si entra in case della gilda, negozi, cartiere, fiume, alberi e cave; ci si sta accanto.
forging-florence-rule-F4-1 = Nel tuo turno puoi muoverti una volta, con un tiro, e raccogliere o comprare, creare, vendere, ampliare e ingaggiare in qualsiasi ordine, prima o dopo il movimento.
forging-florence-rule-F4-2 = Tiri il dado e cammini al massimo per altrettante caselle; puoi anche restare. Il fiume si attraversa solo sui ponti. Nessuno entra nella casella d’oro o la attraversa finché vi sta un’altra pedina.
forging-florence-rule-F4-3 = La pietra accanto a una cava e la carta accanto a una cartiera sono gratuite; gli attrezzi costano 5 lire dal mercante, il colore 5 nella spezieria, un torchio da stampa 10 nella stamperia. Di ogni risorsa hai al massimo un’unità, con Brunelleschi due.
forging-florence-rule-F4-4 = Accanto alla tua casa della gilda un tuo artista crea un’opera: un dipinto con carta, attrezzi e colore, un libro con carta, attrezzi e torchio, una scultura con carta, attrezzi e pietra. Le opere di Brunelleschi richiedono due unità di ciascuna. Carta, colore e pietra tornano nella riserva; attrezzi e torchio restano, se nella preparazione non si è scelto altrimenti.
forging-florence-rule-F4-5 = Sulla casella d’oro vendi quante opere vuoi fra quelle non create in questo turno: un dipinto per 10 lire, un libro per 20, una scultura per 30.
forging-florence-rule-F4-6 = Puoi terminare un turno sulla casella d’oro solo con un’opera non venduta o dopo una vendita lì. Se vi cominci un turno, devi lasciarla in quel turno, e se non hai venduto da quando sei arrivato, devi vendere prima di tirare il dado.
forging-florence-rule-F4-7 = Ampli la tua casa della gilda gratis: al livello 2 dopo aver creato due dipinti, al livello 3 dopo aver creato due libri.
forging-florence-rule-F4-8 = Un pittore costa 15 lire, un autore 25 dal livello 2, uno scultore 35 dal livello 3, Leonardo 30 dal livello 2. Una casa della gilda ha posto per tanti artisti quanto il suo livello; solo se è piena un tuo artista torna sul tavolo.
forging-florence-rule-F4-10 = Nessun acquisto può rovinarti: è rifiutato se dopo non avresti nessuna opera non venduta e non potresti pagare ciò che ancora ti manca per un’opera di uno dei tuoi artisti.
forging-florence-rule-F5-1 = Chi ha Brunelleschi e ha creato il Sacrificio di Isacco può creare la Cupola. Poi ognuno, per ultimo chi l’ha creata, ha ancora un turno, e la partita finisce.
