# topic: local

local-loading = Preparando el juego sin servidor: { $percent } %
local-starting = Preparando la mesa …
local-progress = Cargado hasta ahora
local-passing = Este navegador no guarda nada aquí. Se puede jugar, pero las partidas se pierden al cerrar la página.
local-failed-wasm = Este navegador no tiene WebAssembly, o está desactivado. Se pueden leer las reglas; para jugar hace falta otro navegador.
local-failed-memory = Hay poca memoria. Cierra otras páginas y vuelve a cargar esta. Tus partidas están guardadas.
local-failed-newer = Una versión más nueva de estas páginas guardó tus partidas. Vuelve a cargar la página con conexión. No se ha perdido nada.
local-failed-files = Algo no se pudo cargar. Vuelve a cargar la página cuando haya conexión. Tus partidas están guardadas.
local-failed-other = El juego no se pudo iniciar. Vuelve a cargar la página. Tus partidas están guardadas.
local-failed-cleared = Las partidas que guardaba este navegador se borraron mientras esta página estaba abierta. Se han perdido. Vuelve a cargar la página para empezar otras.
local-failed-mixed = Otra pestaña tiene abiertas estas páginas en otra versión. Ciérrala y esta seguirá sola. Tus partidas están guardadas.
local-full = Este navegador no tiene más espacio. Lo último que se jugó no se pudo guardar y por eso no vale. Libera espacio en este dispositivo y vuelve a jugarlo. Todo lo anterior está guardado.
local-silent = Otra pestaña está jugando y no responde: quizá el navegador la haya suspendido. Sigue aquí o abre esa pestaña.
local-take-over = Jugar aquí
local-version = Hay una versión nueva de estas páginas. Tus partidas siguen como están.
local-renew = Usarla ahora
local-fair = Este navegador ha barajado por sí mismo. Nadie más ha prometido nada, así que el registro no dice nada del barajado.
local-hand-over = Llevarla a otro sitio
local-hand-over-what = El registro cuenta toda la partida hasta ahora, también las cartas ocultas. Ábrelo en la página de un servidor, en «{ import-title }», y sigue allí desde el último momento, contra sus bots, o solo repásala. Lo que tu puesto no sabe se vuelve a sacar allí. Aquí la partida queda como está.
local-hand-over-end = El registro cuenta toda la partida. Se puede abrir aquí y en la página de cualquier servidor, y repasar de nuevo.
local-share = Compartir …
local-share-failed = El registro no se puede leer. Vuelve a cargar la página e inténtalo otra vez.
