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
round-out =
    { PERSON($who) ->
        [you]
            { $yours ->
                [true] Tú dominas: la mano es tuya.
               *[false] Tú dominas.
            }
       *[other] { $who } domina.
    }
round-partnerOut =
    { $yours ->
        [true] Domina tu compañero: la mano es de ustedes.
       *[false] Domina tu compañero.
    }
round-blocked =
    { PERSON($who) ->
        [you] Cierre tuyo.
       *[other] Cierre de { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Cierre tuyo.
       *[other] Cierre de { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas { $n }: todo lo que les queda a los rivales.
        [other] { CAPITAL($party) } anota { $n }: todo lo que les queda a los rivales.
       *[several] { CAPITAL($party) } anotan { $n }: todo lo que les queda a los rivales.
    }
round-outPays-table =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas { $n }: todas las fichas que quedan, también las del compañero.
        [other] { CAPITAL($party) } anota { $n }: todas las fichas que quedan, también las del compañero.
       *[several] { CAPITAL($party) } anotan { $n }: todas las fichas que quedan, también las del compañero.
    }
round-outPays-own = Los que pierden la mano anotan lo que les queda.
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
    .side-of-lowest-player = Gana el cierre la pareja del jugador con menos puntos: { $party }.
    .blocker-vs-next = Se comparan quien cerró y el siguiente. Gana quien tiene menos puntos: { $party }.
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
            [one] Chuchazo, dominar con la blanca doble: { $party }, { $n } tanto más.
            [many] Chuchazo, dominar con la blanca doble: { $party }, { $n } de tantos más.
           *[other] Chuchazo, dominar con la blanca doble: { $party }, { $n } tantos más.
        }
    .pass-all-three =
        { $n ->
            [one] Los otros tres tuvieron que pasar: { $party }, { $n } tanto más.
            [many] Los otros tres tuvieron que pasar: { $party }, { $n } de tantos más.
           *[other] Los otros tres tuvieron que pasar: { $party }, { $n } tantos más.
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
            [you] { CAPITAL($party) } anotas { $n }: todo lo que les queda a los demás.
            [other] { CAPITAL($party) } anota { $n }: todo lo que les queda a los demás.
           *[several] { CAPITAL($party) } anotan { $n }: todo lo que les queda a los demás.
        }
    .table =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: todas las fichas que quedan.
            [other] { CAPITAL($party) } anota { $n }: todas las fichas que quedan.
           *[several] { CAPITAL($party) } anotan { $n }: todas las fichas que quedan.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: lo que les queda a los demás menos lo propio.
            [other] { CAPITAL($party) } anota { $n }: lo que les queda a los demás menos lo propio.
           *[several] { CAPITAL($party) } anotan { $n }: lo que les queda a los demás menos lo propio.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [you] { CAPITAL($party) } anotas { $n }: la suma de sus diferencias con los demás.
            [other] { CAPITAL($party) } anota { $n }: la suma de sus diferencias con los demás.
           *[several] { CAPITAL($party) } anotan { $n }: la suma de sus diferencias con los demás.
        }
round-losersPay =
    .own = Todos anotan lo que les queda, menos quien tiene menos puntos.
    .own-all = Cierre para todos: cada uno anota lo que le queda.
    .difference = Quien suma más puntos anota la diferencia.
    .highest-pays-table =
        { PERSON($party) ->
            [you] Cierre para uno: { $party } tienes más puntos y anotas los de todos, { $n }.
            [other] Cierre para uno: { $party } tiene más puntos y anota los de todos, { $n }.
           *[several] Cierre para uno: { $party } tienen más puntos y anotan los de todos, { $n }.
        }
round-tie-void = Empatan los que tienen menos puntos: nadie anota.
round-tie-eggs =
    { $n ->
        [one] Empatan los que tienen menos puntos: { $n } tanto queda como huevos para la mano siguiente.
        [many] Empatan los que tienen menos puntos: { $n } de tantos quedan como huevos para la mano siguiente.
       *[other] Empatan los que tienen menos puntos: { $n } tantos quedan como huevos para la mano siguiente.
    }
round-tie-carry =
    { $n ->
        [one] Empatan los que tienen más puntos: { $n } tanto pasa a la mano siguiente.
        [many] Empatan los que tienen más puntos: { $n } de tantos pasan a la mano siguiente.
       *[other] Empatan los que tienen más puntos: { $n } tantos pasan a la mano siguiente.
    }
round-tie-other = Empate: nadie anota.
round-made = Anotado durante el juego: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = No cuentan los tantos que pasarían de { $target }.
round-writes =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas { $n }.
        [other] { CAPITAL($party) } anota { $n }.
       *[several] { CAPITAL($party) } anotan { $n }.
    }
# Donde los tantos son malos.
# Donde los tantos son malos.
# Donde los tantos son malos.
round-takes =
    { PERSON($party) ->
        [you]
            { $n ->
                [0] No te llevas ningún tanto.
               *[other] Te llevas { $n } en contra.
            }
        [other]
            { $n ->
                [0] { CAPITAL($party) } no se lleva ningún tanto.
               *[other] { CAPITAL($party) } se lleva { $n } en contra.
            }
       *[several]
            { $n ->
                [0] { CAPITAL($party) } no se llevan ningún tanto.
               *[other] { CAPITAL($party) } se llevan { $n } en contra.
            }
    }
round-opens =
    { PERSON($party) ->
        [you]
            { $remembered ->
                [0] { CAPITAL($party) } abres la cuenta con { $n }: hacen falta { $openAt } en una mano.
               *[other]
                    { CAPITAL($party) } abres la cuenta con { $n }, contando { $remembered ->
                        [one] { $remembered } guardado
                        [many] { $remembered } de guardados
                       *[other] { $remembered } guardados
                    }.
            }
        [other]
            { $remembered ->
                [0] { CAPITAL($party) } abre la cuenta con { $n }: hacen falta { $openAt } en una mano.
               *[other]
                    { CAPITAL($party) } abre la cuenta con { $n }, contando { $remembered ->
                        [one] { $remembered } guardado
                        [many] { $remembered } de guardados
                       *[other] { $remembered } guardados
                    }.
            }
       *[several]
            { $remembered ->
                [0] { CAPITAL($party) } abren la cuenta con { $n }: hacen falta { $openAt } en una mano.
               *[other]
                    { CAPITAL($party) } abren la cuenta con { $n }, contando { $remembered ->
                        [one] { $remembered } guardado
                        [many] { $remembered } de guardados
                       *[other] { $remembered } guardados
                    }.
            }
    }
round-remembers =
    { PERSON($party) ->
        [you] { CAPITAL($party) } guardas { $n }: para abrir la cuenta hacen falta { $openAt } en una mano.
        [other] { CAPITAL($party) } guarda { $n }: para abrir la cuenta hacen falta { $openAt } en una mano.
       *[several] { CAPITAL($party) } guardan { $n }: para abrir la cuenta hacen falta { $openAt } en una mano.
    }
round-notWritten =
    { PERSON($party) ->
        [you] { CAPITAL($party) } anotas 0, no { $n }: para abrir la cuenta hacen falta { $openAt } en una mano.
        [other] { CAPITAL($party) } anota 0, no { $n }: para abrir la cuenta hacen falta { $openAt } en una mano.
       *[several] { CAPITAL($party) } anotan 0, no { $n }: para abrir la cuenta hacen falta { $openAt } en una mano.
    }
round-cleared =
    { PERSON($party) ->
        [you] { CAPITAL($party) } pierdes lo guardado: { $n }.
        [other] { CAPITAL($party) } pierde lo guardado: { $n }.
       *[several] { CAPITAL($party) } pierden lo guardado: { $n }.
    }
round-received =
    { PERSON($party) ->
        [you]
            { CAPITAL($party) } te llevas lo que esperaba: { $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.
        [other]
            { CAPITAL($party) } se lleva lo que esperaba: { $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.
       *[several]
            { CAPITAL($party) } se llevan lo que esperaba: { $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.
    }
round-capped = Solo cuentan { $n } de { $credit }: nadie pasa de { $cap }.
round-waiting =
    { $n ->
        [one] { $n } tanto espera en la mesa.
        [many] { $n } de tantos esperan en la mesa.
       *[other] { $n } tantos esperan en la mesa.
    }
round-brief = Esta mano: { SEQUENCE($made) }.
round-taken = Tantos en contra: { SEQUENCE($made) }.
# Lo que se dice tras una mano: los tantos de todos.
# Lo que se dice tras una mano: los tantos de todos.
# Lo que se dice tras una mano: los tantos de todos.
round-totals = En total: { SEQUENCE($totals) }.
round-next-seat =
    { PERSON($who) ->
        [you] En la mano siguiente sales tú{ $why }.
       *[other] En la mano siguiente sale { $who }{ $why }.
    }
round-next-tile = En la mano siguiente sale quien tenga la ficha que decide.
round-next-lot = En la mano siguiente sale quien diga el sorteo.
round-next-side = En la mano siguiente sale la pareja ganadora: { $party }.
round-why-wentOut = , por dominar
round-why-won = , por ganar el cierre
round-why-blocked = , por cerrar
round-why-rotate = : la salida pasa al siguiente puesto
round-why-lightest = , por tener menos puntos
round-why-again = { " " }otra vez: no ganó nadie

match-headline =
    { PERSON($party) ->
        [you] Ganas tú
        [other] { CAPITAL($party) } gana
       *[several] { CAPITAL($party) } ganan
    }
# Antes de una frase sobre una de las manos.
# Antes de una frase sobre una de las manos.
# Antes de una frase sobre una de las manos.
match-count =
    { $n ->
        [one] { $n } mano.
        [many] { $n } de manos.
       *[other] { $n } manos.
    }
match-openedByYou = En la última, tu { DIGITS($tile) } le abrió el camino a { $name }.
match-openedForYou = En la última, { $name } te abrió el camino con { DIGITS($tile) }.
match-behind =
    { PERSON($party) ->
        [you] Ibas { $n } tantos por detrás tras la mano { $round }.
        [other] { CAPITAL($party) } iba { $n } tantos por detrás tras la mano { $round }.
       *[several] { CAPITAL($party) } iban { $n } tantos por detrás tras la mano { $round }.
    }
match-ahead =
    { PERSON($party) ->
        [you] Ibas { $n } tantos por delante tras la mano { $round }.
        [other] { CAPITAL($party) } iba { $n } tantos por delante tras la mano { $round }.
       *[several] { CAPITAL($party) } iban { $n } tantos por delante tras la mano { $round }.
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
match-rating = Puntos del club
match-rematch = Otra partida
match-rematchAsked = Otra partida: esperando a los demás
match-look = Repasar la partida
match-replay = Repetición
# `$change` has a sign: “Ana: rating 1512 (+12)”.
match-ratingAfter = { $name }: clasificación { $after } ({ $change })
match-unrated = Esta partida no cambia la clasificación.
match-left = { $name } se fue: la partida cuenta como derrota para { $name }.
match-partner = No cuenta para { $name }, porque se fue su pareja.
match-tooEarly = Terminó antes de que jugaran todos, así que no cambia la clasificación.
# “Ana: club points 12”.
match-clubPoints = { $name }: puntos del club { $n }
match-result = El resultado
match-download = Descargar el registro
match-copyRecord = Copiar registro DGN
match-copied = Registro copiado.
match-notCopied = Tu navegador no permitió copiar. El registro está abajo: cópialo tú.
match-noRecord = No pudimos cargar el registro. Inténtalo otra vez.
match-record = Registro de la partida
match-won =
    { PERSON($party) ->
        [you] { CAPITAL($party) } ganas la partida.
        [other] { CAPITAL($party) } gana la partida.
       *[several] { CAPITAL($party) } ganan la partida.
    }
match-goesTo =
    { PERSON($party) ->
        [several] Esta vez { $party } ganan la partida.
       *[other] Esta vez { $party } gana la partida.
    }
match-goat =
    { PERSON($party) ->
        [you] Esta vez la cabra eres tú. Beee.
        [yours] Esta vez las cabras son { $party }. Beee.
        [several] Las cabras: { $party }. Beee.
       *[other] La cabra: { $party }. Beee.
    }
match-donkey =
    { PERSON($party) ->
        [you] Esta vez el burro eres tú. Hiaaa.
        [yours] Esta vez los burros son { $party }. Hiaaa.
        [several] Los burros: { $party }. Hiaaa.
       *[other] El burro: { $party }. Hiaaa.
    }
match-lost =
    { PERSON($party) ->
        [you] Pierdes la partida.
       *[other] Partida perdida: { $party }.
    }
match-drawn = La partida acaba en empate.
match-reached =
    { $n ->
        [one] { $n } tanto; la meta era { $target }.
        [many] { $n } de tantos; la meta era { $target }.
       *[other] { $n } tantos; la meta era { $target }.
    }
match-exactly =
    { $target ->
        [one] Exactamente { $target } tanto.
        [many] Exactamente { $target } de tantos.
       *[other] Exactamente { $target } tantos.
    }
# La última ficha de la partida.
# La última ficha de la partida.
# La última ficha de la partida.
match-last =
    .capicua = Y con capicúa.
    .capicu = Y con capicú.
    .chuchazo = Y con chuchazo, la blanca doble.
# Los rivales, sin un solo tanto.
# Los rivales, sin un solo tanto.
# Los rivales, sin un solo tanto.
match-shutOut = Zapatero: los rivales no anotaron ni un tanto.
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
match-gaveUp =
    { PERSON($who) ->
        [you] Te rindes.
       *[other] { $who } se rinde.
    }
match-stopped = La partida se detuvo.
match-nobodyWins = No gana nadie. La clasificación no cambia.

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
        [one] se borra el { $n } guardado
        [many] se borran { $n } de guardados
       *[other] se borran los { $n } guardados
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
