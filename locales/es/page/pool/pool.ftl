### The page that looks for opponents, and the way to it from the form of a new table.

title = Buscando rivales
wish =
    { $players ->
        [0] { EITHER($games) }, con cualquier número de jugadores
       *[other] { EITHER($games) }, con { $players } jugadores en total
    }
people =
    { $n ->
        [one] Estás esperando a otras personas
        [many] { $n } de personas esperan, contando contigo
       *[other] { $n } personas esperan, contando contigo
    }
with = Contigo: { LIST($names) }
intro = La partida empieza en cuanto suficientes personas quieran jugar a uno de estos juegos.
rated = Es puntuable: se encuentran personas con una clasificación parecida. Cuanto más esperas, más rivales son posibles.
seconds =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
nobody = Aún no ha venido nadie. Espera un poco más o juega contra bots.
bots = Jugar contra bots
stop = Dejar de buscar
mine = Volver a tus juegos

games = Tus juegos
withHouseRules = { $game }, con reglas de la casa
anyGame = Cualquier otro juego
more = Más juegos
notFor = (no es para { $n })
none = Elige un juego para esperar rivales
noneFor = Ninguno de estos juegos es para { $n } jugadores. Elige otro número u otro juego.
botsTake = Los bots ocupan los puestos vacíos después de { $s } segundos
botsTakeHelp = Si también están de acuerdo los demás que esperan. Cada bot lleva su marca.
others = Otros esperan otra cosa
rules = Las reglas completas:

wishes = Más deseos
wishesHelp = Si eliges «Me da igual», cuentan los deseos de los demás.
players = Número de jugadores
anyNumber = Cualquiera
dontMind = Me da igual

guest = Las partidas puntuables son para personas con cuenta. La cuenta guarda tu clasificación.
casual = Jugar sin clasificación
account = Entrar o crear una cuenta

findTitle = O busca rivales
findHelp = Todavía no se abre ninguna mesa: esperas a personas que quieran exactamente este juego, con { $n } jugadores y estos ajustes. Todos los puestos son para personas, también los que el formulario da a los bots.
