### Games that the sources name but that cannot be played here, each with the reason.

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
