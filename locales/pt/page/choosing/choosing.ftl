### Choosing a game, and the form of a new table.

example = Bode, козёл, trancar, cincos…
filters = Filtros
yours = Seus
favourites = Favoritos
lately = Jogados há pouco
home = País de origem
everywhere = Todos os lugares
places =
    .jamaica = Jamaica
    .indonesia = Indonésia
kind = Tipo
kinds =
    .line = Uma linha
    .cross = Cruz
    .trains = Trens e pés
    .triangles = Triângulos
    .children = Para crianças
games = Jogos
others = Outros jogos
noFavourites = Você ainda não tem favoritos. Toque na estrela de um jogo para guardá-lo aqui.
notPlayed = Você ainda não jogou aqui. Seus últimos jogos vão aparecer aqui.
nothing = Não há jogo deste lugar e deste tipo.
showAll = Ver todos os jogos
inPairs = { $n } em duplas
upTo =
    { LAST($players) ->
        [one] { SPAN($players) } jogador
        [many] { SPAN($players) } de jogadores
       *[other] { SPAN($players) } jogadores
    }
set = duplo { $n }
target = até { $n }
read = Regras, lição e opções da casa
sits = Quem senta à mesa
mate = na sua dupla
deal = Dar as peças já, com robôs
more = Mais opções
conflict = Estas duas regras não combinam: “{ $first }” e “{ $second }” Mude uma delas.
howMany = Número de jogadores
players = Jogadores
seats = Lugares, na ordem de jogo
seat = Lugar { $n }
partner = na sua dupla
me = Você
free = Livre para qualquer um
create = Abrir mesa
find = Procurar adversários
unknownRules = Este link pede regras que não temos: { $rules }. Escolha outras abaixo.
