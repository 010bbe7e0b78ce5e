"""The words of Forging Florence: keys for programs and locale files, names for the notation."""

from __future__ import annotations

GAME = "forging-florence"

SIGNS = ".s,g=#*MHabcQ~T"  # of the terrains on a map (F2.1)
TERRAINS = (
    "city", "start", "field", "row", "short-bridge", "long-bridge", "golden", "mill-site",
    "house-site", "shop-a", "shop-b", "shop-c", "quarry", "river", "trees",
)  # fmt: skip
RESOURCES = ("tools", "stone", "press", "paint", "paper")
SHOPS = ("merchant", "apothecary", "print-shop")
SORTS = ("painting", "book", "sculpture")
ARTISTS = (
    "giotto", "masaccio", "fra-angelico", "botticelli", "dante", "boccaccio", "machiavelli",
    "michelangelo", "brunelleschi", "leonardo",
)  # fmt: skip
PAINTERS = ARTISTS[:4]
PIECES = (
    "ognissanti-madonna", "badia-polyptych", "holy-trinity", "tribute-money", "deposition",
    "annunciation", "primavera", "birth-of-venus", "vita-nuova", "divine-comedy", "fiammetta",
    "decameron", "prince", "florentine-histories", "david", "night", "sacrifice-of-isaac",
    "crucifix", "dome", "adoration", "codex", "sforza-horse",
)  # fmt: skip
PHASES = ("acting", "rolling", "walking", "over")
ECONOMIES = ("equipment", "tools", "literal")
BRUNELLESCHI = ("text", "dome")
SHOP_OPTIONS = ("pairs", "free")
PARTS = (
    "paintings", "books", "sculptures", "house", "giotto", "machiavelli", "michelangelo",
    "leonardo",
)  # fmt: skip
