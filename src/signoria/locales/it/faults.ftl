# topic: common
# Che cosa non va in una preparazione, nel testo di una mossa o in un file.


bad-move-missing = manca { $wanted }
bad-move-wrong = «{ $value }» non è { $wanted }
bad-move-too-much = «{ $value }» è di troppo
wanted-move = una mossa
wanted-end = la fine della mossa

system-no-file = questo file o questa cartella non esiste
system-no-permission = permesso negato
system-folder = è una cartella, non un file
system-no-folder = una parte del percorso non è una cartella
system-not-ordinary = non è un file ordinario
system-disk-full = non c’è più spazio sul disco
system-file-too-large = il file supererebbe la grandezza permessa
system-read-only = il disco è di sola lettura
system-long-name = il nome è troppo lungo
system-bad-name = nessun file può chiamarsi così
system-disk-error = il disco non funziona bene
