# topic: explain
# Che cosa dicono di ogni cosa le carte di Calimala.

calimala-explain-able = Così come stanno le cose puoi farlo.
calimala-explain-unable = Così come stanno le cose non puoi farlo; se è la tua azione, puoi pescare una carta al suo posto.
calimala-explain-possible = Ora puoi scegliere: { $moves }.
calimala-explain-action-wood = Un cubo della tua riserva va come legno nel suo magazzino, che ne contiene { $slots }.
calimala-explain-action-brick = Un cubo della tua riserva va come mattone nel suo magazzino, che ne contiene { $slots }.
calimala-explain-action-marble = Un cubo della tua riserva va come marmo nel suo magazzino, che ne contiene { $slots }.
calimala-explain-action-build = Costruisci una cosa sola: una nave, una casa commerciale o una bottega.
calimala-explain-action-artwork = Doni un’opera d’arte a una delle tre chiese o al consiglio.
calimala-explain-action-weave = Ognuna delle tue botteghe che ha posto tesse una stoffa.
calimala-explain-action-ship = Ogni tua nave porta al massimo una stoffa in una città portuale.
calimala-explain-action-transport = Ogni tua casa commerciale porta al massimo una stoffa nella sua città.
calimala-explain-action-contribute = Doni a una chiesa uno dei tuoi materiali.
calimala-explain-build-cost = Una nave { $ship } di legno; una casa commerciale { $house } di mattoni; una bottega { $wood } di legno e { $brick } di mattoni.
calimala-explain-artwork-cost = Un marmo.
calimala-explain-ship-cost = Una stoffa per ogni nave che salpa.
calimala-explain-transport-cost = Una stoffa per ogni città che ne riceve.
calimala-explain-contribute-cost = Un legno, un mattone o un marmo.
calimala-explain-action-card = Come carta si gioca mentre agisce un tuo disco, prima o dopo le sue azioni.

calimala-explain-street = Un disco messo in cima agisce con entrambi i riquadri, e dopo di lui il secondo e il terzo dall’alto, se non sono bianchi.
calimala-explain-acting = Se qui arriva un disco, agiscono nell’ordine: { $order }.
calimala-explain-acting-still = Agiscono ancora: { $order }.

calimala-explain-counts-city = Conta le stoffe a { $category }.
calimala-explain-counts-church = Conta tutti i cubi e le opere a { $category }.
calimala-explain-counts-artworks = Conta le opere delle tre chiese e del consiglio.
calimala-explain-counts-port-cities = Conta le stoffe a Barcellona, Lisbona e Londra.
calimala-explain-counts-trade-cities = Conta le stoffe a Troyes, Bruges e Amburgo.
calimala-explain-counts-contributed-wood = Conta il legno delle tre chiese.
calimala-explain-counts-contributed-brick = Conta i mattoni delle tre chiese.
calimala-explain-counts-contributed-marble = Conta il marmo delle tre chiese, senza le opere d’arte.
calimala-explain-counts-palazzo = Conta insieme i seggi e le opere del consiglio.
calimala-explain-pays-ranks = { $first } punti a chi ne ha di più, { $second } al secondo, { $third } al terzo.
calimala-explain-scored-now = { $points ->
    [0] Se si contasse ora, non ti darebbe nulla.
   *[other] Se si contasse ora, ti darebbe punti: { $points }.
}
calimala-explain-tile = Si conta quando è il suo momento, con il quarto disco su una strada.
calimala-explain-card-open = La carta scoperta: si conta alla fine, per tutti.
calimala-explain-card-kept = La tua carta segreta: si conta alla fine, per tutti.
calimala-explain-card-dealt = Se la tieni, si conta alla fine, per tutti, e fino ad allora la conosci solo tu.
calimala-explain-place = Così come stanno le cose il tuo posto è: { $place }.
calimala-explain-place-none = Non hai ancora nulla lì.

calimala-explain-church = Chi ha di più qui riceve punti quando si conta; ogni materiale ha le sue caselle, e anche le opere.
calimala-explain-church-cost = Con Donare un legno, un mattone o un marmo; con Opera d’arte un marmo.
calimala-explain-port = Una città portuale: le navi vi portano stoffe, e c’è posto per { $slots }.
calimala-explain-trade-city = Una città commerciale: chi vi ha una casa commerciale porta stoffe, e c’è posto per { $slots }.
calimala-explain-port-cost = Con Spedire una stoffa per ogni nave.
calimala-explain-trade-city-cost = La casa { $brick } di mattoni, una volta; poi con Trasportare una stoffa alla volta.
calimala-explain-council = Chi ha più seggi e opere qui va prima dove altri hanno altrettanti cubi.
calimala-explain-council-cost = Un seggio richiede il più basso di quattro dischi su una strada; un’opera un marmo.
calimala-explain-seats-taken = Seggi: { $seats }.

calimala-explain-workshops = Tessere mette una stoffa in ogni bottega; ce ne sono al massimo { $most }, e ognuna ne contiene { $slots }.
calimala-explain-ships = Con Spedire ognuna porta una stoffa in una città portuale; ce ne sono al massimo { $most }.
calimala-explain-houses = Con Trasportare ognuna porta una stoffa nella sua città; ce ne sono al massimo { $most }, una in ogni città commerciale.
calimala-explain-cost-workshop = { $wood } di legno e { $brick } di mattoni.
calimala-explain-cost-ship = { $wood } di legno.
calimala-explain-cost-house = { $brick } di mattoni.
calimala-explain-seats = I seggi del consiglio decidono le parità, e alla fine li conta il Palazzo Vecchio.
calimala-explain-artworks = Le opere del consiglio decidono le parità insieme ai seggi, e contano fra tutte le opere.
calimala-explain-discs = Dischi ancora da mettere, uno per turno: tanti turni restano.
calimala-explain-white = Un disco bianco compie ogni azione due volte quando è messo, e non agisce mai più.
calimala-explain-cubes = Materiali, stoffe e opere vengono tutti da quest’unica riserva di cubi.
calimala-explain-hand = Carte azione in mano: solo chi le possiede le vede e le gioca mentre agisce un suo disco.
calimala-explain-points = Punti finora; vince chi alla fine ne ha di più.
calimala-explain-mat = Tutto ciò che ha un giocatore; segrete sono solo le carte in mano e la carta punteggio.
calimala-explain-title-workshops = { $player }: botteghe e stoffe
calimala-explain-title-ships = { $player }: navi
calimala-explain-title-houses = { $player }: case commerciali
calimala-explain-title-seats = { $player }: seggi nel consiglio
calimala-explain-title-artworks = { $player }: opere nel consiglio
calimala-explain-title-discs = { $player }: dischi
calimala-explain-title-white = { $player }: dischi bianchi
calimala-explain-title-cubes = { $player }: cubi nella riserva
calimala-explain-title-hand = { $player }: carte
calimala-explain-title-points = { $player }: punti
calimala-explain-title-mat = { $player }
calimala-explain-title-warehouse = { $player }: { $name }
calimala-explain-warehouse-wood = Il legno serve per navi e botteghe, e lo ricevono le chiese; il magazzino ne contiene { $slots }.
calimala-explain-warehouse-brick = I mattoni servono per case commerciali e botteghe, e li ricevono le chiese; il magazzino ne contiene { $slots }.
calimala-explain-warehouse-marble = Il marmo diventa opere d’arte, e lo ricevono le chiese; il magazzino ne contiene { $slots }.

calimala-explain-round = In un round ogni giocatore ha un turno. La partita finisce quando tutti i dischi sono messi, o dopo l’ultima tessera punteggio, con il suo round.
calimala-explain-tiles-left = Tessere ancora da contare: { $left }.
calimala-explain-begins = Ogni round comincia con { $player }.
calimala-explain-title-deck = Mazzo e scarti
calimala-explain-deck = Chi rinuncia a un’azione impossibile pesca qui; quando il mazzo è finito, gli scarti ne formano uno nuovo.
