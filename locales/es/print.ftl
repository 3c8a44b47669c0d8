# Páginas para imprimir: fichas para recortar y hojas de una velada del club.

print-page = Página { $page } de { $pages }

## Fichas para recortar

print-tiles-title = { $tiles ->
    [one] { $set }, { $tiles } ficha
   *[other] { $set }, { $tiles } fichas
}
print-tiles-title-pictures = { $title }. { $pictures }
print-tiles-advice = Imprime al 100 % en papel grueso. Corta por las líneas finas.
print-set-double-6 = Doble seis
print-set-double-9 = Doble nueve
print-set-double-12 = Doble doce
print-set-double-15 = Doble quince
print-set-double-18 = Doble dieciocho
print-set-triomino-56 = Triángulos

## Hojas de una velada del club

print-document-title = { $sheet }. { $evening }
print-tonight-title = Todo para esta noche
print-seating-title = Puestos
print-schedule-title = Puestos de toda la velada
print-tables-title = Tarjetas de mesa
print-score-title = Actas
print-players-title = Tarjetas de jugador
print-results-title = Resultados
print-standings-title = Clasificación
print-certificates-title = Diplomas
print-money-title = Dinero
print-log-title = Registro

print-nameless = N.º { $number }
print-nameless-evening = Velada del club
print-team = Equipo { $number }
print-group = Grupo { $number }

print-date = { $month ->
    [1] { $day } de enero de { $year }
    [2] { $day } de febrero de { $year }
    [3] { $day } de marzo de { $year }
    [4] { $day } de abril de { $year }
    [5] { $day } de mayo de { $year }
    [6] { $day } de junio de { $year }
    [7] { $day } de julio de { $year }
    [8] { $day } de agosto de { $year }
    [9] { $day } de septiembre de { $year }
    [10] { $day } de octubre de { $year }
    [11] { $day } de noviembre de { $year }
   *[12] { $day } de diciembre de { $year }
}
print-match = Partida { $number } de { $matches }
print-match-table = Partida { $number } de { $matches }, mesa { $table }
print-table = Mesa { $table }

## Puestos

print-seat-top = arriba
print-seat-left = izquierda
print-seat-bottom = abajo
print-seat-right = derecha
print-seats-note = Las mesas se ven desde arriba. Los compañeros se sientan frente a frente: arriba y abajo, izquierda y derecha. Se juega en sentido antihorario.
print-schedule-note = 1·2 – 3·4: 1 y 2 se sientan arriba y abajo; 3 y 4, a izquierda y derecha.
print-players-heading = Jugadores
print-resting = Descansan: { $players }
print-filler = { $players } completan la mesa. Esta partida no les cuenta.
print-filler-of-match = Partida { $number }: { $players } completan la mesa. Esta partida no les cuenta.

## Encabezados de columna

print-column-match = Partida
print-column-table = Mesa
print-column-resting = Descansan
print-column-top-bottom = Arriba y abajo
print-column-left-right = Izquierda y derecha
print-column-place = Lugar
print-column-player = Jugador
print-column-team = Equipo
print-column-played = Juga{ "\u00AD" }das
print-column-match-points = Puntos de partida
print-column-wins = Victo{ "\u00AD" }rias
print-column-effectiveness = Efecti{ "\u00AD" }vidad
print-column-plus = Tantos a favor
print-column-minus = Tantos en contra
print-column-penalties = Penali{ "\u00AD" }zación
print-column-money = Ganancia
print-column-prize = Premio
print-row-total = Total
print-column-seat = Puesto
print-column-partner = Compañero
print-column-opponents = Rivales
print-column-partner-opponents = Compañero, rivales
print-column-score = Tantos
print-column-first-pair = Primera pareja
print-column-second-pair = Segunda pareja
print-column-pairs = Primera pareja, segunda pareja
print-column-remark = Nota
print-column-round = Mano
print-column-leader = Sale
print-column-points = Tantos
print-column-sum = Suma
print-column-decided-by = Decide
print-column-penalty = Penali{ "\u00AD" }zación
print-column-reason = Motivo
print-column-time = Hora (UTC)
print-column-corrected-by = Quién
print-column-entry = Qué
print-column-before = Antes
print-column-after = Después

## Tarjetas de mesa

print-card-next-seat = después: mesa { $table }, { $seat }
print-card-next-rest = después: descansa
print-card-last-match = última partida
print-card-courtesies = En esta mesa

## Actas

print-score-limit = { $minutes ->
    [one] Tiempo por partida: { $minutes } minuto.
   *[other] Tiempo por partida: { $minutes } minutos.
}
print-score-leaders = Salen en este orden: { $players }.
print-score-scorekeeper-blank = Anotador:
print-score-scorekeeper = Anotador: { $player }
print-score-result-blank = Resultado anotado:
print-score-result = { $ending ->
    [stopped] Resultado anotado: { $first } : { $second }, detenida
    [lot] Resultado anotado: { $first } : { $second }, por sorteo
    [absent] Resultado anotado: { $first } : { $second }, incomparecencia
    [expelled] Resultado anotado: { $first } : { $second }, expulsión
   *[target] Resultado anotado: { $first } : { $second }
}
print-score-rounds-unknown = De esta partida solo se conoce el resultado final.
print-score-winners = Ganan { $players }. Puntos de partida: { $points }.
print-score-signature = Firma: { $players }

## Resultados, en columnas estrechas

print-result-none = Todavía no ha terminado ninguna partida.
print-result-in-progress = en juego
print-result-stopped = detenida
print-result-lot = por sorteo
print-result-absent = incomparecencia
print-result-expelled = expulsión
print-result-rests = descansa
print-result-bye = sin rivales
print-result-filler = no cuenta
print-result-filler-pair = { $players } (no cuenta)

## Clasificación

print-standings-final = Clasificación final
print-standings-after = Clasificación después de la partida { $number } de { $matches }
print-key-points = puntos de partida
print-key-wins = victo{ "\u00AD" }rias
print-key-effectiveness = efecti{ "\u00AD" }vidad
print-key-plus = tantos a favor
print-key-meetings = encuentros directos
print-key-progress = hasta dónde llegaron
print-key-group = puesto en el grupo
print-key-number = número
print-standings-decided-note = «Decide» indica por qué un jugador va delante del siguiente.
print-standings-level-note = = Estos jugadores están igualados en todo. Va delante el número menor.

## Dinero

print-money-none = En esta velada se juega sin apuestas.
print-money-chips = { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
print-money-unit = { $amount } { $unit }
print-money-stake = Apuesta: { $stake }. Por cada punto de partida de una victoria, cada perdedor paga una apuesta y cada ganador recibe una.
print-money-prize-stakes = Premio adicional: desde el tercer lugar, cada jugador paga al primero { $amount }.
print-money-prize-losses = Premio adicional: desde el tercer lugar, cada jugador paga al primero tanto como ha perdido.
print-money-prize-winnings = Premio adicional: desde el tercer lugar, cada jugador paga al primero tanto como ha ganado.
print-money-so-far = La velada no ha terminado. Estas son las sumas hasta ahora.
print-money-payments = Quién paga a quién
print-money-payment = { $from } paga a { $to }: { $amount }.
print-money-even = Nadie debe nada.

## Registro

print-log-none = No hubo correcciones ni sanciones.
print-log-sanctions = Sanciones y penalizaciones
print-log-expelled = Expulsión de la velada
print-log-corrections = Correcciones
print-log-corrections-and-notes = Correcciones y notas
# A note of the organiser, and what it is about, such as a table.
print-log-note = Nota
print-log-note-about = Nota: { $about }
print-log-annulled = Anuladas y jugadas de nuevo
print-log-match = Partida { $number }
print-log-only-table = Mesa { $table }
print-log-table = Partida { $number }, mesa { $table }
print-log-round = Partida { $number }, mesa { $table }, mano { $round }
print-log-scorekeeper = Partida { $number }, mesa { $table }, anotador

## Carteles y diplomas

print-poster-seating = Partida { $number } de { $matches }: quién se sienta dónde
print-certificate-title = Diploma
print-certificate-place = { $place ->
    [1] Primer lugar
    [2] Segundo lugar
   *[3] Tercer lugar
}
print-certificate-shared-place = { $place ->
    [1] Primer lugar compartido
    [2] Segundo lugar compartido
   *[3] Tercer lugar compartido
}
print-certificate-points = Puntos de partida: { $points }. Jugadores: { $players }.
print-certificate-organiser = Organizador

## The results of a competition over several club nights

# The title: results that were declared official, or those so far.
print-competition-official = Resultados oficiales
print-competition-so-far = Resultados hasta ahora
# A competition whose name cannot be printed.
print-competition-nameless = Competición
# Below the title.
print-competition-since = Versión { $version }, oficial desde el { $date }, { $time } UTC.
print-competition-not-official = Estos resultados aún no son oficiales.
# With it, readers check that nobody changed the file.
print-competition-checksum = Suma de comprobación (SHA-256): { $checksum }
# Below the matches of a club night that is not over.
print-competition-goes-on = Esta sesión aún se está jugando.
# The licence number and the club of a player, from the entry list of the competition.
print-column-licence = Licencia
print-column-club = Club
# The number of club nights of the competition in which a player has played.
print-column-sessions = Sesio{ "\u00AD" }nes
print-column-pair = Pareja
