# topic: problems
# Qué falla en una preparación, de una partida o de un registro.

forging-florence-bad-setup-players = Forging Florence es para { $low } a { $high } jugadores, no { $value } (F1.1)
forging-florence-bad-setup-tens = «{ $value }» no es un múltiplo de diez de { $low } a { $high } (F5.2)
forging-florence-bad-setup-words = hacen falta { $wanted } palabras, no { $value }
forging-florence-bad-setup-once = «{ $value }» está ahí dos veces
forging-florence-bad-setup-twice-each = hay dos tiendas de cada tipo, pero { $times } de «{ $value }» (F1.1)
forging-florence-bad-setup-pairs = los solares con la misma letra tienen la misma tienda (F3.2)
forging-florence-bad-setup-map-rows = { $rows } filas, no { $wanted } (F2.1)
forging-florence-bad-setup-map-row = la fila { $row } tiene { $value } casillas, no { $wanted } (F2.1)
forging-florence-bad-setup-map-sign = fila { $row }: «{ $value }» no es ninguno de { $known } (F2.1)
forging-florence-bad-setup-map-count = «{ $sign }» aparece { $value } veces, no { $wanted } (F1.1)
forging-florence-bad-setup-map-centre = la casilla dorada no está en el centro (F2.1)
forging-florence-bad-setup-map-short-bridges = «{ $sign }» debe formar dos puentes de una casilla cada uno (F1.1)
forging-florence-bad-setup-map-long-bridges = «{ $sign }» debe formar dos puentes de dos casillas cada uno (F1.1)
forging-florence-bad-setup-map-start = casilla { $hex }: junto a cada H debe haber una s, y junto a cada s una H (F3.1)
forging-florence-bad-setup-map-all-beside = la casilla { $hex } está junto a un molino, una cantera y una casa gremial a la vez (F2.3)
forging-florence-bad-setup-map-golden = no se puede llegar a la casilla dorada (F2.3)
forging-florence-bad-setup-map-unreached = no en toda preparación se llega al solar { $hex } desde { $start } (F2.3)
forging-florence-bad-setup-map-unfair = las casas se diferencian en { $turns } turnos en el camino a este lugar: { $place } (F2.3)
forging-florence-bad-setup-long = { $value } caracteres son demasiados; se permiten { $most }
