### Choosing a game, and the form of a new table.

example = Cabra, козёл, trancar, cincos…
filters = Filtros
yours = Los tuyos
favourites = Favoritos
lately = Jugados hace poco
home = País de origen
everywhere = Todas partes
places =
    .jamaica = Jamaica
    .indonesia = Indonesia
kind = Tipo
kinds =
    .line = Una línea
    .cross = Cruz
    .trains = Trenes y patas
    .triangles = Triángulos
    .children = Para niños
games = Juegos
others = Otros juegos
noFavourites = Aún no tienes favoritos. Pulsa la estrella de un juego para guardarlo aquí.
notPlayed = Aún no has jugado aquí. Tus últimos juegos aparecerán aquí.
nothing = No hay ningún juego de este lugar y de este tipo.
showAll = Ver todos los juegos
inPairs = { $n } por parejas
upTo =
    { LAST($players) ->
        [one] { SPAN($players) } jugador
        [many] { SPAN($players) } de jugadores
       *[other] { SPAN($players) } jugadores
    }
set = doble { $n }
target = a { $n }
read = Reglas, lección y opciones de la casa
sits = Quién se sienta a la mesa
mate = compañero
deal = Repartir ya, con bots
more = Más opciones
conflict = Estas dos reglas se contradicen: «{ $first }» y «{ $second }» Cambia una de ellas.
howMany = Número de jugadores
players = Jugadores
seats = Puestos, en el orden de juego
seat = Puesto { $n }
partner = tu compañero
me = Tú
free = Libre para quien quiera
create = Abrir mesa
find = Buscar rivales
unknownRules = Este enlace pide unas reglas que no tenemos: { $rules }. Elige otras abajo.
