# topic: none
# Immagini di partite, come le mostrano i film.
# In una riga sotto il nome di un posto; ciò che le disegna non conosce plurali.
picture-calimala = Dischi: { $discs }, carte: { $cards }
picture-florence = Lire: { $lire }, opere: { $pieces }
