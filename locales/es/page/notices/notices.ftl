### The page: notices on every page and on devices, and the wish to hear when someone comes.

calls-opened = Tu mesa está lista
calls-turn = Es tu turno
calls-sat =
    { COUNT($names) ->
        [one] { LIST($names) } ya está en la mesa
        [many] { LIST($names) } ya están en la mesa
       *[other] { LIST($names) } ya están en la mesa
    }
calls-guest = Alguien
toTable = A la mesa
later = Más tarde
# How many tables wait for you.
waiting =
    { $n ->
        [one] { $n } mesa te espera
        [many] { $n } mesas te esperan
       *[other] { $n } mesas te esperan
    }
# After the name of the first game: how many tables wait besides.
others =
    { $n ->
        [one] y { $n } mesa más te espera
        [many] y { $n } mesas más te esperan
       *[other] y { $n } mesas más te esperan
    }
arrival = Alguien quiere jugar
games = { LIST($names) }
look = Ver quién es

wish-name = Avísame cuando venga alguien
wish-on = Activo hasta las { $time }. Te enterarás aquí, en cualquier página.
wish-device = Avisos en este dispositivo
wish-mail = Correos

push-title = Avisos en este dispositivo
push-intro = Aunque cierres Boneyard, este dispositivo te avisa de tu turno en partidas lentas, de invitaciones y de torneos que empiezan. También te dice quién viene a jugar, si pediste saberlo.
push-name = Avisar en este dispositivo
push-states =
    .unsupported = Este navegador no puede recibir avisos. En un iPhone o iPad, añade antes Boneyard a la pantalla de inicio.
    .host = Este servidor no envía avisos a los dispositivos.
    .denied = Bloqueaste los avisos de este sitio. Permítelos en los ajustes del navegador y vuelve a abrir esta página.
    .off = Este dispositivo no recibe avisos.
    .on = Este dispositivo recibe avisos.
    .failed = El servicio de avisos del navegador no respondió. Inténtalo más tarde.
