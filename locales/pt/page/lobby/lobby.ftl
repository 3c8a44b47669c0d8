### The page: home of a person who has played before.

greeting =
    { $time ->
        [morning] Bom dia{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
        [day] Boa tarde{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
       *[other] Boa noite{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
    }
yourName = Seu nome
changeName = Mudar seu nome
name = Nome
nameHelp = Os outros jogadores veem este nome. Até 24 caracteres.
saveName = Salvar nome
nameSaved = Agora os outros jogadores veem você como { $name }.
account = Entre ou crie uma conta

ownTables = Suas mesas
yourTurn = Sua vez
playOn = Continuar
thinking = { $who } está pensando
between = A próxima rodada já vai começar
waitsFor =
    { $n ->
        [0] Não falta ninguém
       *[other]
            { $n ->
                [one] Espera { $n } jogador
                [many] Espera { $n } de jogadores
               *[other] Espera { $n } jogadores
            }
    }
# What a table waits for, and for how long: “Ivan is thinking · 5 minutes”.
stateSince = { $state } · { $since }
sitThere = Com você: { LIST($names) }
you = Você
bot = Robô { $name }
player = Jogador { $n }
# The names of the people who score together, then their points.
points = { LIST($names) } { $points }
score = { SEQUENCE($items) }
moreTables =
    { $n ->
        [0] Nenhuma outra mesa
       *[other]
            { $n ->
                [one] Mais { $n } mesa
                [many] Mais { $n } de mesas
               *[other] Mais { $n } mesas
            }
    }

play = Jogar
dealt =
    { $bots ->
        [one] { $rules }, com { $bots } robô
        [many] { $rules }, com { $bots } de robôs
       *[other] { $rules }, com { $bots } robôs
    }
openTable = Abrir uma mesa
matches = Suas partidas
tournaments = Torneios
people = Amigos
profile = Seu perfil
again = Jogar de novo

openTables = Mesas abertas
waiting =
    { $n ->
        [0] nenhuma espera jogadores
       *[other]
            { $n ->
                [one] { $n } espera jogadores
                [many] { $n } de mesas esperam jogadores
               *[other] { $n } esperam jogadores
            }
    }
nobody = Nenhuma mesa aberta espera jogadores.
fresh =
    { $n ->
        [0] Nenhuma mesa nova
       *[other]
            { $n ->
                [one] { $n } mesa nova
                [many] { $n } de mesas novas
               *[other] { $n } mesas novas
            }
    }
sit = Sentar
free =
    { $n ->
        [0] nenhum lugar livre
       *[other]
            { $n ->
                [one] { $n } lugar livre
                [many] { $n } de lugares livres
               *[other] { $n } lugares livres
            }
    }
# The people who wait at a table, and how many more can sit down.
rowOf =
    { $free ->
        [0] { LIST($names) }: nenhum lugar livre
       *[other]
            { $free ->
                [one] { LIST($names) }: { $free } lugar livre
                [many] { LIST($names) }: { $free } de lugares livres
               *[other] { LIST($names) }: { $free } lugares livres
            }
    }

club-title = Noite do clube
club-help = Joga-se em mesas de verdade; os pontos ficam no celular.
club-tonight = Hoje à noite
club-unnamed = Noite do clube
club-organising = Você organiza.
club-seat = Você se senta na mesa { $table }, de frente para { $partner }
club-rest = Na próxima partida você descansa.
club-back = Voltar à sua noite do clube
club-coming =
    { $n ->
        [0] Ninguém vem.
       *[other]
            { $n ->
                [one] Vem { $n } jogador.
                [many] Vêm { $n } de jogadores.
               *[other] Vêm { $n } jogadores.
            }
    }
club-join = Entrar em uma noite do clube
club-run = Organizar uma noite do clube

friends-title = Com amigos
friends-game = Qual jogo?
friends-howMany = Quantas pessoas jogam?
friends-bots =
    { $n ->
        [0] Nenhum robô joga.
       *[other]
            { $n ->
                [one] { $n } robô ocupa o outro lugar.
                [many] { $n } de robôs ocupam os outros lugares.
               *[other] { $n } robôs ocupam os outros lugares.
            }
    }
friends-name = Que nome seus amigos vão ver?
friends-go = Abrir a mesa

# A table before its match.
room-free =
    { $n ->
        [one] Há um lugar livre
        [2] Há dois lugares livres
        [3] Há três lugares livres
        [many] Há { $n } de lugares livres
       *[other] Há { $n } lugares livres
    }
room-invites = { $name } convida você
room-invited = Você tem um convite
room-saveName = Salvar nome
room-rules = As regras
room-rated = Valendo rating: a partida muda a classificação dos jogadores.
room-needsAccount = As partidas valendo rating são para pessoas com conta.
room-begins = A partida começa quando todos os lugares estiverem ocupados.
room-guests =
    { $n ->
        [one] Um convidado abriu seu link.
        [many] { $n } de convidados abriram seu link.
       *[other] { $n } convidados abriram seu link.
    }
room-chairFree = livre
room-coming = um convidado está chegando
room-botChair = robô: você pode liberar o lugar
room-place =
    { PERSON($who) ->
        [you]
            { $side ->
                [left] Lugar livre à sua esquerda
                [right] Lugar livre à sua direita
                [opposite] Lugar livre à sua frente
               *[other] Lugar livre { $n }
            }
       *[other]
            { $side ->
                [left] Lugar livre à esquerda de { $who }
                [right] Lugar livre à direita de { $who }
                [opposite] Lugar livre em frente a { $who }
               *[other] Lugar livre { $n }
            }
    }
room-sit =
    { $side ->
        [left] Sentar à esquerda de { $name }
        [right] Sentar à direita de { $name }
        [opposite] Sentar em frente a { $name }
       *[other] Sentar no lugar { $n }
    }
room-show = Mostre este código ou envie o link
room-qr = Código QR: o link desta mesa
room-share = Enviar link
room-copy = Copiar link
room-bots = Dar os lugares livres a robôs
room-level = Nível dos robôs
room-botHere = Sentar um robô neste lugar
room-removeBot = Liberar este lugar
room-change = Mudar nome ou rosto
