### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Mano { $n }
round-hands = Fichas sin jugar
round-noTiles = sin fichas
round-special = Con estas reglas { DIGITS($tile) } cuenta { $n }.
round-sum = Todas las fichas juntas: { $n }
round-before = Antes
round-this = Esta mano
round-thisFish = Esta mano, cierre
round-total = Total
round-youHold = Tú tienes { $n }.
round-inHand = en tus fichas
round-cloth = Ver la línea
round-ready = Seguir
round-youAreReady = Esperando a los demás
round-nextIn = La mano siguiente empieza en { $n } s, o antes si todos quieren seguir.
round-waitingFor = Faltan por seguir: { $names }.

match-headline =
    { PERSON($party) ->
        [you] Ganas tú
        [other] { CAPITAL($party) } gana
       *[several] { CAPITAL($party) } ganan
    }
match-wentOut =
    { PERSON($who) ->
        [you] Dominaste en { $n } de { $of } manos.
       *[other] { $who } domina en { $n } de { $of } manos.
    }
match-best =
    { PERSON($party) ->
        [other]
            La mejor mano de { $party } es la { $round }, con { $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.
        [several]
            La mejor mano de { $party } es la { $round }, con { $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.
       *[you]
            Tu mejor mano es la { $round }, con { $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) } acaba sin tantos { $n } de { $of } manos.
        [several] { CAPITAL($party) } acaban sin tantos { $n } de { $of } manos.
       *[you] Acabas sin tantos { $n } de { $of } manos.
    }
match-rating = Puntos de clasificación
match-rematch = Otra partida
match-rematchAsked = Otra partida: esperando a los demás
match-look = Repasar la partida
match-result = El resultado
match-download = Descargar el registro
match-copyRecord = Copiar registro DGN
match-copied = Registro copiado.
match-notCopied = Tu navegador no permitió copiar. El registro está abajo: cópialo tú.
match-noRecord = No pudimos cargar el registro. Inténtalo otra vez.
match-record = Registro de la partida

sheet-round = Mano
sheet-empty = Aún no se ha anotado ninguna mano.
sheet-outcome-out = dominó
sheet-outcome-blocked = cierre
sheet-outcome-fish = cierre
sheet-match = La partida
sheet-waits = Esperan en la mesa
sheet-rows-made =
    .fives = En juego, cincos
    .fives-threes = En juego, cincos y treses
    .headings = Extremos iguales
    .triominoes = Fichas puestas
    .face-sum = Fichas puestas
sheet-rows-paid = Fichas robadas
sheet-rows-hands = De las fichas
sheet-rows-tiles = Fichas sin jugar
sheet-rows-won = Ganada
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Chuchazo
    .pass-all-three = Pasan los tres
    .round-1 = 1.ª mano
    .round-2 = 2.ª mano
    .round-3 = 3.ª mano
    .round-4 = 4.ª mano
    .out = Dominar
sheet-rows-remembered = Guardados
sheet-rows-lost = { $n } sin anotar
sheet-rows-wiped =
    { $n ->
        [one] borrado, { $n } guardado
        [many] borrado, { $n } de guardados
       *[other] borrado, { $n } guardados
    }
sheet-rows-eggs = Huevos
sheet-rows-carried = Esperaban en la mesa
sheet-rows-inARow = Seguidas
sheet-rows-unwritten-row = Se corta la racha
sheet-rows-unwritten-cap = Más de { $cap }, no se anota
sheet-rows-unwritten-exact = Pasa de la meta, no se anota
sheet-inARowNote = Los totales cuentan manos ganadas seguidas.
sheet-titles-won = gana
sheet-titles-lost = pierde
sheet-titles-goat = cabra
sheet-titles-baldGoat = chivo pelado
sheet-titles-sixLove = seis seguidas
sheet-titles-tie = empate

# After the first round, for a person without a name.
askName-question = ¿Quieres que los demás sepan tu nombre?
askName-label = Tu nombre
askName-save = Guardar
askName-later = Ahora no
askName-saved = Los demás te ven como { $name }.
