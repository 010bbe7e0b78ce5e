# topic: none
# Lo que dice signoria worker.

cli-worker-description = que esta máquina piense para los servidores de una base de datos
cli-worker-database = la base de datos de los servidores, postgresql://USUARIO:CLAVE@SERVIDOR/NOMBRE; si no, SIGNORIA_DATABASE
cli-worker-processes = cuántos piensan a la vez; si no, uno por núcleo
worker-bad-processes = --processes toma un número de 1 a { $most }
worker-needs-postgres = un trabajador necesita la base de datos PostgreSQL de sus servidores
worker-postgres-hint = signoria worker --database postgresql://USUARIO:CLAVE@SERVIDOR/NOMBRE; un servidor sobre un archivo piensa por sí mismo
worker-ready = { $count ->
    [one] Un proceso piensa
   *[other] { $count } procesos piensan
} para los servidores en { $file }. Ctrl-C lo termina.
worker-done = Encargos hechos: { $done }; perdidos ante otros: { $lost }.
