# topic: account
# A browser that was somebody else before: are both the same person?

former = ¿Dos veces tú?
former-what = Hasta ahora este navegador era { $former } y ahora es { $name }. { $matches ->
    [0] { $former } no tiene partidas.
    [one] { $former } tiene una partida.
   *[other] { $former } tiene { $matches } partidas.
}
former-join-what = Si eres ambos, únelos: partidas, puestos, direcciones de correo, códigos, llaves de acceso y dispositivos de { $former } pasan a ser de { $name }. No se puede deshacer.
former-both = { $both ->
    [one] En una partida están ambos: sus puestos son entonces todos tuyos, como si dos jugaran en este dispositivo, y en cada uno se sigue.
   *[other] En { $both } partidas están ambos: sus puestos son entonces todos tuyos, como si dos jugaran en este dispositivo, y en cada uno se sigue.
}
former-leave-what = Si no, este navegador deja a { $former }. Si ningún otro dispositivo ni otro camino trae de vuelta a { $former }, los bots ocupan sus puestos.
former-join = Unir ambos
former-leave = Dejar a { $former }
former-joined = Hecho: todo es ahora de { $name }.
former-left = Hecho: este navegador ha dejado a { $former }.
problem-no-former = este navegador no era nadie más, o ya está resuelto; vuelve a cargar la página
