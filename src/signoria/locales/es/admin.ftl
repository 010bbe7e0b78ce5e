# topic: none
# What signoria admin says.

cli-admin-description = administrar un servidor y su base de datos: partidas, personas, avisos, copias
cli-admin-acts = qué hacer
cli-admin-move-database-description = copiar un servidor a otra base de datos y comparar con sumas de control
cli-admin-move-database-source = la base de datos de la que se copia, que ningún servidor puede estar usando: un archivo, sqlite:///ARCHIVO o postgresql://EQUIPO/NOMBRE
cli-admin-move-database-target = la base de datos nueva o vacía a la que se copia
cli-admin-backup-description = copiar una base de datos, que un servidor puede estar usando, a un archivo nuevo
cli-admin-backup-database = la base de datos: un archivo, sqlite:///ARCHIVO o postgresql://EQUIPO/NOMBRE
cli-admin-backup-file = el archivo nuevo
cli-admin-check-description = revisar cada partida de una base de datos, que un servidor puede estar usando: debe poder reproducirse y su registro ser correcto
cli-admin-check-database = la base de datos: un archivo, sqlite:///ARCHIVO o postgresql://EQUIPO/NOMBRE
cli-admin-check-epilog = estado de salida: 0 todo está bien; 1 algunas partidas tienen un fallo y se nombran; 2 la base de datos no se puede usar
cli-admin-restore-description = copiar una copia de seguridad a una base de datos nueva o vacía
cli-admin-restore-file = la copia de seguridad
cli-admin-restore-database = la base de datos nueva o vacía: un archivo, sqlite:///ARCHIVO o postgresql://EQUIPO/NOMBRE

admin-table = { $table }: { NUMBER($count) } { $count ->
    [one] fila
   *[other] filas
}, { $hash }
admin-copied = Todo está en { $file }; se ha vuelto a leer y es lo mismo.
admin-fault = partida { $match }: { $fault }
admin-checked = { $count ->
    [one] Se ha revisado una partida
   *[other] Se han revisado { $count } partidas
}; registros comprobados: { $verified }; con un fallo: { $faults }.

cli-admin-vacuum-description = devolver al sistema el espacio de lo borrado; un archivo no puede estar en uso
cli-admin-matches-description = listar partidas, por clave, nombres, estado
cli-admin-match-description = una partida: su gente, lo dicho y lo que se hizo con ella
cli-admin-end-description = terminar una partida sin resultado
cli-admin-hide-description = ocultar una partida a todos menos a su gente
cli-admin-show-description = volver a mostrar una partida
cli-admin-close-talk-description = que nadie hable en una partida
cli-admin-open-talk-description = que allí se vuelva a hablar
cli-admin-remove-line-description = quitar una línea; queda una vacía en su lugar
cli-admin-export-description = escribir el registro de una partida terminada en un archivo nuevo
cli-admin-people-description = listar personas, por una parte del nombre o una clave
cli-admin-person-description = una persona: navegadores, partidas y lo que se hizo
cli-admin-rename-description = dar otro nombre a una persona, también en las partidas viejas
cli-admin-silence-description = que una persona no diga nada
cli-admin-ban-description = que una persona solo mire; los bots siguen por ella
cli-admin-lift-description = levantar una prohibición
cli-admin-end-device-description = cerrar un navegador de una persona, un enlace o un token, o todos
cli-admin-administrators-description = listar a quien administra el servidor en el navegador
cli-admin-appoint-description = que una persona administre el servidor
cli-admin-dismiss-description = que una persona deje de hacerlo
cli-admin-reports-description = listar los avisos, con las líneas de alrededor
cli-admin-answer-description = anotar qué fue de un aviso; ya no espera
cli-admin-log-description = listar quién hizo qué
cli-admin-entry-description = decir quién entra: todos, o los nuevos solo con un enlace
cli-admin-invite-description = hacer un enlace que deja entrar a gente nueva
cli-admin-prune-description = borrar ahora lo que tiene más de tantos días

cli-admin-vacuum-database = la base de datos: un archivo, sqlite:///ARCHIVO o postgresql://SERVIDOR/NOMBRE
cli-admin-database = la base de datos, como la tiene «signoria serve»; un servidor puede usarla
cli-admin-json = mostrar JSON, para programas
cli-admin-first = solo los primeros cincuenta
cli-admin-text = lo que se busca; de un aviso, qué fue de él
cli-admin-status = solo partidas con este estado
cli-admin-match = la partida, por su clave, con la que termina su dirección
cli-admin-person = la persona, por la clave que lista «signoria admin people»
cli-admin-report = el aviso, por la clave que lista «signoria admin reports»
cli-admin-reason = por qué; queda en el registro, y lo lee a quien afecta
cli-admin-days = por cuántos días; sin eso, hasta que se levante
cli-admin-room = dónde se dijo: players o spectators
cli-admin-number = el número de la línea, que lista «signoria admin match»
cli-admin-file = el archivo nuevo
cli-admin-name = el nombre nuevo
cli-admin-kind = ban o silence
cli-admin-device = el navegador, enlace o token, por la clave que lista «signoria admin person», o all
cli-admin-all = también los que ya tienen respuesta
cli-admin-rule = open o invited; sin eso, decir cuál vale
cli-admin-invite-days = cuántos días vale el enlace
cli-admin-invite-people = a cuántas personas nuevas deja entrar
cli-admin-talk = lo dicho en partidas terminadas hace tantos días; 0: nada
cli-admin-notices = avisos que esperan desde hace tantos días; 0: ninguno
cli-admin-matches = partidas terminadas hace tantos días; 0: ninguna

admin-nothing = nada
admin-no-answer = el servidor no dio una respuesta legible (estado { $status })
admin-bad-days = --days toma un número mayor que 0 y de { $most } como mucho
admin-not-written = no se puede escribir { $file }: { $problem }
admin-exported = El registro está en { $file }.
admin-around = Alrededor del aviso { $report }:
admin-entry-open = Puede entrar cualquiera.
admin-entry-invited = La gente nueva entra solo con un enlace (signoria admin invite).
admin-waiting = Avisos que esperan: { $count }
admin-link = { $url } deja entrar a { $people } { $people ->
    [one] persona nueva
   *[other] personas nuevas
} hasta { $until } UTC. Se muestra una vez.
admin-pruned = Borrado: lo dicho en { $talk } partidas, { $notices } avisos, { $matches } partidas.
admin-vacuumed = El espacio de lo borrado de { $file } está libre.
admin-restriction-ban = expulsión hasta { $until }
admin-restriction-silence = silencio hasta { $until }
admin-restriction-hidden = oculta hasta { $until }
admin-restriction-closed = sin hablar hasta { $until }
admin-column-match = partida
admin-column-game = juego
admin-column-status = estado
admin-column-changed = cambió
admin-column-people = gente
admin-column-restrictions = prohibiciones
admin-column-person = persona
admin-column-name = nombre
admin-column-room = sala
admin-column-number = número
admin-column-at = cuándo
admin-column-text = texto
admin-column-since = desde
admin-column-used = visto
admin-column-office = cargo
admin-column-device = clave
admin-column-kind = tipo
admin-column-until = hasta
admin-column-seat = puesto
admin-token-browser = navegador
admin-token-device = enlace para otro dispositivo
admin-token-bot = token de un bot de red
admin-column-actor = quién
admin-column-act = acto
admin-column-target = a quién o qué
admin-column-detail = por qué
admin-column-report = aviso
admin-column-reporter = de
admin-column-reason = motivo
admin-column-answer = respuesta
