# header only: never compiled by itself
cdef enum:
    MOST_SEATS = 5
    MOST_CHOICES = 512
    MOST_LABELS = 1024
    MOST_PARTS = 16
    CHANCE = -1
    TERMINAL = -2
