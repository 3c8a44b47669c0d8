### The pages to learn the games.

title = Учиться
intro = К каждой игре: урок, который вы играете сами, советы и полные правила.
history = История домино
lesson = Урок
strategy = Стратегия
agreement = Полные правила
all = Все игры
next = Дальше
again = Сыграть ещё раз
yourMove = Ваш ход: сделайте его на столе.
notThat = Попробуйте другой ход.
watch = Ходят остальные.
guides-title = С чего начать
guides-missing = По этому адресу нет руководства.
guides-deals = Как честно раздают кости
guides-house = Правила этого сервера
guides-names =
    .play = Сыграйте первую партию
    .club-night = Проведите первый клубный вечер
    .host = Запустите свой сервер
    .build = Для разработчиков
progress =
    .begun = Урок начат
    .finished = Урок пройден
