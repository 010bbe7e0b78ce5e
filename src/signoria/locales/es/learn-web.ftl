# La primera partida guiada y partidas que nadie juega: lo que dicen las páginas en torno a la mesa.

learn-title = Primera partida guiada
learn-coach = Lección
learn-chapter = Capítulo
learn-step = paso { $step } de { $steps }
learn-progress = Hasta dónde has llegado
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar
learn-show = Muéstramelo
learn-again = Intentar de nuevo
learn-finish = Terminar
learn-strayed = Las reglas lo permitirían. Pero haz aquí lo que está señalado.
learn-you = Tú
learn-none = Aquí no hay ninguna partida guiada.
learn-offer = Aprender en diez minutos

problem-bad-position = esto no es una posición del juego
problem-shared-device = mientras la partida sigue, nadie puede continuarla aparte donde varios comparten un dispositivo
problem-bad-record = este registro no se puede abrir: { $text }
