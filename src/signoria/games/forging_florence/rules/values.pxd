# header only: never compiled by itself
cdef struct ValuesData:
    unsigned char price[5]
    unsigned char sale[3]
    unsigned char fee[10]
    unsigned char artist_level[10]
    unsigned char first_coins
    unsigned char limit
    unsigned char great_limit
    unsigned char tokens
    unsigned char needs[15]
    unsigned char great_needs
    unsigned char copies[3]
    unsigned char worth[3]
    unsigned char worth_sold[3]
    unsigned char house[2]
    unsigned char giotto
    unsigned char giotto_paintings
    unsigned char machiavelli
    unsigned char michelangelo
    unsigned char leonardo
    unsigned char brunelleschi
    unsigned char dome
    unsigned char rise[2]
    unsigned char rooms[3]
    unsigned char sort_level[3]
    unsigned char last_rounds
    unsigned char faces
    unsigned char face[12]

ctypedef const ValuesData* Values
