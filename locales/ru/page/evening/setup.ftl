### Club evenings: setup.

setup-title = Подготовка клубного вечера
setup-intro = Вы организатор и игрок 1.
setup-format-title = Игроки и рассадка
setup-format-size = Сколько игроков
setup-format-fewer = На одного меньше
setup-format-more = На одного больше
setup-format-help = От 4 до 7 играют за одним столом по очереди. 8, 12 или 16 играют все со всеми. Любое другое число рассаживается поровну.
setup-format-kind = Рассадка
setup-format-kinds-published = Опубликованная
setup-format-kinds-balanced = Уравновешенная
setup-format-kindEffects-published = Рассадка из печатных правил.
setup-format-kindEffects-balanced = Самая ровная для такого числа игроков.
setup-format-summary =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    }, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }.
setup-format-times =
    { $times ->
        [0] ни разу
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }
setup-format-restsNone = Все играют во всех партиях.
setup-format-restsAll = Каждый отдыхает { setup-format-times }.
setup-format-restsSome =
    { $times ->
        [one] Каждый отдыхает от { $least } до { $times } раза.
        [few] Каждый отдыхает от { $least } до { $times } раз.
        [many] Каждый отдыхает от { $least } до { $times } раз.
       *[other] Каждый отдыхает от { $least } до { $times } раза.
    }
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } пара { setup-format-times }
        [few] { $many } пары { setup-format-times }
        [many] { $many } пар { setup-format-times }
       *[other] { $many } пары { setup-format-times }
    }
setup-format-partnersAll = Любые двое партнёры { setup-format-times }.
setup-format-partners = Партнёры: { LIST($counts) }.
setup-format-opponentsAll = Любые двое соперники { setup-format-times }.
setup-format-opponents = Соперники: { LIST($counts) }.
setup-format-why =
    .odd-pairs = Совсем ровно не бывает: пар { $pairs }, это нечётное число, а за стол садятся две. Поэтому одна пара играет ещё раз, только чтобы дополнить стол.
    .as-published = В печатной рассадке одни соперники встречаются чаще других. Уравновешенная совсем ровная.
setup-format-length = Сколько партий
setup-format-whole = Все { $n }
setup-format-short = Меньше
setup-format-shortCount = Сколько
setup-format-shortHelp = Вы сыграете столько партий той же рассадки.
setup-format-working = Рассчитываем рассадку
setup-format-failed = Рассчитать рассадку не удалось.
setup-people-title = Состав
setup-people-help = Можно вставить сразу несколько имён, по одному в строке. Чтобы поменять порядок, перетащите строку, нажмите стрелку или клавишу Alt со стрелкой.
setup-people-organiser = Вы, организатор
setup-people-name = Имя игрока { $n }
setup-people-up = Поднять выше: { $name }
setup-people-down = Опустить ниже: { $name }
setup-people-moved = { $name }: теперь номер { $n }.
setup-people-unnamed = игрок { $n }
setup-people-more = Подробнее: { $name }
setup-people-needs = Что нужно этому человеку
setup-people-needsHelp = Это видите только вы и этот человек.
setup-people-draw = Раздать номера по жребию
setup-people-drawn = Номера розданы по жребию. Вы остаётесь номером 1.
setup-keepers-title = Кто ведёт счёт
setup-keepers-who = Кто из игроков ведёт счёт на телефоне? Вы можете всегда.
setup-keepers-oneTable = Стол один, поэтому счёт ведёте вы, даже когда отдыхаете.
setup-keepers-covered = За каждым столом в каждой партии есть кому вести счёт на телефоне.
setup-keepers-without =
    { $tables ->
        [one] За { $tables } столом некому вести счёт на телефоне. Там ведите счёт на бумаге или вводите его сами.
        [few] За { $tables } столами некому вести счёт на телефоне. Там ведите счёт на бумаге или вводите его сами.
        [many] За { $tables } столами некому вести счёт на телефоне. Там ведите счёт на бумаге или вводите его сами.
       *[other] За { $tables } столами некому вести счёт на телефоне. Там ведите счёт на бумаге или вводите его сами.
    }
setup-keepers-list = За какими столами
setup-keepers-at =
    { COUNT($tables) ->
        [one] Партия { $match }: стол { LIST($tables) }
        [few] Партия { $match }: столы { LIST($tables) }
        [many] Партия { $match }: столы { LIST($tables) }
       *[other] Партия { $match }: столы { LIST($tables) }
    }
setup-keepers-renumber = Исправить, поменяв номера
setup-keepers-renumbered = Номера изменены. Вы остаётесь номером 1.
setup-keepers-needed =
    { $n ->
        [one] За каждым столом будет кому вести счёт, если его ведёт номер { LIST($numbers) }.
        [few] За каждым столом будет кому вести счёт, если его ведут номера { LIST($numbers) }.
        [many] За каждым столом будет кому вести счёт, если его ведут номера { LIST($numbers) }.
       *[other] За каждым столом будет кому вести счёт, если его ведут номера { LIST($numbers) }.
    }
setup-conditions-title = Условия
setup-conditions-name = Название клубного вечера
setup-conditions-place = Где
setup-conditions-country = Страна
setup-conditions-city = Город
setup-conditions-organisation = Клуб или дом, если есть
setup-conditions-date = Дата
setup-conditions-target = Партию играют до
setup-conditions-limit = Минут на партию; пусто — без предела
setup-conditions-penalties = Штрафы применяются
setup-conditions-penaltiesHelp = Они уменьшают результативность игрока.
setup-stakes-title = Ставки
setup-stakes-stake = Ставка за единицу; 0 — без ставок
setup-stakes-unit = В чём считать
setup-stakes-unitLike = фишки
setup-stakes-help = Победители получают 3 единицы, если у проигравших 0; 2, если не больше половины цели; 1, если больше. Столько же платят проигравшие.
setup-stakes-prize = Дополнительный приз
setup-stakes-prizes-none = Нет
setup-stakes-prizes-stakes = Ставки остальных
setup-stakes-prizes-losses = Проигранное остальными
setup-stakes-prizes-winnings = Выигранное остальными
setup-stakes-effects-none = Вы играете только на ставки.
setup-stakes-effects-stakes = В конце каждый с третьего места и ниже платит победителю столько ставок.
setup-stakes-effects-losses = В конце каждый с третьего места и ниже ещё раз платит победителю то, что проиграл.
setup-stakes-effects-winnings = В конце каждый с третьего места и ниже платит победителю то, что выиграл.
setup-stakes-times = Сколько ставок
setup-stakes-law = Программа только ведёт счёт денег. За соблюдение местных законов о ставках отвечаете вы.
setup-repeat-title = Если пара только дополняет стол
setup-repeat-kinds-settle = Все четверо играют на деньги
setup-repeat-kinds-void = Партия без ставок
setup-options-title = Правила вашего клуба
setup-options-countersign = Другая пара соглашается с результатом
setup-options-countersignHelp = Сначала на телефоне соглашается игрок пары, которая не вела счёт. Потом партию подтверждаете вы.
setup-options-blockers = Записывать ничейную рыбу паре, которая её сделала
setup-options-blockersHelp = Если выключено, ноль записывают паре, которая начинала. Счёт не меняется.
setup-open-title = Готово
setup-open-create = Открыть клубный вечер
setup-open-opening = Открываем клубный вечер
setup-open-failed = Открыть клубный вечер не удалось. Всё, что вы ввели, на месте. Попробуйте ещё раз.
setup-open-file = Открыть сохранённый вечер
setup-open-fileHelp = Вечер продолжится с того места, где вы его сохранили.
setup-open-unread = Прочитать этот файл не удалось.
