### Choosing a game, and the form of a new table.

example = Козёл, jarac, trancar, пятёрки…
filters = Фильтры
yours = Ваши
favourites = Избранные
lately = Недавние
home = Откуда игра
everywhere = Отовсюду
places =
    .jamaica = Ямайка
    .indonesia = Индонезия
kind = Вид
kinds =
    .line = Один ряд
    .cross = Крест
    .trains = Поезда и лапы
    .triangles = Треугольники
    .children = Для детей
games = Игры
others = Другие игры
noFavourites = Избранных игр пока нет. Нажмите звезду у игры, и она будет здесь.
notPlayed = Вы здесь ещё не играли. Последние игры будут здесь.
nothing = Игр этого вида из этого места нет.
showAll = Показать все игры
inPairs = { $n } в парах
upTo =
    { LAST($players) ->
        [one] { SPAN($players) } игрок
        [few] { SPAN($players) } игрока
        [many] { SPAN($players) } игроков
       *[other] { SPAN($players) } игрока
    }
set = набор до { $n }
target = до { $n }
read = Правила, урок, свои варианты
sits = Кто сядет за стол
mate = партнёр
deal = Раздать сразу, с ботами
more = Ещё настройки
conflict = Эти два правила не сочетаются: «{ $first }» и «{ $second }» Измените одно из них.
howMany = Сколько игроков
players = Игроки
seats = Места в порядке хода
seat = Место { $n }
partner = ваш партнёр
me = Вы
free = Свободно для всех
create = Открыть стол
find = Найти соперников
unknownRules = По ссылке нужны правила, которых у нас нет: { $rules }. Выберите другие ниже.
