# Por qué el servidor no puede usar la base de datos indicada.

server-database-scheme = no hay bases de datos del tipo «{ $scheme }»; se admite sqlite:///ARCHIVO o la ruta de un archivo
server-database-url = «{ $url }» no indica ningún archivo; se admite sqlite:///ARCHIVO o la ruta de un archivo
server-database-in-use = otro servidor está usando { $file }
server-database-cannot-open = no se puede abrir la base de datos { $file }: { $problem }
server-database-damaged = { $file } está dañado o no es una base de datos
server-database-foreign = { $file } es la base de datos de otro programa
server-database-newer = { $file } se escribió con una versión más nueva de Signoria (su base de datos tiene la versión { $version })
