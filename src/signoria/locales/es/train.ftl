# topic: none
# Lo que dice signoria train.

cli-train-description = aprende de partidas entre bots a juzgar posiciones
cli-train-folder = dónde se guardan las partidas, los puntos de control y la red (por defecto: training-GAME); un entrenamiento interrumpido sigue desde ahí
cli-train-games = cuántas partidas se juegan (por defecto: 100000)
cli-train-kept = de cuántas posiciones de cada partida se aprende (por defecto: 4)
cli-train-layers = las unidades de las dos capas ocultas (por defecto: 128,32)
cli-train-epochs = cuántas veces se recorren todas las posiciones (por defecto: 4)
cli-train-batch = cuántas posiciones forman un paso (por defecto: 1024)
cli-train-seed = el mismo número da las mismas partidas y la misma red
cli-train-threads = cuántos hilos aprenden (por defecto: 1)
train-missing = signoria train necesita paquetes que no están instalados: { $names }
train-missing-hint = pip install 'signoria[train]' los instala
train-right-layers = dos números de 1 a { $most } separados por una coma, como 128,32
train-folder = no se puede usar { $folder }: { $reason }
train-damaged = { $file } está dañado
train-damaged-hint = bórralo y se hará de nuevo
train-played = { $done } de { $games } partidas
train-epoch = vuelta { $epoch } de { $epochs }: error cuadrático medio { $error }, el de la estimación propia del juego { $own }
train-written = escrito: { $file }
train-interrupted = interrumpido; la misma orden sigue con lo que hay en { $folder }
train-other = el entrenamiento empezado aquí es otro ({ $what })
train-other-hint = nombra otra carpeta o borra { $file } para empezar de nuevo
