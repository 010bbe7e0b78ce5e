cdef enum:
    MOST_SEATS = 5
    MOST_CHOICES = 512
    MOST_LABELS = 1024
    CHANCE = -1
    TERMINAL = -2
