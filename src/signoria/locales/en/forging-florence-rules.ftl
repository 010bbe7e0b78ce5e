# topic: none
# The rules that refusals name, in short; docs/rules/forging-florence.md has them all.

forging-florence-rule-F1-4 = Each piece can be made three times, the Dome only once.
forging-florence-rule-F2-2 = Guild houses, shops, standing mills, the river, trees and quarries are not entered; one stands beside them.
forging-florence-rule-F4-1 = In your turn you may move once, with one roll, and collect or buy, make, sell, upgrade and hire in any order, before or after the move.
forging-florence-rule-F4-2 = You throw the die and walk up to that many hexes; you may also stay. The river is crossed on bridges only. Nobody enters or crosses the golden hex while another figure stands on it.
forging-florence-rule-F4-3 = Stone beside a quarry and paper beside a mill are free; tools cost 5 lire at the merchant, paint 5 at the apothecary, a printing press 10 at the print shop. You hold at most one of each; with Brunelleschi two.
forging-florence-rule-F4-4 = Beside your own guild house one of your artists makes a piece: a painting from paper, tools and paint, a book from paper, tools and press, a sculpture from paper, tools and stone. Brunelleschi’s pieces take two of each. Paper, paint and stone go back to the supply, tools and press stay, unless the game was set up otherwise.
forging-florence-rule-F4-5 = On the golden hex you sell any number of pieces that you did not make in this turn: a painting for 10 lire, a book for 20, a sculpture for 30.
forging-florence-rule-F4-6 = You may end a turn on the golden hex only with an unsold piece or after a sale there. If you begin a turn there you must leave in it, and if you have not sold since you came, you must sell before you throw the die.
forging-florence-rule-F4-7 = You raise your guild house free of charge: to level 2 after making two paintings, to level 3 after making two books.
forging-florence-rule-F4-8 = A painter costs 15 lire, an author 25 from level 2 on, a sculptor 35 from level 3 on, Leonardo 30 from level 2 on. A guild house has room for as many artists as its level; only if it is full is one of your artists put back on the table.
forging-florence-rule-F4-10 = No purchase may ruin you: it is refused if you then had no unsold piece and could not pay what you still lack for any piece that one of your artists could make.
forging-florence-rule-F5-1 = Whoever has Brunelleschi and has made The Sacrifice of Isaac may make the Dome. Then every player, last its maker, has one more turn, and the game ends.
