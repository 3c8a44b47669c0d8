### The page: open.

open-conflict = Estas duas regras não combinam: “{ $first }” e “{ $second }” Mude uma delas.
open-howMany = Número de jogadores
open-clock = Relógio
open-otherwise = como diz o link
open-title = Abrir uma mesa
open-rules = Regras
open-search = Buscar jogos, lugares, palavras
open-lately = Recentes e favoritos
open-found =
    { $n ->
        [one] Um jogo
        [many] { $n } de jogos
       *[other] { $n } jogos
    }
open-star = Favorito: { $game }
open-nothing = Nenhum jogo tem esse nome. Tente um lugar, o número de jogadores ou menos palavras.
open-options = Regras da casa
open-optionsHelp = O que a sua mesa joga diferente.
open-changed = mudada
open-changedCount =
    { $n ->
        [0] nenhuma mudança
       *[other]
            { $n ->
                [one] { $n } mudança
                [many] { $n } de mudanças
               *[other] { $n } mudanças
            }
    }
open-back = Voltar ao padrão
open-players = Jogadores
open-seats = Lugares, na ordem de jogo
open-seat = Lugar { $n }
open-partner = na sua dupla
open-me = Você
open-free = Livre para qualquer um
open-bots-random = Robô, fácil
open-bots-greedy = Robô, médio
open-bots-steady = Robô, forte
open-pace = Tempo por vez
open-noClock = Sem relógio
open-seconds =
    { $n ->
        [0] nenhum segundo
       *[other]
            { $n ->
                [one] { $n } segundo
                [many] { $n } de segundos
               *[other] { $n } segundos
            }
    }
open-tempo = Ritmo
open-tempos-open = Livre
open-tempos-even = Igual
open-tempoEffects-open = Cada jogada aparece assim que é feita.
open-tempoEffects-even = A jogada só aparece um instante depois do começo da vez, ou mais tarde. A jogada forçada é feita em 3 segundos. Assim o tempo de pensar não entrega nada.
open-tiles = Como os jogadores recebem as peças
open-taking = Distribuição
open-takings =
    .dealt = Distribuídas
    .together = Todos pegam juntos
    .in-turn = Cada um pega na sua vez
open-takingEffects =
    .dealt = Cada jogador recebe as suas peças.
    .together = As peças ficam viradas para baixo. Todos pegam ao mesmo tempo. Depois de 20 segundos, o servidor pega as que faltarem.
    .in-turn = Quem sai pega primeiro, depois os outros, um de cada vez. Quem sai pode mandar embaralhar de novo, mas aí pega por último. Cada jogador tem 20 segundos.
open-lifting = Quando olhar as peças
open-liftings =
    .at-once = Na hora
    .in-stages = Por etapas
open-liftingEffects =
    .at-once = Você vê as suas peças assim que recebe.
    .in-stages = Quem sai e o jogador seguinte olham na hora. O terceiro olha depois da primeira jogada, o quarto depois da segunda. Se uma certa peça tem de sair, todos olham na hora.
open-boneyard = Compra
open-boneyards-next = A próxima peça
open-boneyards-pointed = A peça que você escolher
open-singleChoice = Só uma jogada possível
open-singleChoices-waits = O jogador joga
open-singleChoices-moved = Feita em 3 segundos
open-handOrder = Ordem das peças na mão
open-handOrders-free = Como você quiser
open-handOrders-fixed = Como foram pegas
open-handOrderEffects-free = Você pode mudar as peças de lugar na mão.
open-handOrderEffects-fixed = As peças ficam na ordem em que você pegou. Se precisa mover as suas, ligue isso nas Configurações.
open-agreement = O que fica combinado
open-copyRules = Copiar link das regras
open-create = Abrir mesa
open-find = Procurar adversários
open-unknownRules = Este link pede regras que não temos: { $rules }. Escolha outras abaixo.
