### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Раунд { $n }
round-hands = Кости на руках
round-noTiles = костей нет
round-special = По этим правилам { DIGITS($tile) } считают за { $n }.
round-sum = Всего на руках: { $n }
round-before = Было
round-this = За раунд
round-thisFish = За раунд, рыба
round-total = Стало
round-youHold = У вас на руках { $n }.
round-inHand = у вас на руках
round-cloth = Показать ряд
round-ready = Дальше
round-youAreReady = Ждём остальных
round-nextIn = Следующий раунд через { $n } с или когда все нажмут «Дальше».
round-waitingFor = Ждём: { $names }.

match-headline =
    { PERSON($party) ->
        [several] Победа: { $party }
        [you] Вы победили
        [yours] Вы победили: { $party }
       *[other] Победа: { $party }
    }
match-wentOut =
    { PERSON($who) ->
        [you] Раундов с вашим выходом: { $n } из { $of }.
       *[other] { $who }: раундов с выходом { $n } из { $of }.
    }
match-best =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) }: лучший раунд — номер { $round }, { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
        [several]
            { CAPITAL($party) }: лучший раунд — номер { $round }, { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
       *[you]
            Ваш лучший раунд — номер { $round }: { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) }: раундов без очков { $n } из { $of }.
        [several] { CAPITAL($party) }: раундов без очков { $n } из { $of }.
       *[you] Раундов, где вы не получили очков: { $n } из { $of }.
    }
match-rating = Очки рейтинга
match-rematch = Ещё партию
match-rematchAsked = Ещё партия: ждём остальных
match-look = Посмотреть партию
match-result = Итог
match-download = Скачать запись
match-copyRecord = Скопировать запись DGN
match-copied = Запись скопирована.
match-notCopied = Браузер не дал скопировать. Запись ниже: скопируйте её сами.
match-noRecord = Запись не загрузилась. Попробуйте ещё раз.
match-record = Запись партии

sheet-round = Раунд
sheet-empty = Ещё не записан ни один раунд.
sheet-outcome-out = выход
sheet-outcome-blocked = рыба
sheet-outcome-fish = рыба
sheet-match = Партия
sheet-waits = Ждёт на столе
sheet-rows-made =
    .fives = По ходу игры, пятёрки
    .fives-threes = По ходу игры, пятёрки и тройки
    .headings = Одинаковые концы
    .triominoes = Поставленные кости
    .face-sum = Поставленные кости
sheet-rows-paid = Взятые кости
sheet-rows-hands = С рук
sheet-rows-tiles = Костей осталось
sheet-rows-won = Выигрыш
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Дубль пусто
    .pass-all-three = Трое пропустили
    .round-1 = 1-й раунд
    .round-2 = 2-й раунд
    .round-3 = 3-й раунд
    .round-4 = 4-й раунд
    .out = Выход
sheet-rows-remembered = Запомненное
sheet-rows-lost = { $n }, не записано
sheet-rows-wiped = запомненные { $n } сгорают
sheet-rows-eggs = Яйца
sheet-rows-carried = Ждало на столе
sheet-rows-inARow = Подряд
sheet-rows-unwritten-row = Серия прервана
sheet-rows-unwritten-cap = Сверх { $cap }, не записано
sheet-rows-unwritten-exact = Больше цели, не записано
sheet-inARowNote = Счёт — это раунды, выигранные подряд.
sheet-titles-won = победа
sheet-titles-lost = проигрыш
sheet-titles-goat = козёл
sheet-titles-baldGoat = лысый козёл
sheet-titles-sixLove = шесть подряд
sheet-titles-tie = ничья

# After the first round, for a person without a name.
askName-question = Сказать остальным, как вас зовут?
askName-label = Ваше имя
askName-save = Сохранить
askName-later = Не сейчас
askName-saved = Другие видят вас под именем { $name }.
