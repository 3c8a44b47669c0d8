### Club evenings: setup.

setup-title = Подготовить вечер
setup-intro = Вы организатор и игрок номер 1.
setup-format-title = Игроки и рассадка
setup-format-size = Сколько играет
setup-format-fewer = На одного меньше
setup-format-more = На одного больше
setup-format-help = От 4 до 7 играют за одним столом по кругу; 8, 12 и 16 играют все со всеми; любое другое число рассаживается поровну.
setup-format-kind = Рассадка
setup-format-kinds-published = Опубликованная
setup-format-kinds-balanced = Уравновешенная
setup-format-kindEffects-published = Рассадка из печатных правил.
setup-format-kindEffects-balanced = Самая ровная, какая возможна при таком числе.
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
setup-format-restsNone = Никто не отдыхает.
setup-format-restsAll = Каждый отдыхает { setup-format-times }.
setup-format-restsSome = Каждый отдыхает от { $least } до { setup-format-times }.
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
    .odd-pairs = Совсем ровно не бывает: число пар нечётное ({ $pairs }), а за стол садятся две. Поэтому одна пара играет ещё раз, только чтобы дополнить стол.
    .as-published = В печатной рассадке некоторые соперники встречаются чаще других. Уравновешенная совсем ровная.
setup-format-length = Сколько партий
setup-format-whole = Все { $n }
setup-format-short = Меньше
setup-format-shortCount = Сколько
setup-format-shortHelp = Короткий вечер кончается после стольких партий той же рассадки.
setup-format-working = Рассадка рассчитывается
setup-format-failed = Рассадку рассчитать не удалось.
setup-people-title = Состав
setup-people-help = Можно вставить сразу список, по имени в строке. Чтобы поменять порядок, перетаскивайте строки, нажимайте стрелки или держите Alt и нажимайте клавиши со стрелками.
setup-people-organiser = Вы, организатор
setup-people-name = Имя игрока { $n }
setup-people-up = Поднять выше: { $name }
setup-people-down = Опустить ниже: { $name }
setup-people-moved = { $name }: теперь номер { $n }.
setup-people-unnamed = игрок { $n }
setup-people-more = Ещё: { $name }
setup-people-needs = Что нужно этому человеку
setup-people-needsHelp = Видите только вы и этот человек.
setup-people-draw = Раздать номера по жребию
setup-people-drawn = Номера розданы по жребию. Вы остаётесь номером 1.
setup-keepers-title = Кто ведёт счёт
setup-keepers-who = У кого есть телефон, чтобы вести счёт? Вы можете всегда.
setup-keepers-oneTable = Стол один, поэтому счёт за ним ведёте вы, даже когда отдыхаете.
setup-keepers-covered = За каждым столом в каждой партии есть кто-то, кто ведёт счёт на телефоне.
setup-keepers-without =
    { $tables ->
        [one] За { $tables } столом нет никого, кто ведёт счёт на телефоне. Там пишут на бумаге, или записываете вы.
        [few] За { $tables } столами нет никого, кто ведёт счёт на телефоне. Там пишут на бумаге, или записываете вы.
        [many] За { $tables } столами нет никого, кто ведёт счёт на телефоне. Там пишут на бумаге, или записываете вы.
       *[other] За { $tables } столами нет никого, кто ведёт счёт на телефоне. Там пишут на бумаге, или записываете вы.
    }
setup-keepers-list = За какими столами
setup-keepers-at =
    { COUNT($tables) ->
        [one] Партия { $match }: стол { LIST($tables) }
        [few] Партия { $match }: столы { LIST($tables) }
        [many] Партия { $match }: столы { LIST($tables) }
       *[other] Партия { $match }: столы { LIST($tables) }
    }
setup-keepers-renumber = Поменять номера, чтобы за каждым столом кто-то был
setup-keepers-renumbered = Номера изменены. Вы остаётесь номером 1.
setup-keepers-needed = За каждым столом кто-то будет, если счёт ведут номера { LIST($numbers) }.
setup-conditions-title = Условия
setup-conditions-name = Название вечера
setup-conditions-place = Где
setup-conditions-country = Страна
setup-conditions-city = Город
setup-conditions-organisation = Клуб или дом, если есть
setup-conditions-date = День
setup-conditions-target = До скольких играют партию
setup-conditions-limit = Минут на партию; пусто — без предела
setup-conditions-penalties = Наказания применяются
setup-conditions-penaltiesHelp = Они уменьшают результативность игрока и больше ничего.
setup-stakes-title = Ставки
setup-stakes-stake = Ставка за единицу; 0 — без ставок
setup-stakes-unit = В чём считать
setup-stakes-unitLike = фишки
setup-stakes-help = Победа стоит 3 единицы, если у соперников ничего нет, 2 — если не больше половины цели, 1 — если больше. Что выигрывает одна пара, проигрывает другая.
setup-stakes-prize = Дополнительный приз
setup-stakes-prizes-none = Нет
setup-stakes-prizes-stakes = Ставки остальных
setup-stakes-prizes-losses = Проигранное остальными
setup-stakes-prizes-winnings = Выигранное остальными
setup-stakes-effects-none = Играют только на ставки.
setup-stakes-effects-stakes = В конце каждый, кто на третьем месте и ниже, платит победителю столько ставок.
setup-stakes-effects-losses = В конце каждый, кто на третьем месте и ниже, ещё раз платит победителю проигранное.
setup-stakes-effects-winnings = В конце каждый, кто на третьем месте и ниже, отдаёт победителю выигранное.
setup-stakes-times = Сколько ставок
setup-stakes-law = Программа только ведёт счёт и денег не переводит. За то, что о ставках говорит местный закон, отвечаете вы.
setup-repeat-title = Партия, в которой одна пара только дополняет стол
setup-repeat-kinds-settle = Все четверо играют на деньги
setup-repeat-kinds-void = Никто не играет на деньги
setup-options-title = Как принято в клубе
setup-options-countersign = Кто-то из другой пары соглашается с концом партии
setup-options-countersignHelp = Прежде чем вы подтвердите партию, кто-то из тех, кто не вёл счёт, соглашается на своём телефоне.
setup-options-blockers = Ничейную рыбу пишут паре, которая её сделала
setup-options-blockersHelp = Иначе ноль стоит у пары, которая начинала. На счёт это не влияет.
setup-open-title = Готово
setup-open-create = Открыть вечер
setup-open-opening = Вечер открывается
setup-open-failed = Вечер открыть не удалось. Всё, что вы ввели, на месте. Попробуйте ещё раз.
setup-open-file = Открыть вечер из файла
setup-open-fileHelp = Сохранённый вечер продолжается с того места, где остановился.
setup-open-unread = Этот файл не читается.
