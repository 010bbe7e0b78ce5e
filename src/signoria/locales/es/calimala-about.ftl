# topic: common
# What the lists of games say of this one.
calimala-name = Calimala
calimala-about = El gremio de los pañeros: discos en las calles de Florencia, telas y barcos, iglesias y asientos en el ayuntamiento. De 3 a 5.
