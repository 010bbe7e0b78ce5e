# topic: learn
# La primera partida guiada y partidas que nadie juega: lo que dicen las páginas en torno a la mesa.

learn-title = Primera partida guiada
learn-choose = Elige un juego: lo aprendes jugando, en su mesa de verdad.
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
learn-first = Las reglas lo permitirían. Pero aquí sigue primero con «Siguiente».
learn-you = Tú
learn-none = Aquí no hay ninguna partida guiada.
learn-teaching = Para la enseñanza
learn-teaching-about = ¿Cuánto es suerte y cuánto habilidad? ¿Ayuda empezar? Haz que los bots jueguen unos cientos de partidas y mira las respuestas en gráficos, cada número con su incertidumbre. No hay que instalar nada.
