### Deals that can be checked: the page that explains them, and the check of a match.

title = Distribuição honesta
intro = Aqui nem um jogador nem o servidor podem escolher as peças. Você não precisa acreditar: o seu próprio aparelho confere cada distribuição.
steps-secret = Antes de cada rodada, o servidor escolhe um número secreto e mostra a impressão digital dele.
steps-secretWhy = Uma impressão digital, que os especialistas chamam de SHA-256, pertence a um só número. Ninguém descobre o número a partir dela, e o servidor não pode mais trocá-lo.
steps-parts = Depois, o aparelho de cada jogador acrescenta um número sorteado por ele.
steps-partsWhy = O servidor não conhecia esses números quando escolheu o segredo, então não pôde mirar em peça nenhuma.
steps-shuffle = O segredo e os números de todos os jogadores embaralham juntos as peças.
steps-shuffleWhy = Os mesmos números dão sempre a mesma ordem. Com um só algarismo diferente, a ordem é outra.
steps-reveal = Quando a partida termina, o servidor mostra os segredos.
steps-revealWhy = O seu aparelho calcula a impressão digital de cada segredo e embaralha de novo. Depois compara cada mão e cada peça comprada.
ownLast = A sua última partida
noOwn = Você ainda não jogou neste aparelho. Jogue uma partida e poderá conferir aqui as distribuições dela.
play = Jogar
limits = O que isto não mostra
limitsText = Uma distribuição honesta também pode ser ruim: cinco carroças vêm cerca de uma vez em 270 mãos de sete peças. A conferência não diz nada sobre como as pessoas jogam. Se nenhum aparelho acrescenta um número, é preciso confiar que o servidor não experimentou muitos segredos.
yourself = Confira sem a gente
yourselfText = Copie o registro da partida. O comando “boneyard verify” o confere, e também um pequeno programa em Python que vem com o código-fonte.

sealed = Estas distribuições não podem ser conferidas: a partida não terminou ou foi distribuída por uma versão antiga.
right =
    { $n ->
        [one] A distribuição de { $n } rodada está certa.
       *[other] As distribuições das { $n } rodadas estão certas.
    }
wrong =
    { $n ->
        [one] A distribuição de { $n } rodada está errada.
       *[other] As distribuições de { $n } rodadas estão erradas.
    }
done = O seu aparelho acabou de calculá-las com os números do registro.
how = Como se confere uma distribuição
round = Rodada { $n }
commitment = A impressão digital pertence ao segredo.
seen = O seu aparelho viu a impressão digital antes da distribuição, e ela pertence ao segredo.
own =
    .added = O número do seu aparelho está na distribuição.
    .other = Esta distribuição tem outro número, não o deste aparelho. Se você tinha a mesa aberta em dois aparelhos, é o do outro.
tiles = Todas as mãos e todo o monte batem com o cálculo.
lot = Pelo sorteio, sai o lugar { $seat }.
faults =
    .commitment = A impressão digital pertence a outro segredo.
    .seen = Antes da distribuição, o seu aparelho recebeu outra impressão digital.
    .tiles = As mãos ou o monte não saem desses números.
    .lot = Pelo sorteio, sai outro lugar.
    .chain = Uma linha do registro foi alterada.
numbers =
    .commitment = Impressão digital (SHA-256)
    .secret = Segredo
    .order = Ordem das peças: as mãos por lugar, depois o monte
part = Número do lugar { $seat }
