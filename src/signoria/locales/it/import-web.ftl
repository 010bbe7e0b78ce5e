# topic: import
# A record from elsewhere, as its page tells it.

import-record = Registrazione
import-what = Una registrazione è un testo che racconta una partita intera, come uno scaricato qui o salvato nel terminale. La riguardi come una tua partita, e puoi continuare da qualsiasi momento. Il server non la conserva.
import-file = Un file
import-text = O il testo stesso
import-open = Aprire la registrazione
import-other = Un’altra registrazione
import-too-large = È troppo grande per una registrazione: { $most } kB al massimo.
import-proven-all = Ogni mossa è valida, e l’inizio e tutto ciò che è stato pescato seguono dal seme a cui il server si era vincolato.
import-proven-since = Ogni mossa è valida, e tutto ciò che è stato pescato segue dal seme. La posizione da cui comincia è presa per buona.
import-proven-sealed = Ogni mossa è valida. Il seme è ancora segreto, perciò la mescolata non si può ancora controllare.
import-proven-unbound = Ogni mossa è valida. La registrazione non è legata a nessun seme, perciò della mescolata non si sa nulla.
import-proven-no = Le mosse si possono giocare, ma qualcosa non torna: { $doubt }
problem-bad-position = questa non è una posizione del gioco
problem-bad-record = questa registrazione non si può aprire: { $text }
