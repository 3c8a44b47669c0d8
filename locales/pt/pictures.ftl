picture-set-first = Primeiras figuras
picture-fish = peixe
picture-cat = gato
picture-tree = árvore
picture-star = estrela
picture-boat = barco
picture-apple = maçã
picture-moon = lua

picture-set-animals = Animais
picture-snail = caracol
picture-rabbit = coelho
picture-duck = pato
picture-elephant = elefante
picture-butterfly = borboleta
picture-giraffe = girafa
picture-turtle = tartaruga

picture-set-fruit = Frutas e bagas
picture-strawberry = morango
picture-pear = pera
picture-cherry = cerejas
picture-grapes = uvas
picture-banana = banana
picture-pineapple = abacaxi
picture-watermelon = melancia

picture-set-letters = Letras
picture-letter-o = letra O
picture-letter-a = letra A
picture-letter-b = letra B
picture-letter-e = letra E
picture-letter-k = letra K
picture-letter-m = letra M
picture-letter-t = letra T

picture-set-numbers = Números
picture-zero = zero
picture-one = um
picture-two = dois
picture-three = três
picture-four = quatro
picture-five = cinco
picture-six = seis

picture-set-objects = Objetos
picture-clock = despertador
picture-key = chave
picture-glasses = óculos
picture-cup = xícara
picture-chair = cadeira
picture-house = casa
picture-umbrella = guarda-chuva
