# topic: common
# Qué está mal en una preparación, en el texto de una jugada o en un archivo.


bad-move-missing = falta { $wanted }
bad-move-wrong = «{ $value }» no es { $wanted }
bad-move-too-much = «{ $value }» sobra
wanted-move = una jugada
wanted-end = el final de la jugada

system-no-file = no existe ese archivo o esa carpeta
system-no-permission = permiso denegado
system-folder = es una carpeta, no un archivo
system-no-folder = una parte de la ruta no es una carpeta
system-not-ordinary = no es un archivo ordinario
system-disk-full = no queda espacio en el disco
system-file-too-large = el archivo sería mayor de lo permitido
system-read-only = el disco es de solo lectura
system-long-name = el nombre es demasiado largo
system-bad-name = ningún archivo puede llamarse así
system-disk-error = el disco no funciona bien
