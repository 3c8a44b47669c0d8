### A match with others: what people ask of each other, leaving and returning, and what they say.

menu-talk = Charla
menu-takeBack = Deshacer tu jugada
menu-offerEnd = Proponer terminar sin resultado
menu-resign = Rendirse
menu-report = Denunciar a un jugador
menu-leave = Dejar la partida
menu-pace = Ritmo de los bots
menu-paceFirst = Más lento en tu primera partida.
pace =
    .quick = Rápido
    .usual = Normal
    .slow = Lento

held-return = Volver a jugar en lugar del bot
held-returned =
    { PERSON($who) ->
        [you] Vuelves a jugar en lugar del bot.
       *[other] { $who } vuelve a jugar en lugar del bot.
    }
leave-goesOn = La partida sigue y un bot juega por ti. Puedes volver en cualquier momento hasta que termine.
leave-rated = Esta partida es puntuable. Si no has vuelto cuando termine, cuenta como derrota para ti, aunque gane tu bando.
leave-confirm = Dejar que juegue un bot
leave-stay = Quedarse
resign-wins = Te rindes en esta partida y { $name } la gana.
resign-rated = Esta partida es puntuable, y la pierdes.
resign-stay = Seguir jugando

# The table belongs to a club night: its name, and the match.
gather-match = { $name }: partida { $match } de { $all }, mesa { $table }
gather-all = La primera mano empieza cuando estén todos.
gather-missing = Todavía faltan: { LIST($names) }.
gather-until = Tiempo para llegar: { $clock }. Después, un bot juega por cada jugador que falte, hasta que llegue.

dropped-strip = { $who } perdió la conexión. Tiempo para volver: { $clock }.
dropped-over = { $who } sigue sin conexión. ¿Qué hacemos?
dropped-wait = Esperar
dropped-waitNoMore = Dejar de esperar a { $who }
dropped-hold = Que juegue un bot
dropped-stop = Detener la partida
dropped-sureStop = ¿Detener la partida para todos? No gana nadie.

asks-takeBack =
    { PERSON($who) ->
        [you] Pides deshacer tu jugada.
       *[other] { $who } pide deshacer una jugada.
    }
asks-end =
    { PERSON($who) ->
        [you] Propones terminar la partida sin resultado.
       *[other] { $who } propone terminar la partida sin resultado.
    }
asks-waitsFor = Falta la respuesta de { LIST($names) }.
asks-agree = Aceptar
asks-decline = Rechazar
asks-withdraw = Retirar
asks-choose = Acepta o rechaza.
asks-agreed =
    { PERSON($who) ->
        [you] Aceptas.
       *[other] { $who } acepta.
    }
asks-declined =
    { PERSON($who) ->
        [you] Rechazas.
       *[other] { $who } rechaza.
    }
asks-withdrawn =
    { PERSON($who) ->
        [you] Retiras tu petición.
       *[other] { $who } retira la petición.
    }
asks-tookBack = La jugada se deshace.

talk-nothing = Todavía no hay mensajes.
talk-line = { $name }: { $text }
talk-list = Lo dicho
talk-phrases = Frases
talk-inRound = Los compañeros no hablan durante la mano. Puedes hablar entre manos.
talk-field = Mensaje
talk-send = Enviar
talk-people = Silenciar jugadores
talk-muteHelp = No ves ni oyes lo que dice un jugador silenciado. Este dispositivo recuerda el nombre.
phrases =
    .hello = Hola
    .good-luck = Suerte
    .well-played = Bien jugado
    .thanks = Gracias
    .sorry = Perdón
    .one-moment = Un momento
    .back = Ya estoy aquí
    .good-game = Buena partida
    .rematch = ¿Otra partida?
    .goodbye = Adiós
    .applause = Bravo
    .laugh = Ja, ja
    .surprise = Vaya
    .sad = Ay, no

refused =
    .rated-stands = En una partida puntuable no se deshacen jugadas.
    .nothing-to-take-back = Todavía no has jugado en esta mano.
    .no-hints = Las pistas son para partidas amistosas contra bots.
    .not-resigned = Solo puedes rendirte durante una mano entre dos jugadores.
    .nothing-asked = Ya no hay nada que responder.
    .asked-already = Otra pregunta sigue abierta. Espera la respuesta.
    .not-replaced = Ahora ningún bot juega por ti.
    .bot-plays = Un bot juega por ti. Vuelve primero.
    .no-talk = En esta mesa no se puede decir eso.
    .no-talk-in-round = Los compañeros no hablan durante la mano.
    .bad-text = 
        { $max ->
            [one] Escribe como máximo { $max } carácter visible.
            [many] Escribe como máximo { $max } de caracteres visibles.
           *[other] Escribe como máximo { $max } caracteres visibles.
        }
    .too-much-talk = Has hablado mucho seguido. Espera unos segundos.
    .time-out = No puedes escribir hasta el { $until }. Motivo del moderador: { $reason }
    .banned = No puedes jugar con otros hasta el { $until }. Motivo del moderador: { $reason }
    .banned-for-good = No puedes jugar con otros: la sanción no tiene fin. Motivo del moderador: { $reason }
    .no-such-seat = Esta mesa no tiene puesto { $seat }.
    .seat-taken = Otro jugador acaba de ocupar ese puesto.
    .already-seated = Ya tienes puesto en esta mesa.
    .not-seated = No tienes puesto en esta mesa.
    .match-began = La partida ya empezó y los puestos no cambian.
    .not-host = Solo el anfitrión de la mesa puede hacerlo.
    .rated = Los bots no juegan partidas puntuables.
    .no-bot = Ahí no hay ningún bot.
    .nothing-to-wait-for = Ninguna mano te espera ahora.
    .nothing-to-take = Ahora no puedes tomar fichas del montón.
    .taken-already = Otro jugador acaba de tomar esa ficha. Toma otra.
    .not-mixed-again = Solo quien sale puede pedir que se revuelva otra vez, antes de que se tome la primera ficha.
    .not-pointed = Aquí no puedes elegir la ficha. Roba la siguiente.
    .nothing-to-declare = Ahora no puedes anunciar el 6-6.
    .nothing-to-close = Solo puedes cerrar el doble que acabas de poner.
    .not-done = Pon una ficha antes de terminar el turno.
