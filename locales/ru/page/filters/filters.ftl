### Filters of the open tables on the home page.

title = Фильтры
# How many filters are in use.
on = Включено фильтров: { $n }
game = Игра
any = Не важно
pace = Время на ход
paces =
    .none = Без часов
    .fast = До 20 секунд
    .calm = До 2 минут
    .days = Дни
rated = Рейтинг
ratings =
    .rated = На рейтинг
    .casual = Без рейтинга
seats = Свободные места
atLeast = { $n } и больше
company = Компания
companies =
    .people = Только люди
    .bots = С ботами
hidden =
    { $n ->
        [one] { $n } стол не подходит под ваши фильтры.
        [few] { $n } стола не подходят под ваши фильтры.
        [many] { $n } столов не подходят под ваши фильтры.
       *[other] { $n } стола не подходят под ваши фильтры.
    }
clear = Убрать фильтры
host =
    .here = Хозяин стола здесь
    .away = Хозяина стола нет
