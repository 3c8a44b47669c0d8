### Regulations of club nights: how rounds, matches and places count. On pages and on paper.

regulation-title = Reglamento
regulation-name =
    .club = Parejas del club
    .spain = España
    .mexico = México
    .brazil = Brasil
    .venezuela = Venezuela
    .dominican-republic = República Dominicana
    .cuba = Cuba
    .puerto-rico = Puerto Rico
    .jamaica = Jamaica
regulation-changed = { $name }, con cambios
regulation-own = { $name }, según { $base }
regulation-target =
    { $points ->
        [one] Gana la partida la primera pareja con { $points } tanto.
        [many] Gana la partida la primera pareja con { $points } de tantos.
       *[other] Gana la partida la primera pareja con { $points } tantos.
    }
regulation-tiles =
    .double-six = Hay 28 fichas, hasta el doble seis. Cada jugador toma 7.
    .double-nine = Hay 55 fichas, hasta el doble nueve. Cada jugador toma 10.
regulation-counts =
    .losers = Quien gana la mano anota los puntos que quedan a los dos perdedores.
    .all = Quien gana la mano anota los puntos que quedan a los cuatro jugadores.
    .rounds = Cada mano ganada vale un tanto.
regulation-bonus =
    { $points ->
        [one] Las bonificaciones suman como mucho { $points } tanto a una mano.
        [many] Las bonificaciones suman como mucho { $points } de tantos a una mano.
       *[other] Las bonificaciones suman como mucho { $points } tantos a una mano.
    }
regulation-lead =
    .rotates = Después de cada mano la salida pasa a la derecha, gane quien gane.
    .winner = La pareja que gana una mano sale en la siguiente.
regulation-reset = Una mano ganada deja a la otra pareja a 0.
regulation-excess =
    .on = Los tantos por encima de la meta se anotan.
    .off = Los tantos por encima de la meta no se anotan.
regulation-limit =
    { $minutes ->
        [one] Al cabo de { $minutes } minuto, las mesas terminan su mano.
        [many] Al cabo de { $minutes } de minutos, las mesas terminan su mano.
       *[other] Al cabo de { $minutes } minutos, las mesas terminan su mano.
    }
regulation-noLimit = Las partidas no tienen límite de tiempo.
regulation-warning =
    { $minutes ->
        [one] Se avisa a las mesas { $minutes } minuto antes.
        [many] Se avisa a las mesas { $minutes } de minutos antes.
       *[other] Se avisa a las mesas { $minutes } minutos antes.
    }
regulation-wins-same =
    { $points ->
        [one] Una victoria vale { $points } punto de partida.
        [many] Una victoria vale { $points } de puntos de partida.
       *[other] Una victoria vale { $points } puntos de partida.
    }
regulation-wins-each = Puntos de partida por victoria: { $shutout } contra 0, { $half } contra 1 a { $middle }, { $close } contra más.
regulation-wins-stopped =
    { $points ->
        [one] Una partida detenida antes de la meta vale { $points } punto de partida.
        [many] Una partida detenida antes de la meta vale { $points } de puntos de partida.
       *[other] Una partida detenida antes de la meta vale { $points } puntos de partida.
    }
regulation-order = Los puestos se deciden, por este orden, por: { $keys }.
regulation-key =
    .points = puntos de partida
    .wins = victorias
    .effectiveness = efectividad
    .difference = diferencia de tantos
    .plus = tantos a favor
    .meetings = encuentros directos
    .progress = hasta dónde llegaron
    .group = puesto en el grupo
    .number = número
regulation-draw-swiss = Se enfrentan parejas con puntos parecidos, y ninguna dos veces mientras se pueda.
regulation-draw-bye = Una pareja sin rivales gana esa partida { $target } a { $middle }.
regulation-draw-knockOut = Quien pierde una partida queda fuera. Hasta dónde llegó cada pareja decide los puestos antes que nada.
regulation-walkover-score = Si una pareja no se presenta, la otra gana { $target } a { $lost }.
regulation-walkover-worth = Puntos de partida por esa victoria: { $points }.
regulation-walkover-nothing = Esa partida no cuenta para la pareja ausente.
regulation-walkover-penalty = La pareja ausente recibe por ello una penalización de { $points }.
regulation-annulledRound =
    .same = Una mano anulada no vale nada. Sale otra vez el mismo jugador.
    .next = Una mano anulada no vale nada. La salida pasa a la derecha.
regulation-tiedBlock =
    .same = Un cierre empatado no vale nada y se repite. Sale otra vez el mismo jugador.
    .next = Un cierre empatado no vale nada. La salida pasa a la derecha.
regulation-penalties =
    .effectiveness = Las penalizaciones bajan la efectividad y nada más.
    .points = Las penalizaciones bajan los tantos a favor, y con ellos la efectividad.
    .match-points = Las penalizaciones bajan los puntos de partida y nada más.
regulation-expulsion =
    .keeps = La pareja de un jugador expulsado pierde la partida y conserva sus tantos.
    .zero = La pareja de un jugador expulsado pierde la partida con 0 tantos.
regulation-expelled =
    .stay = Los resultados anteriores de una pareja expulsada se mantienen.
    .annulled = Los resultados anteriores de una pareja expulsada no cuentan para nadie.
regulation-draw-groups = Cada dos parejas de un grupo se enfrentan una vez. Las mejores de cada grupo juegan después eliminatorias.
regulation-draw-groupPlaces = Hasta dónde llegó cada pareja, y después su puesto en el grupo, deciden los puestos antes que nada.
regulation-sources = Fuentes
regulation-open = Las fuentes no dicen: { $items }.
regulation-item =
    .target = meta
    .limit = límite de tiempo
    .warning = aviso antes del final
    .counts = qué vale una mano
    .bonus = bonificaciones
    .lead = quién sale
    .excess = tantos por encima de la meta
    .order = orden de los puestos
    .walkover = incomparecencias
    .annulled-round = manos anuladas
    .tied-block = cierres empatados
    .penalties = qué bajan las penalizaciones
    .expulsion = expulsiones
