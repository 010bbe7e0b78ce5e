# topic: none
# What signoria admin says.

cli-admin-description = trasladar, guardar y recuperar la base de datos de un servidor
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
