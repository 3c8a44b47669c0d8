### The shelves of games: chips, cards and the pictures above them.

filter = Filtrar
place = Lugar
kind = Tipo
seats = Jogadores
any-kind = Todos os tipos
any-seats = Qualquer número
more = { $n } ou mais
players = Jogadores: { $n }
places =
    .jamaica = Jamaica
    .indonesia = Indonésia
    .everywhere = Todos os lugares
kinds =
    .line = Uma linha
    .cross = Cruz
    .trains = Trens e pés
    .triangles = Triângulos
    .children = Para crianças
laid = Sobre o pano: { $games }.
showAll = Mostrar todos os jogos
contents = Nesta folha
