### The page: learn.

learn-title = Учиться
learn-intro = К каждой игре: урок, который вы играете сами, советы и полные правила.
learn-families-classic = Классика, с базаром и без базара
learn-families-goat = «Козёл»
learn-families-pairs = Пара на пару
learn-families-fives = Очки по ходу игры
learn-families-trains = Поезда и куриная лапа
learn-families-triangles = Треугольники
learn-history = История домино
learn-lesson = Урок
learn-strategy = Как играть хорошо
learn-agreement = Полные правила
learn-all = Все игры
learn-next = Дальше
learn-again = Сыграть ещё раз
learn-yourMove = Ваш ход: сделайте его на столе.
learn-notThat = Попробуйте другой ход.
learn-watch = Ходят остальные.
learn-guides-title = С чего начать
learn-guides-deals = Как честно сдают кости
learn-guides-house = Правила этого сервера
learn-guides-names =
    .play = Сыграйте первую партию
    .club-night = Проведите первый клубный вечер
    .host = Запустите свой сервер
    .build = Для разработчиков
