### The page: open.

open-conflict = Estas duas não combinam: “{ $first }” e “{ $second }” Mude uma delas.
open-howMany = Quantos jogam
open-clock = Relógio
open-otherwise = como diz o link
open-title = Abrir uma mesa
open-rules = Regras
open-options = Regras da casa
open-optionsHelp = O que a sua mesa quer de outro jeito.
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
open-free = Livre, para quem vier
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
open-tempoEffects-even = Nenhuma jogada aparece logo que a vez começa, e a forçada sai em 3 segundos: ninguém descobre nada pelo tempo de pensar.
open-tiles = Como as peças chegam aos jogadores
open-taking = Mãos
open-takings =
    .dealt = Distribuídas
    .together = Pegas ao mesmo tempo
    .in-turn = Pegas, cada um na sua vez
open-takingEffects =
    .dealt = Cada um recebe a sua mão.
    .together = As peças ficam viradas para baixo e todos pegam ao mesmo tempo. Depois de 20 segundos o resto é pego por eles.
    .in-turn = Quem sai pega primeiro, depois o seguinte, e assim por diante. Quem sai pode pedir para embaralhar de novo e então pega por último. Cada um tem 20 segundos.
open-lifting = Olhar as peças
open-liftings =
    .at-once = Na hora
    .in-stages = Por etapas
open-liftingEffects =
    .at-once = Cada um vê as suas peças assim que as tem.
    .in-stages = Quem sai e o seguinte olham na hora, o terceiro depois da primeira jogada, o quarto depois da segunda. Onde é preciso achar uma peça para sair, todos olham na hora.
open-boneyard = Compra
open-boneyards-next = A próxima peça
open-boneyards-pointed = A peça que se aponta
open-singleChoice = Uma só escolha
open-singleChoices-waits = Espera o jogador
open-singleChoices-moved = É feita em 3 segundos
open-handOrder = Ordem da mão
open-handOrders-free = À vontade
open-handOrders-fixed = Como foi pega
open-handOrderEffects-free = As peças podem ser movidas na mão.
open-handOrderEffects-fixed = As peças ficam onde estão. Quem precisa tocar nelas permite isso nas configurações.
open-agreement = O que fica combinado
open-copyRules = Copiar o link destas regras
open-create = Abrir a mesa
open-unknownRules = Este link pede regras que não existem aqui: { $rules }. Escolha outras abaixo.
