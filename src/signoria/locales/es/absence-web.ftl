# topic: absence
# Cuando alguien no viene: qué pueden hacer los demás, y cómo se vuelve a jugar.

absence-since = { $player } no ha jugado desde { $since }.
absence-later = A partir de { $from } puede jugar un bot en su lugar.
absence-remind = Recordárselo
absence-stand-in = Que juegue un bot
absence-sure = ¿Que un bot juegue por { $player }?
absence-what = Juega hasta que vuelva { $player }. Todos lo ven. Si no vuelve, puedes ofrecer el puesto a otra persona, en la lista de puestos.
absence-yours = Llevas mucho tiempo sin jugar: el bot { $bot } juega por ti para que la partida siga.
absence-return = Volver a jugar
absence-offer = Ofrecer el puesto
absence-offer-sure = ¿Otra persona en lugar de { $player }?
absence-offer-what = Quien tenga el enlace se queda con el puesto tal como está, con todo lo que sabe, y sigue jugando. Hasta entonces { $player } puede volver; después, no.
absence-offer-make = Crear un enlace
absence-offer-link = Enlace al puesto de { $player }
absence-take = Ocupar el puesto
absence-take-title = Te ofrecen un puesto
absence-take-what = { $player } no viene y juega un bot. Te quedas con el puesto tal como está: sus puntos, sus cosas y lo que solo él sabe.
absence-watch = Solo mirar
problem-not-waiting = nadie espera ahora a ese puesto
problem-own-seat = ese puesto es tuyo
problem-remind-later = puedes recordárselo tras un día sin jugada, y una vez al día
problem-not-absent = todavía no ha pasado el tiempo que da esta partida
problem-clock-runs = en esta partida el reloj decide cuándo juega un bot
problem-not-replaced = ahí no juega ningún bot por alguien que no viene
problem-offered = ese puesto ya se ofrece
