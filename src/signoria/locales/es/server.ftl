# topic: none
# Por qué el servidor no puede usar la base de datos indicada.

server-database-scheme = no hay bases de datos del tipo «{ $scheme }»; se admite postgresql://EQUIPO/NOMBRE, sqlite:///ARCHIVO o la ruta de un archivo
server-database-url = «{ $url }» no indica ningún archivo; se admite sqlite:///ARCHIVO o la ruta de un archivo
server-database-in-use = otro servidor está usando { $file }
server-database-cannot-open = no se puede abrir la base de datos { $file }: { $problem }
server-database-damaged = { $file } está dañado o no es una base de datos
server-database-foreign = { $file } es la base de datos de otro programa
server-database-newer = { $file } se escribió con una versión más nueva de Signoria (su base de datos tiene la versión { $version })
server-database-replaced = { $file } se reemplazó mientras se abría
server-database-damaged-page = { $file } está dañado: no se puede leer la página { $page } de la tabla { $table }
server-database-unreadable = no se puede leer { $file }: { $problem }
server-database-postgres-url = la URL de la base de datos PostgreSQL no es correcta: { $problem }; lo correcto es, por ejemplo, postgresql://USUARIO:CONTRASEÑA@EQUIPO:5432/NOMBRE
server-database-postgres-missing = para PostgreSQL falta el paquete psycopg: pip install "signoria[postgres]" ({ $problem })
server-database-postgres-old = { $file } es un PostgreSQL de la versión { $version }; Signoria necesita la versión 15 o una posterior
server-database-postgres-encoding = { $file } guarda el texto como { $encoding }; Signoria necesita una base de datos con la codificación UTF8
server-database-older = { $file } se escribió con una versión más antigua de Signoria (su base de datos tiene la versión { $version }); inicia su servidor una vez con esta versión
server-database-no-file = no existe ningún archivo { $file }
server-database-same = las dos son la misma base de datos: { $file }
server-database-not-empty = { $file } no está vacía; no se ha cambiado nada
server-database-differs = lo que se escribió en { $file } no es lo que se leyó (tabla { $table }); no se ha conservado nada
server-database-backup-hint = Pon en su lugar la última copia de seguridad (docs/hosting.md, Backup). Lo que aún se puede leer lo muestra la orden «sqlite3 { $file } .recover».
server-few-files = el sistema concede a este programa muy pocos archivos abiertos ({ $limit }); permítele más («ulimit -n», LimitNOFILE en systemd) e inícialo otra vez

organisation-fault = No has iniciado sesión
organisation-unreachable = El sitio donde inicias sesión no responde ahora. Inténtalo más tarde.
organisation-denied = Allí no se permitió, o volviste atrás. Aquí no ha cambiado nada.
organisation-stale = Este inicio de sesión empezó en otro navegador, o hace más de quince minutos. Empiézalo de nuevo.
organisation-bad = Lo que volvió de allí no es de fiar. Empieza de nuevo; si se repite, díselo a quien lleva este servidor.
organisation-home = A la primera página
serve-right-issuer = una dirección que empiece por https://, como https://login.example.org/realms/club
serve-oidc-client = SIGNORIA_OIDC_ISSUER necesita también SIGNORIA_OIDC_CLIENT y SIGNORIA_OIDC_SECRET: lo que el proveedor dio a este servidor
serve-oidc-missing = no está instalado lo que habla con el proveedor de SIGNORIA_OIDC_ISSUER
serve-oidc-install = pip install "signoria[organisation]"
serve-traces-missing = lo que envía las trazas (SIGNORIA_TRACES) no está instalado
serve-traces-install = pip install "signoria[traces]"
