# Os jogos com o nome que têm em casa, e os que são citados sem que se possam jogar.

preset-classic = Clássico, comprar até encaixar
preset-classic-one = Clássico, comprar uma
preset-classic-family = Clássico em família, para dois
preset-goat-club-all = Kozyol (Bode), peixe para todos
preset-goat-club-one = Kozyol (Bode), peixe para um
preset-goat = Kozyol (Bode), cada um por si ou em duplas
preset-goat-yard = Kozyol (Bode) de quintal, com ovos
preset-sea-goat = Morskoy Kozyol (Bode do mar)
preset-goat-family = Kozyol (Bode) em família, para dois
preset-goat-croatian = Jarac (Bode croata)
preset-donkey = Osyol (Burro)
preset-spanish-pairs = Dominó por parejas (duplas espanholas)
preset-seven-plus-seven = 7+7, duas mãos cada um
preset-venezuelan = Tranca (duplas venezuelanas)
preset-for-two = Para dois
preset-for-three = Para três
preset-cuban = Dominó cubano, duplo nove
preset-brazilian-pairs = Dominó em duplas
preset-club-pairs = Duplas de clube
preset-draw = Dominó com compra
preset-draw-house = Dominó com compra, regras da casa
preset-block = Dominó sem compra
preset-picture = Dominó de figuras
preset-triangle-dominoes = Dominó de triângulos
preset-triominoes = Triminós
preset-all-fives = All Fives (ponta de 5)
preset-fives-threes = Fives and Threes (cincos e três)
preset-telefon = Telefon (Telefone, do Cáucaso)
preset-latin-pairs = Dominó de parceiros
preset-jamaican-partner = Jamaica em duplas, seis seguidas
preset-jamaican-cutthroat = Jamaica, cada um por si
preset-puerto-rico-500 = Porto Rico 500
preset-dominican-200 = Dominicano a 200, com capicúa
preset-matador = Matador, soma sete
preset-bergen = Bergen
preset-gaple = Gaple (Indonésia)
preset-mexican-train = Mexican Train (trem mexicano)
preset-chickenfoot = Chickenfoot (pé de galinha)

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

# The players in lessons and examples, in seat order.
cast = Ana, Boris, Carla, Davor
