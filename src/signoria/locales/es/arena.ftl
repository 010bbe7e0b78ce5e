# topic: none
# Lo que dice signoria simulate.

simulate-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $players } jugadores
simulate-seat = Puesto
simulate-bot = Bot
simulate-score = Puntos
simulate-wins = Victorias
simulate-interval = intervalo del 95 %
simulate-point = ,
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } partidas/s, { $decisions } decisiones/s, { $threads ->
    [one] un hilo
   *[other] { $threads } hilos
}
simulate-progress = Jugando
simulate-partial = Interrumpido: se han jugado { $done } de { $games } partidas; los resultados son parciales.
simulate-seats = { $bots } bots para { $players } jugadores
simulate-seats-hint = lo correcto sería un bot para todos los puestos, o uno para cada uno, de { $low } a { $high }
simulate-seats-hint-each = lo correcto sería un bot para todos los puestos, o uno para cada uno de los { $players }
simulate-bad-budget = { $bot } no admite «{ $budget }»
simulate-bad-budget-hint = lo correcto sería un número de simulaciones, { $bot }@500, como mucho { $simulations }, o un tiempo, { $bot }@0.3s, como mucho { $seconds } s
simulate-bad-budget-threads = con *2 detrás, dos hilos, como mucho *{ $threads }
simulate-no-budget = { $bot } no admite presupuesto
simulate-needs = Para esto falta { $package }.
simulate-needs-hint = lo correcto sería: pip install 'signoria[{ $extra }]'
simulate-address = --ray-address va con el backend ray
simulate-address-hint = lo correcto sería: --backend ray, o ninguna dirección
simulate-shard = --shard va con --out
simulate-shard-hint = lo correcto sería: --out CARPETA, o ningún --shard
simulate-no-ray = No se puede acceder a Ray: { $why }
workers-lost = Los procesos han muerto una y otra vez con el mismo trabajo.
simulate-lost-hint = menos --threads o un --shard menor usan menos memoria; con --out la misma orden continúa
processes-lost-hint = menos --processes usan menos memoria
simulate-run-other = { $path } no está vacía y no contiene ninguna serie.
simulate-run-unreadable = { $path } no describe ninguna serie.
simulate-run-version = { $path } tiene la versión { $version }; este programa escribe la { $known }.
simulate-run-hint = indica una carpeta nueva o vacía
simulate-run-differs = En { $path } hay otra serie: allí { $setting } es { $there }, no { $here }.
simulate-run-differs-hint = indica otra carpeta, o pide lo mismo que allí
simulate-run-code = La serie de { $path } la empezó otro código: el de { $setting } ha cambiado desde entonces.
simulate-run-code-hint = indica otra carpeta: partidas de dos códigos en una serie no serían comparables
simulate-run-damaged = { $path } está dañado o falta.
simulate-run-damaged-hint = borra { $last }, y la misma orden vuelve a jugar sus partidas
simulate-run-locked = Otro programa está jugando en { $path }.
simulate-run-write = { $path }: { $why }
simulate-run-paused = Interrumpido: hay { $done } de { $games } partidas; la misma orden continúa.
cli-simulate-rotate = de una partida a otra todos avanzan un puesto
cli-simulate-vary = las mismas partidas con cada uno de estos valores de una opción, en una carpeta para cada uno dentro de --out; repetido, para cada combinación
cli-simulate-sweep = las mismas partidas con cada valor de un número de las reglas, del primero al último con estos pasos, en una carpeta para cada uno dentro de --out; repetido, para cada combinación
simulate-varied = signoria report { $path } las compara.
simulate-vary-values = --vary toma después del = valores distintos, separados por comas; estos no lo son: { $value }
simulate-vary-values-hint = por ejemplo: --vary edition=en,de
simulate-vary-twice = además se ha dado { $option }, y entonces no puede variar
simulate-vary-twice-hint = quita una de las dos
simulate-vary-out = lo que varía se guarda para compararlo, y no hay carpeta para ello
simulate-vary-out-hint = añade --out CARPETA
simulate-sweep-number = falta un número de las reglas, o PRIMERO:ÚLTIMO:PASO: { $value }
simulate-sweep-number-hint = por ejemplo: --sweep prestige.sculpture=30:50:5; signoria variant new muestra los números
simulate-sweep-values = --sweep toma de 2 a 50 valores, del primero al último en aumento; estos no lo son: { $value }
simulate-sweep-values-hint = por ejemplo: --sweep prestige.sculpture=30:50:5
simulate-sweep-twice = un número se ha dado dos veces
simulate-sweep-twice-hint = quita una de las dos
simulate-sweep-out = lo que varía se guarda para compararlo, y no hay carpeta para ello
simulate-sweep-out-hint = añade --out CARPETA
cli-simulate-out = guardar todo lo que pasa en esta carpeta, como Parquet; continuar la serie que haya
cli-simulate-shard = partidas en un archivo (si no, según su número)
cli-simulate-backend = dónde jugar: processes de esta máquina, o ray
cli-simulate-address = la dirección de un clúster de Ray (si no, uno en esta máquina)

# Lo que dice signoria dataset.
dataset-kept = Hay { $positions } posiciones de { $games } partidas en { $path }.
cli-dataset-description = guardar las posiciones de muchas partidas entre bots, para aprender de ellas
cli-dataset-out = la carpeta; si hay un conjunto de datos, se continúa
cli-dataset-players = { cli-simulate-players }
cli-dataset-games = { cli-simulate-games }
cli-dataset-seed = { cli-simulate-seed }
cli-dataset-threads = { cli-simulate-threads }
cli-dataset-json = { cli-simulate-json }
cli-dataset-rotate = { cli-simulate-rotate }
cli-dataset-shard = { cli-simulate-shard }
cli-dataset-backend = { cli-simulate-backend }
cli-dataset-address = { cli-simulate-address }
cli-dataset-bots = uno para todos los puestos o uno para cada uno, separados por comas (si no, heuristic); { own-bot-help }
