# topic: practise
# Ejercicios a partir de los propios errores.

problem-no-such-exercise = este ejercicio ya no existe
problem-exercise-failed = ahora mismo no se ha podido valorar tu jugada; vuelve a intentarla
