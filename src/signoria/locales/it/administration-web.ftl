# topic: administration
# Dove si amministra un server.

admin = Amministrazione
admin-reports = Segnalazioni
admin-people = Persone
admin-matches = Partite
admin-entry = Chi entra
admin-log = Chi ha fatto che cosa
admin-reports-all = anche quelle con una risposta
admin-report-about = su
admin-report-from = da
admin-match = Partita
admin-answer = Com’è finita (lo legge solo l’amministrazione)
admin-close-report = Fatto
admin-answered = Con risposta
admin-none = Qui non c’è niente.
admin-nobody = più nessuno
admin-line-removed = tolta
admin-room-players = giocatori
admin-room-spectators = spettatori
admin-remove = Togli
admin-find-person = Una parte del nome, o un codice
admin-find-match = Un nome, o il codice nell’indirizzo
admin-find = Cerca
admin-more = Altro
admin-since = da { $day }
admin-seen = visto { $day }
admin-is-ban = con bando
admin-is-silence = in silenzio
admin-is-hidden = nascosta
admin-is-closed = nessuno parla
admin-until = fino a { $time }
admin-how-long = Per quanto tempo
admin-for-good = finché non viene tolto
admin-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
admin-why = Perché (lo legge chi ne è toccato)
admin-do-ban = Lascia solo guardare
admin-do-silence = Non lasciar parlare
admin-do-hidden = Nascondi agli estranei
admin-do-closed = Non far parlare nessuno
admin-lift-ban = Lascia di nuovo giocare
admin-lift-silence = Lascia di nuovo parlare
admin-lift-hidden = Mostra di nuovo
admin-lift-closed = Lascia di nuovo parlare
admin-new-name = Un altro nome, anche nelle vecchie partite
admin-rename = Cambia
admin-devices = Browser
admin-unknown-device = un browser
admin-end-device = Scollega
admin-last-matches = Ultime partite
admin-status = Stato
admin-status-any = qualsiasi stato
admin-look = Guardala
admin-export = La registrazione
admin-end = Terminala…
admin-end-why = La partita finisce senza risultato. Perché?
admin-end-yes = Terminala
admin-end-no = Lasciala continuare
admin-talk = Che cosa si è detto
admin-invited-only = Le persone nuove entrano solo con un link
admin-invited-what = Chi è già stato qui resta. Un link vale per tante persone nuove quante ne dici.
admin-link-people = Persone nuove
admin-link-days = Giorni per cui vale
admin-make-link = Fai un link
admin-link-made = Vale fino a { $time }, per { $count ->
    [one] una persona nuova
   *[other] { $count } persone nuove
}. Viene mostrato solo ora.
admin-link-address = Il link
admin-act-rename = Nome cambiato
admin-act-ban = Bando
admin-act-silence = Silenzio
admin-act-hidden = Nascosta
admin-act-closed = Senza parlare
admin-act-lift-ban = Bando tolto
admin-act-lift-silence = Silenzio tolto
admin-act-lift-hidden = Mostrata di nuovo
admin-act-lift-closed = Si parla di nuovo
admin-act-end = Partita terminata
admin-act-remove-line = Riga tolta
admin-act-end-device = Browser scollegato
admin-act-appoint = Nominato
admin-act-dismiss = Dimesso
admin-act-close-report = Segnalazione chiusa
admin-act-entry = Ingresso
admin-act-entry-link = Link fatto
admin-act-prune = Cose vecchie tolte
admin-status-waiting = in attesa
admin-status-running = in corso
admin-status-over = finita
admin-status-abandoned = abbandonata
admin-status-damaged = chiusa
admin-administrator = amministrazione
