### A table: table.

heading =
    Стол: { $rules }{ $round ->
        [0] { "" }
       *[other] , раунд { $round }
    }{ $partner ->
        [none] { "" }
       *[other] , ваш партнёр: { $partner }
    }

headings-line = Ряд
headings-hand = Ваши кости
headings-seats = Места
headings-score = Счёт
headings-plays = Ходы
headings-made = Очки в этом раунде
headings-actions = Действия

you = Вы

youWithin = вы

they = они

bot = Бот { $name }

player = Игрок { $n }

freeSeat = Свободно

names = { LIST($names) }
tile = { TILE($tile) }

seat-bot = бот
seat-partner = партнёр
seat-away = нет связи
seat-turn = ходит
seat-ready = ждёт остальных
seat-tiles =
    { $n ->
        [one] { $n } кость
        [few] { $n } кости
        [many] { $n } костей
       *[other] { $n } кости
    }
seat-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
seat-remembered = запомнено { $n }
seat-account = записано { $n }
seat-closed = запись не открыта
seat-passed = пропуск

hands-number =
    { $n ->
        [1] первая рука
       *[other] вторая рука
    }
hands-yours =
    { $n ->
        [1] Ваша первая рука
       *[other] Ваша вторая рука
    }
hands-of =
    { $n ->
        [1] { $name } (первая рука)
       *[other] { $name } (вторая рука)
    }
hands-turn =
    { $n ->
        [1] Сейчас ход вашей первой руки.
       *[other] Сейчас ход вашей второй руки.
    }
hands-both = играет за обе руки

bar-menu = Меню
bar-round = Раунд { $n }
bar-target = до { $n }
bar-we = Вы
bar-they = Они
bar-clock = Осталось времени
bar-boneyard =
    { $n ->
        [one] На базаре { $n } кость
        [few] На базаре { $n } кости
        [many] На базаре { $n } костей
       *[other] На базаре { $n } кости
    }
bar-asleep =
    { $n ->
        [one] Вне игры { $n } кость
        [few] Вне игры { $n } кости
        [many] Вне игры { $n } костей
       *[other] Вне игры { $n } кости
    }
bar-carried =
    { $n ->
        [one] { $n } очко ждёт следующего раунда
        [few] { $n } очка ждут следующего раунда
        [many] { $n } очков ждут следующего раунда
       *[other] { $n } очка ждут следующего раунда
    }

menu-sheet = Протокол
menu-plays = Ходы
menu-rules = Правила этого стола
menu-invite = Пригласить других
menu-deals = Проверить раздачи
menu-keys = Клавиши
menu-zen = Только стол и кости
menu-zenOff = Показать всё
menu-sound = Звук
menu-walk = Пройти по ряду
menu-command = Набрать команду
menu-settings = Настройки
menu-home = Выйти из-за стола

cloth-wholeLine = Весь ряд
cloth-empty = На столе ещё нет костей.
cloth-list =
    { $n ->
        [one] { $n } кость, слева направо
        [few] { $n } кости, слева направо
        [many] { $n } костей, слева направо
       *[other] { $n } кости, слева направо
    }
cloth-rows =
    { $n ->
        [one] { $n } кость, рядов: { $rows }
        [few] { $n } кости, рядов: { $rows }
        [many] { $n } костей, рядов: { $rows }
       *[other] { $n } кости, рядов: { $rows }
    }
cloth-row =
    { KIND($where) ->
        [first] Ряд
        [on] { CAPITAL(PLACE($where)) }
       *[other] { CAPITAL(PLACE($where, form: "end")) }
    }
cloth-publicTrain = Общий
cloth-marked = открыт
cloth-walkHelp = Стрелки ведут от кости к кости. Escape возвращает к вашим костям.
cloth-laidBy =
    { PERSON($who) ->
        [you] { TILE($tile) }, ход { $n }, ваш
       *[other] { TILE($tile) }, ход { $n }, { $who }
    }

# A train as a button: whose it is, the number that it asks for, and how many of your tiles fit.
lanes-name =
    { CAPITAL(PLACE($where, form: "end")) }{ $open ->
        [true] , открыт
       *[false] { "" }
    }, просит { $n }{ $fits ->
        [0] { "" }
        [one] , подходит { $fits } кость
        [few] , подходят { $fits } кости
        [many] , подходит { $fits } костей
       *[other] , подходит { $fits } кости
    }
lanes-forAll = для всех
lanes-which = Какая кость: { EITHER($tiles, as: "tile") }?
# The tunnel in which a train begins; pressing it shows the whole train.
lanes-whole =
    { CAPITAL(PLACE($where, form: "end")) }: { $n ->
        [one] ещё { $n } кость, показать все
        [few] ещё { $n } кости, показать все
        [many] ещё { $n } костей, показать все
       *[other] ещё { $n } кости, показать все
    }

pile-heading = Куча
pile-help = Нажимайте на кости по одной или ведите по ним. Когда время выйдет, недостающие кости возьмут за вас.
pile-place = Кость { $n } из { $of }, рубашкой вверх
pile-random = Взять наугад
pile-mixAgain = Перемешать ещё раз
pile-left =
    { $n ->
        [one] осталось { $n } секунда
        [few] осталось { $n } секунды
        [many] осталось { $n } секунд
       *[other] осталось { $n } секунды
    }
pile-boneyard = Выберите кость на базаре

problem =
    .not-found = Такого стола нет. Возможно, в ссылке опечатка или стол уже закрылся.
    .not-allowed = Браузер не прислал cookie, по которому Boneyard вас узнаёт. Разрешите файлы cookie для этого сайта и обновите страницу.
    .version = Эта страница старше сервера. Обновите её, чтобы продолжить: стол подождёт.
    .other = Соединение с сервером прервано.

waiting-titleFree =
    { $n ->
        [one] { $n } свободное место · { $rules }
        [few] { $n } свободных места · { $rules }
        [many] { $n } свободных мест · { $rules }
       *[other] { $n } свободного места · { $rules }
    }
waiting-standUp = Встать

declare-strip = До первого хода можно объявить 6-6: { $n } с
declare-announce = Объявить 6-6
declare-keepQuiet = Не объявлять

dropped-heldBadge = бот вместо: { $who }

match-home = На главную
sheet-title = Протокол
