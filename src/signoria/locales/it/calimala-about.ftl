# topic: common
# What the lists of games say of this one.
calimala-name = Calimala
calimala-about = L’arte dei mercanti di panni: dischi nelle strade di Firenze, stoffe e navi, chiese e seggi nel consiglio. Da 3 a 5.
