# Uma mensagem é um parâmetro: seu valor é o nome, seus atributos são o que o acordo diz.
# O atributo `nothing` diz em poucas palavras o que não há, para a última linha do acordo.
# O começo do arquivo inglês explica por quais dados as frases escolhem as palavras.

tiles-set = Jogo de peças
    .double-6 = Joga-se com 28 peças, de 0-0 a 6-6.
    .double-9 = Joga-se com 55 peças, de 0-0 a 9-9.
    .double-12 = Joga-se com 91 peças, de 0-0 a 12-12.
    .double-15 = Joga-se com 136 peças, de 0-0 a 15-15.
    .double-18 = Joga-se com 190 peças, de 0-0 a 18-18.
    .triomino-56 = Joga-se com 56 peças triangulares, uma para cada três números de 0 a 5. No sentido horário a partir do menor, os números nunca descem: há 1-2-3, mas não 1-3-2.

tiles-without = Peças retiradas
    .nothing = sem retirar peças
    .none = Nenhuma peça é retirada.
    .always = Antes de distribuir, retire { $tiles }.
    .players = Com { $players } jogadores, retire { $tiles } antes de distribuir.

tiles-blanks = Brancos
    .plain = O branco vale 0 e só encaixa em outro branco.
    .plain-uncounted = O branco só encaixa em outro branco.
    .plain-pictures = O branco é um número como qualquer outro, com sua própria figura.
    .plain-sum-7 = O branco vale 0. Com ele não se soma sete, então num branco aberto só vai um matador.
    .plain-triangles = O 0 é um número como qualquer outro e só encaixa em outro 0.
    .wild = Os brancos são coringas: um branco encaixa em qualquer número, e qualquer peça num branco aberto. Você não diz que número ele substitui.

tiles-faces = Face das peças
    .pips = { $triangles ->
        [yes] As peças mostram números.
       *[no] As peças mostram pontos.
    }
    .pictures = { $triangles ->
        [yes] As peças mostram figuras em vez de números, uma para cada número.
       *[no] As peças mostram figuras em vez de pontos, uma para cada número.
    }
    .cards = As peças parecem cartas.

seats-count = Jogadores
    .list = Número de jogadores: { $players }.
    .missing = Com { $players } jogadores não dá para abrir mesa: não se combinou quantas peças cada um pega.

seats-sides = Duplas
    .solo = Cada um joga por si.
    .pairs = Jogam quatro, dois contra dois. Os parceiros ficam frente a frente e têm um só placar.
    .pairs-at-4 = Quatro jogadores jogam dois contra dois: os parceiros ficam frente a frente e têm um só placar. Com outro número, cada um joga por si.
    .two-hands = Jogam dois, cada um com duas mãos, como se fossem duas duplas. As mãos se alternam: uma sua, uma do adversário. Cada mão joga as próprias peças, e você vê as suas duas.

seats-direction = Ordem da vez
    .clockwise = Joga-se no sentido horário, para a esquerda.
    .counterclockwise = Joga-se no sentido anti-horário, para a direita.

deal-hand = Peças na mão
    .same = { $tiles ->
        [one] Cada um pega { $tiles } peça, sem olhar.
       *[other] Cada um pega { $tiles } peças, sem olhar.
    }
    .players = { $tiles ->
        [one] Com { $players } jogadores, cada um pega { $tiles } peça, sem olhar.
       *[other] Com { $players } jogadores, cada um pega { $tiles } peças, sem olhar.
    }
    .two-hands = { $tiles ->
        [one] Cada jogador pega { $tiles } peça, sem olhar, metade para cada mão.
       *[other] Cada jogador pega { $tiles } peças, sem olhar, metade para cada mão.
    }
    .none-left = Todas as peças são distribuídas.

deal-rest = Peças que sobram
    .boneyard = As peças que sobram ficam viradas para baixo: são o monte.
    .out-of-play = As peças que sobram ficam viradas para baixo, fora do jogo.
    .asleep = As peças que sobram dormem: ficam viradas para baixo, e ninguém as compra nem conta.

deal-redeal = Nova distribuição
    .nothing = sem nova distribuição
    .none = Nunca há nova distribuição.
    .doubles = { $doubles ->
        [one] Se alguém tem { $doubles } carroça ou mais, as peças são distribuídas de novo.
       *[other] Se alguém tem { $doubles } carroças ou mais, as peças são distribuídas de novo.
    }
    .suit = { $suit ->
        [one] Se alguém tem { $suit } peça ou mais do mesmo número, contando a carroça, as peças são distribuídas de novo.
       *[other] Se alguém tem { $suit } peças ou mais do mesmo número, contando a carroça, as peças são distribuídas de novo.
    }
    .both = Se alguém tem { $doubles } carroças ou mais, ou { $suit } peças ou mais do mesmo número, distribui-se de novo.

lead-first = Quem sai na primeira rodada
    .doubles = As peças decidem quem sai primeiro.
    .lot = A saída é sorteada: cada um vira uma peça, e sai quem tira a melhor.
    .youngest = Sai o mais novo. Se você não sabe quem é, sorteie: cada um vira uma peça, e sai quem tira a melhor.
    .random = Qualquer um pode sair. Sorteie: cada um vira uma peça, e sai quem tira a melhor.

lead-order = Peças que decidem a saída
    .down = { $rounds ->
        [first] Na primeira rodada sai quem tem { $first }.
       *[every] Sai quem tem { $first }.
    } Se ninguém tem, sai quem tem { $second }, e assim até { $last }.
    .up = { $rounds ->
        [first] Na primeira rodada sai quem tem { $first }.
       *[every] Sai quem tem { $first }.
    } Se ninguém tem, sai quem tem { $second }, e assim até { $peak }. Por último vem { $last }.
    .single = { $rounds ->
        [first] Na primeira rodada sai quem tem { $tile }.
       *[every] Sai quem tem { $tile }.
    }
    .list = { $rounds ->
        [first] Antes da primeira rodada, procure estas peças em ordem: { $tiles }.
       *[every] Procure estas peças em ordem: { $tiles }.
    } Sai quem tem a primeira que aparecer.
    .empty = Nenhuma peça especial decide a saída.

lead-lotBy = Como o sorteio compara as peças
    .half = { $triangles ->
        [yes] A melhor é a peça com o número mais alto. No empate ganham três números iguais, depois a maior soma.
       *[no] A melhor é a peça com a metade mais alta. No empate ganha uma carroça, depois a maior soma.
    }
    .sum = { $triangles ->
        [yes] A melhor é a peça com a maior soma. No empate ganha o número mais alto.
       *[no] A melhor é a peça com a maior soma. No empate ganha a metade mais alta.
    }

# Antes de “sai a peça mais pesada” e parecidos.
if-nobody = { $order ->
    [none] { $rounds ->
        [first] Na primeira rodada
       *[every] Em cada rodada
    }
    [one] Se ninguém tem,
   *[many] Se ninguém tem nenhuma delas,
}

lead-ifNone = Se ninguém tem essa peça
    .heaviest = { if-nobody } sai a peça mais pesada: { $triangles ->
        [yes] a maior soma. Na mesma soma, o maior número, depois o maior número do meio.
       *[no] a maior soma, depois a metade mais alta.
    }
    .lightest = { if-nobody } sai a peça mais leve: { $triangles ->
        [yes] a menor soma. Na mesma soma, aquela cujo número mais alto é menor.
       *[no] a menor soma. Na mesma soma, aquela cuja metade mais alta é menor.
    }
    .highest-pair = { if-nobody } sai a peça com os dois números iguais mais altos. No empate, decide o terceiro número. Se ninguém tem dois iguais, sai a mais pesada.
    .redeal = { if-nobody } as peças são embaralhadas e distribuídas de novo.
    .draw = Se ninguém tem essa carroça, cada um compra uma peça na sua vez, a partir do lugar 1. Você fica com o que comprou. Quem encontra a carroça sai com ela na hora.

lead-tile = Peça da saída
    .that-tile = É preciso sair com essa peça. Nas rodadas seguintes dá para sair com qualquer uma.
    .that-tile-always = É preciso sair com essa peça.
    .any = Você sai com a peça que quiser.
    .any-double = Na primeira rodada é preciso sair com essa peça. Nas seguintes, saia com qualquer carroça. Se não tem nenhuma, sai o próximo.
    .any-double-first = Na primeira rodada é preciso sair com essa peça.

lead-next = Quem sai nas rodadas seguintes
    .as-first = Toda rodada começa assim.
    .winner = Quem bate sai na rodada seguinte.
    .winner-any-double = Quem bate sai na rodada seguinte com qualquer carroça. Se não tem nenhuma, sai o próximo.
    .rotate = A cada rodada a saída passa ao próximo.
    .winning-side = { $sides ->
        [solo] Quem ganha a rodada sai na seguinte.
        [pairs] A dupla que ganha a rodada sai na seguinte, com qualquer um dos parceiros.
        [hands] Quem ganha a rodada sai na seguinte, com qualquer uma das mãos.
       *[mixed] Quem ganha a rodada sai na seguinte, ou o seu parceiro.
    }
    .descending-double = { $hub ->
        [engine] Cada rodada começa com a sua carroça, a locomotiva: primeiro { $first }, depois { $second }, e assim até 0-0.
       *[hub] Cada rodada começa com a sua carroça: primeiro { $first }, depois { $second }, e assim até 0-0.
    } { $again ->
        [yes] Depois de 0-0 volta { $first }. Sai com ela quem a tem.
       *[no] Sai com ela quem a tem.
    }

lead-afterBlock = Quem sai depois de um jogo fechado
    .same = Também depois de um jogo fechado.
    .blocker = Depois de um jogo fechado sai quem fechou.
    .winner = Depois de um jogo fechado sai quem ganhou.
    .winner-partner = { $sides ->
        [hands] Depois de um jogo fechado, o ganhador sai com a mão mais leve.
        [pairs] Depois de um jogo fechado sai, da dupla que ganhou, o parceiro com a mão mais leve.
       *[mixed] Depois de um jogo fechado sai, dos que ganharam, o que tem a mão mais leve.
    } Se as mãos são iguais, sai quem joga antes.
    .winner-compared = Depois de um jogo fechado sai, dos dois comparados, o que soma menos. Se somam igual, sai quem ganhou.
    .leader-again = Depois de um jogo fechado sai de novo quem saiu nessa rodada.
    .lowest-hand = Depois de um jogo fechado sai quem tem a mão mais leve.

lead-afterTie = Quem sai depois de um jogo fechado sem ganhador
    .same = Depois de um jogo fechado que ninguém ganhou, a saída é como depois de qualquer outra rodada.
    .same-winner = Depois de um jogo fechado que ninguém ganhou, sai de novo quem saiu nessa rodada.
    .blocker = Depois de um jogo fechado que ninguém ganhou, sai quem fechou.
    .rotate = Depois de um jogo fechado que ninguém ganhou, a saída passa ao próximo.
    .as-first = Depois de um jogo fechado que ninguém ganhou, a saída se decide como na primeira rodada.

layout-shape = Como as peças ficam
    .line = As peças formam uma linha com duas pontas. As carroças ficam atravessadas.
    .cross = A primeira carroça é a carroça cruzada: joga-se nos quatro lados dela. As carroças seguintes ficam atravessadas e não abrem braços.
    .tree = Joga-se nos quatro lados de cada carroça.
    .trains = Cada jogador tem um trem, e há um público. Cada trem começa na locomotiva, com o número dela. Você joga no seu trem, no público e nos que têm marca. Se você passa, seu trem fica marcado até você jogar nele de novo.
    .chicken-foot = As seis primeiras peças vão na carroça de saída. Depois, jogue em qualquer metade aberta. Cada carroça seguinte recebe três peças, os seus dedos, antes que se jogue em outro lugar. Você pode bater com uma carroça: aí ela não precisa de dedos.
    .triangles = Jogue o triângulo de modo que um lado inteiro toque outro. Tocar um vértice não basta.

layout-crossOpens = Quando os braços se abrem
    .at-once = Os quatro lados da carroça cruzada já nascem abertos.
    .after-both-sides = Os outros dois lados dela se abrem quando os dois lados da linha já têm peça.

layout-match = O que encaixa em quê
    .equal = As peças se encaixam por números iguais.
    .equal-wild = As peças se encaixam por números iguais ou por um branco.
    .equal-triangles = No lado comum os dois números devem ser iguais, e também em cada vértice comum.
    .sum-7 =
        As metades que se tocam devem somar sete: 1 e 6, 2 e 5, 3 e 4.{ $matadors ->
            [none] { "" }
           *[other] { " " }Os matadores { $matadors } vão em qualquer ponta, por qualquer lado.
        }

turn-plays = Peças por vez
    .one = Cada um joga uma peça por vez.
    .two-doubles = Cada um joga uma peça por vez, ou duas carroças em duas pontas diferentes. Na saída joga só uma.
    .double-run = Cada um joga uma peça por vez. Depois dela dá para juntar as carroças que encaixarem em qualquer ponta aberta.
    .cover-double = Cada um joga uma peça por vez, mas a carroça deve ser coberta na mesma vez. { $cover ->
        [hand] Cubra com uma peça da mão.
        [one] Cubra com uma peça da mão ou com uma comprada, se encaixar.
       *[many] Cubra com uma peça da mão ou comprada.
    } Se não dá, você passa e o seu trem fica marcado. Até alguém cobrir a carroça, ninguém joga em outro lugar. Sair com a locomotiva já ocupa a vez. Dá para bater com uma carroça descoberta.

turn-closeDouble = Fechar uma carroça
    .yes = Ao jogar uma carroça, você pode fechá-la: nada mais vai nela. Na vez da saída ninguém fecha carroças. { $draws ->
        [yes] Se não há ponta aberta, o jogo fecha na hora, mesmo com peças para comprar.
       *[no] Se não há ponta aberta, o jogo fecha na hora.
    }
    .no = As carroças não podem ser fechadas.

turn-equalEnds = Pontas iguais
    .free = Se as duas pontas mostram o mesmo número, jogue em qualquer uma.
    .leader-right = Se as duas pontas mostram o mesmo número, só vale a ponta à direita de quem saiu.

draw-mode = Se você não pode jogar
    .none = Se você não pode jogar, passa.
    .until-playable = Se você não pode jogar, compre do monte uma a uma até uma encaixar, e jogue. Se não dá mais para comprar, passa.
    .until-playable-max = { $max ->
        [one] Se você não pode jogar, compre uma peça. Se encaixar, jogue; se não, passa.
       *[other] Se você não pode jogar, compre uma a uma até uma encaixar, no máximo { $max } por vez. Se nenhuma encaixar, passa.
    }
    .exactly = { $count ->
        [one] Se você não pode jogar, compre uma peça. Se encaixar, jogue; se não, passa.
       *[other] Se você não pode jogar, compre { $count } peças, ou as que restam. Se alguma encaixar, jogue; se não, passa.
    }
    .all-dealt = Todas as peças são distribuídas, não há o que comprar. Se você não pode jogar, passa.
    .all-kept = { $reserve ->
        [one] A última peça nunca é comprada, então não há o que comprar. Se você não pode jogar, passa.
       *[other] As últimas { $reserve } peças nunca são compradas, então não há o que comprar. Se você não pode jogar, passa.
    }
    .no-boneyard = { $left ->
        [none] Com { $players } jogadores não há monte: se você não pode jogar, passa.
       *[kept] Com { $players } jogadores não há o que comprar: se você não pode jogar, passa.
    }

draw-count = Peças compradas
    .number = { $count ->
        [one] Você compra { $count } peça de cada vez.
       *[other] Você compra { $count } peças de cada vez.
    }

draw-max = Máximo de peças compradas por vez
    .none = Na sua vez você compra quantas precisar.
    .number = { $max ->
        [one] Na sua vez você compra no máximo { $max } peça.
       *[other] Na sua vez você compra no máximo { $max } peças.
    }

draw-reserve = Peças que nunca são compradas
    .nothing = sem peças reservadas
    .none = Dá para comprar o monte até a última peça.
    .number = { $reserve ->
        [one] A última peça do monte nunca é comprada.
       *[other] As últimas { $reserve } peças do monte nunca são compradas.
    }

draw-ifAble = Se você pode jogar
    .forbidden = Se você pode jogar, tem que jogar.
    .allowed = Antes de jogar, você pode comprar, mesmo que já possa jogar. Enquanto uma peça sua encaixa, não pode passar.

draw-penalty = Quanto custa comprar
    .nothing = { $both ->
        [yes] sem penalidades
       *[no] sem penalidade por comprar
    }
    .none = Comprar não custa nada.
    .number = { $penalty ->
        [one] Cada peça que você compra custa { $penalty } ponto. O total pode ficar abaixo de 0.
       *[other] Cada peça que você compra custa { $penalty } pontos. O total pode ficar abaixo de 0.
    }

draw-passPenalty = Quanto custa passar
    .nothing = sem penalidade por passar
    .none = Passar não custa nada.
    .number = { $penalty ->
        [one] Se você passa depois de comprar na mesma vez, perde mais { $penalty } ponto. Passar sem ter comprado não custa nada.
       *[other] Se você passa depois de comprar na mesma vez, perde mais { $penalty } pontos. Passar sem ter comprado não custa nada.
    }

end-out = Bater
    .first-player = Quando joga a última peça, você bate e a rodada acaba. Vale como batida mesmo que essa peça também feche o jogo.
    .whole-side = A rodada só acaba quando uma dupla jogou todas as peças.

end-block = Quando o jogo fecha
    .no-move = { $draws ->
        [yes] O jogo fecha quando ninguém pode jogar e não dá mais para comprar.
       *[no] O jogo fecha quando ninguém pode jogar.
    }
    .dead-suit = { $draws ->
        [yes] O jogo fecha assim que todas as pontas mostram um mesmo número do qual só falta, no máximo, a carroça. Ninguém compra mais. Também fecha quando ninguém pode jogar e não dá mais para comprar.
       *[no] O jogo fecha assim que todas as pontas mostram um mesmo número do qual só falta, no máximo, a carroça. Também fecha quando ninguém pode jogar.
    }

end-deadBoneyard = Jogo morto com peças no monte
    .drawn-out = Enquanto dá para comprar, o jogo não fecha: o próximo compra tudo antes.
    .drawn-out-closing = Enquanto há uma ponta aberta e dá para comprar, o jogo não fecha: o próximo compra tudo antes.
    .drawn-out-in-turns = Enquanto há onde jogar e dá para comprar, o jogo não fecha: cada um compra na sua vez.
    .stays = Se todas as peças de todos os números abertos já estão na mesa, o jogo fecha na hora. Ninguém compra mais.

value-special = Quanto valem as peças na mão
    .pips = Cada peça que fica na sua mão vale a soma dos seus pontos.
    .halves = Cada peça que fica na sua mão vale a soma dos seus dois números.
    .numbers = Cada peça que fica na sua mão vale a soma dos seus três números.
    .only = { $count ->
        [one] Se só fica { $tiles } na sua mão, essa peça vale { $points }.
       *[other] Se só ficam { $tiles } na sua mão, juntas elas valem { $points }.
    }
    .held = { $count ->
        [one] { $tiles } na mão vale { $points }.
       *[other] { $tiles } na mão valem { $points } cada uma.
    }

score-sense = Quem marca pontos
    .winner-gains = Você marca ganhando rodadas.
    .winner-gains-play = Durante o jogo todos marcam. Só quem ganha a rodada marca o que fica nas mãos.
    .losers-pay = { $reach ->
        [loses] Os pontos contam contra você.
       *[wins] Marca quem perde a rodada.
    } { $sides ->
        [solo] Se você bate, não marca nada.
        [hands] Se você bate, não marca nada, mesmo que restem peças na outra mão.
        [pairs] Se você bate, a sua dupla não marca nada.
       *[mixed] Se você bate, não marca nada, nem o seu parceiro se joga em dupla.
    }
    .round-points = Quem ganha a rodada marca 1 ponto. As peças que sobram não contam.
    .play-only = Você marca durante o jogo e por bônus; o que fica nas mãos não conta.
    .play-only-bare = Você marca só durante o jogo: nem bater nem o jogo fechado dão pontos.
    .no-block = O jogo fechado não dá pontos.
    .none = Não há pontos, só rodadas ganhas.
    .none-single = Não há pontos.

score-out = O que se marca ao bater
    .opponents = { $sides ->
        [solo] { $others ->
            [one] Quando bate, você marca o que ficou na mão do adversário.
           *[many] Quando bate, você marca tudo o que ficou nas mãos dos outros jogadores.
        }
        [hands] Quando bate, você marca o que ficou nas duas mãos do adversário. A sua outra mão não conta.
        [pairs] Quando você bate, a sua dupla marca o que ficou nas mãos dos adversários. As peças do parceiro não contam.
       *[mixed] Quando bate, você marca o que ficou nas mãos dos adversários. As peças do parceiro não contam.
    }
    .table = { $sides ->
        [solo] Quando bate, você marca tudo o que ficou nas mãos.
        [hands] Quando bate, você marca tudo o que ficou nas mãos, também na sua outra.
        [pairs] Quando você bate, a sua dupla marca tudo o que ficou nas mãos, também na do parceiro.
       *[mixed] Quando bate, você marca tudo o que ficou nas mãos, também na do parceiro.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] Quando alguém bate, o outro marca o que ficou na própria mão.
           *[many] Quando alguém bate, cada um dos demais marca o que ficou na própria mão.
        }
        [hands] Quando alguém bate, o outro marca o que ficou nas suas duas mãos.
        [pairs] Quando alguém bate, a outra dupla marca o que ficou nas suas duas mãos.
       *[mixed] Quando alguém bate, cada adversário ou dupla adversária marca o que ficou na mão.
    }

score-blockWinner = Quem ganha o jogo fechado
    .lowest-player = { $sides ->
        [solo] Ganha o jogo fechado quem soma menos.
        [hands] Ganha o jogo fechado quem soma menos nas duas mãos.
        [pairs] Ganha o jogo fechado a dupla que soma menos.
       *[mixed] Ganha o jogo fechado o jogador ou a dupla que soma menos.
    }
    .lowest-side = { score-blockWinner.lowest-player }
    .side-of-lowest-player = { $sides ->
        [solo] Ganha o jogo fechado quem soma menos.
        [hands] Ganha o jogo fechado quem tem a mão mais leve, mesmo com as duas iguais.
        [pairs] Ganha o jogo fechado a dupla da mão mais leve, mesmo que os dois parceiros somem igual.
       *[mixed] Ganha o jogo fechado, também para o parceiro, o jogador com a mão mais leve.
    }
    .blocker-vs-next = No jogo fechado comparam-se as mãos de quem jogou a última peça e do próximo. { $sides ->
        [solo] Ganha a mão mais leve.
        [hands] Ganha a mão mais leve.
        [pairs] Ganha a dupla da mão mais leve.
       *[mixed] Ganha, também para o parceiro, a mão mais leve.
    }
    .fewest-tiles = { $sides ->
        [pairs] Ganha o jogo fechado a dupla com menos peças.
        [mixed] Ganha o jogo fechado o jogador ou a dupla com menos peças.
       *[solo] Ganha o jogo fechado quem tem menos peças.
    }
    .nobody = Ninguém ganha o jogo fechado.

score-block = O que se marca no jogo fechado
    .opponents = { $sides ->
        [solo] { $others ->
            [one] Quem ganha o jogo fechado marca o que o adversário tem na mão.
           *[many] Quem ganha o jogo fechado marca o que os adversários têm nas mãos.
        }
        [hands] Quem ganha o jogo fechado marca o que o adversário tem nas mãos.
        [pairs] A dupla que ganha o jogo fechado marca o que os adversários têm nas mãos.
       *[mixed] Quem ganha o jogo fechado marca o que os adversários têm nas mãos.
    }
    .table = { $sides ->
        [pairs] A dupla que ganha o jogo fechado marca tudo o que ficou nas mãos, também o que é seu.
       *[other] Quem ganha o jogo fechado marca tudo o que ficou nas mãos, também o que é seu.
    }
    .opponents-minus-own = { $sides ->
        [pairs] A dupla que ganha o jogo fechado marca os pontos dos adversários menos os seus, mas nunca menos de 0.
       *[other] Quem ganha o jogo fechado marca os pontos adversários menos os seus, mas nunca menos de 0.
    }
    .sum-of-differences = { $others ->
        [one] Quem ganha o jogo fechado marca a diferença para o adversário.
       *[many] Quem ganha o jogo fechado marca a soma das diferenças para cada adversário.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] No jogo fechado, quem perde marca a própria mão.
           *[many] No jogo fechado, cada um marca a própria mão, menos o ganhador.
        }
        [hands] No jogo fechado, quem perde marca as suas duas mãos.
        [pairs] No jogo fechado, a dupla que perde marca as suas duas mãos.
       *[mixed] No jogo fechado, cada jogador ou dupla marca as próprias mãos, menos quem ganha.
    }
    .own-all = { $sides ->
        [pairs] No jogo fechado, cada dupla marca as próprias mãos.
        [mixed] No jogo fechado, cada jogador ou dupla marca as próprias mãos.
       *[solo] No jogo fechado, cada um marca a própria mão.
    }
    .difference = { $others ->
        [one] No jogo fechado, quem perde marca a diferença; quem ganha, nada.
       *[many] No jogo fechado, cada perdedor marca a diferença para o ganhador; o ganhador, nada.
    }
    .highest-pays-table = { $sides ->
        [pairs] No jogo fechado, a dupla que soma mais marca todas as mãos. Ninguém mais marca.
        [mixed] No jogo fechado, o jogador ou a dupla que soma mais marca todas as mãos. Ninguém mais marca.
       *[solo] No jogo fechado, quem soma mais marca todas as mãos. Ninguém mais marca.
    }

# O que é igual num jogo fechado empatado.
if-tied = { $compared ->
    [tiles] { $others ->
        [one] Se têm o mesmo número de peças
       *[many] Se mais de um tem o menor número de peças
    }
    [single] { $sides ->
        [hands] Se as mãos mais leves dos dois jogadores empatam
        [pairs] Se as mãos mais leves das duas duplas empatam
       *[mixed] Se as mãos mais leves de mais de um lado empatam
    }
    [next] Se essas duas mãos empatam
   *[all] { $others ->
        [one] { $sides ->
            [pairs] Se as duas duplas somam o mesmo
           *[solo] Se os dois somam o mesmo
        }
       *[many] { $sides ->
            [solo] Se mais de um empata na menor soma
           *[mixed] Se mais de um lado empata na menor soma
        }
    }
}

score-blockTie = Jogo fechado empatado
    .void = { if-tied }, ninguém ganha o jogo fechado.
    .void-own = { $others ->
        [one] { if-tied }, ninguém marca no jogo fechado.
       *[many] Quem empata na soma mais baixa não marca no jogo fechado. Os outros marcam.
    }
    .void-highest = Se a soma mais alta empata, ninguém marca no jogo fechado.
    .eggs = { if-tied }, ninguém marca no jogo fechado. { $eggs ->
        [once] Os pontos empatados, contados uma vez,
       *[sum] Os pontos empatados, somados,
    } ficam na mesa como “ovos”. Quem ganha a rodada seguinte também os marca. Se essa rodada empata, os ovos continuam lá.
    .eggs-own = { $others ->
        [one] { if-tied }, ninguém marca no jogo fechado.
       *[many] Quem empata na soma mais baixa não marca no jogo fechado. Os outros marcam.
    } { $eggs ->
        [once] Os pontos empatados, contados uma vez,
       *[sum] Os pontos empatados, somados,
    } ficam na mesa como “ovos”. Na rodada seguinte os ovos vão para quem marca mais. No empate, os ovos continuam lá.
    .eggs-highest = Se a soma mais alta empata, ninguém marca no jogo fechado. { $eggs ->
        [once] Os pontos empatados, contados uma vez,
       *[sum] Os pontos empatados, somados,
    } ficam na mesa como “ovos”. Na rodada seguinte os ovos vão para quem marca mais. No empate, os ovos continuam lá.
    .carry = { if-tied }, ninguém marca no jogo fechado. Tudo o que ficou nas mãos acumula para quem ganhar a rodada seguinte. Se essa rodada empata, acumula de novo.
    .carry-own = { if-tied }, ninguém marca no jogo fechado. Tudo o que ficou nas mãos acumula. Na rodada seguinte vai para quem marca mais. No empate, acumula de novo.
    .carry-highest = Se a soma mais alta empata, ninguém marca no jogo fechado. Tudo o que ficou nas mãos acumula. Na rodada seguinte vai para quem marca mais. No empate, acumula de novo.
    .blocker-loses = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, perde a dupla que fechou.
           *[other] { if-tied }, perde quem fechou.
        }
       *[no] Se quem fechou empata com um só, ganha esse outro. Em qualquer outro empate, ninguém ganha.
    }
    .blocker-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, ganha a dupla que fechou.
           *[other] { if-tied }, ganha quem fechou.
        }
       *[no] Se quem fechou está entre os empatados, ganha. Em qualquer outro empate, ninguém ganha.
    }
    .leader-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, ganha a dupla que saiu.
           *[other] { if-tied }, ganha quem saiu.
        }
       *[no] Se quem saiu está entre os empatados, ganha. Em qualquer outro empate, ninguém ganha.
    }

score-eggs = Como se contam os ovos
    .sum = Os ovos são os pontos empatados, somados.
    .once = Os ovos são os pontos empatados, contados uma vez.

score-play = Pontos durante o jogo
    .nothing = sem pontos durante o jogo
    .none = Jogar uma peça não dá pontos.
    .fives = Depois de cada peça, some as pontas abertas. Uma carroça na ponta conta as duas metades; uma carroça sozinha na mesa é uma só ponta. Se a soma é um múltiplo de cinco, você marca essa soma na hora.
    .fives-threes = Depois de cada peça, some as pontas abertas. Uma carroça na ponta conta as duas metades; uma carroça sozinha na mesa é uma só ponta. Se a soma é um múltiplo de cinco, você marca 1 ponto para cada cinco. Se é um múltiplo de três, 1 para cada três. 10 dá 2, 9 dá 3, 15 dá 8.
    .headings = Deixar as duas pontas iguais dá 2 pontos, ou 3 se uma delas é uma carroça.
    .headings-lead = Sair com uma carroça dá 2.
    .triominoes = Cada triângulo que você joga dá a soma dos seus três números. Uma ponte dá mais 40: a peça toca outra por um só lado, e o vértice oposto toca uma terceira. Um hexágono, a sexta peça em volta de um vértice, dá mais 50. Dois de uma vez dão mais 60; três, 70.
    .triominoes-lead = Sair com três números iguais dá mais 10; 0-0-0 dá 40 ao todo.
    .face-sum = Cada triângulo que você joga dá a soma dos seus três números.
    .empty-arm = Um braço da carroça cruzada só conta quando já tem uma peça.
    .played-out = Se você chega à meta durante o jogo, antes a rodada vai até o fim.

score-opening = Peça da saída
    .every = A saída dá pontos como qualquer peça.
    .none = A saída não dá pontos.
    .later-5-5 = A saída não dá pontos, salvo 5-5 depois da primeira rodada.
    .later-5-5-below = A saída não dá pontos. Depois da primeira rodada, 5-5 dá pontos se você tem menos de { $cap }.

score-round = Arredondamento
    .nothing = sem arredondamento
    .none = Os pontos do ganhador não são arredondados.
    .nearest-5 = Os pontos de quem ganha a rodada são arredondados ao múltiplo de cinco mais próximo.
    .up-5 = Os pontos de quem ganha a rodada são arredondados ao próximo múltiplo de cinco.

score-roundCap = Limite dos pontos da rodada
    .none = O ganhador marca todos os pontos da rodada.
    .number = Ganhar uma rodada nunca leva você acima de { $cap } pontos. O que passar disso se perde.

score-bonus = Bônus
    .nothing = sem bônus
    .none = Não há bônus.
    .capicua = Capicua: bata com uma peça que encaixe nas duas pontas e marque mais { $points }. As pontas devem ser diferentes, e carroça não vale.
    .capicu = Capicú: bata com uma peça que encaixe nas duas pontas e marque mais { $points }. As pontas devem ser diferentes, e carroça não vale.
    .chuchazo = Chuchazo: bata com 0-0 e marque mais { $points }.
    .pass-all-three = Sempre que os outros três passam depois da sua peça, você marca mais { $points }, mesmo que perca a rodada. Esses pontos entram no fim da rodada.
    .three-passes = Sempre que há três passos seguidos depois da sua peça, você marca mais { $points }, mesmo que perca a rodada. Esses pontos entram no fim da rodada.
    .rounds = { $count ->
        [one] Ganhar a rodada { $rounds } dá mais { $points }.
       *[other] Ganhar as rodadas { $rounds } dá mais { $points }.
    }
    .out = Bater dá mais { $points }.

account-openAt = Quando a conta se abre
    .nothing = sem mínimo para começar a marcar
    .none = Você marca desde a primeira rodada.
    .number = { $sides ->
        [pairs] { $points ->
            [one] A sua dupla abre a conta com { $points } ponto ou mais numa rodada. Daí em diante tudo conta.
           *[other] A sua dupla abre a conta com { $points } pontos ou mais numa rodada. Daí em diante tudo conta.
        }
       *[other] { $points ->
            [one] Você abre a conta com { $points } ponto ou mais numa rodada. Daí em diante tudo conta.
           *[other] Você abre a conta com { $points } pontos ou mais numa rodada. Daí em diante tudo conta.
        }
    }

account-below = Os pontos de antes
    .lost = Antes disso, o que não chega se perde.
    .remembered = Antes disso, o que não chega fica guardado e entra quando a conta abre. Não ajuda a abri-la.

account-clearOnOut = Pontos guardados de quem bate
    .yes = Se você bate, os seus pontos guardados se apagam.
    .no = Se você bate, os seus pontos guardados ficam.

account-blockResets = Pontos guardados depois de um jogo fechado
    .yes = { $others ->
        [one] Quando no jogo fechado um marca pelos dois, o outro perde os pontos guardados.
       *[many] Quando no jogo fechado um marca por todos, os demais perdem os pontos guardados.
    }
    .no = Quando no jogo fechado marca um só, cada adversário fica com os pontos guardados.

account-carryOpens = Pontos acumulados e a conta
    .yes = Os pontos acumulados ajudam a abrir a conta. { $below ->
        [remembered] Se nem assim basta, eles também ficam guardados.
       *[lost] Se nem assim basta, eles também se perdem.
    }
    .no = Os pontos acumulados não ajudam a abrir a conta: só contam os pontos da própria rodada. { $below ->
        [remembered] Se não basta, eles também ficam guardados.
       *[lost] Se não basta, eles também se perdem.
    }

# Rodadas ganhas seguidas: o que acontece com o placar alheio.
in-a-row = { $sides ->
    [pairs] Ganhar uma rodada leva a outra dupla de volta a 0; um empate não muda nada.
   *[other] Ganhar uma rodada leva o placar adversário de volta a 0; um empate não muda nada.
}

# Quem chega primeiro.
party = { $sides ->
    [solo] O primeiro
    [hands] O primeiro
    [pairs] A primeira dupla
   *[mixed] O primeiro jogador ou dupla
}

# Depois dos pontos: quem é o bode.
goat = { $game ->
    [goat] perde e é o bode.
    [donkey] perde e é o burro.
   *[other] perde a partida.
}

match-target = Meta
    .wins-at-least = { $unit ->
        [row] { $target ->
            [one] { party } que ganhar { $target } rodada seguida ganha a partida.
           *[other] { party } que ganhar { $target } rodadas seguidas ganha a partida.
        } { in-a-row }
        [rounds] { $target ->
            [one] { party } que ganhar { $target } rodada ganha a partida.
           *[other] { party } que ganhar { $target } rodadas ganha a partida.
        }
       *[points] { $target ->
            [one] { party } que chegar a { $target } ponto ganha a partida.
           *[other] { party } que chegar a { $target } pontos ganha a partida.
        }
    }
    .wins-above = { $unit ->
        [row] { $target ->
            [one] { party } que ganhar mais de { $target } rodada seguida ganha a partida.
           *[other] { party } que ganhar mais de { $target } rodadas seguidas ganha a partida.
        } { in-a-row }
        [rounds] { $target ->
            [one] { party } que ganhar mais de { $target } rodada ganha a partida.
           *[other] { party } que ganhar mais de { $target } rodadas ganha a partida.
        }
       *[points] { $target ->
            [one] { party } que passar de { $target } ponto ganha a partida.
           *[other] { party } que passar de { $target } pontos ganha a partida.
        }
    }
    .wins-exactly = { $unit ->
        [row] { $target ->
            [one] { party } que ganhar { $target } rodada seguida ganha a partida.
           *[other] { party } que ganhar { $target } rodadas seguidas ganha a partida.
        } { in-a-row }
        [rounds] { $target ->
            [one] { party } que ganhar { $target } rodada ganha a partida.
           *[other] { party } que ganhar { $target } rodadas ganha a partida.
        }
       *[points] { $target ->
            [one] { party } que tiver exatamente { $target } ponto ganha a partida. O que passaria disso não vale, nem o que a batida dá.
           *[other] { party } que tiver exatamente { $target } pontos ganha a partida. O que passaria disso não vale, nem o que a batida dá.
        }
    }
    .loses-at-least = { $target ->
        [one] { party } que chegar a { $target } ponto { goat }
       *[other] { party } que chegar a { $target } pontos { goat }
    }
    .loses-above = { $target ->
        [one] { party } que passar de { $target } ponto { goat }
       *[other] { party } que passar de { $target } pontos { goat }
    }
    .loses-exactly = { $target ->
        [one] { party } que tiver exatamente { $target } ponto perde a partida. O que passaria disso não vale.
       *[other] { party } que tiver exatamente { $target } pontos perde a partida. O que passaria disso não vale.
    }
    .several = { $others ->
        [one] Se os dois totais chegam à meta na mesma rodada, ganha o mais alto. No empate, joga-se mais uma rodada.
       *[many] Se vários chegam à meta na mesma rodada, ganha o total mais alto. No empate, joga-se mais uma rodada.
    }
    .none = A partida não acaba por pontos.

match-reach = O que acontece ao chegar à meta
    .wins = Quem chega à meta ganha a partida.
    .loses = Quem chega à meta perde a partida.

match-test = Como se chega à meta
    .at-least = Você chega à meta com esses pontos ou mais.
    .above = É preciso passar da meta.
    .exactly = É preciso chegar à meta exata. O que passaria dela não vale.

match-cap = Máximo de pontos
    .nothing = sem limite de pontos
    .none = Os pontos acima da meta também contam.
    .number = O que passar de { $cap } se perde.

match-rounds = Número de rodadas
    .none = A partida tem quantas rodadas forem necessárias.
    .single = Joga-se uma rodada: quem ganha a rodada ganha a partida. Se ninguém ganha, é empate.
    .highest = { $unit ->
        [points] { $rounds ->
            [one] Depois de { $rounds } rodada, o total mais alto ganha a partida. Se os primeiros empatam, a partida acaba empatada.
           *[other] Depois de { $rounds } rodadas, o total mais alto ganha a partida. Se os primeiros empatam, a partida acaba empatada.
        }
       *[rounds] { $rounds ->
            [one] Depois de { $rounds } rodada, ganha a partida quem ganhou mais rodadas. Se os primeiros empatam, a partida acaba empatada.
           *[other] Depois de { $rounds } rodadas, ganha a partida quem ganhou mais rodadas. Se os primeiros empatam, a partida acaba empatada.
        }
    }
    .lowest = { $rounds ->
        [one] Depois de { $rounds } rodada, o total mais baixo ganha a partida. Se os primeiros empatam, a partida acaba empatada.
       *[other] Depois de { $rounds } rodadas, o total mais baixo ganha a partida. Se os primeiros empatam, a partida acaba empatada.
    }

match-instant = O que encerra a partida na hora
    .nothing = sem vitória na hora
    .none = Nada encerra a partida na hora.
    .six-in-a-row = Ganhe seis rodadas seguidas e você ganha a partida. { in-a-row }
    .out-with-0-0 = Bode careca: bata com 0-0 e você ganha a partida na hora.
    .out-with-6-6-if-a-loser-holds-over-25 = Bata com 6-6 e você ganha a partida na hora, se a mão de algum adversário vale mais de 25.
    .announced-6-6 = { $announcer ->
        [anyone] Se você tem 6-6, pode anunciá-la antes da saída e sair com ela.
        [open] Se a sua conta está aberta e você tem 6-6, pode anunciá-la antes da saída e sair com ela.
       *[first] Se a sua conta abriu primeiro e você tem 6-6, pode anunciá-la antes da saída e sair com ela.
    } Se ganha essa rodada, ganha a partida. { $sides ->
        [pairs] Se perde com 25 ou mais nas mãos da dupla, perde a partida.
        [mixed] Se perde com 25 ou mais, contando a mão do parceiro, perde a partida.
       *[solo] Se perde com 25 ou mais na mão, perde a partida.
    } Um empate não decide nada.

match-severalOver = Vários perdedores
    .all = { $others ->
        [one] Se os dois totais chegam à meta na mesma rodada, os dois perdem.
       *[many] Se vários chegam à meta na mesma rodada, todos perdem.
    }
    .highest = { $others ->
        [one] Se os dois totais chegam à meta na mesma rodada, só perde o mais alto.
       *[many] Se vários chegam à meta na mesma rodada, só perde quem tem mais.
    }

match-announceBy = Quem pode anunciar
    .first-open = Só pode anunciar quem abriu a conta primeiro.
    .open-side = Pode anunciar quem tem a conta aberta.

rating-formula = Pontos de classificação
    .nothing = sem pontos de classificação
    .none = A partida não tem pontos de classificação próprios.
    .goat-club = Classificação: tire de 100 o total de cada ganhador e tome um décimo, arredondado, no mínimo 1. Os perdedores recebem 0. Se o tempo de alguém acaba, o total dele vale no lugar de 100.
    .club-3-2-1 = Pontos de partida: { $most ->
        [below] 3 se os perdedores têm 0 pontos, 2 se têm mais.
       *[above] 3 se os perdedores têm 0 pontos, 2 de 1 a 50 e 1 com mais.
    } Se o tempo de alguém acaba, os ganhadores recebem 1. Os perdedores recebem 0.

rating-remembered = Pontos guardados na classificação
    .yes = Para a classificação, os pontos guardados entram no total.
    .no = Para a classificação, os pontos guardados não contam.
