### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = Nossas fontes citam este jogo, mas não dão as regras. Se você as conhece, escreva a sua versão no editor de regras.
unplayable-chvv = CHVV
    .statement = Nossas fontes citam este jogo, mas não dão as regras. Se você as conhece, escreva a sua versão no editor de regras.
unplayable-sports-lotto = Loteria esportiva
    .statement = Nossas fontes citam este jogo, mas não dão as regras. Se você as conhece, escreva a sua versão no editor de regras.
unplayable-chinese-32 = Jogo chinês de 32
    .statement = Alguns jogos usam um conjunto de 32 peças. Achamos que é o chinês: 21 peças diferentes, onze delas repetidas. Nesses jogos, como Tien Gow e Pai Gow, você faz vazas ou forma pares. Ninguém encaixa peça com peça, por isso o Boneyard não pode oferecer esses jogos.
unplayable-texas-42 = Texas 42
    .statement = No Texas 42, as duplas jogam com as peças de 0-0 a 6-6 como num jogo de cartas. Fazem lances, escolhem o trunfo e ganham vazas. Ninguém encaixa peça com peça, por isso o Boneyard não pode oferecer este jogo.

list-preset = regras
list-players = jogadores
list-title = título
list-unplayable = não se jogam aqui
