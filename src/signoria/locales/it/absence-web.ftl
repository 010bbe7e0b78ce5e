# topic: absence
# Quando qualcuno non viene: che cosa possono fare gli altri, e come si riprende il posto.

absence-since = { $player } non gioca da { $since }.
absence-later = Da { $from } può giocare un bot al suo posto.
absence-remind = Ricordaglielo
absence-stand-in = Fai giocare un bot
absence-sure = Far giocare un bot per { $player }?
absence-what = Gioca finché { $player } non torna, e può farlo quando vuole. Lo vedono tutti.
absence-yours = Non giochi da molto tempo: il bot { $bot } gioca per te, così la partita va avanti.
absence-return = Riprendi a giocare
problem-not-waiting = adesso nessuno aspetta quel posto
problem-own-seat = quel posto è tuo
problem-remind-later = puoi ricordarglielo dopo un giorno senza mosse, e una volta al giorno
problem-not-absent = il tempo che dà questa partita non è ancora passato
problem-clock-runs = in questa partita è l’orologio a decidere quando gioca un bot
