### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = Nuestras fuentes nombran este juego, pero no dan las reglas. Si las conoces, escribe tu versión en el editor de reglas.
unplayable-chvv = CHVV
    .statement = Nuestras fuentes nombran este juego, pero no dan las reglas. Si las conoces, escribe tu versión en el editor de reglas.
unplayable-sports-lotto = Loto deportivo
    .statement = Nuestras fuentes nombran este juego, pero no dan las reglas. Si las conoces, escribe tu versión en el editor de reglas.
unplayable-chinese-32 = Juego chino de 32
    .statement = Algunos juegos usan 32 fichas. Creemos que es el juego chino: 21 fichas distintas, once de ellas repetidas. En sus juegos, como Tien Gow y Pai Gow, haces bazas o formas pares. Como las fichas no se enlazan, Boneyard no puede ofrecerlos.
unplayable-texas-42 = Texas 42
    .statement = En Texas 42, las parejas usan el doble seis como una baraja: subastan, nombran triunfo y hacen bazas. Como las fichas no se enlazan, Boneyard no puede ofrecer este juego.

list-preset = reglas
list-players = jugadores
list-title = título
list-unplayable = no se juegan aquí
