### The shelves of games: chips, cards and the pictures above them.

filter = Фильтр
place = Место
kind = Вид
seats = Игроки
any-kind = Все виды
any-seats = Любое число
more = { $n } и больше
players = Игроков: { $n }
places =
    .jamaica = Ямайка
    .indonesia = Индонезия
    .everywhere = Отовсюду
kinds =
    .line = Один ряд
    .cross = Крест
    .trains = Поезда и лапы
    .triangles = Треугольники
    .children = Для детей
laid = На сукне: { $games }.
showAll = Показать все игры
contents = На этом листе
