# topic: explain
# What the cards of Calimala say of each thing: what it is for, what it takes, how it stands.

calimala-explain-able = You can do it as things stand.
calimala-explain-unable = You cannot do it as things stand; where it is your action, you may draw a card in its place.
calimala-explain-possible = To choose from now: { $moves }.
calimala-explain-action-wood = A cube from your reserve goes as wood into its warehouse, which holds { $slots }.
calimala-explain-action-brick = A cube from your reserve goes as brick into its warehouse, which holds { $slots }.
calimala-explain-action-marble = A cube from your reserve goes as marble into its warehouse, which holds { $slots }.
calimala-explain-action-build = You build one thing: a ship, a trade house or a workshop.
calimala-explain-action-artwork = You give an artwork to one of the three churches or to the council.
calimala-explain-action-weave = Each of your workshops that has room weaves one cloth.
calimala-explain-action-ship = Each of your ships carries at most one cloth to a port city.
calimala-explain-action-transport = Each of your trade houses brings at most one cloth into its city.
calimala-explain-action-contribute = You give one of your goods to a church.
calimala-explain-build-cost = A ship { $ship } wood; a trade house { $house } brick; a workshop { $wood } wood and { $brick } brick.
calimala-explain-artwork-cost = One marble.
calimala-explain-ship-cost = One cloth for each ship that sails.
calimala-explain-transport-cost = One cloth for each city that gets some.
calimala-explain-contribute-cost = One wood, one brick or one marble.
calimala-explain-action-card = As a card it is played while one of your discs acts, before or after its actions.

calimala-explain-street = A disc placed on top acts with both squares, and after it the second and the third from the top, unless they are white.
calimala-explain-acting = If a disc comes here, in this order: { $order }.
calimala-explain-acting-still = Still to act: { $order }.

calimala-explain-counts-city = Counts the cloth in { $category }.
calimala-explain-counts-church = Counts all cubes and artworks at { $category }.
calimala-explain-counts-artworks = Counts the artworks at the three churches and at the council.
calimala-explain-counts-port-cities = Counts the cloth in Barcelona, Lisbon and London.
calimala-explain-counts-trade-cities = Counts the cloth in Troyes, Bruges and Hamburg.
calimala-explain-counts-contributed-wood = Counts the wood at the three churches.
calimala-explain-counts-contributed-brick = Counts the brick at the three churches.
calimala-explain-counts-contributed-marble = Counts the marble at the three churches, without artworks.
calimala-explain-counts-palazzo = Counts seats and artworks at the council together.
calimala-explain-pays-ranks = { $first } points for the most, { $second } for the second most, { $third } for the third.
calimala-explain-scored-now = { $points ->
    [0] Scored now, it would bring you nothing.
   *[other] Scored now, it would bring you points: { $points }.
}
calimala-explain-tile = It is scored when its turn comes, by the fourth disc on a street.
calimala-explain-card-open = The open card: it is scored at the end, for everybody.
calimala-explain-card-kept = Your secret card: it is scored at the end, for everybody.
calimala-explain-card-dealt = If you keep it, it is scored at the end, for everybody, and until then only you know it.
calimala-explain-place = As it stands your place is: { $place }.
calimala-explain-place-none = You have nothing there yet.

calimala-explain-church = Whoever has most here gets points when it is scored; each material has slots of its own, and so have artworks.
calimala-explain-church-cost = By Contribute one wood, brick or marble; by Artwork one marble.
calimala-explain-port = A port city: ships bring cloth here, and there is room for { $slots }.
calimala-explain-trade-city = A trade city: who has a trade house here brings cloth to it, and there is room for { $slots }.
calimala-explain-port-cost = By Ship one cloth for each ship.
calimala-explain-trade-city-cost = The house { $brick } brick, once; then by Transport one cloth at a time.
calimala-explain-council = Whoever has more seats and artworks here goes first where others have as many cubes.
calimala-explain-council-cost = A seat takes the lowest of four discs on a street; an artwork one marble.
calimala-explain-seats-taken = Seats: { $seats }.

calimala-explain-workshops = Weave puts one cloth into each workshop; there are at most { $most }, and each holds { $slots }.
calimala-explain-ships = With Ship each of them carries one cloth to a port city; there are at most { $most }.
calimala-explain-houses = With Transport each of them brings one cloth into its city; there are at most { $most }, one in each trade city.
calimala-explain-cost-workshop = { $wood } wood and { $brick } brick.
calimala-explain-cost-ship = { $wood } wood.
calimala-explain-cost-house = { $brick } brick.
calimala-explain-seats = Seats in the council decide ties, and the Palazzo Vecchio counts them at the end.
calimala-explain-artworks = Artworks at the council decide ties together with seats, and count among all artworks.
calimala-explain-discs = Discs that are still to be placed, one in each turn: so many turns are left.
calimala-explain-white = A white disc does each action twice when it is placed, and acts never again.
calimala-explain-cubes = Goods, cloth and artworks all come from this one reserve of cubes.
calimala-explain-hand = Action cards in hand: only their owner sees them and plays them while one of its discs acts.
calimala-explain-points = Points so far; whoever has most at the end wins.
calimala-explain-mat = Everything that a player has; only cards in hand and the scoring card are secret.
calimala-explain-title-workshops = { $player }: workshops and cloth
calimala-explain-title-ships = { $player }: ships
calimala-explain-title-houses = { $player }: trade houses
calimala-explain-title-seats = { $player }: seats in the council
calimala-explain-title-artworks = { $player }: artworks at the council
calimala-explain-title-discs = { $player }: discs
calimala-explain-title-white = { $player }: white discs
calimala-explain-title-cubes = { $player }: cubes in reserve
calimala-explain-title-hand = { $player }: cards
calimala-explain-title-points = { $player }: points
calimala-explain-title-mat = { $player }
calimala-explain-title-warehouse = { $player }: { $name }
calimala-explain-warehouse-wood = Wood builds ships and workshops, and churches take it; the warehouse holds { $slots }.
calimala-explain-warehouse-brick = Brick builds trade houses and workshops, and churches take it; the warehouse holds { $slots }.
calimala-explain-warehouse-marble = Marble becomes artworks, and churches take it; the warehouse holds { $slots }.

calimala-explain-round = In a round each player has one turn. The game ends when all discs are placed, or after the last scoring tile with its round.
calimala-explain-tiles-left = Tiles still to be scored: { $left }.
calimala-explain-begins = Each round begins with { $player }.
calimala-explain-title-deck = Deck and discard pile
calimala-explain-deck = Whoever gives up an action that is impossible draws here; when the deck is empty the discards become a new one.
