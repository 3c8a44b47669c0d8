picture-set-first = Prve sličice
picture-fish = riba
picture-cat = mačka
picture-tree = drvo
picture-star = zvijezda
picture-boat = brod
picture-apple = jabuka
picture-moon = mjesec

picture-set-animals = Životinje
picture-snail = puž
picture-rabbit = zec
picture-duck = patka
picture-elephant = slon
picture-butterfly = leptir
picture-giraffe = žirafa
picture-turtle = kornjača

picture-set-fruit = Bobice i voće
picture-strawberry = jagoda
picture-pear = kruška
picture-cherry = trešnje
picture-grapes = grožđe
picture-banana = banana
picture-pineapple = ananas
picture-watermelon = lubenica

picture-set-letters = Slova
picture-letter-o = slovo O
picture-letter-a = slovo A
picture-letter-b = slovo B
picture-letter-e = slovo E
picture-letter-k = slovo K
picture-letter-m = slovo M
picture-letter-t = slovo T

picture-set-numbers = Brojevi
picture-zero = nula
picture-one = jedan
picture-two = dva
picture-three = tri
picture-four = četiri
picture-five = pet
picture-six = šest

picture-set-objects = Predmeti
picture-clock = budilica
picture-key = ključ
picture-glasses = naočale
picture-cup = šalica
picture-chair = stolica
picture-house = kuća
picture-umbrella = kišobran
