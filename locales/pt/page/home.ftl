### The page: home.

home-title = Jogue dominó
home-playNow = Jogar agora
home-goOn = Continuar: { $rules }
home-playNowWith =
    { $bots ->
        [one] { $rules }, contra { $bots } robô
        [many] { $rules }, com { $bots } de robôs
       *[other] { $rules }, com { $bots } robôs
    }
home-friend = Jogar com um amigo
home-open = Escolher regras
home-tables = Mesas abertas
home-noTables = Nenhuma mesa aberta. Jogue agora com um robô ou abra uma mesa.
home-openOne = Abrir mesa
home-seatsFree =
    { $n ->
        [0] nenhum lugar livre
       *[other]
            { $n ->
                [one] { $n } lugar livre
                [many] { $n } de lugares livres
               *[other] { $n } lugares livres
            }
    }
home-sitDown = Sentar
home-you = Você joga como
home-name = Nome
home-nameHelp = Os outros jogadores veem este nome. Até 24 caracteres.
home-saveName = Salvar nome
home-nameSaved = Agora os outros jogadores veem você como { $name }.

copy-text = Link da mesa
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
