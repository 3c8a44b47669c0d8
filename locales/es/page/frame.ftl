### The page: frame.

frame-skip = Ir al contenido
frame-skipToTable = Ir a la mesa
frame-pages = Páginas
frame-play = Jugar
frame-rules = Reglas
frame-learn = Aprender
frame-clubs = Clubes
frame-settings = Ajustes
frame-title = { $page } · Boneyard
frame-offline = Sin conexión. Lo que ves se queda aquí; podrás jugar cuando vuelva la red.
frame-offlineKept = Sin conexión. Puedes leer las lecciones y reglas que ya abriste y seguir con una velada de club; podrás jugar cuando vuelva la red.
frame-newVersion = Ya hay una versión nueva.
frame-reload = Volver a cargar la página
frame-loading = Cargando
frame-tryAgain = Reintentar
frame-reference = Referencia { $reference }
frame-close = Cerrar
frame-toHome = Ir al inicio

notFound-title = Aquí no hay nada
notFound-text = Puede que la dirección esté mal escrita o que lo que había aquí ya haya terminado.

failed-page = Esta página no se pudo cargar. Lo demás de Boneyard sigue funcionando.
failed-table = No hay conexión con la mesa. Nada de lo que hay en ella se pierde.

errors =
    .unreachable = El servidor no responde. Lo que escribiste sigue aquí.
    .not-found = En esta dirección no hay nada, o ya terminó.
    .bad-request = El servidor no pudo leer lo que envió esta página. Vuelve a cargarla. ({ $detail })
    .bad-rules = Con estas reglas no se puede jugar: { $detail }
    .bad-name = Un nombre lleva de 1 a { $max } caracteres visibles.
    .bad-seats =
        { LAST($allowed) ->
            [one] Estas reglas son para { SPAN($allowed) } jugador.
            [many] Estas reglas son para { SPAN($allowed) } de jugadores.
           *[other] Estas reglas son para { SPAN($allowed) } jugadores.
        }
    .not-allowed = Eso solo pueden hacerlo quienes están sentados a la mesa.
    .foreign-origin = Lo pidió otro sitio. Abre Boneyard directamente y vuelve a intentarlo.
    .unknown-host = Este servidor no responde al nombre «{ $host }». Abre su dirección habitual o pide a quien lo lleva que permita ese nombre.
    .too-many =
        { $retry_s ->
            [one] Demasiado seguido. Vuelve a intentarlo en { $retry_s } segundo.
            [many] Demasiado seguido. Vuelve a intentarlo en { $retry_s } de segundos.
           *[other] Demasiado seguido. Vuelve a intentarlo en { $retry_s } segundos.
        }
    .too-large =
        { $max ->
            [one] Demasiado largo: el servidor lee como mucho { $max } byte.
            [many] Demasiado largo: el servidor lee como mucho { $max } de bytes.
           *[other] Demasiado largo: el servidor lee como mucho { $max } bytes.
        }
    .version = El servidor tiene una versión más nueva de esta página. Vuelve a cargarla.
    .too-slow = La conexión es demasiado lenta. Vuelve a cargar la página para seguir.
    .refused = La mesa no lo aceptó.
    .club = El club no lo aceptó.
    .evening = Eso no es posible en esta velada.
    .storage = El servidor no pudo guardarlo. Nada ha cambiado.
    .restarting = El servidor se está reiniciando. Vuelve a intentarlo en un momento.
    .too-long =
        { $max_s ->
            [one] Tardaba más de { $max_s } segundo y el servidor lo detuvo. Pide menos de una vez.
            [many] Tardaba más de { $max_s } de segundos y el servidor lo detuvo. Pide menos de una vez.
           *[other] Tardaba más de { $max_s } segundos y el servidor lo detuvo. Pide menos de una vez.
        }
    .internal = El servidor cometió un error. Nada ha cambiado.
