# topic: absence
# Cuando alguien no viene: qué pueden hacer los demás, y cómo se vuelve a jugar.

absence-since = { $player } no ha jugado desde { $since }.
absence-later = A partir de { $from } puede jugar un bot en su lugar.
absence-remind = Recordárselo
absence-stand-in = Que juegue un bot
absence-sure = ¿Que un bot juegue por { $player }?
absence-what = Juega hasta que vuelva { $player }, lo que puede hacer cuando quiera. Todos lo ven.
absence-yours = Llevas mucho tiempo sin jugar: el bot { $bot } juega por ti para que la partida siga.
absence-return = Volver a jugar
problem-not-waiting = nadie espera ahora a ese puesto
problem-own-seat = ese puesto es tuyo
problem-remind-later = puedes recordárselo tras un día sin jugada, y una vez al día
problem-not-absent = todavía no ha pasado el tiempo que da esta partida
problem-clock-runs = en esta partida el reloj decide cuándo juega un bot
