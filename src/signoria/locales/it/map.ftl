# topic: none
# ``signoria map``: se su una mappa si può giocare e quanto è equa.

map-default = la mappa del gioco
map-title = Turni fino a ogni tipo di luogo, la media di { $setups } preparazioni
map-place = luogo
map-house = casa { $hex }
map-gap = scarto
map-fair = ci si può giocare; le case differiscono al massimo di { $turns } turni e ne sono ammessi { $most }
map-unfair = iniqua: nella strada verso questo luogo le case differiscono di { $turns } turni e ne sono ammessi { $most }: { $place }
