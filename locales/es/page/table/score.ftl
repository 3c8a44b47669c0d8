### A table: score.

round-sheet = Mano { $n }
round-out =
    { PERSON($who) ->
        [you] Tú dominas.
       *[other] { $who } domina.
    }
round-blocked =
    { PERSON($who) ->
        [you] Cierre: cierras tú.
       *[other] Cierre: cierra { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Cierre: cierras tú.
       *[other] Cierre: cierra { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas { $n }: todo lo que tienen los rivales.
        [other] { CAPITAL($party) } anota { $n }: todo lo que tienen los rivales.
       *[several] { CAPITAL($party) } anotan { $n }: todo lo que tienen los rivales.
    }
round-outPays-table =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas { $n }: todas las fichas que quedan, también las del compañero.
        [other] { CAPITAL($party) } anota { $n }: todas las fichas que quedan, también las del compañero.
       *[several] { CAPITAL($party) } anotan { $n }: todas las fichas que quedan, también las del compañero.
    }
round-outPays-own = Quien perdió la mano anota lo que tiene.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [you] { CAPITAL($party) } tienes menos puntos, { $own }, y ganas el cierre.
            [other] { CAPITAL($party) } tiene menos puntos, { $own }, y gana el cierre.
           *[several] { CAPITAL($party) } tienen menos puntos, { $own }, y ganan el cierre.
        }
    .lowest-side =
        { PERSON($party) ->
            [you] { CAPITAL($party) } tienes menos puntos en total, { $own }, y ganas el cierre.
            [other] { CAPITAL($party) } tiene menos puntos en total, { $own }, y gana el cierre.
           *[several] { CAPITAL($party) } tienen menos puntos en total, { $own }, y ganan el cierre.
        }
    .side-of-lowest-player = El cierre es de la pareja del jugador con menos puntos: { $party }.
    .blocker-vs-next = Entre quien cerró y el siguiente gana quien tiene menos puntos: { $party }.
    .fewest-tiles =
        { PERSON($party) ->
            [you] { CAPITAL($party) } tienes menos fichas.
            [other] { CAPITAL($party) } tiene menos fichas.
           *[several] { CAPITAL($party) } tienen menos fichas.
        }
round-wins =
    { PERSON($party) ->
        [you] { CAPITAL($party) } ganas la mano.
        [other] { CAPITAL($party) } gana la mano.
       *[several] { CAPITAL($party) } ganan la mano.
    }
round-roundPoint =
    { PERSON($party) ->
        [you] { CAPITAL($party) } ganas la mano: un tanto.
        [other] { CAPITAL($party) } gana la mano: un tanto.
       *[several] { CAPITAL($party) } ganan la mano: un tanto.
    }
round-inARow =
    { PERSON($party) ->
        [you]
            { CAPITAL($party) } llevas { $n ->
                [one] { $n } mano ganada
                [many] { $n } de manos ganadas seguidas
               *[other] { $n } manos ganadas seguidas
            }.
        [other]
            { CAPITAL($party) } lleva { $n ->
                [one] { $n } mano ganada
                [many] { $n } de manos ganadas seguidas
               *[other] { $n } manos ganadas seguidas
            }.
       *[several]
            { CAPITAL($party) } llevan { $n ->
                [one] { $n } mano ganada
                [many] { $n } de manos ganadas seguidas
               *[other] { $n } manos ganadas seguidas
            }.
    }
round-bonus =
    .capicua =
        { $n ->
            [one] Capicúa, la última ficha encaja en los dos extremos: { $party }, { $n } tanto más.
            [many] Capicúa, la última ficha encaja en los dos extremos: { $party }, { $n } de tantos más.
           *[other] Capicúa, la última ficha encaja en los dos extremos: { $party }, { $n } tantos más.
        }
    .capicu =
        { $n ->
            [one] Capicú, la última ficha encaja en los dos extremos: { $party }, { $n } tanto más.
            [many] Capicú, la última ficha encaja en los dos extremos: { $party }, { $n } de tantos más.
           *[other] Capicú, la última ficha encaja en los dos extremos: { $party }, { $n } tantos más.
        }
    .chuchazo =
        { $n ->
            [one] Chuchazo, con la blanca doble: { $party }, { $n } tanto más.
            [many] Chuchazo, con la blanca doble: { $party }, { $n } de tantos más.
           *[other] Chuchazo, con la blanca doble: { $party }, { $n } tantos más.
        }
    .pass-all-three =
        { $n ->
            [one] Pasaron los otros tres: { $party }, { $n } tanto más.
            [many] Pasaron los otros tres: { $party }, { $n } de tantos más.
           *[other] Pasaron los otros tres: { $party }, { $n } tantos más.
        }
    .round-1 =
        { $n ->
            [one] La primera mano: { $party }, { $n } tanto más.
            [many] La primera mano: { $party }, { $n } de tantos más.
           *[other] La primera mano: { $party }, { $n } tantos más.
        }
    .round-2 =
        { $n ->
            [one] La segunda mano: { $party }, { $n } tanto más.
            [many] La segunda mano: { $party }, { $n } de tantos más.
           *[other] La segunda mano: { $party }, { $n } tantos más.
        }
    .round-3 =
        { $n ->
            [one] La tercera mano: { $party }, { $n } tanto más.
            [many] La tercera mano: { $party }, { $n } de tantos más.
           *[other] La tercera mano: { $party }, { $n } tantos más.
        }
    .round-4 =
        { $n ->
            [one] La cuarta mano: { $party }, { $n } tanto más.
            [many] La cuarta mano: { $party }, { $n } de tantos más.
           *[other] La cuarta mano: { $party }, { $n } tantos más.
        }
    .out =
        { $n ->
            [one] Por dominar: { $party }, { $n } tanto más.
            [many] Por dominar: { $party }, { $n } de tantos más.
           *[other] Por dominar: { $party }, { $n } tantos más.
        }
round-tieGiven =
    .blocker-loses = Empate: pierde quien cerró.
    .blocker-wins = Empate: gana quien cerró.
    .leader-wins = Empate: gana quien salió.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: todo lo que tienen los demás.
            [other] { CAPITAL($party) } anota { $n }: todo lo que tienen los demás.
           *[several] { CAPITAL($party) } anotan { $n }: todo lo que tienen los demás.
        }
    .table =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: todas las fichas que quedan.
            [other] { CAPITAL($party) } anota { $n }: todas las fichas que quedan.
           *[several] { CAPITAL($party) } anotan { $n }: todas las fichas que quedan.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: lo que tienen los demás menos lo propio.
            [other] { CAPITAL($party) } anota { $n }: lo que tienen los demás menos lo propio.
           *[several] { CAPITAL($party) } anotan { $n }: lo que tienen los demás menos lo propio.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: lo que cada uno de los demás tiene de más.
            [other] { CAPITAL($party) } anota { $n }: lo que cada uno de los demás tiene de más.
           *[several] { CAPITAL($party) } anotan { $n }: lo que cada uno de los demás tiene de más.
        }
round-losersPay =
    .own = Todos menos el más ligero anotan lo que tienen.
    .own-all = Cierre para todos: cada uno anota lo que tiene.
    .difference = El bando más cargado anota la diferencia.
    .highest-pays-table =
        { PERSON($party) ->
            [you] Cierre para uno: con más puntos, { $party } anotas toda la mesa, { $n }.
            [other] Cierre para uno: con más puntos, { $party } anota toda la mesa, { $n }.
           *[several] Cierre para uno: con más puntos, { $party } anotan toda la mesa, { $n }.
        }
round-tie-void = Los más ligeros empatan: nadie anota.
round-tie-eggs =
    { $n ->
        [one] Los más ligeros empatan: quedan huevos de { $n } tanto para la mano siguiente.
        [many] Los más ligeros empatan: quedan huevos de { $n } de tantos para la mano siguiente.
       *[other] Los más ligeros empatan: quedan huevos de { $n } tantos para la mano siguiente.
    }
round-tie-carry =
    { $n ->
        [one] Los más cargados empatan. Para la mano siguiente: { $n } tanto.
        [many] Los más cargados empatan. Para la mano siguiente: { $n } de tantos.
       *[other] Los más cargados empatan. Para la mano siguiente: { $n } tantos.
    }
round-tie-other = Empate: nadie anota.
round-made = En juego: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Los tantos que pasarían de { $target } no valen.
round-writes =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas { $n }.
        [other] { CAPITAL($party) } anota { $n }.
       *[several] { CAPITAL($party) } anotan { $n }.
    }
round-opens =
    { PERSON($party) ->
        [you]
            { $remembered ->
                [0] { CAPITAL($party) } abres la cuenta con { $n }, por llegar a { $openAt } en una mano.
               *[other]
                    { CAPITAL($party) } abres la cuenta: { $n }, con { $remembered ->
                        [one] { $remembered } guardado
                        [many] { $remembered } de guardados
                       *[other] { $remembered } guardados
                    }.
            }
        [other]
            { $remembered ->
                [0] { CAPITAL($party) } abre la cuenta con { $n }, por llegar a { $openAt } en una mano.
               *[other]
                    { CAPITAL($party) } abre la cuenta: { $n }, con { $remembered ->
                        [one] { $remembered } guardado
                        [many] { $remembered } de guardados
                       *[other] { $remembered } guardados
                    }.
            }
       *[several]
            { $remembered ->
                [0] { CAPITAL($party) } abren la cuenta con { $n }, por llegar a { $openAt } en una mano.
               *[other]
                    { CAPITAL($party) } abren la cuenta: { $n }, con { $remembered ->
                        [one] { $remembered } guardado
                        [many] { $remembered } de guardados
                       *[other] { $remembered } guardados
                    }.
            }
    }
round-remembers =
    { PERSON($party) ->
        [you] { CAPITAL($party) } guardas { $n }: menos de { $openAt } no abre la cuenta.
        [other] { CAPITAL($party) } guarda { $n }: menos de { $openAt } no abre la cuenta.
       *[several] { CAPITAL($party) } guardan { $n }: menos de { $openAt } no abre la cuenta.
    }
round-notWritten =
    { $n ->
        [one] Sin anotar, { $n } tanto ({ $party }): menos de { $openAt } no abre la cuenta.
        [many] Sin anotar, { $n } de tantos ({ $party }): menos de { $openAt } no abre la cuenta.
       *[other] Sin anotar, { $n } tantos ({ $party }): menos de { $openAt } no abre la cuenta.
    }
round-cleared =
    { $n ->
        [one] Se borra lo guardado, { $n } tanto: { $party }.
        [many] Se borra lo guardado, { $n } de tantos: { $party }.
       *[other] Se borra lo guardado, { $n } tantos: { $party }.
    }
round-received =
    { $n ->
        [one] Lo que esperaba, { $n } tanto, va para { $party }.
        [many] Lo que esperaba, { $n } de tantos, va para { $party }.
       *[other] Lo que esperaba, { $n } tantos, va para { $party }.
    }
round-capped = De { $credit } solo se anotan { $n }, porque nadie pasa de { $cap }.
round-waiting =
    { $n ->
        [one] En la mesa: { $n } tanto.
        [many] En la mesa: { $n } de tantos.
       *[other] En la mesa: { $n } tantos.
    }
round-hands = Fichas sin jugar
round-noTiles = sin fichas
round-special = Con estas reglas { DIGITS($tile) } cuenta { $n }.
round-sum = Todas las fichas juntas: { $n }
round-before = Antes
round-this = Esta mano
round-thisFish = Esta mano, cierre
round-total = Total
round-next-seat =
    { PERSON($who) ->
        [you] En la mano siguiente sales tú{ $why }.
       *[other] En la mano siguiente sale { $who }{ $why }.
    }
round-next-tile = En la mano siguiente sale quien tenga la ficha que decide.
round-next-lot = La salida de la mano siguiente se sortea.
round-next-side = La próxima salida es de { $party }.
round-why-wentOut = , por haber dominado
round-why-won = , por haber ganado el cierre
round-why-blocked = , por haber cerrado
round-why-rotate = , porque la salida pasa al siguiente puesto
round-why-lightest = , con menos puntos que nadie
round-why-again = { " " }otra vez, porque no ganó nadie
round-ready = Seguir
round-youAreReady = Se espera a los demás
round-nextIn = La mano siguiente empieza en { $n } s, o cuando todos quieran seguir.
round-waitingFor = Se espera a: { $names }.

match-won =
    { PERSON($party) ->
        [you] { CAPITAL($party) } ganas la partida.
        [other] { CAPITAL($party) } gana la partida.
       *[several] { CAPITAL($party) } ganan la partida.
    }
match-goat =
    { PERSON($party) ->
        [you] Partida perdida, se llegó a la meta: { $party }.
        [yours] Partida perdida, se llegó a la meta: { $party }.
       *[other] La cabra: { $party }.
    }
match-lost = Partida perdida: { $party }.
match-drawn = La partida termina en empate.
match-reached =
    { $n ->
        [one] { $n } tanto; la meta era { $target }.
        [many] { $n } de tantos; la meta era { $target }.
       *[other] { $n } tantos; la meta era { $target }.
    }
match-rounds =
    { $lowest ->
        [true] Manos acordadas: { $n }. Gana el total más bajo.
       *[false] Manos acordadas: { $n }. Gana el total más alto.
    }
match-instant =
    .six-in-a-row = Seis manos ganadas seguidas.
    .out-with-0-0 = Dominar con 0-0 gana la partida: chivo pelado.
    .out-with-6-6-if-a-loser-holds-over-25 = Dominar con 6-6 cuando un rival tiene más de 25 gana la partida.
    .announced-6-6 = Se anunció el 6-6, así que esta mano decide la partida.
match-eliminated =
    { PERSON($who) ->
        [you] Se acabó tu tiempo.
       *[other] Se acabó el tiempo de { $who }.
    }
match-stopped = La partida se detuvo.
match-nobodyWins = Nadie gana y nada cuenta para la clasificación.
match-rating = Puntos de clasificación
match-rematch = Otra partida
match-rematchAsked = Otra partida: se espera a los demás
match-copyRecord = Copiar el registro DGN
match-copied = Registro copiado.
match-notCopied = El navegador no dejó copiar. El registro está abajo: cópialo tú.
match-noRecord = No se pudo obtener el registro. Inténtalo otra vez.
match-record = Registro de la partida
match-home = Inicio

sheet-title = Acta
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
sheet-rows-unwritten-exact = Pasa de la meta, no vale
sheet-inARowNote = Los totales cuentan manos ganadas seguidas.
sheet-titles-won = gana
sheet-titles-lost = pierde
sheet-titles-goat = cabra
sheet-titles-baldGoat = chivo pelado
sheet-titles-sixLove = seis seguidas
sheet-titles-tie = empate
