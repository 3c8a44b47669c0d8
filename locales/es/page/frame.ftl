### The page: frame.

frame-skip = Ir al contenido
frame-skipToTable = Ir a la mesa
frame-pages = Páginas
frame-play = Jugar
frame-rules = Reglas
frame-learn = Aprender
frame-clubs = Clubes
frame-account = Cuenta
frame-settings = Ajustes
frame-title = { $page } · Boneyard
frame-offline = Sin conexión. Puedes seguir leyendo esta página. Volverás a jugar cuando tengas red.
frame-offlineKept = Sin conexión. Puedes leer las lecciones y reglas que ya abriste y seguir con una velada. Volverás a jugar cuando tengas red.
frame-newVersion = Hay una versión nueva.
frame-reload = Recargar la página
frame-loading = Cargando
frame-tryAgain = Reintentar
frame-reference = Referencia { $reference }
frame-close = Cerrar
frame-toHome = Ir al inicio

notFound-title = No encontramos la página
notFound-text = Puede que la dirección esté mal escrita.

failed-page = No pudimos cargar esta página. El resto de Boneyard sigue funcionando.
failed-table = No pudimos conectar con la mesa. Tus fichas y tus tantos están a salvo.

errors =
    .unreachable = El servidor no responde. Lo que escribiste sigue aquí.
    .not-found = No encontramos nada en esta dirección. Puede que esté mal escrita o que lo que había ya no exista.
    .bad-request = El servidor no pudo leer lo que envió esta página. Recárgala. ({ $detail })
    .bad-rules = Estas reglas no se pueden jugar: { $detail }
    .bad-name = Un nombre tiene de 1 a { $max } caracteres visibles.
    .bad-seats =
        { LAST($allowed) ->
            [one] Estas reglas son para { SPAN($allowed) } jugador.
            [many] Estas reglas son para { SPAN($allowed) } de jugadores.
           *[other] Estas reglas son para { SPAN($allowed) } jugadores.
        }
    .not-allowed = El navegador no envió la cookie que Boneyard necesita. Permite las cookies de este sitio y vuelve a cargar la página.
    .foreign-origin = Esto lo pidió otro sitio web. Abre Boneyard directamente y vuelve a intentarlo.
    .unknown-host = Este servidor no acepta el nombre «{ $host }». Abre su dirección habitual o pide a su administrador que permita ese nombre.
    .too-many =
        { $retry_s ->
            [one] Lo has hecho demasiadas veces seguidas. Vuelve a intentarlo en { $retry_s } segundo.
            [many] Lo has hecho demasiadas veces seguidas. Vuelve a intentarlo en { $retry_s } de segundos.
           *[other] Lo has hecho demasiadas veces seguidas. Vuelve a intentarlo en { $retry_s } segundos.
        }
    .too-large =
        { $max ->
            [one] Es demasiado largo: el servidor acepta como mucho { $max } byte.
            [many] Es demasiado largo: el servidor acepta como mucho { $max } de bytes.
           *[other] Es demasiado largo: el servidor acepta como mucho { $max } bytes.
        }
    .version = El servidor tiene una versión más nueva de esta página. Recárgala.
    .too-slow = Tu conexión es demasiado lenta. Recarga la página para seguir.
    .refused = La mesa no lo aceptó.
    .account = Tu cuenta no lo aceptó.
    .club = El club no lo aceptó.
    .evening = Eso no es posible en esta velada.
    .tournament = El torneo no lo ha aceptado.
    .moderation = Los moderadores no lo permiten.
    .storage = El servidor no pudo guardarlo. Todo sigue como estaba.
    .restarting = El servidor se está reiniciando. Vuelve a intentarlo en un momento.
    .too-long =
        { $max_s ->
            [one] Tardó más de { $max_s } segundo y el servidor lo detuvo. Prueba con algo más pequeño.
            [many] Tardó más de { $max_s } de segundos y el servidor lo detuvo. Prueba con algo más pequeño.
           *[other] Tardó más de { $max_s } segundos y el servidor lo detuvo. Prueba con algo más pequeño.
        }
    .internal = Algo falló en el servidor. Todo sigue como estaba.

reach-hindrances =
    .this-machine-only = Los teléfonos no pueden abrir este enlace: el servidor solo escucha en este equipo. Detenlo, inícialo con --lan y abre esta página de nuevo.
    .no-network = Los teléfonos no pueden abrir este enlace: este equipo no está en ninguna red. Conéctalo a la wifi de la sala y abre esta página de nuevo.
reach-which = Dirección del enlace
reach-help = Elige la que está en la misma red que los teléfonos.
