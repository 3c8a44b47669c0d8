### The shelves of games: chips, cards and the pictures above them.

filter = Filtrar
place = Lugar
kind = Tipo
seats = Jugadores
any-kind = Todos los tipos
any-seats = Cualquier número
more = { $n } o más
players = Jugadores: { $n }
places =
    .jamaica = Jamaica
    .indonesia = Indonesia
    .everywhere = Todas partes
kinds =
    .line = Una línea
    .cross = Cruz
    .trains = Trenes y patas
    .triangles = Triángulos
    .children = Para niños
laid = Sobre el tapete: { $games }.
showAll = Ver todos los juegos
contents = En esta hoja
