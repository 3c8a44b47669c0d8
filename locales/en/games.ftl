# Presets by their home names, and games that are listed without being playable.

preset-classic = Classic, draw until one fits
preset-classic-one = Classic, draw one
preset-classic-family = Family classic, for two
preset-goat-club-all = Kozyol (Goat), fish for all
preset-goat-club-one = Kozyol (Goat), fish for one
preset-goat = Kozyol (Goat), alone or in pairs
preset-goat-yard = Yard Kozyol (Goat), with eggs
preset-sea-goat = Morskoy Kozyol (Sea Goat)
preset-goat-family = Family Kozyol (Goat), for two
preset-goat-croatian = Jarac (Croatian Goat)
preset-donkey = Osyol (Donkey)
preset-spanish-pairs = Dominó por parejas (Spanish pairs)
preset-seven-plus-seven = 7+7, two hands each
preset-venezuelan = Tranca (Venezuelan pairs)
preset-for-two = For two
preset-for-three = For three
preset-cuban = Dominó cubano (Cuban, double-nine)
preset-brazilian-pairs = Dominó em duplas (Brazilian pairs)
preset-club-pairs = Club pairs
preset-draw = Draw
preset-draw-house = Draw with house rules
preset-block = Block
preset-picture = Picture dominoes
preset-triangle-dominoes = Triangle dominoes
preset-triominoes = Triominoes
preset-all-fives = All Fives (Muggins)
preset-fives-threes = Fives and Threes
preset-telefon = Telefon
preset-latin-pairs = Partnership dominoes
preset-jamaican-partner = Jamaican Partner, six love
preset-jamaican-cutthroat = Jamaican Cut-Throat
preset-puerto-rico-500 = Puerto Rico 500
preset-dominican-200 = Dominican 200, with capicúa
preset-matador = Matador, sum of seven
preset-bergen = Bergen
preset-gaple = Gaple
preset-mexican-train = Mexican Train
preset-chickenfoot = Chickenfoot

unplayable-general = General
    .statement = The sources name this game and say nothing of its rules, so there is nothing to play. If your company knows it, write your version in the rule editor.
unplayable-chvv = CHVV
    .statement = The sources name this game and say nothing of its rules, so there is nothing to play. If your company knows it, write your version in the rule editor.
unplayable-sports-lotto = Sports Lotto
    .statement = The sources name this game and say nothing of its rules, so there is nothing to play. If your company knows it, write your version in the rule editor.
unplayable-chinese-32 = Chinese set of 32
    .statement = Certain games use a set of 32 tiles; we take it to be the Chinese one, of 21 different tiles with eleven of them twice. Its games, such as Tien Gow and Pai Gow, take tricks or make pairs instead of laying tiles end to end, so they cannot be played here.
unplayable-texas-42 = Texas 42
    .statement = Texas 42 is played with the double-six set like a card game: pairs bid, name a trump and take tricks, and nothing is laid end to end. It needs rules of another kind, so it cannot be played here.

# The players in lessons and examples, in seat order.
cast = Ana, Boris, Carla, Davor
