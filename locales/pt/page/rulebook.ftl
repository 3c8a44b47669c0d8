### The page: rulebook.

rulebook-title = Regras de todos os jogos
rulebook-intro = Todos os jogos em palavras simples. Abra um para ler as regras, mudar para a sua mesa e imprimir.
rulebook-others = Jogos que não dá para jogar aqui
rulebook-compose = Escrever suas próprias regras de { $game }
rulebook-file = Regras de um arquivo
rulebook-openFile = Abrir arquivo de regras
rulebook-noPreset = Este arquivo não tem regras: falta uma linha como “preset draw”.
rulebook-badLine = A linha { $n } deste arquivo não é uma regra. Uma regra é assim: match.target=61.
rulebook-all = Todos os jogos
rulebook-unknown = O Boneyard não tem nenhum jogo chamado “{ $game }”.
rulebook-read = Ler as regras completas
rulebook-variants = Variantes da casa
rulebook-hint = Toque numa frase para mudá-la.
rulebook-name = Nome destas regras
rulebook-print = Imprimir
rulebook-download = Salvar arquivo
rulebook-openTable = Abrir mesa
rulebook-backAll = Desfazer todas as mudanças
rulebook-possible = Tente uma destas regras:
rulebook-leave = Manter a regra antiga
rulebook-conflicts = Não combina com outra regra daqui.
rulebook-none = Nenhum
rulebook-points = Pontos
rulebook-tile = Peça, como 6-5
rulebook-add = Adicionar
rulebook-badTile = Escreva a peça assim: 6-5.
rulebook-badValue = Escreva o valor como num arquivo de regras.
rulebook-remove = Remover { $tile }
rulebook-earlier = Passar { $tile } para a frente
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
rulebook-doubles = Carroças numa mão
rulebook-suit = Peças de um mesmo número numa mão
rulebook-when = Quando conta
rulebook-whens-only = quando é a única na mão
rulebook-whens-held = sempre

options-target-sentence = Ganha a partida quem chega primeiro a { "{" }choice{ "}" } pontos.
options-losingTarget-sentence = Perde a partida quem chega primeiro a { "{" }choice{ "}" } pontos.
options-hand-sentence = Cada um começa com { "{" }choice{ "}" } peças.
options-redeal-sentence = As peças são distribuídas de novo { "{" }choice{ "}" }.
options-redeal-choices-never = nunca
options-redeal-choices-doubles = se um jogador recebe cinco carroças ou mais
options-redeal-choices-doublesOrSuit = se um jogador recebe cinco carroças ou mais, ou seis peças de um número ou mais
options-nextLead-sentence = Nas rodadas seguintes sai { "{" }choice{ "}" }.
options-nextLead-choices =
    .as-first = a peça que decide, como na primeira rodada
    .winner = quem ganhou a rodada anterior
    .rotate = cada jogador na sua vez
    .winning-side = qualquer um da dupla que ganhou
options-direction-sentence = A vez anda { "{" }choice{ "}" }.
options-direction-choices-clockwise = no sentido horário
options-direction-choices-counterclockwise = no sentido anti-horário
options-draw-sentence = Quem não tem peça que encaixe { "{" }choice{ "}" }.
options-draw-choices =
    .until-playable = compra até encaixar
    .one = compra uma peça e depois joga ou passa
    .two = compra duas peças e depois joga ou passa
    .none = passa
options-reserve-sentence = Dá para comprar { "{" }choice{ "}" }.
options-reserve-choices-none = todas as peças
options-reserve-choices-one = todas menos a última peça
options-reserve-choices-two = todas menos as duas últimas peças
options-blank-sentence = O 0-0 que sobra na mão custa { "{" }choice{ "}" }.
options-blank-choices-plain = nada
options-blank-choices-only10 = 10 se for o único
options-blank-choices-only25 = 25 se for o único
options-blank-choices-held25 = 25
options-blank-choices-held50 = 50
options-blank-choices-only25six50 = 25 se for o único, e o 6-6 sempre 50
options-blank-choices-alone25six50both75 = 25 se for o único, o 6-6 sozinho 50, os dois juntos 75
options-out-sentence = Quem bate marca { "{" }choice{ "}" }.
options-out-choices-opponents = o que os adversários têm na mão
options-out-choices-table = todas as peças que sobram, também as do parceiro
options-blockWinner-sentence = Ganha o jogo fechado { "{" }choice{ "}" }.
options-blockWinner-choices =
    .lowest-player = quem tem menos pontos na mão
    .lowest-side = a dupla que soma menos
    .side-of-lowest-player = a dupla de quem tem menos pontos na mão
    .blocker-vs-next = quem tem menos, entre quem fechou e o jogador seguinte
    .fewest-tiles = quem tem menos peças
    .nobody = ninguém
options-block-sentence = Com jogo fechado, { "{" }choice{ "}" }.
options-block-choices =
    .opponents = quem ganha marca o que os outros têm na mão
    .table = quem ganha marca todas as peças que sobram
    .opponents-minus-own = quem ganha marca o que os outros têm, menos o que tem na mão
    .sum-of-differences = quem ganha marca a diferença para cada um dos outros
    .own = todos menos quem ganhou marcam o que têm na mão
    .own-all = todos marcam o que têm na mão
    .difference = quem soma mais marca a diferença
    .highest-pays-table = quem tem mais pontos na mão marca tudo
options-blockTie-sentence = Se o jogo fechado empata, { "{" }choice{ "}" }.
options-blockTie-choices =
    .void = ninguém marca
    .eggs = ficam ovos: as mãos empatadas esperam a próxima rodada
    .carry = tudo acumula para a próxima rodada
    .blocker-loses = perde quem fechou
    .blocker-wins = ganha quem fechou
    .leader-wins = ganha quem saiu na rodada
options-account-sentence = A conta abre { "{" }choice{ "}" }.
options-account-choices =
    .n0 = desde o primeiro ponto
    .n13 = com 13 pontos ou mais numa rodada
    .n25 = com 25 pontos ou mais numa rodada
options-below-sentence = Menos pontos que isso { "{" }choice{ "}" }.
options-below-choices-lost = não valem
options-below-choices-remembered = ficam guardados até lá
