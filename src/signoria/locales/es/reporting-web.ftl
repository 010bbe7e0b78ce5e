# topic: reporting
# Cómo se avisa a la administración de lo que pasa en una partida.

reporting = Avisar a la administración
reporting-what = Quien administra este servidor lee esto, con las líneas de alrededor. La persona no sabrá quién escribió.
reporting-about = De qué se trata
reporting-choose = Elige una línea o una persona
reporting-seat = { $name }, la persona
reporting-reason = Qué está mal
reporting-text = Con tus palabras, si quieres
reporting-send = Enviar
reporting-sent = La administración lo tiene. Gracias.
report-words = palabras hirientes
report-name = el nombre
report-cheating = trampas
report-leaving = se va, o hace esperar a todos
report-other = otra cosa
