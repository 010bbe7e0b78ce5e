# topic: account
# A browser that was somebody else before: are both the same person?

former = Due volte tu?
former-what = Finora questo browser era { $former }, adesso è { $name }. { $matches ->
    [0] { $former } non ha partite.
    [one] { $former } ha una partita.
   *[other] { $former } ha { $matches } partite.
}
former-join-what = Se sei entrambi, uniscili: partite, posti, indirizzi di posta, codici, passkey e dispositivi di { $former } diventano di { $name }. Non si può annullare.
former-both = { $both ->
    [one] In una partita siedono entrambi: i suoi posti sono allora tutti tuoi, come se due giocassero a questo dispositivo, e su ognuno si continua.
   *[other] In { $both } partite siedono entrambi: i loro posti sono allora tutti tuoi, come se due giocassero a questo dispositivo, e su ognuno si continua.
}
former-leave-what = Altrimenti questo browser lascia { $former }. Se nessun altro dispositivo e nessun’altra via riporta { $former }, i bot prendono i posti.
former-join = Unisci entrambi
former-leave = Lascia { $former }
former-joined = Fatto: tutto adesso è di { $name }.
former-left = Fatto: questo browser ha lasciato { $former }.
problem-no-former = questo browser non era nessun altro, o è già deciso; ricarica la pagina
