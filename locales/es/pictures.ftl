picture-set-first = Primeros dibujos
picture-fish = pez
picture-cat = gato
picture-tree = árbol
picture-star = estrella
picture-boat = barco
picture-apple = manzana
picture-moon = luna

picture-set-animals = Animales
picture-snail = caracol
picture-rabbit = conejo
picture-duck = pato
picture-elephant = elefante
picture-butterfly = mariposa
picture-giraffe = jirafa
picture-turtle = tortuga

picture-set-fruit = Bayas y frutas
picture-strawberry = fresa
picture-pear = pera
picture-cherry = cerezas
picture-grapes = uvas
picture-banana = plátano
picture-pineapple = piña
picture-watermelon = sandía

picture-set-letters = Letras
picture-letter-o = letra O
picture-letter-a = letra A
picture-letter-b = letra B
picture-letter-e = letra E
picture-letter-k = letra K
picture-letter-m = letra M
picture-letter-t = letra T

picture-set-numbers = Números
picture-zero = cero
picture-one = uno
picture-two = dos
picture-three = tres
picture-four = cuatro
picture-five = cinco
picture-six = seis

picture-set-objects = Objetos
picture-clock = despertador
picture-key = llave
picture-glasses = gafas
picture-cup = taza
picture-chair = silla
picture-house = casa
picture-umbrella = paraguas
