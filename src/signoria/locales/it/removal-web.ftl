# topic: account
# Chi vuole essere cancellato: che cosa se ne va, che cosa resta, e che si fa sul serio.

removal = Cancellarmi
removal-what = Il tuo nome, tutto ciò che hai detto, i tuoi indirizzi, le vie di avviso, le passkey, i codici e i dispositivi vengono cancellati da questo server per sempre. Dopo nessuno potrà più essere te, nemmeno tu.
removal-stays = Le partite degli altri restano intere: ciò che hai giocato resta, e il tuo posto si chiama con il suo colore. Dove una partita è in corso, un bot continua subito, e gli altri possono dare il tuo posto a qualcuno di nuovo. Le partite che giochi senza nessun altro finiscono, e così le tue che aspettano ancora giocatori.
removal-copies = Ciò che altri hanno salvato delle vostre partite è loro. Le copie di sicurezza di questo server durano quanto decide chi lo gestisce.
removal-begin = Cancellarmi …
removal-sure = Cancellare { $name } per sempre?
removal-type = Scrivi il tuo nome per dire che fai sul serio
removal-do = Cancellare per sempre
removal-busy = Ti si sta cancellando …
removal-done = Fatto: questo server non ti conosce più.
problem-other-name = questo non è il tuo nome, e non è stato cancellato nulla
