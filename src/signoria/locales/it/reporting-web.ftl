# topic: reporting
# Come si segnala all’amministrazione che cosa accade in una partita.

reporting = Segnala all’amministrazione
reporting-what = Chi amministra questo server lo legge, con le righe intorno. La persona non saprà chi ha scritto.
reporting-about = Di che cosa si tratta
reporting-choose = Scegli una riga o una persona
reporting-seat = { $name }, la persona
reporting-reason = Che cosa non va
reporting-text = Con parole tue, se vuoi
reporting-send = Invia
reporting-sent = L’amministrazione ce l’ha. Grazie.
report-words = parole offensive
report-name = il nome
report-cheating = imbrogli
report-leaving = se ne va, o fa aspettare tutti
report-other = altro
