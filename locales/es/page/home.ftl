### The page: home.

home-pageTitle = Juega al dominó
home-title = Acerca una silla
home-lead = Dominó con las reglas de tu casa, con gente o con bots.
home-language = Idioma
# The bots of the first table, by the names that `personas.ftl` gives them.
home-people =
    .boris = Boris
    .eva = Eva
    .ana = Ana
# Beside the names of the bots in the picture.
home-bot = bot
home-deal = Repárteme fichas
home-dealTile = { DIGITS($tile) }: repárteme fichas
home-dealt =
    { $bots ->
        [one] { $rules }, con { $bots } bot. Sin cuenta y sin anuncios.
        [many] { $rules }, con { $bots } de bots. Sin cuenta y sin anuncios.
       *[other] { $rules }, con { $bots } bots. Sin cuenta y sin anuncios.
    }
home-friends = Con amigos
home-playNow = Jugar ya con gente
home-games =
    { $n ->
        [one] { $n } juego
        [many] { $n } de juegos
       *[other] { $n } juegos
    }
home-allGames =
    { $n ->
        [one] { $n } juego
        [many] Los { $n } de juegos
       *[other] Los { $n } juegos
    }
home-learnt = ¿Dónde aprendiste a jugar?
home-places =
    .russia = Rusia y sus vecinos
    .spain = España
    .latin-america = América Latina
    .croatia = Croacia
    .brazil = Brasil
    .britain = Gran Bretaña y EE. UU.
    .children = Con niños
home-placeGames =
    .russia = La cabra, la cabra de mar, el burro, Telefon
    .spain = Parejas, 7+7, para dos, para tres
    .latin-america = Cubano, venezolano, dominicano
    .croatia = Jarac, la cabra croata
    .brazil = Parejas, doble seis
    .britain = Todos los cincos, cincos y treses, con pozo
    .children = Dibujos, triominós, trenes
home-clubNight = Una noche de club
home-clubNightHelp = Mesas de verdad, tantos en el móvil

copy-text = Enlace
copy-link = Copiar enlace
copy-send = Enviar enlace
copy-done = Enlace copiado.
copy-blocked = Tu navegador no permitió copiar. El enlace está seleccionado: cópialo tú.

presets-homes-goat = Rusia y sus vecinos: Kozyol (La cabra)
presets-homes-spain = España
presets-homes-venezuela = Venezuela
presets-homes-caribbean = El Caribe
presets-homes-brazil = Brasil
presets-homes-indonesia = Indonesia
presets-homes-families = Familias con niños
presets-homes-clubs = Clubes
presets-homes-everywhere = Muchos países
presets-brief =
    { LAST($players) ->
        [one] { SPAN($players) } jugador
        [many] { SPAN($players) } de jugadores
       *[other] { SPAN($players) } jugadores
    }, { LAST($tiles) ->
        [one] { EITHER($tiles) } ficha
        [many] { EITHER($tiles) } de fichas
       *[other] { EITHER($tiles) } fichas
    }{ $rounds ->
        [0] { "" }
       *[other]
            , { $rounds ->
                [one] { $rounds } mano
                [many] { $rounds } de manos
               *[other] { $rounds } manos
            }
    }{ $target ->
        [0] { "" }
       *[other] , a { $target }
    }
