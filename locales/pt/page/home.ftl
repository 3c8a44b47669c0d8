### The page: home.

home-pageTitle = Jogue dominó
home-title = Puxe uma cadeira
home-lead = Dominó com as regras da sua casa, com gente ou com robôs.
home-language = Idioma
# The bots of the first table, by the names that `personas.ftl` gives them.
home-people =
    .boris = Boris
    .eva = Eva
    .ana = Ana
# Beside the names of the bots in the picture.
home-bot = robô
home-deal = Me dê as peças
home-dealTile = { DIGITS($tile) }: me dê as peças
home-dealt =
    { $bots ->
        [one] { $rules }, com { $bots } robô. Sem conta e sem anúncios.
        [many] { $rules }, com { $bots } de robôs. Sem conta e sem anúncios.
       *[other] { $rules }, com { $bots } robôs. Sem conta e sem anúncios.
    }
home-friends = Com amigos
home-playNow = Jogar agora com gente
home-games =
    { $n ->
        [0] nenhum jogo
       *[other]
            { $n ->
                [one] { $n } jogo
                [many] { $n } de jogos
               *[other] { $n } jogos
            }
    }
home-allGames =
    { $n ->
        [0] Nenhum jogo
       *[other]
            { $n ->
                [one] O único jogo
                [many] Todos os { $n } de jogos
               *[other] Todos os { $n } jogos
            }
    }
home-learnt = Onde você aprendeu a jogar?
home-places =
    .russia = Rússia e vizinhos
    .spain = Espanha
    .latin-america = América Latina
    .croatia = Croácia
    .brazil = Brasil
    .britain = Grã-Bretanha e EUA
    .children = Com crianças
home-placeGames =
    .russia = Bode, Bode do mar, Burro, Telefon
    .spain = Duplas, 7+7, para dois, para três
    .latin-america = Cubano, venezuelano, dominicano
    .croatia = Jarac, o bode croata
    .brazil = Duplas, duplo seis
    .britain = Todos os cincos, cincos e três, com compra
    .children = Figuras, triminós, trens
home-clubNight = Uma noite do clube
home-clubNightHelp = Mesas de verdade, pontos no celular

copy-text = Link
copy-link = Copiar link
copy-send = Enviar link
copy-done = Link copiado.
copy-blocked = Seu navegador bloqueou a cópia. O link está selecionado: copie você mesmo.

presets-homes-goat = Rússia e vizinhos: Kozyol (Bode)
presets-homes-spain = Espanha
presets-homes-venezuela = Venezuela
presets-homes-caribbean = Caribe
presets-homes-brazil = Brasil
presets-homes-indonesia = Indonésia
presets-homes-families = Famílias com crianças
presets-homes-clubs = Clubes
presets-homes-everywhere = Muitos países
presets-brief =
    { LAST($players) ->
        [one] { SPAN($players) } jogador
        [many] { SPAN($players) } de jogadores
       *[other] { SPAN($players) } jogadores
    }, { LAST($tiles) ->
        [one] { EITHER($tiles) } peça
        [many] { EITHER($tiles) } de peças
       *[other] { EITHER($tiles) } peças
    }{ $rounds ->
        [0] { "" }
       *[other]
            , { $rounds ->
                [0] nenhuma rodada
               *[other]
                    { $rounds ->
                        [one] { $rounds } rodada
                        [many] { $rounds } de rodadas
                       *[other] { $rounds } rodadas
                    }
            }
    }{ $target ->
        [0] { "" }
       *[other] , até { $target }
    }
