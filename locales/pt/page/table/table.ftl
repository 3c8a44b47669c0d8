### A table: table.

heading =
    Mesa: { $rules }{ $round ->
        [0] { "" }
       *[other] , rodada { $round }
    }{ $partner ->
        [none] { "" }
       *[other] , você joga com { $partner }
    }

headings-line = Linha
headings-hand = Suas peças
headings-seats = Lugares
headings-score = Placar
headings-plays = Jogadas
headings-made = Pontos desta rodada
headings-actions = Ações

you = Você

youWithin = você

they = eles

bot = Robô { $name }

player = Jogador { $n }

freeSeat = Livre

names = { LIST($names) }
tile = { TILE($tile) }

seat-bot = robô
seat-partner = seu parceiro
seat-away = sem conexão
seat-turn = na vez
seat-ready = quer continuar
seat-tiles =
    { $n ->
        [0] nenhuma peça
       *[other]
            { $n ->
                [one] { $n } peça
                [many] { $n } de peças
               *[other] { $n } peças
            }
    }
seat-points =
    { $n ->
        [0] nenhum ponto
       *[other]
            { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }
    }
seat-remembered =
    { $n ->
        [0] nenhum guardado
       *[other]
            { $n ->
                [one] { $n } guardado
                [many] { $n } de guardados
               *[other] { $n } guardados
            }
    }
seat-account = conta { $n }
seat-closed = conta fechada
seat-passed = passa

hands-number =
    { $n ->
        [1] primeira mão
       *[other] segunda mão
    }
hands-yours =
    { $n ->
        [1] Sua primeira mão
       *[other] Sua segunda mão
    }
hands-of =
    { $n ->
        [1] { $name } (primeira mão)
       *[other] { $name } (segunda mão)
    }
hands-turn =
    { $n ->
        [1] É a vez da sua primeira mão.
       *[other] É a vez da sua segunda mão.
    }
hands-both = joga com as duas mãos

bar-menu = Menu
bar-round = Rodada { $n }
bar-target = até { $n }
bar-we = Você
bar-they = Eles
bar-clock = Tempo restante
bar-boneyard =
    { $n ->
        [0] nenhuma peça no monte
       *[other]
            { $n ->
                [one] { $n } peça no monte
                [many] { $n } de peças no monte
               *[other] { $n } peças no monte
            }
    }
bar-asleep =
    { $n ->
        [0] nenhuma peça fora do jogo
       *[other]
            { $n ->
                [one] { $n } peça fora do jogo
                [many] { $n } de peças fora do jogo
               *[other] { $n } peças fora do jogo
            }
    }
bar-carried =
    { $n ->
        [one] { $n } ponto espera a próxima rodada
        [many] { $n } de pontos esperam a próxima rodada
       *[other] { $n } pontos esperam a próxima rodada
    }

menu-sheet = Súmula
menu-plays = Jogadas
menu-rules = Regras desta mesa
menu-invite = Convidar outros
menu-deals = Conferir as distribuições
menu-keys = Teclas
menu-zen = Só as peças
menu-zenOff = Mostrar tudo
menu-sound = Som
menu-walk = Percorrer a linha
menu-command = Digitar um comando
menu-settings = Configurações
menu-home = Sair da mesa

cloth-wholeLine = Linha inteira
cloth-empty = Nenhuma peça jogada ainda.
cloth-list =
    { $n ->
        [0] nenhuma peça, da esquerda para a direita
       *[other]
            { $n ->
                [one] { $n } peça, da esquerda para a direita
                [many] { $n } de peças, da esquerda para a direita
               *[other] { $n } peças, da esquerda para a direita
            }
    }
cloth-rows =
    { $n ->
        [0] nenhuma peça em { $rows } fileiras
       *[other]
            { $n ->
                [one] { $n } peça em { $rows } fileiras
                [many] { $n } de peças em { $rows } fileiras
               *[other] { $n } peças em { $rows } fileiras
            }
    }
cloth-row =
    { KIND($where) ->
        [first] Linha
        [on] { CAPITAL(PLACE($where)) }
       *[other] { CAPITAL(PLACE($where, form: "end")) }
    }
cloth-publicTrain = Público
cloth-marked = aberto
cloth-walkHelp = As setas vão de peça em peça. Escape volta para as suas peças.
cloth-laidBy =
    { PERSON($who) ->
        [you] { TILE($tile) }, jogada { $n }, sua
       *[other] { TILE($tile) }, jogada { $n }, { $who }
    }

# A train as a button: whose it is, the number that it asks for, and how many of your tiles fit.
lanes-name =
    { CAPITAL(PLACE($where, form: "end")) }{ $open ->
        [true] , aberto
       *[false] { "" }
    }, pede { $n }{ $fits ->
        [0] { "" }
       *[other] , { $fits ->
            [one] uma peça encaixa
            [many] { $fits } de peças encaixam
           *[other] { $fits } peças encaixam
        }
    }
lanes-forAll = para todos
lanes-which = Qual peça: { EITHER($tiles, as: "tile") }?
# The tunnel in which a train begins; pressing it shows the whole train.
lanes-whole =
    { CAPITAL(PLACE($where, form: "end")) }: { $n ->
        [0] mostrar todas as peças
       *[other]
            { $n ->
                [one] mais { $n } peça, mostrar todas
                [many] mais { $n } de peças, mostrar todas
               *[other] mais { $n } peças, mostrar todas
            }
    }

pile-heading = A pilha
pile-help = Toque nas peças uma a uma ou arraste por cima delas. Quando o tempo acabar, o servidor pega as que faltarem.
pile-place = Peça { $n } de { $of }, virada para baixo
pile-random = Pegar ao acaso
pile-mixAgain = Embaralhar de novo
pile-left =
    { $n ->
        [0] tempo esgotado
       *[other]
            { $n ->
                [one] resta { $n } segundo
                [many] restam { $n } de segundos
               *[other] restam { $n } segundos
            }
    }
pile-boneyard = Escolha a peça para comprar

problem =
    .not-found = Não achamos esta mesa. O link pode estar errado, ou a mesa já fechou.
    .not-allowed = O navegador não enviou o cookie de que o Boneyard precisa. Permita cookies para este site e recarregue a página.
    .version = Esta página é mais antiga que o servidor. Recarregue para continuar; a mesa espera.
    .other = O servidor encerrou esta conexão.

waiting-titleFree =
    { $n ->
        [one] Um lugar livre · { $rules }
        [many] { $n } de lugares livres · { $rules }
       *[other] { $n } lugares livres · { $rules }
    }
waiting-standUp = Levantar

declare-strip = Antes da saída dá para anunciar 6-6: { $n } s
declare-announce = Anunciar 6-6
declare-keepQuiet = Não anunciar

dropped-heldBadge = robô por { $who }

match-home = Início
sheet-title = Súmula
