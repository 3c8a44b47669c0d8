### The page: rulebook.

rulebook-title = As regras de cada jogo
rulebook-intro = Cada jogo em palavras simples. Abra um para ler tudo, mudar o que a sua turma joga de outro jeito e imprimir.
rulebook-others = Têm nome, mas não se jogam aqui
rulebook-compose = Escrever suas regras de { $game }
rulebook-file = Regras de um arquivo
rulebook-openFile = Abrir um arquivo de regras
rulebook-noPreset = Este arquivo não tem regras: falta uma linha como “preset draw”.
rulebook-badLine = A linha { $n } deste arquivo não é uma regra. Uma regra é como match.target=61.
rulebook-all = Todos os jogos
rulebook-read = Ler o acordo completo
rulebook-hint = Toque numa frase para mudá-la.
rulebook-name = Nome destas regras
rulebook-print = Imprimir
rulebook-download = Salvar num arquivo
rulebook-openTable = Abrir uma mesa com estas regras
rulebook-backAll = Voltar às regras de origem
rulebook-possible = Estas regras são possíveis:
rulebook-leave = Deixar como estava
rulebook-conflicts = Não combina com outra regra daqui.
rulebook-none = Nenhum
rulebook-points = Pontos
rulebook-tile = Peça, por exemplo 6-5
rulebook-add = Adicionar
rulebook-badTile = Escreva a peça assim: 6-5.
rulebook-badValue = Escreva o valor como num arquivo de regras.
rulebook-remove = Tirar { $tile }
rulebook-earlier = Adiantar { $tile }
rulebook-players =
    { $n ->
        [0] nenhum jogador
       *[other]
            { $n ->
                [one] { $n } jogador
                [many] { $n } de jogadores
               *[other] { $n } jogadores
            }
    }
rulebook-doubles = Carroças de um jogador
rulebook-suit = Peças de um mesmo número
rulebook-when = Quando conta
rulebook-whens-only = se for a única que sobra
rulebook-whens-held = sempre

options-target-sentence = Ganha a partida quem chega a estes pontos: { "{" }choice{ "}" }.
options-losingTarget-sentence = Perde a partida quem chega a estes pontos: { "{" }choice{ "}" }.
options-hand-sentence = Peças de cada um no começo: { "{" }choice{ "}" }.
options-redeal-sentence = As peças são distribuídas de novo { "{" }choice{ "}" }.
options-redeal-choices-never = nunca
options-redeal-choices-doubles = se alguém recebe cinco carroças
options-redeal-choices-doublesOrSuit = se alguém recebe cinco carroças ou seis peças de um número
options-nextLead-sentence = Nas rodadas seguintes sai { "{" }choice{ "}" }.
options-nextLead-choices =
    .as-first = a peça que decide, como na primeira
    .winner = quem ganhou a rodada anterior
    .rotate = cada jogador por sua vez
    .winning-side = qualquer um do lado que ganhou
options-direction-sentence = A vez anda { "{" }choice{ "}" }.
options-direction-choices-clockwise = no sentido horário
options-direction-choices-counterclockwise = no sentido anti-horário
options-draw-sentence = Quem não tem peça que encaixe { "{" }choice{ "}" }.
options-draw-choices =
    .until-playable = compra até encaixar
    .one = compra uma peça e depois joga ou passa
    .two = compra duas peças e depois joga ou passa
    .none = passa
options-reserve-sentence = Do monte se compra { "{" }choice{ "}" }.
options-reserve-choices-none = até a última peça
options-reserve-choices-one = tudo menos a última peça
options-reserve-choices-two = tudo menos as duas últimas peças
options-blank-sentence = O 0-0 que sobra na mão custa { "{" }choice{ "}" }.
options-blank-choices-plain = zero
options-blank-choices-only10 = 10 se for o único
options-blank-choices-only25 = 25 se for o único
options-blank-choices-held25 = 25
options-blank-choices-held50 = 50
options-blank-choices-only25six50 = 25 se for o único, e o 6-6 sempre 50
options-blank-choices-alone25six50both75 = 25 se for o único, o 6-6 sozinho 50, os dois 75
options-out-sentence = Bater vale { "{" }choice{ "}" }.
options-out-choices-opponents = o que os adversários têm
options-out-choices-table = todas as peças que sobram, também as do parceiro
options-blockWinner-sentence = O jogo fechado é de { "{" }choice{ "}" }.
options-blockWinner-choices =
    .lowest-player = quem tem menos pontos
    .lowest-side = quem tem menos pontos na soma da dupla
    .side-of-lowest-player = toda a dupla de quem tem menos pontos
    .blocker-vs-next = quem tem menos entre quem fechou e o seguinte
    .fewest-tiles = quem tem menos peças
    .nobody = ninguém
options-block-sentence = Com o jogo fechado { "{" }choice{ "}" }.
options-block-choices =
    .opponents = quem ganha marca o que os outros têm
    .table = quem ganha marca todas as peças que sobram
    .opponents-minus-own = quem ganha marca o que os outros têm menos o seu
    .sum-of-differences = quem ganha marca o que cada outro tem a mais
    .own = todos menos quem ganha marcam o que têm
    .own-all = cada um marca o que tem
    .difference = o lado mais pesado marca a diferença
    .highest-pays-table = o mais pesado marca tudo
options-blockTie-sentence = O jogo fechado com empate { "{" }choice{ "}" }.
options-blockTie-choices =
    .void = não vale nada
    .eggs = deixa ovos: o empatado espera a rodada seguinte
    .carry = acumula tudo para a rodada seguinte
    .blocker-loses = é perdido por quem fechou
    .blocker-wins = é ganho por quem fechou
    .leader-wins = é ganho por quem saiu
options-account-sentence = A conta se abre { "{" }choice{ "}" }.
options-account-choices =
    .n0 = desde o primeiro ponto
    .n13 = com 13 pontos numa rodada
    .n25 = com 25 pontos numa rodada
options-below-sentence = Menos pontos que isso { "{" }choice{ "}" }.
options-below-choices-lost = se perdem
options-below-choices-remembered = ficam guardados até abrir
