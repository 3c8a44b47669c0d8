# Los juegos con el nombre que llevan en su casa, y los que se nombran sin que se puedan jugar.

preset-classic = Clásico, robar hasta que encaje
preset-classic-one = Clásico, robar una
preset-classic-family = Clásico en familia, para dos
preset-goat-club-all = Kozyol (La cabra), cierre para todos
preset-goat-club-one = Kozyol (La cabra), cierre para uno
preset-goat = Kozyol (La cabra), solos o en parejas
preset-goat-yard = Kozyol (La cabra) de patio, con huevos
preset-sea-goat = Morskoy Kozyol (La cabra de mar)
preset-goat-family = Kozyol (La cabra) en familia, para dos
preset-goat-croatian = Jarac (La cabra croata)
preset-donkey = Osyol (El burro)
preset-spanish-pairs = Dominó por parejas
preset-seven-plus-seven = 7+7, dos atriles cada uno
preset-venezuelan = Tranca (parejas venezolanas)
preset-for-two = Para dos
preset-for-three = Para tres
preset-cuban = Dominó cubano, doble nueve
preset-brazilian-pairs = Dominó em duplas (parejas brasileñas)
preset-club-pairs = Parejas de club
preset-draw = Dominó con pozo
preset-draw-house = Dominó con pozo, reglas de la casa
preset-block = Dominó sin pozo
preset-picture = Dominó de dibujos
preset-triangle-dominoes = Dominó de triángulos
preset-triominoes = Triominós
preset-all-fives = All Fives (todos los cincos)
preset-fives-threes = Fives and Threes (cincos y treses)
preset-telefon = Telefon (Teléfono, del Cáucaso)
preset-latin-pairs = Dominó de compañeros
preset-jamaican-partner = Jamaica en parejas, seis seguidas
preset-jamaican-cutthroat = Jamaica, cada uno por su cuenta
preset-puerto-rico-500 = Puerto Rico 500
preset-dominican-200 = Dominicano a 200, con capicúa
preset-matador = Matador, suma siete
preset-bergen = Bergen
preset-gaple = Gaple (Indonesia)
preset-mexican-train = Mexican Train (tren mexicano)
preset-chickenfoot = Chickenfoot (pata de gallina)

unplayable-general = General
    .statement = Las fuentes nombran este juego y no dicen nada de sus reglas, así que no hay nada que jugar. Si en su grupo lo conocen, escriban su versión en el editor de reglas.
unplayable-chvv = CHVV
    .statement = Las fuentes nombran este juego y no dicen nada de sus reglas, así que no hay nada que jugar. Si en su grupo lo conocen, escriban su versión en el editor de reglas.
unplayable-sports-lotto = Loto deportivo
    .statement = Las fuentes nombran este juego y no dicen nada de sus reglas, así que no hay nada que jugar. Si en su grupo lo conocen, escriban su versión en el editor de reglas.
unplayable-chinese-32 = Juego chino de 32
    .statement = Algunos juegos usan 32 fichas; entendemos que es el juego chino, con 21 fichas distintas, once de ellas repetidas. En sus juegos, como Tien Gow y Pai Gow, se hacen bazas o se juntan pares en lugar de enlazar fichas, así que aquí no se pueden jugar.
unplayable-texas-42 = Texas 42
    .statement = Texas 42 se juega con las fichas hasta el seis doble, pero como un juego de cartas: las parejas subastan, nombran triunfo y hacen bazas, y no se enlaza ninguna ficha. Pide reglas de otra clase, así que aquí no se puede jugar.

# The players in lessons and examples, in seat order.
cast = Ana, Boris, Carla, Davor
