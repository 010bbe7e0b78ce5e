# topic: problems
# Warum eine Einladung oder eine weitere Partie abgelehnt wird.

problem-seat-kept = dieser Platz ist für jemanden frei gehalten, der eingeladen ist
problem-not-invitable = diese Person kann nicht eingeladen werden
problem-many-invitations = du hältst schon { $most } Plätze für andere frei; warte auf eine Antwort oder gib einen davon wieder frei
problem-not-asked = für dich ist hier kein Platz mehr frei gehalten
problem-invited-oneself = dich selbst kannst du nicht einladen: nimm einen Platz
problem-here-already = { $name } sitzt schon an diesem Tisch oder ist schon eingeladen
problem-without-you = behalte einen Platz für dich: wer eine Partie vorschlägt, spielt mit
problem-seated-twice = wer zuletzt mitgespielt hat, kann nur einen Platz haben
problem-again-as-it-was = diese Partie begann mitten in einer anderen: sie lässt sich nur so wiederholen, wie sie war
