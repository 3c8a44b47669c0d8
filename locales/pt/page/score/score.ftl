### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Rodada { $n }
round-hands = Peças na mão
round-noTiles = sem peças
round-special = Nestas regras { DIGITS($tile) } vale { $n }.
round-sum = Todas as mãos juntas: { $n }
round-before = Antes
round-this = Esta rodada
round-thisFish = Esta rodada, peixe
round-total = Total
round-youHold = Você tem { $n } na mão.
round-inHand = na sua mão
round-cloth = Ver a linha
round-ready = Continuar
round-youAreReady = Esperando os outros
round-nextIn = A próxima rodada começa em { $n } s, ou quando todos quiserem continuar.
round-waitingFor = Esperando: { $names }.

match-headline =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } ganham
        [several] { CAPITAL($party) } ganham
       *[other] { CAPITAL($party) } ganha
    }
match-wentOut =
    { PERSON($who) ->
        [you] Você bateu em { $n } de { $of } rodadas.
       *[other] { $who } bateu em { $n } de { $of } rodadas.
    }
match-best =
    { PERSON($party) ->
        [other]
            A melhor rodada de { $party } é a { $round }, com { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }.
        [several]
            A melhor rodada de { $party } é a { $round }, com { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }.
       *[you]
            Sua melhor rodada é a { $round }, com { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) } fica sem pontos em { $n } de { $of } rodadas.
        [several] { CAPITAL($party) } ficam sem pontos em { $n } de { $of } rodadas.
       *[you] Você fica sem pontos em { $n } de { $of } rodadas.
    }
match-rating = Pontos de classificação
match-rematch = Outra partida
match-rematchAsked = Outra partida: esperando os outros
match-look = Rever a partida
match-result = O resultado
match-download = Baixar o registro
match-copyRecord = Copiar registro DGN
match-copied = Registro copiado.
match-notCopied = Seu navegador bloqueou a cópia. O registro está abaixo: copie você mesmo.
match-noRecord = Não conseguimos carregar o registro. Tente de novo.
match-record = Registro da partida

sheet-round = Rodada
sheet-empty = Nenhuma rodada foi marcada ainda.
sheet-outcome-out = batida
sheet-outcome-blocked = fechado
sheet-outcome-fish = peixe
sheet-match = A partida
sheet-waits = Esperam na mesa
sheet-rows-made =
    .fives = No jogo, cincos
    .fives-threes = No jogo, cincos e três
    .headings = Pontas iguais
    .triominoes = Peças jogadas
    .face-sum = Peças jogadas
sheet-rows-paid = Peças compradas
sheet-rows-hands = Das mãos
sheet-rows-tiles = Peças na mão
sheet-rows-won = Ganha
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Batida de branco
    .pass-all-three = Os três passam
    .round-1 = 1ª rodada
    .round-2 = 2ª rodada
    .round-3 = 3ª rodada
    .round-4 = 4ª rodada
    .out = Batida
sheet-rows-remembered = Guardados
sheet-rows-lost = { $n }, não marcados
sheet-rows-wiped =
    { $n ->
        [0] apagado, nenhum guardado
       *[other]
            { $n ->
                [one] apagado, { $n } guardado
                [many] apagado, { $n } de guardados
               *[other] apagado, { $n } guardados
            }
    }
sheet-rows-eggs = Ovos
sheet-rows-carried = Esperavam na mesa
sheet-rows-inARow = Seguidas
sheet-rows-unwritten-row = Fim da sequência
sheet-rows-unwritten-cap = Acima de { $cap }, não conta
sheet-rows-unwritten-exact = Acima da meta, não conta
sheet-inARowNote = Os totais contam rodadas ganhas seguidas.
sheet-titles-won = ganhou
sheet-titles-lost = perdeu
sheet-titles-goat = bode
sheet-titles-baldGoat = bode careca
sheet-titles-sixLove = seis seguidas
sheet-titles-tie = empate

# After the first round, for a person without a name.
askName-question = Quer que os outros saibam seu nome?
askName-label = Seu nome
askName-save = Salvar
askName-later = Agora não
askName-saved = Os outros veem você como { $name }.
