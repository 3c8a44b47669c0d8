### The shelves of games: chips, cards and the pictures above them.

filter = Filter
place = Place
kind = Kind
seats = Players
any-kind = Every kind
any-seats = Any number
more = { $n } or more
players = Players: { $n }
places =
    .jamaica = Jamaica
    .indonesia = Indonesia
    .everywhere = Everywhere
kinds =
    .line = One line
    .cross = Cross
    .trains = Trains, feet
    .triangles = Triangles
    .children = For children
laid = On the cloth: { $games }.
showAll = Show all games
contents = On this sheet
