### How a table is run: time for a turn, what happens when it runs out, talk, and how players get their tiles.
run-title = Como a mesa funciona
run-minutes =
    { $n ->
        [one] { $n } minuto
        [many] { $n } de minutos
       *[other] { $n } minutos
    }
run-days =
    { $n ->
        [one] { $n } dia
        [many] { $n } de dias
       *[other] { $n } dias
    }
run-bank = Tempo de reserva
run-noBank = Nenhum
run-bankHelp = Cada jogador tem essa reserva uma vez por partida. Ela corre quando acaba o tempo da vez.
run-timeout = Quando o tempo acaba
run-timeouts =
    .play = A mesa joga
    .eliminate = A partida é perdida
    .hold = Um robô fica no lugar
run-timeoutEffects =
    .play = A mesa joga a peça mais pesada que encaixa. Se não há nenhuma, compra ou passa.
    .eliminate = A partida termina, e o outro lado vence.
    .hold = Um robô joga até o jogador voltar.
run-talk = Conversa
run-talks =
    .phrases = Frases prontas
    .chat = Frases e texto
    .off = Nenhuma
run-talkPairs = Os parceiros só conversam entre as rodadas.
run-match = Partida
run-matches =
    .rated = Valendo rating
    .unrated = Sem rating
run-rated = Valendo rating: os espectadores veem tudo 15 segundos depois.
run-leaving = Se em 24 horas você sair de { $exits } partidas valendo rating antes que todos joguem, espera { $minutes } minutos. Cada vez a mais dobra a espera, até { $hours } horas.
run-pace = Tempo por vez
run-noClock = Sem relógio
run-seconds =
    { $n ->
        [0] nenhum segundo
       *[other]
            { $n ->
                [one] { $n } segundo
                [many] { $n } de segundos
               *[other] { $n } segundos
            }
    }
run-tempo = Ritmo
run-tempos-open = Livre
run-tempos-even = Igual
run-tempoEffects-open = Cada jogada aparece assim que é feita.
run-tempoEffects-even = A jogada só aparece um instante depois do começo da vez, ou mais tarde. A jogada forçada é feita em 3 segundos. Assim o tempo de pensar não entrega nada.
accept-rules = Ao sentar, você aceita estas regras.
accept-rulesAndHouse = Ao sentar, você aceita estas regras e as deste servidor.
accept-house = Regras deste servidor
accept-title = O que os jogadores aceitaram
accept-then = Eles aceitaram isto ao sentar.
tiles-title = Como os jogadores recebem as peças
tiles-taking = Distribuição
tiles-takings =
    .dealt = Distribuídas
    .together = Todos pegam juntos
    .in-turn = Cada um pega na sua vez
tiles-takingEffects =
    .dealt = Cada jogador recebe as suas peças.
    .together = As peças ficam viradas para baixo. Todos pegam ao mesmo tempo. Depois de 20 segundos, o servidor pega as que faltarem.
    .in-turn = Quem sai pega primeiro, depois os outros, um de cada vez. Quem sai pode mandar embaralhar de novo, mas aí pega por último. Cada jogador tem 20 segundos.
tiles-lifting = Quando olhar as peças
tiles-liftings =
    .at-once = Na hora
    .in-stages = Por etapas
tiles-liftingEffects =
    .at-once = Você vê as suas peças assim que recebe.
    .in-stages = Quem sai e o jogador seguinte olham na hora. O terceiro olha depois da primeira jogada, o quarto depois da segunda. Se é preciso sair com uma certa peça, todos olham na hora.
tiles-boneyard = Compra
tiles-boneyards-next = A próxima peça
tiles-boneyards-pointed = A peça que você escolher
tiles-singleChoice = Só uma jogada possível
tiles-singleChoices-waits = O jogador joga
tiles-singleChoices-moved = Feita em 3 segundos
tiles-handOrder = Ordem das peças na mão
tiles-handOrders-free = Como você quiser
tiles-handOrders-fixed = Como foram pegas
tiles-handOrderEffects-free = Você pode mudar as peças de lugar na mão.
tiles-handOrderEffects-fixed = As peças ficam na ordem em que você pegou. Se precisa mover as suas, ligue isso nas Configurações.
