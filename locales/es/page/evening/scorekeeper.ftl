### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = La mesa { $table } desde arriba
scorekeeper-back = Atrás
scorekeeper-tools = A mano
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } anotación no se aceptó
        [many] { $n } de anotaciones no se aceptaron
       *[other] { $n } anotaciones no se aceptaron
    }
scorekeeper-strips-look = Ver
scorekeeper-strips-late = El organizador espera a esta mesa. Anota las manos que ya se han jugado.
scorekeeper-strips-announced = El organizador: { $text }
scorekeeper-strips-seen = Visto
scorekeeper-strips-minutes =
    { $n ->
        [one] Queda { $n } minuto
        [many] Quedan { $n } de minutos
       *[other] Quedan { $n } minutos
    }
scorekeeper-strips-up = Se acabó el tiempo
scorekeeper-strips-soon =
    { $n ->
        [one] Queda { $n } minuto. La mano que se juegue en ese momento será la última.
        [many] Quedan { $n } de minutos. La mano que se juegue en ese momento será la última.
       *[other] Quedan { $n } minutos. La mano que se juegue en ese momento será la última.
    }
scorekeeper-strips-last = Se acabó el tiempo: esta es la última mano. Termínenla y anótala.
scorekeeper-strips-level = Se acabó el tiempo y hay empate: jueguen una mano más.
scorekeeper-keeper-title = ¿Quién anota?
scorekeeper-keeper-text = En ese teléfono se anota cada mano. Los demás la ven enseguida.
scorekeeper-keeper-me = { $name }, en este teléfono
scorekeeper-keeper-noPhone = { $name }, sin teléfono
scorekeeper-keeper-nobody = ¿Nadie? Entonces apunten las manos en papel y las anotará el organizador. Llámenlo para decírselo.
scorekeeper-present-title = ¿Están los cuatro?
scorekeeper-present-yes = Estamos los cuatro
scorekeeper-present-no = Falta alguien: llamar al organizador
scorekeeper-lead-title = ¿Quién sale primero?
scorekeeper-lead-lot = Por sorteo: las fichas están boca abajo y cada cual toma una. Sale el número más alto. Si es igual, sale el doble de ese número; después, la suma mayor.
scorekeeper-lead-then = Después, en cada mano sale quien sigue a la derecha, gane quien gane.
scorekeeper-round-title = Sale { $name }
scorekeeper-round-shuffles = Revuelve { $name }.
scorekeeper-round-next = En la mano siguiente sale { $name }, a la derecha.
scorekeeper-round-wonBy = ¿Quién ganó la mano?
scorekeeper-round-tied = Cierre con empate: sin tantos
scorekeeper-round-otherLead = Sale otra persona
scorekeeper-round-last = Mano { $n }: { $names } { $points }
scorekeeper-round-lastTied = Mano { $n }: cierre con empate
scorekeeper-round-show = Mostrar ahora el tanteo a todos
scorekeeper-round-takeBack = Anularla
scorekeeper-round-correct = Corregirla
scorekeeper-round-stop = No se está jugando ninguna mano: parar con { $score }
scorekeeper-entry-points = ¿Cuántos tantos para { $names }?
scorekeeper-entry-help = Todas las fichas que les quedan a los dos perdedores.
scorekeeper-entry-field = Tantos, de 1 a 118
scorekeeper-entry-keys = Teclado
scorekeeper-entry-tiles = Marcar las fichas
scorekeeper-entry-digit = { $n }
scorekeeper-entry-erase = Borrar la última cifra
scorekeeper-entry-sum =
    { $tiles ->
        [one] { $tiles } ficha
        [many] { $tiles } de fichas
       *[other] { $tiles } fichas
    }: { $n ->
        [one] { $n } tanto
        [many] { $n } de tantos
       *[other] { $n } tantos
    }
scorekeeper-entry-clear = Empezar de nuevo
scorekeeper-entry-tooFew = A cada perdedor le queda al menos una ficha.
scorekeeper-entry-tooMany = Entre dos no pueden tener más de catorce fichas.
scorekeeper-entry-wrong = Una mano vale de 1 a 118 tantos.
scorekeeper-entry-enter =
    { $n ->
        [one] Anotar { $n } tanto
        [many] Anotar { $n } de tantos
       *[other] Anotar { $n } tantos
    }
scorekeeper-entry-enterNothing = Anotar
scorekeeper-entry-blocker = ¿Qué pareja cerró?
scorekeeper-entry-blockerHelp = El cero se escribe en su columna.
scorekeeper-entry-high =
    { $n ->
        [one] ¿De verdad { $n } tanto?
        [many] ¿De verdad { $n } de tantos?
       *[other] ¿De verdad { $n } tantos?
    }
scorekeeper-entry-highHelp = Es más de lo habitual. Sumen las fichas otra vez.
scorekeeper-entry-twice = ¿Otra vez lo mismo?
scorekeeper-entry-twiceHelp = Esto se anotó hace un momento: { $round }. ¿Es otra mano?
scorekeeper-entry-sure = Sí, anotarla
scorekeeper-entry-unsure = No, cambiarla
scorekeeper-entry-correcting = Mano { $n }: ¿quién la ganó?
scorekeeper-takeBack-title = ¿Anular la mano { $n }?
scorekeeper-takeBack-text = Desaparece del acta; el cambio queda en el registro.
scorekeeper-takeBack-yes = Anular la mano
scorekeeper-takeBack-no = Dejarla
scorekeeper-otherLead-title = ¿Quién sale en la mano { $n }?
scorekeeper-otherLead-text = Le toca salir a { $name }.
scorekeeper-otherLead-should = { $name }, como toca
scorekeeper-otherLead-entered = { $name }, como está anotado
scorekeeper-alert-title = ¿Es un error?
scorekeeper-alert-recorded = La mano { $n } consta así: { $round }.
scorekeeper-alert-deny = No es un error: queda como está
scorekeeper-alert-confirm = Es un error: esperar al organizador
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = cierre con empate
scorekeeper-held-title = Hace falta el organizador
scorekeeper-held-text = No se anota nada hasta que el organizador resuelva esto:
scorekeeper-held-goOn = Se resolvió en la mesa: seguir
scorekeeper-stop-title = ¿Parar aquí?
scorekeeper-stop-text = Se acabó el tiempo y la última mano está anotada. Gana con este resultado la pareja que va por delante.
scorekeeper-stop-yes = Parar con { $score }
scorekeeper-stop-no = Todavía se juega una mano
scorekeeper-over-title = ¿Terminó la partida?
scorekeeper-over-record = { $reached }, anotamos { $recorded }.
scorekeeper-over-recordAsIs = Anotamos { $recorded }.
scorekeeper-over-wins = Ganan la partida { $names }.
scorekeeper-over-lot = Hay empate; el organizador decidió por sorteo.
scorekeeper-over-stopped = La partida se paró por tiempo.
scorekeeper-over-send = Enviarla al organizador
scorekeeper-over-correct = Algo está mal: corregir la mano { $n }
scorekeeper-sent-title = Enviada al organizador
scorekeeper-sent-kept = Guardada en este teléfono
scorekeeper-sent-keptText = Ahora no hay conexión. Dile el resultado al organizador; se envía más tarde.
scorekeeper-sent-waitsForPair = Antes alguien de la otra pareja da su acuerdo en un teléfono: { $names }.
scorekeeper-sent-agreed = { $name } está de acuerdo.
scorekeeper-sent-waits = Ahora la confirma el organizador.
scorekeeper-sent-begun = El organizador ya empezó aquí la partida { $match }
scorekeeper-agree-title = ¿Es correcto?
scorekeeper-agree-text = { $name } envió el final de la partida.
scorekeeper-agree-yes = Estamos de acuerdo
scorekeeper-agree-no = Objetamos
scorekeeper-done-title = La partida { $match } está confirmada
scorekeeper-watching-title = Anota { $name }
scorekeeper-watching-nobody = Todavía no anota nadie
scorekeeper-watching-noPhone = { $name } no se ha unido con ningún teléfono. Anota tú, o apunten en papel y lo anotará el organizador.
scorekeeper-watching-leads = Mano { $n }: sale { $name }.
scorekeeper-watching-takeOver = Anotar en este teléfono
scorekeeper-watching-takeOverAsk = Ahora anota { $name }. Si sigues tú, en aquel teléfono solo se podrá leer.
scorekeeper-watching-takeOverYes = Sí, anotar en este teléfono
scorekeeper-watching-held = Se espera al organizador para seguir anotando.
scorekeeper-watching-suspended = El organizador te pidió que no anotes más en esta partida. Se sigue en otro teléfono.
scorekeeper-watching-over = La partida terminó en esta mesa
scorekeeper-sheet-title = Manos
scorekeeper-sheet-caption = Manos de la partida { $match } en la mesa { $table }
scorekeeper-sheet-round = Mano
scorekeeper-sheet-leads = Sale
scorekeeper-sheet-cell =
    { $n ->
        [one] { $n } tanto, en total { $sum }
        [many] { $n } de tantos, en total { $sum }
       *[other] { $n } tantos, en total { $sum }
    }
scorekeeper-sheet-onlyEnd = Solo se conoce el final: las manos se apuntaron en papel.
scorekeeper-sheet-empty = Todavía no se ha anotado ninguna mano.
scorekeeper-sheet-object = Objetar la mano { $n }
scorekeeper-sheet-objectShort = Objetar
scorekeeper-sheet-what = ¿Qué está mal?
scorekeeper-sheet-send = Enviar la objeción
scorekeeper-sheet-objected = Objetas la mano { $n }. Se pregunta a quien anota.
scorekeeper-call-title = Llamar al organizador
scorekeeper-call-text = ¿De qué se trata?
scorekeeper-call-state =
    .open = Llamada al organizador: { $reason }. Aún no viene.
    .on-the-way = Llamada al organizador: { $reason }. Ya viene.
    .done = Llamada al organizador: { $reason }. Resuelta.
scorekeeper-pencil-open = Pasar el lápiz a…
scorekeeper-pencil-title = ¿A quién le pasas el lápiz?
scorekeeper-pencil-text = Se sigue anotando en ese teléfono, y este lo muestra.
scorekeeper-pencil-nobody = Nadie más en esta mesa puede anotar ahora. Llama al organizador.
scorekeeper-show-title = Mostrar a la mesa
scorekeeper-refused-title = Anotaciones que no se aceptaron
scorekeeper-refused-text = Se hicieron en este teléfono, pero consta otra cosa. Mira el acta y anota de nuevo lo que falte.
scorekeeper-refused-none = No queda nada por ver.
scorekeeper-refused-tried = Anotado aquí: { $what }
scorekeeper-refused-recorded = Consta: { $what }
scorekeeper-refused-nothing = nada
scorekeeper-refused-dismiss = Visto
scorekeeper-refused-acts-keeper = anota { $name }
scorekeeper-refused-acts-present = están los cuatro
scorekeeper-refused-acts-lead = en la mano { $n } sale { $name }
scorekeeper-refused-acts-round = mano { $n }, { $round }
scorekeeper-refused-acts-change = mano { $n }, { $now } en lugar de { $old }
scorekeeper-refused-acts-takeBack = mano { $n }, { $old }, anulada
scorekeeper-refused-acts-finish = el final de la partida
scorekeeper-refused-acts-agree = el acuerdo con el final
scorekeeper-refused-acts-stop = la partida se para
scorekeeper-refused-acts-answer = una respuesta sobre un error
scorekeeper-refused-acts-object = una objeción a la mano { $n }: { $text }
scorekeeper-refused-acts-call = una llamada al organizador
scorekeeper-refused-acts-other = otra cosa
scorekeeper-refused-at = Partida { $match }, mesa { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Cierre con empate, sin tantos.
scorekeeper-said-now = Ahora { $a } a { $b }.
scorekeeper-said-leads = Sale { $name }.
scorekeeper-said-changed = La mano { $n } se ha corregido.
scorekeeper-said-takenBack = La mano { $n } se ha anulado.
scorekeeper-said-keeps = Anota { $name }.
scorekeeper-said-over = Terminó la partida. Ganan { $names }. Anotamos { $a } a { $b }.
scorekeeper-said-agreeAsked = El final de la partida espera tu acuerdo.
scorekeeper-said-agreed = { $name } está de acuerdo con el final.
scorekeeper-said-confirmed = El organizador ha confirmado la partida.
scorekeeper-said-begun = Empezó la partida { $match }. Tu mesa es la { $table }.
scorekeeper-said-begunResting = Empezó la partida { $match }. Descansas.
scorekeeper-said-alert = ¿Hay un error? Se te pregunta.
scorekeeper-said-held = Se espera al organizador para seguir anotando.
scorekeeper-said-released = Se puede seguir anotando.
scorekeeper-said-onTheWay = El organizador ya viene.
scorekeeper-said-attended = La llamada al organizador está resuelta.
scorekeeper-said-closed = La velada terminó.
scorekeeper-said-soon = Quedan cinco minutos.
scorekeeper-said-up = Se acabó el tiempo. Esta es la última mano.
