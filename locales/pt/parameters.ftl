# Uma mensagem é um parâmetro: seu valor é o nome, seus atributos são o que o acordo diz.

tiles-set = Jogo de peças
    .double-6 = O jogo é duplo seis: 28 peças, cada par de números de 0 (branco) a 6 uma vez.
    .double-9 = O jogo é duplo nove: 55 peças, cada par de números de 0 (branco) a 9 uma vez.
    .double-12 = O jogo é duplo doze: 91 peças, cada par de números de 0 (branco) a 12 uma vez.
    .double-15 = O jogo é duplo quinze: 136 peças, cada par de números de 0 (branco) a 15 uma vez.
    .double-18 = O jogo é duplo dezoito: 190 peças, cada par de números de 0 (branco) a 18 uma vez.
    .triomino-56 = O jogo tem 56 peças triangulares, uma para cada três números de 0 a 5. Lidos no sentido horário a partir do menor, os números nunca descem: há 1-2-3, mas não 1-3-2.

tiles-without = Peças retiradas
    .none = Nenhuma peça é retirada do jogo.
    .always = { $count ->
        [one] Antes da distribuição retira-se { $count } peça: { $tiles }.
       *[other] Antes da distribuição retiram-se { $count } peças: { $tiles }.
    }
    .players = { $count ->
        [one] Com { $players } jogadores, retira-se { $count } peça antes da distribuição: { $tiles }.
       *[other] Com { $players } jogadores, retiram-se { $count } peças antes da distribuição: { $tiles }.
    }

tiles-blanks = Brancos
    .plain = O branco vale 0 e só encaixa em outro branco.
    .plain-pictures = O branco é aqui um número como os outros, com a sua própria figura.
    .plain-sum-7 = O branco vale 0. Com ele não se soma sete, por isso num branco aberto só vai um matador.
    .plain-triangles = O 0 é um número como os outros e só encaixa em 0.
    .wild = Os brancos são coringas: um branco pode ser posto junto de qualquer número, e qualquer peça junto de um branco aberto. Ninguém diz que número ele substitui.

tiles-faces = Face das peças
    .pips = As peças mostram pontos.
    .pictures = As peças mostram figuras em vez de pontos, uma para cada número. Nada mais muda.
    .cards = As peças parecem cartas. Nada mais muda.

seats-count = Jogadores
    .list = Número de jogadores: { $players }.
    .missing = Não se combinou quantas peças cada um pega com { $players } jogadores, por isso essa mesa não pode ser aberta.

seats-sides = Lados
    .solo = Cada um joga por si.
    .pairs = Quatro jogadores formam duas duplas. Os parceiros sentam-se frente a frente e a dupla tem um só placar.
    .pairs-at-4 = Quatro jogadores formam duas duplas: os parceiros sentam-se frente a frente e a dupla tem um só placar. Com outro número, cada um joga por si.
    .two-hands = Dois jogadores ficam com duas mãos de peças cada um, como se fossem duas duplas: a vez passa de uma mão de um a uma mão do outro, cada mão joga só as suas peças e o jogador vê as duas dele.

seats-direction = Ordem da vez
    .clockwise = Joga-se no sentido horário: o seguinte é o vizinho da esquerda.
    .counterclockwise = Joga-se no sentido anti-horário: o seguinte é o vizinho da direita.

deal-hand = Peças na mão
    .same = { $tiles ->
        [one] Cada um pega { $tiles } peça, sem ver.
       *[other] Cada um pega { $tiles } peças, sem ver.
    }
    .players = { $tiles ->
        [one] Com { $players } jogadores, cada um pega { $tiles } peça, sem ver.
       *[other] Com { $players } jogadores, cada um pega { $tiles } peças, sem ver.
    }
    .two-hands = { $tiles ->
        [one] Cada jogador pega { $tiles } peça, sem ver, para as suas duas mãos.
       *[other] Cada jogador pega { $tiles } peças, sem ver, metade para cada uma das suas duas mãos.
    }

deal-rest = Peças que sobram
    .boneyard = As peças que ninguém pegou ficam viradas para baixo: são o monte.
    .asleep = As peças que ninguém pegou dormem: ficam viradas para baixo, não são compradas nem contadas.
    .none-left = Todas as peças são distribuídas; não sobra nenhuma.

deal-redeal = Nova distribuição
    .none = A distribuição vale, sejam quais forem as mãos.
    .none-but-lead = A distribuição vale, salvo quando nenhuma peça decide quem sai.
    .doubles = { $doubles ->
        [one] Se uma mão tem { $doubles } carroça ou mais, embaralha-se e distribui-se de novo. Essa distribuição não conta para nada.
       *[other] Se uma mão tem { $doubles } carroças ou mais, embaralha-se e distribui-se de novo. Essa distribuição não conta para nada.
    }
    .suit = { $suit ->
        [one] Se uma mão tem { $suit } peça ou mais de um mesmo número, contando a carroça, embaralha-se e distribui-se de novo. Essa distribuição não conta para nada.
       *[other] Se uma mão tem { $suit } peças ou mais de um mesmo número, contando a carroça, embaralha-se e distribui-se de novo. Essa distribuição não conta para nada.
    }
    .both = Se uma mão tem { $doubles } carroças ou mais, ou { $suit } peças ou mais de um mesmo número, contando a carroça, embaralha-se e distribui-se de novo. Essa distribuição não conta para nada.

lead-first = Quem sai na primeira rodada
    .doubles = Quem sai na primeira rodada é decidido pelas peças.
    .lot = A primeira saída é sorteada: cada um vira uma peça e a melhor sai.
    .youngest = Na primeira rodada sai o mais novo. Onde ninguém diz a idade, sorteia-se: cada um vira uma peça e a melhor sai.
    .random = Na primeira rodada qualquer um pode sair; sorteia-se: cada um vira uma peça e a melhor sai.

lead-order = Peças que decidem a saída
    .down = Sai quem tem { $first }; se ninguém tem, quem tem { $second }, e assim até { $last }.
    .up = Sai quem tem { $first }; se ninguém tem, quem tem { $second }, e assim até { $peak }, e por último { $last }.
    .single = Sai quem tem { $tile }.
    .list = Sai quem tem a primeira peça desta lista que alguém tenha: { $tiles }.
    .empty = Nenhuma peça dá direito a sair.

lead-lotBy = Como o sorteio compara as peças
    .half = Das peças sorteadas ganha a de maior metade; com metades iguais ganha uma carroça, e depois a maior soma.
    .sum = Das peças sorteadas ganha a de maior soma; com somas iguais, a de maior metade.

lead-ifNone = Se ninguém tem essa peça
    .heaviest = Se ninguém tem nenhuma delas, sai a peça mais pesada: a de maior soma; com somas iguais, aquela cuja metade maior é mais alta.
    .heaviest-triangles = Se ninguém tem nenhuma delas, sai a peça mais pesada: a de maior soma; com somas iguais, a de número mais alto, e depois a de número do meio mais alto.
    .lightest = Se ninguém tem nenhuma delas, sai a peça mais leve: a de menor soma; com somas iguais, aquela cuja metade maior é mais baixa.
    .highest-pair = Se ninguém tem nenhuma delas, sai a peça com o par mais alto: dois números iguais, quanto mais altos melhor, e depois o maior terceiro número. Se ninguém tem um par, sai a peça de maior soma; com somas iguais, a de número mais alto, e depois a de número do meio mais alto.
    .redeal = Se ninguém tem nenhuma delas, embaralha-se e distribui-se de novo.
    .draw = Se ninguém tem essa carroça, os jogadores, a partir do primeiro lugar, compram na vez uma peça cada um, e ficam com ela, até que a carroça apareça. Quem a encontra sai com ela na hora.

lead-tile = Peça da saída
    .that-tile = É preciso sair com essa peça. Quem sai por outra razão pode sair com qualquer uma.
    .that-tile-always = É preciso sair com essa peça.
    .any = Pode-se sair com qualquer peça.
    .any-double = Na primeira rodada é preciso sair com essa peça. Depois, o direito de sair passa de lugar em lugar até chegar a um jogador que tenha uma carroça; ele sai com qualquer uma das suas.
    .any-double-first = Na primeira rodada é preciso sair com essa peça.

lead-next = Quem sai nas rodadas seguintes
    .as-first = Quem sai é decidido de novo em cada rodada, do mesmo modo.
    .winner = Em cada rodada seguinte sai quem ganhou a anterior.
    .winner-any-double = Nas rodadas seguintes tem direito de sair quem ganhou a anterior, com qualquer uma das suas carroças; se não tem nenhuma, o direito passa ao lugar seguinte na ordem da vez, e assim por diante.
    .rotate = A saída passa em cada rodada ao lugar seguinte na ordem da vez.
    .winning-side = Em cada rodada seguinte sai o lado que ganhou a anterior: qualquer um dos parceiros.
    .descending-double = Cada rodada tem a sua própria { $hub ->
        [engine] carroça de saída, a locomotiva
       *[hub] carroça de saída
    }: { $first } na primeira, depois { $second } e assim até 0-0, e então outra vez da mais alta. Sai com ela quem a tem.

lead-afterBlock = Quem sai depois de um jogo fechado
    .same = Um jogo fechado não muda nada nisso.
    .same-winner = Depois de um jogo fechado sai, do lado que o ganhou, o de mão mais leve; com mãos iguais, quem joga primeiro depois de quem fechou.
    .same-compared = Depois de um jogo fechado sai aquele dos dois jogadores comparados cuja mão ganhou.
    .blocker = Depois de um jogo fechado sai quem jogou a peça que fechou.
    .winner = Depois de um jogo fechado sai quem o ganhou; dos parceiros, o de mão mais leve; com mãos iguais, quem joga primeiro depois de quem fechou.
    .winner-compared = Depois de um jogo fechado sai quem o ganhou; dos parceiros, o da mão comparada.
    .lowest-hand = Depois de um jogo fechado sai quem tinha a mão mais leve.

lead-afterTie = Quem sai depois de um jogo fechado sem ganhador
    .same = O mesmo vale depois de um jogo fechado que ninguém ganhou.
    .same-winner = Depois de um jogo fechado que ninguém ganhou, sai de novo quem saiu nessa rodada.
    .blocker = Depois de um jogo fechado que ninguém ganhou, sai quem jogou a peça que fechou.
    .rotate = Depois de um jogo fechado que ninguém ganhou, sai o lugar seguinte na ordem da vez.
    .as-first = Depois de um jogo fechado que ninguém ganhou, a saída é decidida como na primeira rodada.

layout-shape = Como as peças ficam
    .line = As peças formam uma linha com duas pontas. As carroças ficam atravessadas.
    .cross = As peças formam uma cruz: a primeira carroça jogada é a carroça cruzada, e dos seus quatro lados podem crescer braços. As carroças seguintes ficam atravessadas no braço e não abrem nada.
    .tree = As peças formam uma árvore: de cada carroça pode-se seguir pelos quatro lados.
    .trains = Da locomotiva, no meio, partem trens: um de cada jogador e um público. Cada trem começa com o número da locomotiva. Joga-se no próprio trem, no público e nos que têm marca. Quem passa põe uma marca no seu trem; ela sai com a próxima peça que o dono jogar nele.
    .chicken-foot = As peças crescem como pés de galinha: primeiro seis peças são jogadas junto à carroça de saída, e em nenhum outro lugar. Depois pode-se seguir em qualquer metade aberta. Cada carroça seguinte é um pé: até ter junto dela três peças, os seus dedos, não se joga em outro lugar.
    .triangles = Os triângulos ficam lado com lado. A peça vai a um lugar livre que toque por um lado inteiro ao menos uma peça jogada; tocar só um vértice não basta.

layout-crossOpens = Quando os braços se abrem
    .at-once = Os quatro lados da carroça cruzada estão abertos assim que ela é jogada.
    .after-both-sides = Os outros dois lados da carroça cruzada abrem-se quando há peças nos dois primeiros.

layout-match = O que encaixa em quê
    .equal = As peças são jogadas com números iguais se tocando.
    .equal-wild = As peças são jogadas com números iguais se tocando; um branco pode tocar qualquer número.
    .equal-triangles = Os dois números do lado que se toca devem ser iguais, e também cada vértice que a peça divide com as já jogadas.
    .sum-7 = As metades que se tocam devem somar sete: 1 e 6, 2 e 5, 3 e 4. Os matadores 0-0, 1-6, 2-5 e 3-4 podem ser jogados em qualquer ponta e por qualquer lado.

turn-plays = Peças por vez
    .one = Em cada vez joga-se uma peça.
    .two-doubles = Em cada vez joga-se uma peça, ou duas carroças em duas pontas diferentes.
    .double-run = Em cada vez joga-se uma peça; depois dela o jogador pode seguir com quaisquer carroças suas que encaixem, em quaisquer pontas abertas, também nas novas.
    .cover-double = Em cada vez joga-se uma peça, mas uma carroça deve ser coberta na mesma vez: com uma peça da mão ou com uma comprada, se encaixar. Se não for coberta, a vez é um passo e o próprio trem recebe a marca. Uma carroça descoberta é a única ponta aberta para todos até que alguém a cubra. Sair com a locomotiva já ocupa a vez. Se a última peça é uma carroça, não precisa ser coberta.

turn-closeDouble = Fechar uma carroça
    .yes = Quem joga uma carroça pode declará-la fechada: nada mais é jogado nela. Na vez da saída nenhuma carroça é fechada. Se não resta nenhuma ponta aberta, o jogo está fechado na hora, mesmo que ainda se pudesse comprar.
    .no = As carroças não podem ser fechadas.

turn-equalEnds = Pontas iguais
    .free = Quando as duas pontas mostram o mesmo número, a peça pode ir a qualquer uma.
    .leader-right = Quando as duas pontas mostram o mesmo número, a peça só vai à ponta que fica à direita de quem saiu.

draw-mode = Quem não pode jogar
    .none = Quem não pode jogar passa; não se compra.
    .until-playable = Quem não pode jogar compra do monte, uma a uma, até que uma peça encaixe, e a joga; se do monte já não se pode comprar, passa. O que comprou fica na mão.
    .until-playable-max = { $max ->
        [one] Quem não pode jogar compra do monte até que uma peça encaixe, mas no máximo { $max } na mesma vez. Se não encaixa, ou do monte já não se pode comprar, passa. O que comprou fica na mão.
       *[other] Quem não pode jogar compra do monte, uma a uma, até que uma peça encaixe, mas no máximo { $max } na mesma vez. Se nenhuma encaixa, ou do monte já não se pode comprar, passa. O que comprou fica na mão.
    }
    .exactly = { $count ->
        [one] Quem não pode jogar compra { $count } peça do monte e deve jogá-la se encaixar. Se não encaixa, ou não resta nenhuma, passa.
       *[other] Quem não pode jogar compra { $count } peças do monte, ou as que restarem, e depois joga uma que encaixe. Se nenhuma encaixa, passa.
    }

draw-count = Peças compradas
    .number = { $count ->
        [one] Compra-se { $count } peça de cada vez.
       *[other] Compram-se { $count } peças de cada vez.
    }

draw-max = Máximo de peças compradas por vez
    .none = Numa vez pode-se comprar quanto for preciso.
    .number = { $max ->
        [one] Numa vez compra-se no máximo { $max } peça.
       *[other] Numa vez compram-se no máximo { $max } peças.
    }

draw-reserve = Peças que nunca são compradas
    .none = O monte pode ser comprado até a última peça.
    .number = { $reserve ->
        [one] A última peça do monte nunca é comprada.
       *[other] As últimas { $reserve } peças do monte nunca são compradas.
    }

draw-ifAble = Quem pode jogar
    .forbidden = Quem pode jogar deve jogar.
    .allowed = Quem pode jogar pode comprar em vez disso, enquanto nessa vez ainda se possa comprar. Quem depois tem uma peça que encaixa não pode passar.

draw-penalty = Quanto custa comprar
    .none = Comprar não custa nada.
    .number = { $penalty ->
        [one] Cada peça comprada custa { $penalty } ponto. O total pode ficar abaixo de 0.
       *[other] Cada peça comprada custa { $penalty } pontos. O total pode ficar abaixo de 0.
    }

draw-passPenalty = Quanto custa passar
    .none = Passar não custa nada.
    .number = { $penalty ->
        [one] Passar depois de ter comprado na mesma vez custa mais { $penalty } ponto. Passar sem comprar não custa nada.
       *[other] Passar depois de ter comprado na mesma vez custa mais { $penalty } pontos. Passar sem comprar não custa nada.
    }

end-out = Bater
    .first-player = A rodada acaba quando alguém joga a última peça da mão: isso é bater, mesmo que a peça também feche o jogo.
    .whole-side = A rodada continua até que todos de um lado tenham jogado a última peça.

end-block = Quando o jogo fecha
    .no-move = O jogo está fechado quando ninguém pode jogar e já não se pode comprar.
    .dead-suit = O jogo está fechado assim que todas as pontas abertas mostram um mesmo número e todas as peças desse número, salvo talvez a sua carroça, estão na mesa; ninguém compra mais, e o monte fica como está. Também está fechado quando ninguém pode jogar e já não se pode comprar.

end-deadBoneyard = Jogo morto com peças no monte
    .drawn-out = Enquanto se pode comprar, o jogo não está fechado: quem tem a vez deve antes comprar tudo o que puder.
    .drawn-out-closing = Enquanto há uma ponta aberta e se pode comprar, o jogo não está fechado: quem tem a vez deve antes comprar tudo o que puder.
    .drawn-out-in-turns = Enquanto há onde jogar e se pode comprar, o jogo não está fechado: os jogadores seguem comprando na sua vez, cada um o que se compra numa vez.
    .stays = Se todas as peças de todos os números abertos estão na mesa, o jogo está fechado na hora; o monte fica como está.

value-special = Quanto valem as peças na mão
    .pips = Uma peça que fica na mão vale a soma dos seus pontos.
    .numbers = Uma peça que fica na mão vale a soma dos seus três números.
    .only = { $count ->
        [one] { $points ->
            [one] Se só { $tiles } fica na mão, a mão vale { $points } ponto.
           *[other] Se só { $tiles } fica na mão, a mão vale { $points } pontos.
        }
       *[other] { $points ->
            [one] Se só { $tiles } ficam na mão, a mão vale { $points } ponto.
           *[other] Se só { $tiles } ficam na mão, a mão vale { $points } pontos.
        }
    }
    .held = { $count ->
        [one] { $points ->
            [one] A peça { $tiles } na mão vale { $points } ponto.
           *[other] A peça { $tiles } na mão vale { $points } pontos.
        }
       *[other] { $points ->
            [one] As peças { $tiles } na mão valem { $points } ponto cada uma.
           *[other] As peças { $tiles } na mão valem { $points } pontos cada uma.
        }
    }

score-sense = Quem marca pontos
    .winner-gains = O lado que ganha a rodada marca pontos para si; os outros não marcam nada.
    .winner-gains-play = Pelo que fica nas mãos só marca o lado que ganha a rodada; os pontos feitos durante o jogo cada um marca para si.
    .losers-pay = Os lados que perdem a rodada marcam pontos contra si; quem bate não marca nada, nem o seu parceiro.
    .losers-pay-solo = Quem perde a rodada marca pontos contra si; quem bate não marca nada.
    .round-points = Quem ganha a rodada marca 1 ponto, valham o que valerem as mãos.
    .play-only = O que fica nas mãos não é marcado: só se marcam os pontos feitos durante o jogo e os prêmios.
    .play-only-bare = Só se marcam os pontos feitos durante o jogo: nem bater nem o jogo fechado dão nada.
    .no-block = O jogo fechado não dá nada.
    .none = Não se marcam pontos: contam-se as rodadas ganhas.

score-out = O que se marca ao bater
    .opponents = Quem bate marca o que ficou nas mãos dos adversários; as peças do parceiro não contam.
    .opponents-solo = Quem bate marca tudo o que ficou nas outras mãos.
    .table = Quem bate marca tudo o que ficou nas mãos, também na do parceiro.
    .table-two-hands = Quem bate marca tudo o que ficou nas mãos, também na sua outra mão.
    .own = Quando alguém bate, cada um dos outros lados marca o que ficou nas suas mãos.

score-blockWinner = Quem ganha o jogo fechado
    .lowest-player = O jogo fechado é ganho por quem tem a mão que vale menos; nas duplas somam-se as duas mãos.
    .lowest-player-solo = O jogo fechado é ganho por quem tem a mão que vale menos.
    .lowest-side = O jogo fechado é ganho pelo lado cujas mãos juntas valem menos.
    .side-of-lowest-player = O jogo fechado é ganho pelo lado do jogador cuja mão, sozinha, vale menos; mãos iguais de parceiros não são empate.
    .blocker-vs-next = No jogo fechado comparam-se duas mãos: a de quem jogou a última peça e a do jogador seguinte. Ganha o lado da mais leve.
    .fewest-tiles = O jogo fechado é ganho pelo lado com menos peças.
    .nobody = Ninguém ganha o jogo fechado.

score-block = O que se marca no jogo fechado
    .opponents = Quem ganha o jogo fechado marca o que os adversários têm.
    .table = Quem ganha o jogo fechado marca tudo o que ficou nas mãos, também nas do seu lado.
    .opponents-minus-own = Quem ganha o jogo fechado marca o que os outros têm juntos menos o que o seu lado tem; nunca menos de zero.
    .sum-of-differences = Quem ganha o jogo fechado marca a diferença entre cada outra mão e a sua, todas somadas.
    .own = No jogo fechado, cada lado menos o ganhador marca o que tem.
    .own-all = No jogo fechado, cada lado marca o que tem.
    .difference = No jogo fechado, o ganhador não marca nada; quem tem mais marca a diferença entre a sua mão e a do ganhador.
    .highest-pays-table = No jogo fechado, o único lado que tem mais marca o que todas as mãos têm juntas; os outros não marcam nada.

# O que empata no jogo fechado: os que têm menos, as duas mãos comparadas ou os que têm menos peças.
tie-lowest = Se os que têm menos empatam
tie-compared = Se essas duas mãos são iguais
tie-fewest = Se os que têm menos peças empatam

score-blockTie = Jogo fechado empatado
    .void = { $equal }, ninguém ganha o jogo fechado e nada é marcado por ele.
    .void-own = { $equal }, eles não marcam nada; quem tem mais marca mesmo assim.
    .void-own-two = Se os dois empatam, ninguém marca nada.
    .void-highest = Se vários empatam com mais, nada é marcado.
    .eggs = { $equal }, ninguém marca, e { $eggs ->
        [once] a contagem comum, uma só vez,
       *[sum] o que eles têm juntos
    } fica esperando na mesa: são os “ovos”. Quem ganhar a rodada seguinte os soma ao que é seu; se ela também empatar, os ovos continuam esperando.
    .eggs-own = { $equal }, { $eggs ->
        [once] a contagem comum, uma só vez,
       *[sum] o que eles têm juntos
    } fica esperando na mesa: são os “ovos”; quem tem mais marca mesmo assim. Na rodada seguinte, quem mais tiver a marcar marca também os ovos; se forem vários, os ovos continuam esperando.
    .eggs-highest = Se vários empatam com mais, ninguém marca, e { $eggs ->
        [once] a contagem comum, uma só vez,
       *[sum] o que eles têm juntos
    } fica esperando na mesa: são os “ovos”. Na rodada seguinte, quem mais tiver a marcar marca também os ovos; se forem vários, os ovos continuam esperando.
    .carry = { $equal }, ninguém marca, e a soma de todas as mãos acumula. Quem ganhar a rodada seguinte a soma ao que é seu; se ela também empatar, a soma continua esperando.
    .carry-own = { $equal }, ninguém marca, e a soma de todas as mãos acumula. Na rodada seguinte, quem mais tiver a marcar marca também essa soma; se forem vários, ela continua esperando.
    .carry-highest = Se vários empatam com mais, ninguém marca, e a soma de todas as mãos acumula. Na rodada seguinte, acabe como acabar, quem tiver mais marca também essa soma; se forem vários, ela continua esperando.
    .blocker-loses = { $equal }, o lado que jogou a última peça perde o jogo fechado, e o outro ganha.
    .blocker-wins = { $equal }, o lado que jogou a última peça ganha o jogo fechado.
    .leader-wins = { $equal }, o lado que saiu ganha o jogo fechado.

score-eggs = Como se contam os ovos
    .sum = Os ovos são as mãos empatadas somadas.
    .once = Os ovos são a contagem comum, uma só vez.

score-play = Pontos durante o jogo
    .none = Jogar uma peça não marca nada por si.
    .fives = Depois de cada peça somam-se os números de todas as pontas abertas; uma carroça na ponta conta as duas metades, e uma carroça sozinha na mesa é uma só ponta. Se a soma é múltipla de cinco, quem jogou a peça a marca na hora.
    .fives-threes = Depois de cada peça somam-se os números de todas as pontas abertas; uma carroça na ponta conta as duas metades, e uma carroça sozinha na mesa é uma só ponta. Se a soma é múltipla de cinco, quem jogou a peça marca 1 ponto para cada cinco; se é múltipla de três, 1 para cada três: 10 dá 2, 9 dá 3, 15 dá 8.
    .headings = A peça que deixa o mesmo número nas duas pontas dá 2 pontos, e 3 se uma das pontas é uma carroça. Sair com uma carroça dá 2.
    .triominoes = Cada triângulo jogado marca a soma dos seus três números. Sair com três números iguais dá mais 10; sair com 0-0-0 dá 40 ao todo. Uma ponte dá mais 40: só um lado toca, e o vértice oposto encontra outra peça. Um hexágono, a sexta peça em volta de um vértice, dá mais 50; dois de uma vez, 60; três, 70.
    .face-sum = Cada triângulo jogado marca a soma dos seus três números, e nada mais.
    .empty-arm = Um braço da carroça cruzada só conta quando já tem uma peça.
    .played-out = Chegar à meta durante o jogo não acaba a partida na hora: antes a rodada é jogada até o fim.

score-opening = Peça da saída
    .every = A peça da saída marca como qualquer outra.
    .none = A peça da saída não dá nada.
    .later-5-5 = A peça da saída não dá nada, salvo 5-5 depois da primeira rodada.
    .later-5-5-below = A peça da saída não dá nada, salvo 5-5 depois da primeira rodada, e só para um lado com menos de { $cap }.

score-round = Arredondamento
    .none = O que o ganhador marca não é arredondado.
    .nearest-5 = O que o ganhador marca na rodada é arredondado ao múltiplo de cinco mais próximo.
    .up-5 = O que o ganhador marca na rodada é arredondado para cima, a um múltiplo de cinco.

score-roundCap = Limite dos pontos da rodada
    .none = Os pontos por ganhar a rodada são marcados por inteiro.
    .number = Os pontos por ganhar a rodada nunca levam o ganhador além de { $cap }: só se marca o que falta para { $cap }.

score-bonus = Prêmios
    .none = Não há prêmios.
    .capicua = { $points ->
        [one] Capicúa (lá e lô): bater com uma peça que não é carroça e encaixa nas duas pontas, que são diferentes, dá mais { $points } ponto.
       *[other] Capicúa (lá e lô): bater com uma peça que não é carroça e encaixa nas duas pontas, que são diferentes, dá mais { $points } pontos.
    }
    .capicu = { $points ->
        [one] Capicú (lá e lô): bater com uma peça que não é carroça e encaixa nas duas pontas, que são diferentes, dá mais { $points } ponto.
       *[other] Capicú (lá e lô): bater com uma peça que não é carroça e encaixa nas duas pontas, que são diferentes, dá mais { $points } pontos.
    }
    .chuchazo = { $points ->
        [one] Chuchazo: bater com 0-0 dá mais { $points } ponto.
       *[other] Chuchazo: bater com 0-0 dá mais { $points } pontos.
    }
    .pass-all-three = { $points ->
        [one] A jogada depois da qual os outros três passam dá { $points } ponto ao lado que a fez, a cada vez; ele o marca mesmo que perca a rodada.
       *[other] A jogada depois da qual os outros três passam dá { $points } pontos ao lado que a fez, a cada vez; ele os marca mesmo que perca a rodada.
    }
    .round-1 = { $points ->
        [one] Ganhar a primeira rodada da partida dá mais { $points } ponto.
       *[other] Ganhar a primeira rodada da partida dá mais { $points } pontos.
    }
    .round-2 = { $points ->
        [one] Ganhar a segunda rodada da partida dá mais { $points } ponto.
       *[other] Ganhar a segunda rodada da partida dá mais { $points } pontos.
    }
    .round-3 = { $points ->
        [one] Ganhar a terceira rodada da partida dá mais { $points } ponto.
       *[other] Ganhar a terceira rodada da partida dá mais { $points } pontos.
    }
    .round-4 = { $points ->
        [one] Ganhar a quarta rodada da partida dá mais { $points } ponto.
       *[other] Ganhar a quarta rodada da partida dá mais { $points } pontos.
    }
    .out = { $points ->
        [one] Bater dá mais { $points } ponto.
       *[other] Bater dá mais { $points } pontos.
    }

account-openAt = Quando a conta se abre
    .none = Tudo é marcado desde a primeira rodada.
    .number = { $points ->
        [one] A conta só se abre quando um lado tem { $points } ponto ou mais a marcar numa única rodada. Daí em diante tudo é marcado, por pouco que seja.
       *[other] A conta só se abre quando um lado tem { $points } pontos ou mais a marcar numa única rodada. Daí em diante tudo é marcado, por pouco que seja.
    }

account-below = Os pontos de antes
    .lost = Enquanto a conta não está aberta, o que não chega não é marcado.
    .remembered = Enquanto a conta não está aberta, o que não chega é guardado à parte e marcado junto com o que a abrir. Os pontos guardados não ajudam a abri-la.

account-clearOnOut = Pontos guardados de quem bate
    .yes = Quem bate tem os seus pontos guardados apagados.
    .no = Quem bate fica com os seus pontos guardados.

account-blockResets = Pontos guardados depois de um jogo fechado
    .yes = Quando no jogo fechado um marca por todos, os outros têm os seus pontos guardados apagados; quem marca fica com os seus.
    .no = Quando no jogo fechado um marca por todos, cada um fica com os seus pontos guardados.

account-carryOpens = Pontos acumulados e a conta
    .yes = Os pontos que esperavam na mesa contam para abrir a conta. Se nem assim basta, { $below ->
        [remembered] eles também são guardados.
       *[lost] eles também se perdem.
    }
    .no = Os pontos que esperavam na mesa não contam para abrir a conta; a própria rodada deve bastar. Se não basta, { $below ->
        [remembered] eles também são guardados.
       *[lost] eles também se perdem.
    }

match-target = Meta
    .wins-at-least = { $unit ->
        [row] Ganha a partida o primeiro a chegar a um total de { $target }; no total só contam as rodadas ganhas seguidas.
        [rounds] { $target ->
            [one] Ganha a partida o primeiro que tiver ganhado { $target } rodada.
           *[other] Ganha a partida o primeiro que tiver ganhado { $target } rodadas.
        }
       *[points] { $target ->
            [one] Ganha a partida quem chega a { $target } ponto. Se vários chegam na mesma rodada, ganha o maior total; se empatam, joga-se outra rodada.
           *[other] Ganha a partida quem chega a { $target } pontos. Se vários chegam na mesma rodada, ganha o maior total; se empatam, joga-se outra rodada.
        }
    }
    .wins-above = { $unit ->
        [row] Ganha a partida o primeiro a passar de um total de { $target }; no total só contam as rodadas ganhas seguidas.
        [rounds] { $target ->
            [one] Ganha a partida o primeiro que tiver ganhado mais de { $target } rodada.
           *[other] Ganha a partida o primeiro que tiver ganhado mais de { $target } rodadas.
        }
       *[points] { $target ->
            [one] Ganha a partida quem passa de { $target } ponto. Se vários passam na mesma rodada, ganha o maior total; se empatam, joga-se outra rodada.
           *[other] Ganha a partida quem passa de { $target } pontos. Se vários passam na mesma rodada, ganha o maior total; se empatam, joga-se outra rodada.
        }
    }
    .wins-exactly = { $target ->
        [one] Ganha a partida quem tem exatamente { $target } ponto. Pontos que passariam disso não valem, nem os de bater. Se vários conseguem na mesma rodada, ganha quem foi o primeiro.
       *[other] Ganha a partida quem tem exatamente { $target } pontos. Pontos que passariam disso não valem, nem os de bater. Se vários conseguem na mesma rodada, ganha quem foi o primeiro.
    }
    .loses-at-least = { $target ->
        [one] Perde a partida quem chega a { $target } ponto.
       *[other] Perde a partida quem chega a { $target } pontos.
    }
    .loses-above = { $target ->
        [one] Perde a partida quem passa de { $target } ponto.
       *[other] Perde a partida quem passa de { $target } pontos.
    }
    .loses-exactly = { $target ->
        [one] Perde a partida quem tem exatamente { $target } ponto. Pontos que passariam disso não valem.
       *[other] Perde a partida quem tem exatamente { $target } pontos. Pontos que passariam disso não valem.
    }
    .none = A partida não acaba por pontos.

match-reach = O que acontece ao chegar à meta
    .wins = Quem chega à meta ganha.
    .loses = Quem chega à meta perde.

match-test = Como se chega à meta
    .at-least = Chega-se à meta com esses pontos ou mais.
    .above = Chega-se à meta com mais pontos do que esses.
    .exactly = Chega-se à meta com esses pontos exatos; pontos que passariam dela não valem.

match-cap = Máximo de pontos
    .none = Todos os pontos são marcados, também além da meta.
    .number = { $cap ->
        [one] Ninguém passa de { $cap } ponto: só se marca o que cabe.
       *[other] Ninguém passa de { $cap } pontos: só se marca o que cabe.
    }

match-rounds = Número de rodadas
    .none = A partida tem quantas rodadas forem precisas.
    .single = A partida é uma só rodada; se ninguém a ganha, fica empatada.
    .highest = { $rounds ->
        [one] Depois de { $rounds } rodada a partida acaba: ganha o maior total; se os maiores empatam, a partida fica empatada.
       *[other] Depois de { $rounds } rodadas a partida acaba: ganha o maior total; se os maiores empatam, a partida fica empatada.
    }
    .lowest = { $rounds ->
        [one] Depois de { $rounds } rodada a partida acaba: ganha o menor total; se os menores empatam, a partida fica empatada.
       *[other] Depois de { $rounds } rodadas a partida acaba: ganha o menor total; se os menores empatam, a partida fica empatada.
    }

match-instant = O que acaba a partida na hora
    .none = Nada mais acaba a partida.
    .six-in-a-row = Seis rodadas ganhas seguidas ganham a partida. Uma rodada ganha leva o outro lado de volta a 0; uma empatada não muda nada.
    .out-with-0-0 = Bode careca: bater com 0-0 ganha a partida na hora, seja qual for o placar.
    .out-with-6-6-if-a-loser-holds-over-25 = Bater com 6-6 ganha a partida na hora se a mão de algum adversário vale mais de 25.
    .announced-6-6 = { $announce ->
        [open-side] Antes da saída, quem tem 6-6 e cujo lado já abriu a conta pode anunciar isso e sair com essa peça.
       *[first-open] Antes da saída, quem tem 6-6 pode anunciar isso e sair com essa peça se o seu lado foi o primeiro a abrir a conta.
    } Ganhar essa rodada ganha toda a partida. Perdê-la com 25 ou mais nas mãos do seu lado perde toda a partida. Uma rodada empatada não decide nada.

match-severalOver = Vários perdedores
    .all = Se vários chegam na mesma rodada, todos eles perderam.
    .highest = Se vários chegam na mesma rodada, só perdeu quem tem mais.

match-announceBy = Quem pode anunciar
    .first-open = Só pode anunciar o lado que abriu a conta primeiro.
    .open-side = Pode anunciar qualquer lado com a conta aberta.

rating-formula = Pontos de classificação
    .none = A partida não tem pontos de classificação próprios.
    .goat-club = Classificação: cada ganhador recebe um décimo do que lhe falta para 100, arredondado, no mínimo 1; os perdedores recebem 0. Se o tempo de alguém acaba, ele recebe 0, e o seu total vale no lugar dos 100.
    .club-3-2-1 = Pontos de partida: os ganhadores recebem 3 se os perdedores têm 0 pontos, 2 se têm de 1 a 50, 1 se têm mais, e 1 se o tempo acabou; os perdedores recebem 0.

rating-remembered = Pontos guardados na classificação
    .yes = Os pontos guardados contam para a classificação.
    .no = Os pontos guardados não contam para a classificação.
