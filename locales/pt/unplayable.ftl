### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = As fontes citam este jogo e nada dizem das suas regras, por isso não há o que jogar. Se a sua turma o conhece, escreva a sua versão no editor de regras.
unplayable-chvv = CHVV
    .statement = As fontes citam este jogo e nada dizem das suas regras, por isso não há o que jogar. Se a sua turma o conhece, escreva a sua versão no editor de regras.
unplayable-sports-lotto = Loteria esportiva
    .statement = As fontes citam este jogo e nada dizem das suas regras, por isso não há o que jogar. Se a sua turma o conhece, escreva a sua versão no editor de regras.
unplayable-chinese-32 = Jogo chinês de 32
    .statement = Alguns jogos usam 32 peças; entendemos que é o jogo chinês, com 21 peças diferentes, onze delas repetidas. Nos seus jogos, como Tien Gow e Pai Gow, fazem-se vazas ou juntam-se pares em vez de encadear peças, por isso aqui não podem ser jogados.
unplayable-texas-42 = Texas 42
    .statement = Texas 42 se joga com as peças até a carroça de seis, mas como um jogo de cartas: as duplas fazem lances, escolhem o trunfo e ganham vazas, e nenhuma peça é encadeada. Pede regras de outro tipo, por isso aqui não pode ser jogado.
