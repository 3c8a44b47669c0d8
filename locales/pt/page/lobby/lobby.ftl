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

ownTables = Suas mesas
yourTurn = Sua vez
playOn = Continuar
thinking = { $who } está pensando
between = A próxima rodada já vai começar
waitsFor =
    { $n ->
        [0] Ninguém falta
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
bot = Robô { $n }
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
nobody = Ninguém espera.
openOne = Abra uma.
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
club-join = Ir a uma noite do clube
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
