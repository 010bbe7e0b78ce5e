# topic: fair
# The shuffle of a match, in its panel.
web-fair-what = Tutte le carte di questa partita derivano da un numero segreto fissato prima della prima mossa; qui sotto c’è la sua impronta. Alla fine si mostra il numero, e chiunque può verificare che nessuna carta è stata sistemata.
web-fair-commitment = Impronta (SHA-256)
web-fair-seed = Il numero segreto
web-fair-check = Verificalo con
origin-fair = Tutto ciò che si pesca in questa partita segue da un numero segreto fissato prima della sua prima mossa; sotto c’è la sua impronta. La posizione da cui è cominciata è presa per buona.
forging-florence-web-fair-what = La preparazione di questa partita e ogni lancio del dado derivano da un numero segreto fissato prima della prima mossa; qui sotto c’è la sua impronta. Alla fine si mostra il numero, e chiunque può verificare che nulla è stato sistemato.
web-fair-together = Dopo aver visto l’impronta, i browser di chi gioca hanno aggiunto valori propri, perciò non ha potuto scegliere nemmeno chi gestisce il server, se non insieme a quello che ha aggiunto per ultimo.
web-fair-alone = Il server ha scelto da solo il numero segreto: questa partita è stata iniziata da una versione precedente.
web-fair-silent = Nulla è stato aggiunto per: { $seats }.
web-fair-mine = Il valore del tuo browser fa parte di questa mescolata.
web-fair-mine-later = Il tuo browser ha aggiunto un valore a questa mescolata; alla fine verifica che ne faccia parte.
web-fair-mine-missing = Il valore del tuo browser non fa parte di questa mescolata, benché sia stato inviato. Chiedi perché a chi gestisce il server.
web-fair-mine-unread = La registrazione ora non si può leggere, perciò non si è verificato se il valore del tuo browser fa parte della mescolata.
web-fair-value = Il valore del tuo browser

# The same of a record from elsewhere.
import-alone = Il server ha scelto da solo il seme.
import-unchained = Non ha catena: un esito o un ordine cambiato può passare inosservato.

# Why nothing can be added.
problem-contributed = a questa mescolata è già stato aggiunto qualcosa
problem-no-contribution = alla mescolata di questa partita non aggiunge nessuno: l’ha creata una versione precedente
