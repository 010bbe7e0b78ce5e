# topic: account
# The page on which somebody comes back, or comes to another browser.

letter-by = Per posta
letter-what = Se hai confermato qui un indirizzo di posta, una lettera con un collegamento fa sì che questo browser sia di nuovo te.
letter-ask = Mandami una lettera
letter-asked = Se qualcuno ha confermato qui questo indirizzo, una lettera è in viaggio. Il suo collegamento vale una volta, per { $minutes } minuti. Aprilo nel browser in cui vuoi giocare.
letter-no-mail = Per posta qui non si può entrare: chi gestisce questo server non ha indicato un server di posta.
letter-open = Con questa lettera questo browser diventa la persona al cui indirizzo è arrivata.
code-by = Con un codice di recupero
mail-lets-in = Chi legge le lettere a questo indirizzo può anche entrare come te con una di esse.
sign-in-replaces = Finora questo browser è { $name }. Quando diventa qualcun altro, ti si chiede se sei entrambi.
sign-in-organisation = Accedi con { $name }
