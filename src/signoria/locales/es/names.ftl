# topic: common
# Cómo se llaman las cosas.

# Cómo se llama esta lengua a sí misma.
language-name = Español

seat-0 = Azul
seat-1 = Ocre
seat-2 = Verde
seat-3 = Rojo
seat-4 = Lila
seat-letter-0 = A
seat-letter-1 = O
seat-letter-2 = V
seat-letter-3 = R
seat-letter-4 = L

bot-apprentice = aprendiz
bot-apprentice-about = Toma lo que tiene más cerca y pasa por alto casi todo lo demás; aprende mientras juega. Para una primera partida.
bot-journeyman = oficial
bot-journeyman-about = Conoce el oficio, pero se le escapa mucho, sobre todo al principio de la partida.
bot-artisan = artesano
bot-artisan-about = Juega con sensatez y se equivoca de vez en cuando.
bot-merchant = mercader
bot-merchant-about = Se le escapa poco y responde al momento.
bot-banker = banquero
bot-banker-about = No regala casi nada.
bot-master = maestro
bot-master-about = Piensa por adelantado, hasta dos segundos por jugada: el más fuerte de los niveles.
bot-heuristic = heurística
bot-heuristic-about = Juega con reglas sencillas, sin pensar por adelantado; de ella están hechos los niveles.
bot-random = azar
bot-random-about = Elige cualquier jugada permitida.
bot-like = { $bot }: { $about }

list-and = { $first } y { $last }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
