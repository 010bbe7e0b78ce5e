# topic: administration
# Donde se administra un servidor.

admin = Administración
admin-reports = Avisos
admin-people = Personas
admin-matches = Partidas
admin-entry = Quién entra
admin-log = Quién hizo qué
admin-reports-all = también los que ya tienen respuesta
admin-report-about = sobre
admin-report-from = de
admin-match = Partida
admin-answer = Qué fue de él (solo lo lee la administración)
admin-close-report = Resuelto
admin-answered = Con respuesta
admin-none = Aquí no hay nada.
admin-nobody = ya nadie
admin-line-removed = quitada
admin-room-players = jugadores
admin-room-spectators = espectadores
admin-remove = Quitar
admin-find-person = Una parte del nombre, o una clave
admin-find-match = Un nombre, o la clave de la dirección
admin-find = Buscar
admin-more = Más
admin-since = desde { $day }
admin-seen = visto { $day }
admin-is-ban = con expulsión
admin-is-silence = en silencio
admin-is-hidden = oculta
admin-is-closed = nadie habla
admin-until = hasta { $time }
admin-how-long = Por cuánto tiempo
admin-for-good = hasta que se levante
admin-days = { $count ->
    [one] un día
   *[other] { $count } días
}
admin-why = Por qué (lo lee a quien afecta)
admin-do-ban = Dejar solo mirar
admin-do-silence = No dejar hablar
admin-do-hidden = Ocultar a extraños
admin-do-closed = Que nadie hable
admin-lift-ban = Dejar jugar de nuevo
admin-lift-silence = Dejar hablar de nuevo
admin-lift-hidden = Volver a mostrar
admin-lift-closed = Que se vuelva a hablar
admin-new-name = Otro nombre, también en partidas viejas
admin-rename = Cambiar
admin-devices = Navegadores
admin-unknown-device = algún navegador
admin-end-device = Cerrar sesión
admin-last-matches = Últimas partidas
admin-status = Estado
admin-status-any = cualquier estado
admin-look = Mirarla
admin-export = El registro
admin-end = Terminarla…
admin-end-why = La partida termina sin resultado. ¿Por qué?
admin-end-yes = Terminarla
admin-end-no = Dejarla seguir
admin-talk = Lo que se dijo
admin-invited-only = La gente nueva entra solo con un enlace
admin-invited-what = Quien ya estuvo aquí se queda. Un enlace vale para tantas personas nuevas como digas.
admin-link-people = Personas nuevas
admin-link-days = Días que vale
admin-make-link = Hacer un enlace
admin-link-made = Vale hasta { $time }, para { $count ->
    [one] una persona nueva
   *[other] { $count } personas nuevas
}. Solo se muestra ahora.
admin-link-address = El enlace
admin-act-rename = Nombre cambiado
admin-act-ban = Expulsión
admin-act-silence = Silencio
admin-act-hidden = Ocultada
admin-act-closed = Sin hablar
admin-act-lift-ban = Expulsión levantada
admin-act-lift-silence = Silencio levantado
admin-act-lift-hidden = Mostrada de nuevo
admin-act-lift-closed = Se vuelve a hablar
admin-act-end = Partida terminada
admin-act-remove-line = Línea quitada
admin-act-end-device = Navegador cerrado
admin-act-appoint = Nombramiento
admin-act-dismiss = Cese
admin-act-close-report = Aviso respondido
admin-act-entry = Entrada
admin-act-entry-link = Enlace hecho
admin-act-prune = Lo viejo borrado
admin-status-waiting = espera
admin-status-running = en curso
admin-status-over = terminada
admin-status-abandoned = abandonada
admin-status-damaged = cerrada
admin-administrator = administración
