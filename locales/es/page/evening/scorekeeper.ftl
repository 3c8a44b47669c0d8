### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Mesa { $table } desde arriba
scorekeeper-back = Atrás
scorekeeper-more = Más
scorekeeper-moreTitle = Más en esta mesa
scorekeeper-strips-refused =
    { $n ->
        [one] No se aceptó { $n } anotación
        [many] No se aceptaron { $n } de anotaciones
       *[other] No se aceptaron { $n } anotaciones
    }
scorekeeper-strips-look = Ver anotaciones
scorekeeper-strips-late = El organizador espera noticias de esta mesa. Hay que anotar las manos ya jugadas.
scorekeeper-strips-lateOthers = Al menos la mitad de las demás mesas han terminado. El organizador espera a esta.
scorekeeper-strips-announced = El organizador: { $text }
scorekeeper-strips-organiserChecks = El organizador lo revisa. La partida sigue.
scorekeeper-strips-seen = Entendido
scorekeeper-strips-minutes =
    { $n ->
        [one] Queda { $n } minuto
        [many] Quedan { $n } de minutos
       *[other] Quedan { $n } minutos
    }
scorekeeper-strips-up = Se acabó el tiempo
scorekeeper-strips-soon =
    { $n ->
        [one] Queda { $n } minuto. La mano que se juegue al acabar el tiempo es la última.
        [many] Quedan { $n } de minutos. La mano que se juegue al acabar el tiempo es la última.
       *[other] Quedan { $n } minutos. La mano que se juegue al acabar el tiempo es la última.
    }
scorekeeper-strips-last = Se acabó el tiempo: esta mano es la última. Termínala y anótala.
scorekeeper-strips-level = Se acabó el tiempo y hay empate. Se juega una mano más.
scorekeeper-keeper-title = ¿Quién anota?
scorekeeper-keeper-next = ¿Quién sigue anotando?
scorekeeper-keeper-text = El anotador anota cada mano en ese teléfono. Los demás la ven al momento.
scorekeeper-keeper-me = { $name }, en este teléfono
scorekeeper-keeper-noPhone = { $name }, sin teléfono
scorekeeper-keeper-nobody = Si nadie puede, apunta las manos en papel. Llama al organizador para que las anote.
scorekeeper-keeper-phones = ¿Quién no tiene teléfono aquí?
scorekeeper-keeper-iHaveNone = No tengo teléfono: { $name }
scorekeeper-present-title = ¿Están los cuatro?
scorekeeper-present-yes = Estamos los cuatro
scorekeeper-present-no = Falta un jugador: llamar al organizador
scorekeeper-lead-title = ¿Quién sale primero?
scorekeeper-lead-lot = Cada uno toma una ficha de las que están boca abajo. Sale quien tiene el número más alto. Si hay igualdad, gana el doble. Si no hay doble, gana la suma mayor.
scorekeeper-round-title = Sale { $name }
scorekeeper-round-shuffles = Revuelve { $name }.
scorekeeper-round-next = En la mano siguiente sale { $name }, a la derecha.
scorekeeper-round-wonBy = ¿Quién ganó la mano?
scorekeeper-round-tied = Cierre empatado: sin tantos
scorekeeper-round-annulled = Mano anulada: sin tantos
scorekeeper-round-otherLead = Sale otro jugador
scorekeeper-round-last = Mano { $n }: { $names } { $points }
scorekeeper-round-lastTied = Mano { $n }: cierre empatado
scorekeeper-round-lastAnnulled = Mano { $n }: anulada
scorekeeper-round-show = Mostrar el tanteo a todos ahora
scorekeeper-round-takeBack = Anular la mano { $n }
scorekeeper-round-correct = Corregir la mano { $n }
scorekeeper-round-stop = No se está jugando ninguna mano: detener la partida con { $score }
scorekeeper-entry-points = Tantos para { $names }
scorekeeper-entry-help = Suma todas las fichas que les quedan a los dos perdedores.
scorekeeper-entry-field = Tantos, de 1 a { $most }
scorekeeper-entry-keys = Teclado
scorekeeper-entry-tiles = Toca las fichas que quedan
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
scorekeeper-entry-tooMany = Entre los dos tienen como mucho catorce fichas.
scorekeeper-entry-wrong = Una mano vale de 1 a { $most } tantos.
scorekeeper-entry-enter =
    { $n ->
        [one] Anotar { $n } tanto
        [many] Anotar { $n } de tantos
       *[other] Anotar { $n } tantos
    }
scorekeeper-entry-enterNothing = Anotar
scorekeeper-entry-surely =
    { $n ->
        [one] Sí, anotar { $n } tanto
        [many] Sí, anotar { $n } de tantos
       *[other] Sí, anotar { $n } tantos
    }
scorekeeper-entry-becomes = De { $before } pasa a { $after }
scorekeeper-entry-wins = De { $before } pasa a { $after }: victoria
scorekeeper-entry-blocker = ¿Qué pareja cerró?
scorekeeper-entry-blockerHelp = El cero se anota en su columna.
scorekeeper-entry-high =
    { $n ->
        [one] ¿De verdad { $n } tanto?
        [many] ¿De verdad { $n } de tantos?
       *[other] ¿De verdad { $n } tantos?
    }
scorekeeper-entry-highHelp = Pocas manos valen tanto. Suma otra vez las fichas.
scorekeeper-entry-twice = ¿Otra vez lo mismo?
scorekeeper-entry-twiceHelp = Anotaste esto hace un momento: { $round }. ¿Es otra mano?
scorekeeper-entry-tied = ¿Cierre empatado?
scorekeeper-entry-tiedHelp = Ninguna pareja anota en esta mano.
scorekeeper-entry-annulled = ¿Mano anulada?
scorekeeper-entry-sure = Sí, anotarla
scorekeeper-entry-unsure = No, cambiarla
scorekeeper-entry-correcting = Mano { $n }: ¿quién la ganó?
scorekeeper-takeBack-title = ¿Anular la mano { $n }?
scorekeeper-takeBack-text = Se quita del acta. El cambio queda en el registro.
scorekeeper-takeBack-yes = Anular la mano
scorekeeper-takeBack-no = Cancelar
scorekeeper-otherLead-title = ¿Quién sale en la mano { $n }?
scorekeeper-otherLead-text = Debería salir { $name }.
scorekeeper-otherLead-should = { $name }, a quien le toca
scorekeeper-otherLead-entered = { $name }, como se anotó
scorekeeper-alert-title = ¿Es un error?
scorekeeper-alert-recorded = El acta dice de la mano { $n }: { $round }.
scorekeeper-alert-deny = No hay error: dejarlo así
scorekeeper-alert-confirm = Hay error: esperar al organizador
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = cierre empatado
scorekeeper-alert-annulled = anulada
scorekeeper-held-title = Espera al organizador
scorekeeper-held-text = El organizador tiene que resolver esto antes de que anotes más manos:
scorekeeper-held-goOn = Nos pusimos de acuerdo: seguir
scorekeeper-stop-title = ¿Detener aquí la partida?
scorekeeper-stop-text = Se acabó el tiempo y la última mano está anotada. Con este tanteo gana la pareja que va por delante.
scorekeeper-stop-yes = Detenerla con { $score }
scorekeeper-stop-no = Seguimos jugando
scorekeeper-over-title = ¿Partida terminada?
scorekeeper-over-record = { $reached }. Anotamos { $recorded }.
scorekeeper-over-recordAsIs = Anotamos { $recorded }.
scorekeeper-over-wins = { $names } ganan la partida.
scorekeeper-over-lot = Hay empate. El organizador decidió por sorteo.
scorekeeper-over-absent = La otra pareja no se presentó.
scorekeeper-over-expelled = Expulsaron a un jugador de la otra pareja.
scorekeeper-over-stopped = La partida se detuvo antes del final.
scorekeeper-over-stoppedBy =
    .time = La partida se detuvo porque se acabó el tiempo.
    .organiser = El organizador detuvo la partida.
scorekeeper-over-send = Enviar al organizador
scorekeeper-over-correct = Está mal: corregir la mano { $n }
scorekeeper-sent-title = Enviada al organizador
scorekeeper-sent-kept = Guardada en este teléfono
scorekeeper-sent-keptText = Ahora no tienes conexión. Dile el resultado al organizador. El teléfono lo envía después.
scorekeeper-sent-waitsForPair = Antes, un jugador de la otra pareja tiene que aceptar el resultado en un teléfono: { $names }.
scorekeeper-sent-agreed = { $name } acepta el resultado.
scorekeeper-sent-waits = Ahora la confirma el organizador.
scorekeeper-sent-begun = El organizador ya inició aquí la partida { $match }
scorekeeper-agree-title = ¿Es correcto?
scorekeeper-agree-text = { $name } envió el resultado de la partida.
scorekeeper-agree-yes = Lo aceptamos
scorekeeper-agree-no = Objetamos
scorekeeper-done-title = La partida { $match } está confirmada
scorekeeper-watching-title = Anota { $name }
scorekeeper-watching-nobody = Aún no anota nadie
scorekeeper-watching-noPhone = { $name } no se ha unido con un teléfono. Anota tú, o apunta en papel para que lo anote el organizador.
scorekeeper-watching-leads = Mano { $n }: sale { $name }.
scorekeeper-watching-takeOver = Anotar yo
scorekeeper-watching-takeOverAsk = ¿Anotar en lugar de { $name }? Aquel teléfono ya solo podrá leer.
scorekeeper-watching-takeOverYes = Sí, anotar yo
scorekeeper-watching-held = Tu mesa espera al organizador.
scorekeeper-watching-suspended = El organizador decidió que no anotes más en esta partida.
scorekeeper-watching-over = Aquí la partida ha terminado.
scorekeeper-sheet-title = Manos
scorekeeper-sheet-caption = Manos de la partida { $match } en la mesa { $table }
scorekeeper-sheet-round = Mano
scorekeeper-sheet-leads = Sale
scorekeeper-sheet-cell =
    { $n ->
        [one] { $n } tanto, van { $sum }
        [many] { $n } de tantos, van { $sum }
       *[other] { $n } tantos, van { $sum }
    }
scorekeeper-sheet-onlyEnd = Solo se conoce el resultado final. Las manos están en papel.
scorekeeper-sheet-empty = Aún no hay manos.
scorekeeper-sheet-object = Objetar la mano { $n }
scorekeeper-sheet-objectShort = Objetar
scorekeeper-sheet-what = ¿Qué está mal?
scorekeeper-sheet-send = Enviar objeción
scorekeeper-sheet-objected = Has objetado la mano { $n }. Responde el anotador.
scorekeeper-call-title = Llamar al organizador
scorekeeper-call-text = ¿De qué se trata?
scorekeeper-call-state =
    .open = Llamaste al organizador: { $reason }. Aún no viene.
    .on-the-way = Llamaste al organizador: { $reason }. Ya viene.
    .done = Llamaste al organizador: { $reason }. Resuelto.
scorekeeper-pencil-open = Que anote…
scorekeeper-pencil-title = ¿Quién anota ahora?
scorekeeper-pencil-text = A partir de ahora se anota en ese teléfono. En este puedes seguirlo.
scorekeeper-pencil-nobody = Ningún otro teléfono de esta mesa puede anotar ahora. Llama al organizador.
scorekeeper-show-title = Mostrar a la mesa
scorekeeper-refused-title = Anotaciones no aceptadas
scorekeeper-refused-text = Hiciste estas anotaciones en este teléfono, pero el acta dice otra cosa. Revisa el acta y anota otra vez lo que falte.
scorekeeper-refused-tried = Anotaste: { $what }
scorekeeper-refused-recorded = El acta dice: { $what }
scorekeeper-refused-nothing = nada
scorekeeper-refused-dismiss = Entendido
scorekeeper-refused-acts-keeper = anota { $name }
scorekeeper-refused-acts-present = están los cuatro
scorekeeper-refused-acts-lead = en la mano { $n } sale { $name }
scorekeeper-refused-acts-round = mano { $n }, { $round }
scorekeeper-refused-acts-change = mano { $n }, { $now } en lugar de { $old }
scorekeeper-refused-acts-takeBack = mano { $n }, { $old }, anulada
scorekeeper-refused-acts-finish = el resultado de la partida
scorekeeper-refused-acts-agree = la aceptación del resultado
scorekeeper-refused-acts-stop = la partida se detiene
scorekeeper-refused-acts-answer = tu respuesta a un aviso de error
scorekeeper-refused-acts-object = una objeción a la mano { $n }: { $text }
scorekeeper-refused-acts-call = una llamada al organizador
scorekeeper-refused-acts-other = otra cosa
scorekeeper-refused-at = Partida { $match }, mesa { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Cierre empatado, sin tantos.
scorekeeper-said-annulled = Mano anulada, sin tantos.
scorekeeper-said-now = Ahora { $a } a { $b }.
scorekeeper-said-leads = Sale { $name }.
scorekeeper-said-changed = Se corrigió la mano { $n }.
scorekeeper-said-takenBack = Se anuló la mano { $n }.
scorekeeper-said-keeps = Anota { $name }.
scorekeeper-said-over = Partida terminada. Ganan { $names }. Anotamos { $a } a { $b }.
scorekeeper-said-agreeAsked = Revisa el resultado y acéptalo.
scorekeeper-said-agreed = { $name } acepta el resultado.
scorekeeper-said-confirmed = El organizador ha confirmado la partida.
scorekeeper-said-begun = Empezó la partida { $match }. Te sientas en la mesa { $table }.
scorekeeper-said-begunResting = Empezó la partida { $match }. Descansas.
scorekeeper-said-alert = ¿Hay un error? Responde.
scorekeeper-said-held = Espera al organizador.
scorekeeper-said-released = Puedes seguir anotando manos.
scorekeeper-said-onTheWay = El organizador ya viene.
scorekeeper-said-attended = El organizador ha resuelto tu llamada.
scorekeeper-said-closed = La velada terminó.
scorekeeper-said-soon = Quedan cinco minutos.
scorekeeper-said-up = Se acabó el tiempo. Esta es la última mano.
