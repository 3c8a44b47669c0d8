### Club evenings: reasons.

reasons-refusals =
    .not-open = Nadie ha abierto todavía esta velada.
    .closed = La velada está cerrada: ya no se puede anotar nada.
    .file = La línea { $line } del archivo no se puede leer. En inglés: { $detail }
    .started = La primera partida ya empezó, así que la velada queda como se preparó.
    .not-organiser = Eso solo puede hacerlo el organizador.
    .not-at-table = Eso solo pueden hacerlo quienes están en la mesa { $table }.
    .not-keeper =
        { $keeper ->
            [none] En la mesa { $table } aún no anota nadie. Di primero quién anota.
           *[other] En la mesa { $table } solo escribe quien anota: { $keeper }.
        }
    .suspended = { $player } ya no anota en esta partida. Nombra a otra persona.
    .not-begun = La partida { $number } no ha empezado todavía.
    .not-next = Ahora toca la partida { $next }.
    .not-delivered =
        { COUNT($tables) ->
            [one] La partida siguiente empieza cuando todas las mesas están confirmadas. Falta la mesa { LIST($tables) }.
            [many] La partida siguiente empieza cuando todas las mesas están confirmadas. Faltan las mesas { LIST($tables) }.
           *[other] La partida siguiente empieza cuando todas las mesas están confirmadas. Faltan las mesas { LIST($tables) }.
        }
    .all-played = Ya se han jugado todas las partidas.
    .confirmed = La partida { $match } de la mesa { $table } está confirmada. Ahora solo el organizador puede cambiarla.
    .not-over = La partida de la mesa { $table } no ha terminado todavía.
    .not-agreed = En la mesa { $table } nadie de la otra pareja ha aceptado aún el final.
    .waiting = En esta mesa se encontró un error. La anotación espera al organizador.
    .gap = Faltan manos anteriores a esta. Ahora toca la mano { $next }.
    .stands-otherwise = Ahí ya consta otra cosa. Mira de nuevo antes de cambiarla.
    .not-last = Aquí solo se puede cambiar la última mano. Las demás puede cambiarlas el organizador.
    .no-reason = Escribe por qué se cambia, porque ya estaba confirmado.
    .not-time = El tiempo no se ha acabado. Hasta entonces solo el organizador puede parar la partida.
    .too-late = Ya es tarde para deshacerlo.
    .called = Ya has llamado al organizador a esta mesa.
    .objected = Ya has objetado esta mano.
    .too-many =
        { $max ->
            [one] En una mesa puedes anotar esto { $max } vez. Lo demás lo anota el organizador.
            [many] En una mesa puedes anotar esto { $max } de veces. Lo demás lo anota el organizador.
           *[other] En una mesa puedes anotar esto { $max } veces. Lo demás lo anota el organizador.
        }
    .no-room = En esta velada ya no caben más anotaciones de jugadores. Lo demás lo anota el organizador.
    .own-result = La pareja que anotó el final no puede aceptarlo. Lo acepta la otra pareja de la mesa { $table }.
    .nothing = Eso ya está resuelto, o no existe esa mano.
    .bad-text =
        { $bad ->
            [empty] Escribe algo.
            [too-long] Escríbelo más corto, con { $max } caracteres como máximo.
            [hidden] El texto tiene signos que no se ven. Escríbelo de nuevo.
           *[stacked] Una letra tiene demasiados signos. Quita algunos.
        }
    .not-understood = El servidor no puede leer esta anotación y no la ha guardado. Vuelve a cargar la página y anótala otra vez.
reasons-notRead = El servidor no la lee. Di al organizador qué era.
reasons-requests =
    .not-member = Solo los socios abren las veladas de este club. Entra primero en el club con tu correo.
    .bad-file = La línea { $line } del archivo no se puede leer. En inglés: { $detail }
    .elsewhere = Ya estás en otra velada: «{ $name }». Sal primero de ella.
    .barred = El organizador retiró este dispositivo. Pídele que lo deje entrar de nuevo y vuelve a intentarlo.
    .not-organiser = Eso solo puede hacerlo el organizador de esta velada.
    .wrong-code = Las letras no son las de esta velada. Compáralas con las del organizador.
    .no-such-player = Con ese nombre no se puede entrar. Elige otro de la lista.
    .name-taken = Ese nombre lo tiene otro dispositivo. El organizador puede liberarlo.
    .closed = La velada está cerrada.
    .last-organiser = Una velada necesita un organizador. Antes de salir, crea un enlace para otro dispositivo o ciérrala.
    .link-over = Este enlace ya no sirve. Pide otro al organizador.
    .too-many-links =
        { $max ->
            [one] Una velada tiene como máximo { $max } enlace sin usar. Retíralo primero.
            [many] Una velada tiene como máximo { $max } de enlaces sin usar. Retira uno primero.
           *[other] Una velada tiene como máximo { $max } enlaces sin usar. Retira uno primero.
        }
reasons-evenings =
    .no-seating = No hay una distribución hecha para { $players } jugadores. Elige una equilibrada.
    .unseated = En la partida { $number } hay una mesa sin jugadores.
    .no-match = No hay partida { $number }. Las partidas van de la 1 a la { $matches }.
    .no-table = La partida { $match } no tiene mesa { $table }. La última es la mesa { $tables }.
    .no-player = No hay jugador { $player }. Los números van del 1 al { $players }.
    .seated-twice = { $player } estaría en dos mesas a la vez en la partida { $match }.
    .other-players = La partida { $match } de la mesa { $table } la juegan otros: { LIST($pairing) }.
    .nothing-to-annul = En el acta de la partida { $match }, mesa { $table }, no hay nada.
    .penalties-off = En esta velada no hay penalizaciones. Actívalas o anota una sanción sin cantidad.
    .penalty-too-high = Una penalización de { $amount } es demasiado alta. La más alta es { $amountMax }.
    .no-round = No hay mano { $round }. Las manos van de la 1 a la { $most }.
    .text =
        { $why ->
            [too-long]
                Escribe { $told ->
                    [reason] el motivo
                    [corrected] lo que se corrigió
                    [before] lo que había antes
                   *[since] lo que hay ahora
                } con { $max } caracteres como máximo.
            [too-many-lines]
                { $max ->
                    [one]
                        Escribe { $told ->
                            [reason] el motivo
                            [corrected] lo que se corrigió
                            [before] lo que había antes
                           *[since] lo que hay ahora
                        } en { $max } línea.
                    [many]
                        Escribe { $told ->
                            [reason] el motivo
                            [corrected] lo que se corrigió
                            [before] lo que había antes
                           *[since] lo que hay ahora
                        } en { $max } de líneas como máximo.
                   *[other]
                        Escribe { $told ->
                            [reason] el motivo
                            [corrected] lo que se corrigió
                            [before] lo que había antes
                           *[since] lo que hay ahora
                        } en { $max } líneas como máximo.
                }
           *[hidden]
                Hay signos que no se ven en { $told ->
                    [reason] el motivo
                    [corrected] lo que se corrigió
                    [before] lo que había antes
                   *[since] lo que hay ahora
                }. Escríbelo de nuevo.
        }
    .too-many =
        { $what ->
            [tables] Una velada tiene como máximo { $most } mesas en todas sus partidas.
            [rounds] Una velada tiene como máximo { $most } manos en todas sus hojas.
            [sanctions] Una velada tiene como máximo { $most } sanciones y penalizaciones.
            [annulled] Una velada tiene como máximo { $most } hojas anuladas.
            [log-lines] Una velada tiene como máximo { $most } correcciones en su registro.
           *[log-chars] Una velada tiene como máximo { $most } caracteres en su registro.
        }
    .begun = La partida { $match } ya empezó. Se pueden redistribuir las que siguen.
    .settled = El número de jugadores, la distribución, la meta y el número de partidas quedan como están.
reasons-sheets =
    .not-here = { $player } no está en esta mesa.
    .impossible = Una mano vale de 1 a { $roundPointsMax }, o 0 para las dos parejas tras un cierre empatado.
    .over = La partida terminó { $first } : { $second }. No hay más manos.
    .too-many-rounds = Una hoja tiene como máximo { $most } manos. Escribe en su lugar cómo terminó la partida.
    .both-reached = Las dos parejas no pueden tener { $target }: la partida termina con la primera que llega.
    .too-high = { $score } no puede ser. Con la última mano una pareja llega como mucho a { $most }.
    .not-finished = Ninguna pareja tiene { $target }. Indica que se paró, si terminó así.
    .level = Hay empate a { $score } : { $score }. Que jueguen otra mano o que decida la suerte.
    .not-level = { $first } : { $second } no es empate, así que no decide la suerte.
reasons-setups =
    .players = En una velada juegan de { $playersMin } a { $playersMax } personas, no { $players }.
    .name-twice = Los jugadores { $first } y { $second } se llaman igual: «{ $name }». Cambia el nombre de uno.
    .not-published = No hay distribución publicada para { $players } jugadores. Elige una equilibrada.
    .target = Una partida se juega a { $targetMin } como mínimo y a { $targetMax } como máximo.
    .stakes-at-many-tables =
        { $prize ->
            [true] El premio adicional es para 4 a 7 jugadores en una mesa.
           *[false] Las apuestas son para 4 a 7 jugadores en una mesa.
        }
    .stake = La apuesta es un número entero de 0 a { $amountMax }.
    .prize-stakes = Un premio adicional vale de 1 a { $most } apuestas.
    .needs = El jugador { $player } tiene más necesidades de las que hay.
    .limit = El límite de tiempo va de 1 a { $limitMinutesMax } minutos.
    .matches = Una velada tiene de 1 a { $matchesMax } partidas.
reasons-names =
    .empty =
        { $kind ->
            [evening] Escribe el nombre de la velada.
            [place] Escribe un nombre en cada campo del lugar que rellenes.
            [unit] Escribe en qué se cuenta la apuesta.
           *[player]
                Escribe el nombre del jugador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                }.
        }
    .too-long =
        { $kind ->
            [evening] El nombre de la velada tiene { $eveningNameCharsMax } caracteres como máximo.
            [place] El nombre de un lugar tiene { $eveningNameCharsMax } caracteres como máximo.
            [unit] La unidad de la apuesta tiene { $eveningNameCharsMax } caracteres como máximo.
           *[player]
                El nombre del jugador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tiene { $eveningNameCharsMax } caracteres como máximo.
        }
    .hidden =
        { $kind ->
            [evening] El nombre de la velada tiene signos que no se ven. Escríbelo de nuevo.
            [place] El nombre del lugar tiene signos que no se ven. Escríbelo de nuevo.
            [unit] La unidad de la apuesta tiene signos que no se ven. Escríbela de nuevo.
           *[player]
                El nombre del jugador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tiene signos que no se ven. Escríbelo de nuevo.
        }
    .stacked =
        { $kind ->
            [evening] El nombre de la velada tiene demasiados signos en una letra. Escríbelo de nuevo.
            [place] El nombre del lugar tiene demasiados signos en una letra. Escríbelo de nuevo.
            [unit] La unidad de la apuesta tiene demasiados signos en una letra. Escríbela de nuevo.
           *[player]
                El nombre del jugador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tiene demasiados signos en una letra. Escríbelo de nuevo.
        }
