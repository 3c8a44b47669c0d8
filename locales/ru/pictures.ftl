picture-set-first = Первые картинки
picture-fish = рыба
picture-cat = кошка
picture-tree = дерево
picture-star = звезда
picture-boat = лодка
picture-apple = яблоко
picture-moon = луна

picture-set-animals = Животные
picture-snail = улитка
picture-rabbit = кролик
picture-duck = утка
picture-elephant = слон
picture-butterfly = бабочка
picture-giraffe = жираф
picture-turtle = черепаха

picture-set-fruit = Ягоды и фрукты
picture-strawberry = клубника
picture-pear = груша
picture-cherry = вишни
picture-grapes = виноград
picture-banana = банан
picture-pineapple = ананас
picture-watermelon = арбуз

picture-set-letters = Буквы
picture-letter-o = буква О
picture-letter-a = буква А
picture-letter-b = буква В
picture-letter-e = буква Е
picture-letter-k = буква К
picture-letter-m = буква М
picture-letter-t = буква Т

picture-set-numbers = Числа
picture-zero = ноль
picture-one = один
picture-two = два
picture-three = три
picture-four = четыре
picture-five = пять
picture-six = шесть

picture-set-objects = Предметы
picture-clock = будильник
picture-key = ключ
picture-glasses = очки
picture-cup = чашка
picture-chair = стул
picture-house = дом
picture-umbrella = зонт
