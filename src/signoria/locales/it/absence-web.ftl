# topic: absence
# Quando qualcuno non viene: che cosa possono fare gli altri, e come si riprende il posto.

absence-since = { $player } non gioca da { $since }.
absence-later = Da { $from } può giocare un bot al suo posto.
absence-remind = Ricordaglielo
absence-stand-in = Fai giocare un bot
absence-sure = Far giocare un bot per { $player }?
absence-what = Gioca finché { $player } non torna. Lo vedono tutti. Se non torna, puoi offrire il posto a qualcun altro, nell’elenco dei posti.
absence-yours = Non giochi da molto tempo: il bot { $bot } gioca per te, così la partita va avanti.
absence-return = Riprendi a giocare
absence-offer = Offri il posto
absence-offer-sure = Qualcun altro al posto di { $player }?
absence-offer-what = Chi ha il link prende il posto così com’è, con tutto ciò che sa, e continua a giocare. Fino ad allora { $player } può tornare, dopo no.
absence-offer-make = Crea un link
absence-offer-link = Link al posto di { $player }
absence-take = Prendi il posto
absence-take-title = Ti viene offerto un posto
absence-take-what = { $player } non viene e gioca un bot. Prendi il posto così com’è: i suoi punti, le sue cose e ciò che sa solo lui.
absence-watch = Guarda soltanto
problem-not-waiting = adesso nessuno aspetta quel posto
problem-own-seat = quel posto è tuo
problem-remind-later = puoi ricordarglielo dopo un giorno senza mosse, e una volta al giorno
problem-not-absent = il tempo che dà questa partita non è ancora passato
problem-clock-runs = in questa partita è l’orologio a decidere quando gioca un bot
problem-not-replaced = lì nessun bot gioca per qualcuno che non viene
problem-offered = quel posto è già offerto
