# topic: account
# Passkeys: what a device keeps, and by which it proves who uses it.

passkeys = Passkey
passkeys-what = Una passkey sta sul tuo telefono, sul tuo computer o su una chiave di sicurezza. Con essa ogni browser di lì diventa te, senza nome e senza password.
passkey-name = Come si chiama la nuova passkey
passkey-make = Crea una passkey
passkey-made = Creata: { $name }.
passkey-not-made = Nessuna passkey è stata creata: si è annullato, o questo dispositivo ne ha già una tua.
passkey-synced = anche su altri dispositivi
passkey-by = Con una passkey
passkey-use-what = Se hai creato qui una passkey, fa sì che questo browser sia di nuovo te.
passkey-use = Usa una passkey
passkey-not-given = Non è arrivata nessuna passkey. Riprova, o torna per un’altra via.
passkey-no-https = I browser hanno passkey solo dove le pagine arrivano per https o da questa stessa macchina (localhost). Questa pagina arriva per http: chi gestisce il server può dire come raggiungerlo per https.
passkey-needs-name = Le passkey appartengono al nome di un server, e questo indirizzo è un numero. Su questa stessa macchina funzionano qui, come un luogo a sé con le sue partite:
passkey-by-number = Le passkey appartengono al nome di un server, e questo indirizzo è un numero. Chi gestisce il server può dire con quale nome si raggiunge.
passkey-old-browser = Questo browser non ha passkey, o è troppo vecchio. Uno più nuovo le ha.
problem-no-passkeys = questo server non ha passkey
problem-passkey-no-https = le passkey funzionano per https o su localhost
problem-passkey-needs-name = le passkey appartengono al nome di un server, e questo indirizzo è un numero
problem-bad-passkey = questa passkey qui non è conosciuta, o non si è identificata; provane un’altra
problem-old-challenge = ci è voluto troppo, o è già stato inviato; riprova
problem-many-passkeys = ci sono già { $most } passkey; togline una prima
problem-same-passkey = questa passkey c’è già
problem-no-such-passkey = questa passkey non c’è più; ricarica la pagina
problem-many-tries = da qui sono state chieste troppe passkey; aspetta un minuto e poi riprova
