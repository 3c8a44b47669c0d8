### Club evenings: reasons.

reasons-refusals =
    .not-open = Esta velada aún no se ha creado.
    .closed = La velada está cerrada, así que ya no puedes anotar nada más.
    .file = No se puede leer la línea { $line } del archivo: { $detail }
    .started = La primera partida ya empezó, así que ya no puedes cambiar los preparativos.
    .not-organiser = Eso solo puede hacerlo el organizador.
    .not-at-table = Eso solo lo pueden hacer los jugadores de la mesa { $table }.
    .not-keeper =
        { $keeper ->
            [none] La mesa { $table } aún no tiene anotador. Elige primero quién anota.
           *[other] Esto solo lo puede anotar { $keeper }, que anota en la mesa { $table }.
        }
    .suspended = { $player } ya no puede anotar en esta partida. Elige a otro jugador.
    .not-begun = La partida { $number } aún no ha empezado.
    .not-drawn = La partida { $number } aún no está sorteada.
    .in-progress = La partida { $number } se está jugando. Cambia esto cuando sus resultados estén confirmados.
    .not-next = Ahora toca la partida { $next }.
    .not-delivered =
        { COUNT($tables) ->
            [one] Antes de iniciar la partida siguiente, confirma la mesa { LIST($tables) }.
            [many] Antes de iniciar la partida siguiente, confirma las mesas { LIST($tables) }.
           *[other] Antes de iniciar la partida siguiente, confirma las mesas { LIST($tables) }.
        }
    .all-played = Ya se han jugado todas las partidas.
    .confirmed = La partida { $match } de la mesa { $table } está confirmada. Ahora solo puede cambiarla el organizador.
    .not-over = La partida de la mesa { $table } aún no ha terminado.
    .not-agreed = La otra pareja de la mesa { $table } aún no ha aceptado el resultado.
    .waiting = El anotador avisó de un error. Espera al organizador antes de anotar más.
    .gap = Faltan manos anteriores. Anota primero la mano { $next }.
    .stands-otherwise = Esto ha cambiado mientras tanto. Revísalo antes de cambiarlo.
    .not-last = Aquí solo puedes cambiar la última mano. Las demás puede cambiarlas el organizador.
    .no-reason = Esto ya estaba confirmado. Escribe el motivo del cambio.
    .not-time = Aún no se ha acabado el tiempo. Hasta entonces solo el organizador puede detener la partida.
    .too-late = Ya es tarde para deshacerlo.
    .called = Ya has llamado al organizador a esta mesa.
    .objected = Ya has objetado esta mano.
    .too-many =
        { $max ->
            [one] En una mesa solo puedes anotar esto { $max } vez. Pide al organizador que anote lo demás.
            [many] En una mesa solo puedes anotar esto { $max } de veces. Pide al organizador que anote lo demás.
           *[other] En una mesa solo puedes anotar esto { $max } veces. Pide al organizador que anote lo demás.
        }
    .no-room = En esta velada ya no caben más anotaciones de jugadores. Pide al organizador que anote lo demás.
    .own-result = Tu pareja anotó el resultado, así que lo tiene que aceptar la otra pareja de la mesa { $table }.
    .in-another = Estás en otra noche de club. Sal primero de ella.
    .regulation-not-online = En las mesas en línea se juega por parejas del club, y esta velada tiene otro reglamento.
    .names-alike = Los nombres de los jugadores { $first } y { $second } se confunden: { $name } y { $other }. Cambia uno de los dos.
    .nothing = Esto ya está resuelto, o esa mano no existe.
    .bad-text =
        { $bad ->
            [empty] Escribe algo.
            [too-long] Escribe { $max } caracteres como máximo.
            [hidden] El texto tiene caracteres invisibles. Escríbelo otra vez.
           *[stacked] Una letra tiene demasiados signos. Quita algunos.
        }
    .not-understood = El servidor no puede leer esta anotación y no la guardó. Recarga la página y anótala otra vez.
reasons-notRead = El servidor no puede leerla. Pide al organizador que la anote.
reasons-requests =
    .not-member = Solo los miembros de este club pueden crear veladas. Entra primero.
    .bad-file = No se puede leer la línea { $line } del archivo: { $detail }
    .names-alike = Los nombres de los jugadores { $first } y { $second } se confunden: { $name } y { $other }. Cambia uno de los dos.
    .game-does-not-fit = En este juego las manos no se anotan como en las actas. Elige el juego de club por parejas.
    .regulation-not-online = En las mesas en línea se juega por parejas del club. Quita el reglamento o juega en mesas reales.
    .elsewhere = Ya estás en otra velada: «{ $name }». Sal primero de ella.
    .barred = El organizador retiró este dispositivo. Pídele que lo deje entrar de nuevo y vuelve a intentarlo.
    .not-organiser = Eso solo puede hacerlo el organizador de esta velada.
    .wrong-code = Estas no son las letras de esta velada. Compáralas con las del organizador.
    .no-such-player = Este nombre no está en la lista. Elige otro.
    .name-taken = Otro dispositivo tiene este nombre. El organizador puede liberarlo.
    .closed = La velada está cerrada.
    .last-organiser = Una velada necesita un organizador. Antes de salir, crea un enlace para otro dispositivo o cierra la velada.
    .link-over = Este enlace ya no funciona. Pide otro al organizador.
    .too-many-links =
        { $max ->
            [one] Una velada tiene como máximo { $max } enlace sin usar. Retíralo primero.
            [many] Una velada tiene como máximo { $max } de enlaces sin usar. Retira uno primero.
           *[other] Una velada tiene como máximo { $max } enlaces sin usar. Retira uno primero.
        }
reasons-evenings =
    .no-seating = No hay distribución publicada para { $players } jugadores. Elige la equilibrada.
    .unseated = La partida { $number } tiene una mesa sin jugadores.
    .no-match = No hay partida { $number }. Van de la 1 a la { $matches }.
    .no-table = La partida { $match } no tiene mesa { $table }. La última es la mesa { $tables }.
    .no-player = No hay jugador { $player }. Los números van del 1 al { $players }.
    .seated-twice = { $player } se sentaría en dos mesas en la partida { $match }.
    .other-players = Otros juegan la partida { $match } en la mesa { $table }: { LIST($pairing) }.
    .nothing-to-annul = El acta de la partida { $match }, mesa { $table }, está vacía.
    .penalties-off = Esta velada no usa penalizaciones. Actívalas o anota una sanción sin cantidad.
    .penalty-too-high = Una penalización de { $amount } es demasiado alta. La más alta es { $most }.
    .expelled-when = ¿Desde qué partida queda expulsado { $player }? Elige la partida.
    .no-walkover = Aquí las parejas cambian, así que en la mesa { $table } no hay incomparecencia. Sienta a quienes vinieron.
    .no-round = No hay mano { $round }. Van de la 1 a la { $most }.
    .text =
        { $why ->
            [too-long]
                Escribe { $told ->
                    [reason] el motivo
                    [corrected] lo corregido
                    [before] lo anterior
                   *[since] lo nuevo
                } en { $max } caracteres como máximo.
            [too-many-lines]
                { $max ->
                    [one]
                        Escribe { $told ->
                            [reason] el motivo
                            [corrected] lo corregido
                            [before] lo anterior
                           *[since] lo nuevo
                        } en { $max } línea.
                    [many]
                        Escribe { $told ->
                            [reason] el motivo
                            [corrected] lo corregido
                            [before] lo anterior
                           *[since] lo nuevo
                        } en { $max } de líneas como máximo.
                   *[other]
                        Escribe { $told ->
                            [reason] el motivo
                            [corrected] lo corregido
                            [before] lo anterior
                           *[since] lo nuevo
                        } en { $max } líneas como máximo.
                }
           *[hidden]
                { $told ->
                    [reason] El motivo
                    [corrected] Lo corregido
                    [before] Lo anterior
                   *[since] Lo nuevo
                } tiene caracteres invisibles. Escríbelo otra vez.
        }
    .too-many =
        { $what ->
            [tables] Una velada tiene como máximo { $most } mesas en todas sus partidas.
            [rounds] Una velada tiene como máximo { $most } manos en todas sus actas.
            [sanctions] Una velada tiene como máximo { $most } sanciones y penalizaciones.
            [annulled] Una velada tiene como máximo { $most } actas anuladas.
            [log-lines] Una velada tiene como máximo { $most } correcciones en su registro.
            [notes] Una velada tiene como máximo { $most } notas en su registro.
           *[log-chars] Una velada tiene como máximo { $most } caracteres en su registro.
        }
    .begun = La partida { $match } ya empezó, así que sus puestos no cambian. Cambia solo las siguientes.
    .settled = Ya no puedes cambiar el número de jugadores, la distribución, el reglamento, la meta ni el número de partidas.
    .parted = En la partida { $match }, { $player } estaría separado de su pareja. Las parejas fijas juegan juntas.
    .team-mates = En la partida { $match }, el equipo { $team } jugaría contra sí mismo.
    .bye = { $player } no descansa en la partida { $number }. Solo descansa una pareja sin rivales.
reasons-sheets =
    .not-here = { $player } no se sienta en esta mesa.
    .impossible = Una mano vale de 1 a { $most } tantos, o 0 para las dos parejas tras un cierre empatado.
    .over = La partida terminó { $first } : { $second }. Quita las manos siguientes.
    .too-many-rounds = Un acta tiene como máximo { $most } manos. Anota solo el resultado final.
    .both-reached = Solo una pareja puede tener { $target }. La partida termina cuando llega la primera.
    .too-high = { $score } es demasiado. Con la última mano una pareja llega como mucho a { $most }.
    .not-finished = Ninguna pareja tiene { $target }. Si la partida se detuvo, indícalo.
    .level = Hay empate a { $score } : { $score }. Que jueguen otra mano, o decide por sorteo.
    .not-level = { $first } : { $second } no es empate, así que no puedes decidir por sorteo.
    .was-played = La hoja tiene un tanteo, así que vinieron las dos parejas.
reasons-setups =
    .players = Una velada tiene de { $playersMin } a { $playersMax } jugadores, no { $players }.
    .name-twice = Los jugadores { $first } y { $second } se llaman «{ $name }». Cambia el nombre de uno.
    .not-published = No hay distribución publicada para { $players } jugadores. Elige la equilibrada.
    .odd-players = Las parejas fijas necesitan un número par de jugadores. Ahora hay { $players }.
    .team-size = Con { $players } jugadores no salen equipos de { $team_pairs } parejas. Hacen falta al menos dos equipos iguales, de { $teamPairsMax } parejas como máximo.
    .few-for-groups = Los grupos necesitan al menos cuatro parejas o equipos. Hay { $sides }.
    .groups = Con { $sides } parejas o equipos puede haber de { $least } a { $most } grupos, no { $groups }.
    .qualify = De cada grupo no pueden pasar { $qualify }. Elige de 1 a { $most }.
    .no-team = No hay equipo { $team }. Hay { $teams }.
    .too-many-to-rotate = Con cambio de pareja juegan { $rotatingPlayersMax } como máximo. Con { $players }, elige parejas fijas.
    .matches-of-knock-out = Las eliminatorias de { $players } jugadores tienen { $matches } partidas.
    .warning = El aviso llega al menos un minuto después del comienzo.
    .prize-of-pairs = Las parejas fijas no tienen premio adicional.
    .target = Una partida se juega a { $targetMin } tantos como mínimo y a { $targetMax } como máximo.
    .stakes-at-many-tables =
        { $prize ->
            [true] El premio adicional es para 4 a 7 jugadores en una mesa.
           *[false] Las apuestas son para 4 a 7 jugadores en una mesa.
        }
    .stake = La apuesta es un número entero de 0 a { $amountMax }.
    .prize-stakes = Un premio adicional vale de 1 a { $most } apuestas.
    .needs = Has marcado demasiadas necesidades para el jugador { $player }.
    .limit = El límite de tiempo va de 1 a { $limitMinutesMax } minutos.
    .matches = Una velada tiene de 1 a { $matchesMax } partidas.
reasons-rules =
    .bonus = Demasiada bonificación: { $bonus }. En una mano hay como mucho { $bonusMax }.
    .win-points = Una victoria vale como mucho { $winPointsMax } puntos de partida.
    .order = Nombra al menos una cosa que decida los puestos.
    .key-twice = Cada cosa decide los puestos una vez.
    .walkover-points = Una incomparecencia vale como mucho { $winPointsMax } puntos de partida.
    .walkover-penalty = Una penalización de { $penalty } por incomparecencia es demasiado alta. La más alta es { $most }.
reasons-names =
    .empty =
        { $kind ->
            [evening] Escribe el nombre de la velada.
            [place] Escribe el nombre de cada lugar que rellenes.
            [unit] Escribe el nombre de la unidad de las apuestas.
            [regulation] Pon un nombre al reglamento.
            [team] Pon nombre al equipo { $team }.
           *[player]
                { $kind ->
                    [player] Escribe el nombre del jugador { $player }.
                   *[other] Escribe el nombre de cada jugador.
                }
        }
    .too-long =
        { $kind ->
            [evening] Escribe un nombre más corto para la velada: { $eveningNameCharsMax } caracteres como máximo.
            [place] Escribe un nombre más corto para cada lugar: { $eveningNameCharsMax } caracteres como máximo.
            [unit] Escribe un nombre más corto para la unidad de las apuestas: { $eveningNameCharsMax } caracteres como máximo.
            [regulation] Escribe un nombre más corto para el reglamento: { $eveningNameCharsMax } caracteres como mucho.
            [team] Escribe un nombre más corto para el equipo { $team }: { $eveningNameCharsMax } caracteres como máximo.
           *[player]
                { $kind ->
                    [player] Escribe un nombre más corto para el jugador { $player }: { $eveningNameCharsMax } caracteres como máximo.
                   *[other] Escribe un nombre más corto para el jugador: { $eveningNameCharsMax } caracteres como máximo.
                }
        }
    .hidden =
        { $kind ->
            [evening] El nombre de la velada tiene caracteres invisibles. Escríbelo otra vez.
            [place] El nombre de un lugar tiene caracteres invisibles. Escríbelo otra vez.
            [unit] El nombre de la unidad de las apuestas tiene caracteres invisibles. Escríbelo otra vez.
            [regulation] El nombre del reglamento tiene caracteres invisibles. Escríbelo de nuevo.
            [team] El nombre del equipo { $team } tiene caracteres invisibles. Escríbelo de nuevo.
           *[player]
                { $kind ->
                    [player] El nombre del jugador { $player } tiene caracteres invisibles. Escríbelo otra vez.
                   *[other] El nombre de un jugador tiene caracteres invisibles. Escríbelo otra vez.
                }
        }
    .stacked =
        { $kind ->
            [evening] El nombre de la velada tiene demasiados signos en una letra. Quita algunos.
            [place] El nombre de un lugar tiene demasiados signos en una letra. Quita algunos.
            [unit] El nombre de la unidad de las apuestas tiene demasiados signos en una letra. Quita algunos.
            [regulation] El nombre del reglamento tiene demasiadas marcas en una letra. Quita algunas.
            [team] El nombre del equipo { $team } tiene demasiados signos en una letra. Quita algunos.
           *[player]
                { $kind ->
                    [player] El nombre del jugador { $player } tiene demasiados signos en una letra. Quita algunos.
                   *[other] El nombre de un jugador tiene demasiados signos en una letra. Quita algunos.
                }
        }
