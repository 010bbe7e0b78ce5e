# header only: never compiled by itself
cdef struct ValuesData:
    unsigned char tile[3]
    unsigned char card[3]
    unsigned char coloured[3]
    unsigned char white[3]
    unsigned char ship
    unsigned char house
    unsigned char workshop[2]
    unsigned char ware[3]
    unsigned char cloth
    unsigned char city[6]
    unsigned char church[9]
    unsigned char artwork[4]
    unsigned char ships
    unsigned char workshops
    unsigned char stack
    unsigned char copies[9]
    unsigned char places[15]
    unsigned char plenty  # from here on what follows from these
    unsigned char deck
    unsigned char tiles
    unsigned char ware_limits[8]
    unsigned char city_limits[8]
    unsigned char church_limits[16]
    unsigned char artwork_limits[8]
