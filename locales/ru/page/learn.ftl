### The page: the families of games.

learn-families-classic = Классика, с базаром и без базара
learn-families-goat = «Козёл»
learn-families-pairs = Пара на пару
learn-families-fives = Очки по ходу игры
learn-families-trains = Поезда и куриная лапа
learn-families-triangles = Треугольники
