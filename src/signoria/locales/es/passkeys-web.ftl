# topic: account
# Passkeys: what a device keeps, and by which it proves who uses it.

passkeys = Llaves de acceso
passkeys-what = Una llave de acceso (passkey) está en tu teléfono, en tu ordenador o en una llave de seguridad. Con ella, cualquier navegador de allí pasa a ser tú, sin nombre ni contraseña.
passkey-name = Cómo se llama la nueva llave
passkey-make = Crear una llave de acceso
passkey-made = Creada: { $name }.
passkey-not-made = No se ha creado ninguna llave: se canceló, o este dispositivo ya tiene una tuya.
passkey-synced = también en otros dispositivos
passkey-by = Con una llave de acceso
passkey-use-what = Si has creado aquí una llave de acceso, hace que este navegador seas tú de nuevo.
passkey-use = Usar una llave de acceso
passkey-not-given = No ha llegado ninguna llave. Inténtalo otra vez, o vuelve por otro camino.
passkey-no-https = Los navegadores solo tienen llaves de acceso donde las páginas llegan por https o desde esta misma máquina (localhost). Esta página llega por http: quien lleva el servidor puede decir cómo se llega por https.
passkey-needs-name = Las llaves de acceso pertenecen al nombre de un servidor, y esta dirección es un número. En esta misma máquina funcionan aquí, como un lugar aparte con sus propias partidas:
passkey-by-number = Las llaves de acceso pertenecen al nombre de un servidor, y esta dirección es un número. Quien lleva el servidor puede decir con qué nombre se llega.
passkey-old-browser = Este navegador no tiene llaves de acceso, o es demasiado viejo. Uno más nuevo las tiene.
problem-no-passkeys = este servidor no tiene llaves de acceso
problem-passkey-no-https = las llaves de acceso funcionan por https o en localhost
problem-passkey-needs-name = las llaves de acceso pertenecen al nombre de un servidor, y esta dirección es un número
problem-bad-passkey = aquí no se conoce esta llave de acceso, o no se ha acreditado; prueba otra
problem-old-challenge = ha tardado demasiado, o ya se ha enviado; inténtalo otra vez
problem-many-passkeys = ya hay { $most } llaves de acceso; quita una primero
problem-same-passkey = esa llave de acceso ya está
problem-no-such-passkey = esa llave de acceso ya no existe; vuelve a cargar la página
problem-many-tries = desde aquí se han pedido demasiadas llaves; espera un minuto y vuelve a intentarlo
