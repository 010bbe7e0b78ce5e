# topic: account
# The page on which somebody comes back, or comes to another browser.

letter-by = Por correo
letter-what = Si has confirmado aquí una dirección de correo, una carta con un enlace hace que este navegador seas tú de nuevo.
letter-ask = Enviarme una carta
letter-asked = Si alguien ha confirmado aquí esta dirección, una carta va de camino. Su enlace sirve una vez, durante { $minutes } minutos. Ábrelo en el navegador en el que quieras jugar.
letter-no-mail = Por correo no se puede entrar aquí: quien lleva este servidor no ha indicado ningún servidor de correo.
letter-open = Con esta carta, este navegador pasa a ser la persona a cuya dirección llegó.
code-by = Con un código de recuperación
mail-lets-in = Quien lea las cartas a esta dirección también puede entrar como tú con una de ellas.
sign-in-replaces = Hasta ahora este navegador es { $name }. Cuando pase a ser otra persona, se te pregunta si eres ambas.
sign-in-organisation = Iniciar sesión con { $name }
