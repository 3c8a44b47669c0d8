# O acordo em resumo: o que se conta a quem chega antes de sentar à mesa. Cada mensagem é uma frase de no máximo 20 palavras.
# $sides: duel (dois jogadores), solo (cada um por si), pairs (duplas), mixed (duplas só com quatro), two-hands (dois
# jogadores com duas mãos cada um).

summary-heading = Em resumo

summary-name = { $changed ->
    [yes] { $name }, com mudanças.
   *[no] { $name }.
}

# Como a partida acaba.
summary-aim = { $reach ->
    [loses] { $loser ->
        [goat] { $test ->
            [above] Até { $target }: quem passa perde e é o bode.
           *[at-least] Até { $target }: quem chega lá perde e é o bode.
        }
        [donkey] { $test ->
            [above] Até { $target }: quem passa perde e é o burro.
           *[at-least] Até { $target }: quem chega lá perde e é o burro.
        }
       *[other] { $test ->
            [above] Até { $target }: quem passa perde.
           *[at-least] Até { $target }: quem chega lá perde.
        }
    }
   *[wins] { $test ->
        [above] Até { $target }: quem passa ganha.
        [exactly] Ganha quem faz exatamente { $target }: o que passar disso não conta.
       *[at-least] Até { $target }: quem chega lá ganha.
    }
}
summary-aim-rounds = { $test ->
    [above] { $target ->
        [one] Ganha a partida quem vence mais de { $target } rodada.
       *[other] Ganha a partida quem vence mais de { $target } rodadas.
    }
   *[at-least] { $target ->
        [one] Ganha a partida quem vence { $target } rodada.
       *[other] Ganha a partida quem vence { $target } rodadas.
    }
}
summary-aim-row = { $rounds ->
    [one] Ganha a partida quem vence { $rounds } rodada.
   *[other] Ganha a partida quem vence { $rounds } rodadas seguidas; cada vitória leva os adversários de volta a 0.
}
summary-target-two = Com { $players } jogadores a meta é { $target }; com { $players2 }, { $target2 }.
summary-target-three = Com { $players } jogadores a meta é { $target }; com { $players2 }, { $target2 }; com { $players3 }, { $target3 }.
summary-target-range = A meta vai de { $least } a { $most }, conforme o número de jogadores.
summary-reach = { $unit ->
    [rounds] Ganha a partida quem vence esse número de rodadas.
   *[points] { $reach ->
        [loses] { $test ->
            [above] Quem passa perde.
           *[at-least] Quem chega lá perde.
        }
       *[wins] { $test ->
            [above] Quem passa ganha.
            [exactly] Ganha quem chega exatamente lá; o que passar disso não conta.
           *[at-least] Quem chega lá ganha.
        }
    }
}
summary-rounds = { $limit ->
    [yes] { $rounds ->
        [one] A partida tem no máximo { $rounds } rodada.
       *[other] A partida tem no máximo { $rounds } rodadas.
    }
   *[no] { $rounds ->
        [one] A partida tem { $rounds } rodada.
       *[other] A partida tem { $rounds } rodadas.
    }
}
summary-total = { $unit ->
    [rounds] Ganha quem vence mais rodadas.
   *[points] { $reach ->
        [loses] Ganha o menor total.
       *[wins] Ganha o maior total.
    }
}
summary-players = { $sides ->
    [duel] Jogam dois.
    [pairs] Jogam dois contra dois, os parceiros frente a frente.
    [mixed] Para { $players } jogadores; com quatro, em duplas.
    [two-hands] Jogam dois, cada um com duas mãos, como se fossem duas duplas.
   *[solo] Para { $players } jogadores, cada um por si.
}

# A distribuição.
summary-hand = { $sides ->
    [two-hands] { $tiles ->
        [one] { $tiles } peça para cada um, metade em cada mão.
       *[other] { $tiles } peças para cada um, metade em cada mão.
    }
   *[solo] { $tiles ->
        [one] { $tiles } peça para cada um.
       *[other] { $tiles } peças para cada um.
    }
}
summary-hand-two = { $tiles ->
    [one] { $tiles } peça para cada um se são { $players }, { $tiles2 } se são { $players2 }.
   *[other] { $tiles } peças para cada um se são { $players }, { $tiles2 } se são { $players2 }.
}
summary-hand-three = { $tiles ->
    [one] { $tiles } peça por jogador se são { $players }, { $tiles2 } se { $players2 }, { $tiles3 } se { $players3 }.
   *[other] { $tiles } peças por jogador se são { $players }, { $tiles2 } se { $players2 }, { $tiles3 } se { $players3 }.
}
summary-hand-range = De { $least } a { $most } peças para cada um, conforme o número de jogadores.
summary-set = { $set ->
    [double-9] O jogo é o duplo nove, de 0-0 a 9-9.
    [double-12] O jogo é o duplo doze, de 0-0 a 12-12.
    [double-15] O jogo é o duplo quinze, de 0-0 a 15-15.
    [double-18] O jogo é o duplo dezoito, de 0-0 a 18-18.
    [triomino-56] O jogo tem 56 triângulos com três números de 0 a 5.
   *[double-6] O jogo é o duplo seis, de 0-0 a 6-6.
}
summary-without = { $count ->
    [one] Joga-se sem { $tiles }.
   *[other] Joga-se sem { $tiles }.
}
summary-without-many = { $count ->
    [one] { $count } peça fica fora do jogo.
   *[other] { $count } peças ficam fora do jogo.
}
summary-without-players = Com { $players } jogadores joga-se sem { $tiles }.
summary-without-some = Algumas peças ficam fora do jogo, conforme o número de jogadores.
summary-blanks = O branco é coringa: vai em qualquer número, e qualquer peça vai nele.
summary-faces = { $faces ->
    [cards] As peças parecem cartas.
   *[pictures] As peças têm figuras no lugar dos pontos.
}
summary-rest = { $rest ->
    [out] As peças que sobram não entram na rodada.
   *[dealt] Todas as peças são distribuídas.
}
summary-redeal-doubles = { $doubles ->
    [one] Com { $doubles } carroça numa mão, distribui-se de novo.
   *[other] Com { $doubles } carroças numa mão, distribui-se de novo.
}
summary-redeal-suit = { $suit ->
    [one] Com { $suit } peça do mesmo número numa mão, distribui-se de novo.
   *[other] Com { $suit } peças do mesmo número numa mão, distribui-se de novo.
}
summary-redeal-both = { $doubles ->
    [one] Com { $doubles } carroça ou { $suit } peças do mesmo número numa mão, distribui-se de novo.
   *[other] Com { $doubles } carroças ou { $suit } peças do mesmo número numa mão, distribui-se de novo.
}
summary-direction = { $direction ->
    [counterclockwise] Joga-se no sentido anti-horário.
   *[clockwise] Joga-se no sentido horário.
}

# A saída.
summary-lead-lot = { $first ->
    [youngest] Primeiro sai o mais novo; se ninguém sabe quem é, por sorteio.
    [random] A primeira saída é por sorteio: sai quem tira a melhor peça.
   *[lot] { $by ->
        [sum] A primeira saída é por sorteio: sai quem tira a maior soma.
       *[half] A primeira saída é por sorteio: sai quem tira a metade mais alta.
    }
}
summary-lead-tile = { $opens ->
    [any] Primeiro sai quem tem { $tile }, com qualquer peça.
   *[that] Primeiro sai { $tile }.
}
summary-lead-down = { $opens ->
    [any] Primeiro sai, com qualquer peça, quem tem { $first }; se ninguém tem, { $second }… até { $last }.
   *[that] Primeiro sai { $first }; se ninguém tem, { $second }… até { $last }.
}
summary-lead-up = { $opens ->
    [any] Primeiro sai, com qualquer peça, quem tem { $first }; se ninguém tem, { $second }… { $peak }, no fim { $last }.
   *[that] Primeiro sai { $first }; se ninguém tem, { $second }… { $peak }, no fim { $last }.
}
summary-lead-list = { $opens ->
    [any] Primeiro sai, com qualquer peça, quem tem a primeira destas: { $tiles }.
   *[that] Sai a primeira destas: { $tiles }.
}
summary-lead-weight = { $tile ->
    [lightest] { $opens ->
        [any] Primeiro sai, com qualquer peça, quem tem a peça mais leve.
       *[that] Primeiro sai a peça mais leve.
    }
    [highest-pair] { $opens ->
        [any] Primeiro sai, com qualquer peça, quem tem os dois números iguais mais altos.
       *[that] Primeiro sai a peça com os dois números iguais mais altos.
    }
   *[heaviest] { $opens ->
        [any] Primeiro sai, com qualquer peça, quem tem a peça mais pesada.
       *[that] Primeiro sai a peça mais pesada.
    }
}
summary-lead-none = { $tile ->
    [redeal] Se ninguém tem essa peça, distribui-se de novo.
    [lightest] Se ninguém tem essa peça, sai a mais leve.
    [highest-pair] Se ninguém tem essa peça, sai o par de números iguais mais alto.
   *[heaviest] Se ninguém tem essa peça, sai a mais pesada.
}
summary-lead-next = { $next ->
    [winner] { $opens ->
        [double] Depois quem ganha sai com qualquer carroça; se não tem, sai o próximo.
       *[any] Depois sai quem ganha, com qualquer peça.
    }
    [winning-side] Depois sai qualquer um dos ganhadores, com qualquer peça.
    [rotate] { $opens ->
        [double] Depois cada um sai na sua vez, com qualquer carroça; se não tem, sai o próximo.
       *[any] Depois cada um sai na sua vez, com qualquer peça.
    }
   *[as-first] Todas as rodadas começam assim.
}
summary-lead-after-block = { $who ->
    [lightest] Depois de um jogo fechado, sai quem soma menos.
    [leader] Depois de um jogo fechado, sai o mesmo jogador.
    [winner] Depois de um jogo fechado, sai quem o ganhou.
    [compared] Depois de um jogo fechado, sai o dono da mão que ganhou.
    [lighter] Depois de um jogo fechado, sai o ganhador que soma menos.
   *[blocker] Depois de um jogo fechado, sai quem fechou.
}
summary-lead-after-tie = { $who ->
    [next] Depois de um jogo fechado empatado, sai o próximo.
    [as-first] Depois de um jogo fechado empatado, a saída se decide como na primeira rodada.
    [blocker] Depois de um jogo fechado empatado, sai quem fechou.
   *[leader] Depois de um jogo fechado empatado, sai o mesmo jogador.
}
summary-hub = Cada rodada começa com uma carroça: { $first }, depois { $second } e assim por diante; sai quem a tem.
summary-hub-search = Se ninguém a tem, cada um pega uma peça na sua vez até ela aparecer.

# O jogo.
summary-shape = { $shape ->
    [cross] { $opens ->
        [later] A primeira carroça é cruzada: os outros dois lados abrem quando os dois primeiros estão cobertos.
       *[at-once] A primeira carroça é cruzada: você pode jogar nos quatro lados.
    }
    [tree] Você pode jogar nos quatro lados de cada carroça.
    [trains] Da locomotiva sai um trem para cada jogador e um público.
    [chicken-foot] Primeiro vão seis peças na carroça de saída. Depois, cada carroça pede três antes de se jogar em outro lugar.
    [triangles] Os triângulos se tocam por um lado: os números do lado e dos vértices comuns devem coincidir.
   *[line] Joga-se em qualquer uma das duas pontas.
}
summary-markers = Jogue no seu trem, no público ou num marcado; se você passa, o seu ganha marca.
summary-sum-seven =
    As metades que se tocam somam sete{ $matadors ->
        [none] .
       *[other] ; os matadores { $matadors } vão em qualquer lugar.
    }
summary-equal = Números iguais se tocam.
summary-plays = { $plays ->
    [two-doubles] Depois da saída, você pode jogar duas carroças na mesma vez, em pontas diferentes.
    [double-run] Depois da sua peça, você pode juntar todas as carroças que encaixam.
   *[cover-double] { $draws ->
        [yes] Cubra a carroça na mesma vez, com uma peça da mão ou comprada.
       *[no] Cubra a carroça na mesma vez, com uma peça da mão.
    }
}
summary-uncovered = Enquanto uma carroça está descoberta, ninguém joga em outro lugar.
summary-close = Menos na saída, você pode fechar a carroça que joga: nada mais vai nela.
summary-equal-ends = Se as duas pontas são iguais, joga-se à direita de quem saiu.
summary-pass = Se não pode jogar, você passa.
summary-draw-until = Se não pode jogar, compre do monte até poder.
summary-draw-most = { $max ->
    [one] Se não pode jogar, compre no máximo { $max } peça do monte; se não encaixa, passe.
   *[other] Se não pode jogar, compre do monte até poder, no máximo { $max } peças; depois passe.
}
summary-draw-exactly = { $count ->
    [one] Se não pode jogar, compre { $count } peça do monte; se não encaixa, passe.
   *[other] Se não pode jogar, compre { $count } peças do monte; se nenhuma encaixa, passe.
}
summary-draw-none = Com { $players } jogadores não se compra: você passa.
summary-draw-able = Você pode comprar mesmo podendo jogar.
summary-draw-reserve = { $reserve ->
    [one] No monte sempre fica { $reserve } peça.
   *[other] No monte sempre ficam { $reserve } peças.
}
summary-draw-penalty = Cada peça comprada custa { $points }.
summary-pass-penalty = Passar depois de comprar custa mais { $points }.

# A rodada.
summary-play = { $play ->
    [fives-threes] Se as pontas somam um múltiplo de cinco ou de três, marque 1 para cada cinco ou três.
    [headings] Se a sua peça iguala as pontas, marque 2, ou 3 se uma delas é carroça.
    [triominoes] Cada triângulo dá a soma dos seus números; uma ponte dá mais 40, um hexágono 50.
    [face-sum] Cada triângulo dá a soma dos seus números.
   *[fives] Se depois da sua peça as pontas somam um múltiplo de cinco, você marca essa soma.
}
summary-play-doubles = Uma carroça na ponta conta as duas metades.
summary-opening = { $opening ->
    [later] A peça da saída não dá pontos, salvo 5-5 depois da primeira rodada.
   *[none] A peça da saída não dá pontos.
}
summary-out-opponents = { $sides ->
    [duel] Se você bate, marca o que o outro tem na mão.
    [two-hands] Se você esvazia uma mão, marca o que o outro tem.
    [pairs] Se você bate, a sua dupla marca o que a outra tem na mão.
    [mixed] Se você bate, o seu lado marca o que os adversários têm na mão.
   *[solo] Se você bate, marca o que os outros têm na mão.
}
summary-out-table = { $sides ->
    [duel] Se você bate, marca o que o outro tem na mão.
    [two-hands] Se você esvazia uma mão, marca tudo o que ficou, também na sua outra mão.
    [pairs] Se você bate, a sua dupla marca tudo o que ficou, também com o parceiro.
    [mixed] Se você bate, o seu lado marca tudo o que ficou; em duplas, também com o parceiro.
   *[solo] Se você bate, marca o que os outros têm na mão.
}
summary-out-own = { $sides ->
    [duel] Se você bate, o outro marca o que tem na mão.
    [two-hands] Se você esvazia uma mão, o outro marca o que tem.
    [pairs] Se você bate, a outra dupla marca o que tem na mão.
    [mixed] Se você bate, os outros lados marcam o que têm na mão.
   *[solo] Se você bate, os outros marcam o que têm na mão.
}
summary-out-round = { $unit ->
    [points] Se você bate, ganha a rodada e marca 1.
   *[rounds] Se você bate, ganha a rodada.
}
summary-out-play = { $bonus ->
    [yes] Só contam os pontos feitos durante o jogo e os bônus, não as peças na mão.
   *[no] Só contam os pontos feitos durante o jogo, não as peças na mão.
}
summary-rounding = { $to ->
    [up-5] O que o ganhador marca se arredonda para cima a um múltiplo de cinco.
   *[nearest-5] O que o ganhador marca se arredonda ao múltiplo de cinco mais próximo.
}
summary-round-cap = Ganhar uma rodada nunca leva você acima de { $cap }.
summary-value = { $count ->
    [numbers] Uma peça na mão vale a soma dos seus números.
   *[pips] Uma peça na mão vale a soma dos seus pontos.
}
summary-special-only = Se só resta na mão: { $list }.
summary-special-held = { $count ->
    [one] { $tiles } na mão vale { $points }.
   *[other] { $tiles } na mão valem { $points } cada uma.
}
summary-bonus = { $event ->
    [capicua] A capicua (a última peça vai nas duas pontas e não é carroça) dá mais { $points }.
    [capicu] O capicú (a última peça vai nas duas pontas e não é carroça) dá mais { $points }.
    [chuchazo] O chuchazo (bater com 0-0) dá mais { $points }.
    [pass-all-three] Três passos seguidos depois da sua peça dão { $points }.
   *[out] Bater dá mais { $points }.
}
summary-bonus-rounds = { $count ->
    [one] Ganhar a rodada { $rounds } dá mais { $points }.
   *[other] Ganhar as rodadas { $rounds } dá mais { $points }.
}

# O jogo fechado.
summary-block = { $draws ->
    [yes] O jogo fecha quando ninguém pode jogar e não há mais o que comprar.
   *[no] O jogo fecha quando ninguém pode jogar.
}
summary-block-dead = { $draws ->
    [yes] O jogo fecha quando ninguém pode jogar nem comprar, ou quando as pontas mostram um número esgotado.
   *[no] O jogo fecha quando ninguém pode jogar, ou quando as pontas mostram um número esgotado.
}
summary-block-boneyard = Se nenhuma peça encaixa, o jogo fecha na hora.
summary-block-winner = { $by ->
    [tiles] { $sides ->
        [duel] O jogo fechado é de quem tem menos peças.
        [two-hands] O jogo fechado é de quem tem menos peças.
        [pairs] O jogo fechado é da dupla com menos peças.
        [mixed] O jogo fechado é do lado com menos peças.
       *[solo] O jogo fechado é de quem tem menos peças.
    }
    [single] { $sides ->
        [two-hands] O jogo fechado é de quem tem a mão mais leve.
        [pairs] O jogo fechado é da dupla com a mão mais leve.
       *[mixed] O jogo fechado é do lado com a mão mais leve.
    }
    [compared] { $sides ->
        [solo] No jogo fechado comparam-se as mãos de quem fechou e do próximo: ganha a mais leve.
        [two-hands] No jogo fechado comparam-se a mão que fechou e a próxima: ganha a mais leve.
        [pairs] No jogo fechado comparam-se as mãos de quem fechou e do próximo: ganha a dupla da mais leve.
       *[mixed] No jogo fechado comparam-se as mãos de quem fechou e do próximo: ganha o lado da mais leve.
    }
   *[lowest] { $sides ->
        [duel] O jogo fechado é de quem soma menos.
        [two-hands] O jogo fechado é de quem soma menos nas duas mãos.
        [pairs] O jogo fechado é da dupla que soma menos.
        [mixed] O jogo fechado é do lado que soma menos.
       *[solo] O jogo fechado é de quem soma menos.
    }
}
summary-block-pays = { $pays ->
    [opponents] { $sides ->
        [duel] O ganhador marca o que o outro tem na mão.
        [two-hands] O ganhador marca o que o outro tem na mão.
        [pairs] Os ganhadores marcam o que a outra dupla tem na mão.
        [mixed] Os ganhadores marcam o que os adversários têm na mão.
       *[solo] O ganhador marca o que os outros têm na mão.
    }
    [table] { $sides ->
        [pairs] Os ganhadores marcam tudo o que ficou, também o seu.
       *[solo] O ganhador marca tudo o que ficou, também o seu.
    }
    [difference] { $sides ->
        [pairs] Os ganhadores marcam a diferença.
       *[solo] O ganhador marca a diferença.
    }
    [minus-own] O ganhador marca o que os outros têm, menos o que é seu.
    [differences] O ganhador marca a diferença para cada um dos outros.
    [own] { $sides ->
        [duel] O outro marca o que tem na mão.
        [two-hands] O outro marca o que tem na mão.
        [pairs] A outra dupla marca o que tem na mão.
       *[solo] Os outros marcam o que têm na mão.
    }
    [loser-difference] { $sides ->
        [duel] O outro marca a diferença.
        [two-hands] O outro marca a diferença.
        [pairs] A outra dupla marca a diferença.
       *[solo] Os outros marcam a diferença para o ganhador.
    }
    [highest] { $sides ->
        [duel] No jogo fechado, só quem soma mais marca tudo o que ficou.
        [pairs] No jogo fechado, só a dupla que soma mais marca tudo o que ficou.
        [mixed] No jogo fechado, só o lado que soma mais marca tudo o que ficou.
       *[solo] No jogo fechado, só quem soma mais marca tudo o que ficou.
    }
   *[all] { $sides ->
        [duel] No jogo fechado, os dois marcam o que têm na mão.
        [two-hands] No jogo fechado, os dois marcam o que têm na mão.
        [pairs] No jogo fechado, as duas duplas marcam o que têm na mão.
        [mixed] No jogo fechado, cada lado marca o que tem na mão.
       *[solo] No jogo fechado, cada um marca o que tem na mão.
    }
}
summary-tie-void = { $among ->
    [round] { if-tied }, ninguém ganha a rodada.
    [lowest] Quem empata na menor soma não marca.
    [highest] Se a maior soma empata, ninguém marca.
   *[all] { if-tied }, ninguém marca no jogo fechado.
}
summary-tie-eggs = { $among ->
    [lowest] { $eggs ->
        [once] Se a menor soma empata, uma das mãos vira “ovos” para quem mais marcar na próxima.
       *[sum] Se a menor soma empata, essas mãos viram “ovos” para quem mais marcar na próxima.
    }
    [highest] { $eggs ->
        [once] Se a maior soma empata, uma das mãos vira “ovos” para quem mais marcar na próxima.
       *[sum] Se a maior soma empata, essas mãos viram “ovos” para quem mais marcar na próxima.
    }
    [losers] { $eggs ->
        [once] Em caso de empate, uma das mãos iguais vira “ovos” para quem perder a próxima.
       *[sum] Em caso de empate, as mãos iguais viram “ovos” para quem perder a próxima.
    }
   *[winners] { $eggs ->
        [once] Em caso de empate, uma das mãos iguais vira “ovos” para quem ganhar a próxima.
       *[sum] Em caso de empate, as mãos iguais viram “ovos” para quem ganhar a próxima.
    }
}
summary-tie-carry = { $among ->
    [lowest] Se a menor soma empata, tudo acumula para quem mais marcar na próxima.
    [highest] Se a maior soma empata, tudo acumula para quem mais marcar na próxima.
    [losers] { if-tied }, tudo acumula para quem perder a próxima rodada.
   *[winners] { if-tied }, tudo acumula para quem ganhar a próxima rodada.
}
summary-tie-broken = { $side ->
    [blocker-loses] { $sides ->
        [pairs] { if-tied }, perde a dupla que fechou.
        [mixed] { if-tied }, perde o lado que fechou.
       *[solo] Se quem fechou está empatado, perde.
    }
    [blocker-wins] { $sides ->
        [pairs] { if-tied }, ganha a dupla que fechou.
        [mixed] { if-tied }, ganha o lado que fechou.
       *[solo] Se quem fechou está empatado, ganha.
    }
   *[leader-wins] { $sides ->
        [pairs] { if-tied }, ganha a dupla que saiu.
        [mixed] { if-tied }, ganha o lado que saiu.
       *[solo] Se quem saiu está empatado, ganha.
    }
}

# A conta, a vitória na hora e os limites.
summary-account = { $below ->
    [remembered] { $points ->
        [one] Você abre a conta com { $points } ponto numa rodada; menos que isso fica guardado até lá.
       *[other] Você abre a conta com { $points } pontos numa rodada; menos que isso fica guardado até lá.
    }
   *[lost] { $points ->
        [one] Você abre a conta com { $points } ponto numa rodada; menos que isso se perde.
       *[other] Você abre a conta com { $points } pontos numa rodada; menos que isso se perde.
    }
}
summary-account-out = Quem bate apaga os seus pontos guardados.
summary-account-block = Um jogo fechado que um só lado paga apaga os pontos guardados dos outros.
summary-instant-blank = Bater com 0-0, o bode careca, ganha a partida.
summary-instant-six = Bater com 6-6 ganha a partida se um adversário tem mais de 25.
summary-instant-both = Bater com 0-0 ganha a partida; com 6-6, se um adversário tem mais de 25.
summary-announce = { $by ->
    [first-open] Quem abriu a conta primeiro pode anunciar 6-6: se ganha a rodada, ganha a partida.
    [open-side] Com a conta aberta, você pode anunciar 6-6: se ganha a rodada, ganha a partida.
   *[anyone] Com 6-6, você pode anunciá-la: se ganha a rodada, ganha a partida.
}
summary-announce-lost = Se perde a rodada anunciada com 25 ou mais na mão, perde a partida.
summary-several = Se vários chegam lá na mesma rodada, só perde o maior total.
summary-cap = Nenhum total passa de { $cap }.
summary-rating = { $formula ->
    [club-3-2-1] { $most ->
        [below] Pontos de partida da vitória: 3 se os perdedores têm 0; senão, 2.
       *[above] Pontos de partida da vitória: 3 se os perdedores têm 0, 2 se têm até 50; senão, 1.
    }
   *[goat-club] Classificação: os ganhadores recebem um décimo do que lhes falta para 100.
}
