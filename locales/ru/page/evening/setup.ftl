### Club evenings: setup.

setup-title = Провести клубный вечер
setup-usualName = Клубный вечер, { $day }
setup-what = Клубный вечер
setup-more = Ещё: номера, рассадка, место, ставки, время
setup-deviceHelp = Этот вечер хранится только на этом устройстве. Сеть не нужна, все результаты вводите вы.
setup-onDevice = Провести только на этом устройстве
setup-restored = То, что вы ввели раньше, сохранилось. Оно есть только на этом устройстве.
setup-afresh = Начать заново без этого
setup-club-which = Клуб
setup-club-name = Название клуба
setup-club-usual = Наш клуб домино
setup-club-help = Вы станете его организатором, а все из вашего списка — участниками. Название можно сменить позже.
setup-roster-title = Кто играет
setup-roster-you = Ваше имя
setup-roster-youHelp = Вы организатор и игрок 1.
setup-roster-namedYou = { $name } (вы)
setup-roster-guest = гость
setup-roster-find = Найти участника
setup-roster-found =
    { $n ->
        [one] Найден { $n } участник
        [few] Найдено { $n } участника
        [many] Найдено { $n } участников
       *[other] Найдено { $n } участника
    }
setup-roster-sameAsLast =
    { $n ->
        [one] Как в прошлый раз: { $n } игрок
        [few] Как в прошлый раз: { $n } игрока
        [many] Как в прошлый раз: { $n } игроков
       *[other] Как в прошлый раз: { $n } игрока
    }
setup-roster-repeated =
    { $n ->
        [one] Отмечен { $n } игрок, как в прошлый раз.
        [few] Отмечены { $n } игрока, как в прошлый раз.
        [many] Отмечены { $n } игроков, как в прошлый раз.
       *[other] Отмечены { $n } игрока, как в прошлый раз.
    }
setup-roster-addGuest = Добавить гостя
setup-roster-addNames = Имена игроков, по одному в строке
setup-roster-addHelp = Можно вставить список, с адресами почты или без них.
setup-roster-add = Добавить
setup-roster-added =
    { $n ->
        [one] Добавлен { $n } игрок.
        [few] Добавлены { $n } игрока.
        [many] Добавлены { $n } игроков.
       *[other] Добавлены { $n } игрока.
    }
# A name was typed that is on the list. $numbered is that name with a number.
setup-farDay-question = Дата — { $day }. Она далека от сегодняшней. Оставить её?
setup-farDay-keep = Оставить эту дату
setup-farDay-close = Дата этого клубного вечера — { $day }. Она далека от сегодняшней. Если она неверна, сначала измените её в условиях: сезон вечера определяет дата.
setup-namesake-question = { $name } уже есть в списке. Это другой человек?
setup-namesake-another = Да, добавить «{ $numbered }»
# The person keeps the name, because the club night has begun.
setup-namesake-two = Да, это два человека
setup-namesake-same = Нет, тот же человек
# Several such names were typed.
setup-namesake-none =
    { $n ->
        [one] { $n } уже в списке
        [few] Все { $n } уже в списке
        [many] Все { $n } уже в списке
       *[other] Все { $n } уже в списке
    }
# Two names begin with the same first name, and one of them has no last name.
setup-namesake-firstName = { $name } и { $like } — один человек?
setup-namesake-others = Нет, это два человека
setup-namesake-one = Да, один человек
setup-roster-leftOut = Не взято: { LIST($what) }.
setup-roster-leftNumbers =
    { $n ->
        [one] { $n } номер строки
        [few] { $n } номера строк
        [many] { $n } номеров строк
       *[other] { $n } номера строк
    }
setup-roster-leftTelephones =
    { $n ->
        [one] { $n } телефон
        [few] { $n } телефона
        [many] { $n } телефонов
       *[other] { $n } телефона
    }
setup-roster-leftEmails =
    { $n ->
        [one] { $n } адрес почты
        [few] { $n } адреса почты
        [many] { $n } адресов почты
       *[other] { $n } адреса почты
    }
setup-roster-leftOthers =
    { $n ->
        [one] { $n } другая запись
        [few] { $n } другие записи
        [many] { $n } других записей
       *[other] { $n } другой записи
    }
setup-roster-removed = Не играет: { $name }.
setup-roster-full =
    { $max ->
        [one] Играть может не больше { $max } человека.
        [few] Играть могут не больше { $max } человек.
        [many] Играть могут не больше { $max } человек.
       *[other] Играть могут не больше { $max } человека.
    }
setup-roster-rest = Остальные пока в поле ввода.
setup-roster-morePairs = С постоянными парами — до { $max }.
setup-plan-title = Столы и партии
setup-plan-tooFew =
    { $n ->
        [one] Нужен ещё { $n } игрок: играют не меньше { $min }.
        [few] Нужны ещё { $n } игрока: играют не меньше { $min }.
        [many] Нужны ещё { $n } игроков: играют не меньше { $min }.
       *[other] Нужны ещё { $n } игрока: играют не меньше { $min }.
    }
setup-plan-tables =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    } за { $tables ->
        [one] { $tables } столом
        [few] { $tables } столами
        [many] { $tables } столами
       *[other] { $tables } столами
    }.
setup-plan-resting =
    { $n ->
        [one] В каждой партии отдыхает { $n }.
        [few] В каждой партии отдыхают { $n }.
        [many] В каждой партии отдыхают { $n }.
       *[other] В каждой партии отдыхают { $n }.
    }
setup-plan-restingSome =
    { $n ->
        [one] В каждой партии отдыхают от { $least } до { $n }.
        [few] В каждой партии отдыхают от { $least } до { $n }.
        [many] В каждой партии отдыхают от { $least } до { $n }.
       *[other] В каждой партии отдыхают от { $least } до { $n }.
    }
setup-plan-matches = Партии, из { $all } в этой рассадке
setup-plan-fewer = На одну партию меньше
setup-plan-more = На одну партию больше
setup-plan-estimate =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    } × { $minutes } мин: около { $hours ->
        [one] { $time } часа
        [few] { $time } часов
        [many] { $time } часов
       *[other] { $time } часа
    }.
setup-plan-ownEstimate =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    } × { $minutes } мин, как на ваших последних вечерах: около { $hours ->
        [one] { $time } часа
        [few] { $time } часов
        [many] { $time } часов
       *[other] { $time } часа
    }.
setup-plan-noStakes = Ставка не действует: ставки бывают за одним столом, когда играют от 4 до 7.
setup-plan-working = Рассчитываем рассадку
setup-plan-failed = Рассчитать рассадку не удалось.
setup-format-title = Игроки и рассадка
setup-format-help = От 4 до 7 играют за одним столом по очереди. 8, 12 или 16 играют все со всеми. Любое другое число рассаживается поровну.
setup-format-kind = Рассадка
setup-format-kinds-published = Опубликованная
setup-format-kinds-balanced = Уравновешенная
setup-format-kindEffects-published = Рассадка из печатных правил.
setup-format-kindEffects-balanced = Самая ровная для такого числа игроков.
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
setup-format-counts = Это подсчёт для всех партий рассадки.
setup-people-title = Состав
setup-people-help = Чтобы изменить порядок, перетащите строки, нажмите стрелки или Alt и клавишу со стрелкой.
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
        [one] В некоторых партиях { $tables } стол без телефона для счёта.
        [few] В некоторых партиях { $tables } стола без телефона для счёта.
        [many] В некоторых партиях { $tables } столов без телефона для счёта.
       *[other] В некоторых партиях { $tables } стола без телефона для счёта.
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
setup-stakes-oneTable = Ставки бывают за одним столом, когда играют от 4 до 7. Если играют 8 или больше, ставок нет.
setup-stakes-stake = Ставка за единицу; 0 — без ставок
setup-stakes-unit = В чём считать
setup-stakes-unitLike = фишки
setup-stakes-help = Победители получают по единице за каждый балл победы. Столько же платят проигравшие.
setup-stakes-prize = Дополнительный приз
setup-stakes-prizes-none = Нет
setup-stakes-prizes-stakes = Ставки остальных
setup-stakes-prizes-losses = Проигранное остальными
setup-stakes-prizes-winnings = Выигранное остальными
setup-stakes-effects-none = Вы играете только на ставки.
setup-stakes-effects-stakes = В конце каждый с третьего места и ниже платит победителю столько ставок.
setup-stakes-effects-losses = В конце каждый с третьего места и ниже ещё раз платит победителю то, что проиграл.
setup-stakes-effects-winnings = В конце каждый с третьего места и ниже платит победителю столько, сколько выиграл сам.
setup-stakes-times = Сколько ставок
setup-stakes-law = Программа только ведёт счёт денег. За соблюдение местных законов о ставках отвечаете вы.
setup-repeat-title = Если пара только дополняет стол
setup-repeat-kinds-settle = Все четверо играют на деньги
setup-repeat-kinds-void = Партия без ставок
setup-options-title = Правила вашего клуба
setup-options-countersign = Другая пара соглашается с результатом
setup-options-countersignHelp = Сначала на телефоне соглашается игрок пары, которая не вела счёт. Потом партию подтверждаете вы.
setup-options-blockers = После ничейной рыбы записывать 0 паре, которая её сделала
setup-options-blockersHelp = Если выключено, ноль записывают паре, которая начинала. Счёт не меняется.
setup-online-title = Столы в сети
setup-online-on = Играть за столами здесь, в сети
setup-online-help =
    { $n ->
        [one] Для каждой партии открывается стол, результат записывается сам. За тех, кого нет через { $n } минуту, играет бот.
        [few] Для каждой партии открывается стол, результат записывается сам. За тех, кого нет через { $n } минуты, играет бот.
        [many] Для каждой партии открывается стол, результат записывается сам. За тех, кого нет через { $n } минут, играет бот.
       *[other] Для каждой партии открывается стол, результат записывается сам. За тех, кого нет через { $n } минут, играет бот.
    }
setup-online-clock = Время на ход
setup-online-clocks =
    .none = Без часов
    .calm = 60 секунд
    .quick = 20 секунд
setup-online-tempo = Ровный темп
setup-online-tempoHelp = Каждый ход виден через одинаковое время, и раздумья ничего не выдают.
setup-open-title = Готово
setup-open-begin = Начать
setup-open-later = Подготовить, начать позже
setup-open-beginHelp = Сразу начнётся партия 1. Вы увидите, кто где сидит и как войти с телефона.
setup-open-beginHere = Сразу начнётся партия 1.
setup-open-opening = Открываем клубный вечер
setup-open-failed = Открыть клубный вечер не удалось. Всё, что вы ввели, на месте. Попробуйте ещё раз.
setup-open-file = Открыть сохранённый вечер
setup-open-fileHelp = Вечер продолжится с того места, где вы его сохранили.
setup-open-unread = Прочитать этот файл не удалось.
