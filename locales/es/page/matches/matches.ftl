### Matches that are over and their replays; profiles and leaderboards; and rated tables before they are opened.

won = victoria
lost = derrota
tied = empate
stopped = detenida
# A bot held the seat at the end, or the time of the seat ran out.
left = no terminó
timeUp = se quedó sin tiempo
you = Tú
bot = Bot { $name }
player = Jugador { $n }
rated = Puntuable
points =
    { $n ->
        [one] { $n } tanto
        [many] { $n } de tantos
       *[other] { $n } tantos
    }
# `$change` has a sign: “Rating 1512 (+12)”.
rating = Clasificación { $after } ({ $change })
clubPoints = Puntos del club: { $n }
rounds =
    { $n ->
        [one] { $n } mano
        [many] { $n } de manos
       *[other] { $n } manos
    }
download = Descargar el registro
downloadJson = Descargar como JSON
# A match in a few words: the game, then the day and the hour.
named = { $game }, { $date }
play = Jugar una partida

list-title = Tus partidas
list-choose = Qué partidas
list-filter = Filtrar
list-sinceDay = desde el { $date }
list-untilDay = hasta el { $date }
list-game = Juego
list-allGames = Todos los juegos
list-with = Nombre de un jugador
list-since = Desde
list-until = Hasta
list-show = Mostrar
list-all = Mostrar todas
list-empty = Aún no has terminado ninguna partida.
list-none = Ninguna de tus partidas coincide con el filtro.
list-more = Más partidas
list-pages = Partidas
list-public = Todas las partidas públicas
# $format is DGN or JSON.
list-downloadAll = Descargar todas como { $format }
list-chance = Tus repartos y el azar
list-shown =
    { $n ->
        [one] { $n } partida
        [many] { $n } de partidas
       *[other] { $n } partidas
    }

replay-title = Repetición: { $game }
replay-missing = No tenemos ninguna repetición en esta dirección. Solo quien jugó una partida puede verla otra vez.
replay-controls = Repetición
replay-previousRound = Mano anterior
replay-previous = Jugada anterior
replay-run = Reproducir
replay-stop = Parar
replay-next = Jugada siguiente
replay-nextRound = Mano siguiente
replay-speed = Velocidad
# How many times as fast as usual: “0.5×”.
replay-times = { $n }×
replay-point = Momento de la partida
replay-at = Mano { $round }, jugada { $n } de { $of }
replay-round = Mano { $n }
replay-plays = Jugadas
replay-dealt = Fichas repartidas
replay-roundEnds = Fin de la mano
replay-matchEnds = Fin de la partida
replay-done = termina el turno
replay-thrownBack = Se reparte otra vez
replay-whose = Qué fichas se ven
replay-nobodys = Ninguna
replay-everyones = Las de todos
replay-hand = Fichas: { $name }
replay-hidden = Las fichas de todos están ocultas.
replay-noTiles = Sin fichas
replay-notYet = Las fichas siguen boca abajo.
replay-link = Copiar enlace a esta jugada
replay-copy = Copiar registro DGN
replay-deals = Comprobar los repartos
replay-keys = Teclas: izquierda y derecha, una jugada; arriba y abajo, una mano; Inicio y Fin, al principio y al final. La barra espaciadora reproduce y para.
replay-result = Resultado
replay-mine = Tus partidas

person-since = Cuenta desde el { $date }
person-missing = No hay ningún jugador con este nombre.
person-ratings = Clasificaciones
person-noRatings = Aún no hay partidas puntuables.
# A rating and how uncertain it is: “1512 ± 80”.
person-rating = { $rating } ± { $deviation }
person-provisional = provisional
person-ratedMatches =
    { $n ->
        [one] { $n } partida puntuable
        [many] { $n } de partidas puntuables
       *[other] { $n } partidas puntuables
    }
person-uncertain = El número tras ± dice cuánta incertidumbre tiene la clasificación. Una clasificación provisional se apoya en pocas partidas.
person-chart = Clasificación tras cada partida: { $family }
# What a chart shows, for readers who do not see it.
person-chartText = De { $first } a { $last }. Mínimo { $low }, máximo { $high }.
person-asTable = En una tabla
person-date = Fecha
person-after = Clasificación
person-played = Juegos jugados
person-nothing = Aún no hay partidas.
person-game = Juego
person-matches = Partidas
person-won = Victorias
person-tied = Empates
person-left = Abandonos
person-club = Puntos del club
person-leaderboards = Tablas de clasificación
person-bot = bot
person-matchesOf = Partidas públicas de { $name }

leaderboard-title = Tablas de clasificación
leaderboard-families = Tipos de juegos
leaderboard-rank = Lugar
leaderboard-name = Jugador
leaderboard-rating = Clasificación
leaderboard-matches = Partidas
leaderboard-empty = Aún no hay nadie aquí. Una clasificación aparece tras una docena de partidas puntuables, más o menos. Hasta entonces es provisional.
leaderboard-note = Una clasificación aparece tras una docena de partidas puntuables, más o menos.
leaderboard-play = Jugar una partida puntuable
leaderboard-season = Temporada
leaderboard-now = Ahora
leaderboard-quarter = Trimestre { $n } de { $year }
leaderboard-seasonNote = Del { $from } al { $to }. Cuenta la última partida puntuable de cada jugador en la temporada.
leaderboard-seasonEmpty = No hay nadie en esta temporada.

table-rated = Puntuable
table-ratedHelp = La partida cambia la clasificación de los jugadores y siempre tiene reloj. Todos necesitan una cuenta.
table-needsPeople = Vale para «{ $find }». Para una mesa puntuable propia, elige «{ $free }» en los demás puestos.
table-needsAccount = Las partidas puntuables son para personas con cuenta.
table-account = Entrar o crear una cuenta
