### Club evenings: common.

common-table = Стол { $n }
common-match = Партия { $n }
common-matchOf = Партия { $n } из { $all }
common-matchAtTable = Партия { $match }, стол { $table }
common-round = Раунд { $n }
common-names = { LIST($names) }
common-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
common-matches =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
common-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
common-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
common-ago =
    { $n ->
        [0] только что
       *[other] { $n } мин назад
    }
common-versus = { $first } — { $second }
common-states =
    .waiting = Ждёт начала
    .playing = Играет
    .calls = Зовёт вас
    .late = Отчёт запаздывает
    .to-confirm = Ждёт подтверждения
    .done = Готово
common-seats-top = Сверху
common-seats-left = Слева
common-seats-bottom = Снизу
common-seats-right = Справа
common-needs-sight = Зрение
common-needs-movement = Движение
common-needs-hearing = Слух или речь
common-courtesies =
    .partner-writes = счёт ведёт партнёр
    .partner-shuffles = кости мешает партнёр
    .may-rearrange = можно трогать и переставлять свои кости
    .neighbour-sets = кладёт кость лицом вверх и называет оба конца; на место её ставит игрок справа
    .all-say-ends = каждый после своего хода вслух называет оба конца
    .may-ask-count = можно спросить, сколько костей с каким-то числом уже вышло; отвечает игрок справа
    .neighbour-stands = игрок справа ставит кости, не глядя на них, а в конце раунда открывает оставшиеся
    .neighbour-places = показывает кость и называет конец; ставит её игрок справа
    .knocks-to-pass = пропускает ход двумя ударами по столу перед игроком справа
    .others-knock = остальные пропускают ход двумя ударами в середине стола
    .sheet-shown = протокол показывают после каждого раунда и по касанию стола
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = Стол { $n } зовёт организатора
common-callReasons-score = Счёт
common-callReasons-rule = Правило
common-callReasons-conduct = Поведение
common-callReasons-health = Кому-то нездоровится
common-callReasons-other = Другое
common-callStates =
    .open = Открыт
    .on-the-way = В пути
    .done = Решено
common-alertCause =
    .high =
        { $points ->
            [one] Раунд { $number }, { $pair }: { $points } очко. Это больше обычного.
            [few] Раунд { $number }, { $pair }: { $points } очка. Это больше обычного.
            [many] Раунд { $number }, { $pair }: { $points } очков. Это больше обычного.
           *[other] Раунд { $number }, { $pair }: { $points } очка. Это больше обычного.
        }
    .twice = Раунд { $number } такой же, как предыдущий: { $score }.
    .objection =
        { $text ->
            [none] Есть возражение против раунда { $number }.
           *[other] { $by } возражает против раунда { $number }: «{ $text }»
        }
    .wrong-lead = Раунд { $number } начинает { $leads }. По очереди начинает { $should }.
    .corrected-end = Партия закончилась исправлением раунда { $number }.
    .conflict =
        { $recorded ->
            [none] Другой телефон сообщает раунд { $number }, которого нет в протоколе: { $entered }.
           *[other] Раунд { $number } сообщили по-разному: записано { $recorded }, с другого телефона пришло { $entered }.
        }
    .other-end = В протоколе { $recorded }, а по раундам с телефона выходит { $entered }.
common-keys-points = баллы
common-keys-wins = победы
common-keys-effectiveness = результативность
common-keys-plus = очки в плюс
common-keys-meetings = личные встречи
common-keys-number = номер
common-standings-title = Положение
common-standings-final = Итоговое положение
common-standings-after = Положение после партии { $n }
common-standings-none = Ещё ничего не сыграно, поэтому все стоят по порядку номеров.
common-standings-place = Место
common-standings-number = №
common-standings-name = Имя
common-standings-played = Сыграно
common-standings-points = Баллы
common-standings-wins = Победы
common-standings-effectiveness = Результативность
common-standings-plus = Плюс
common-standings-minus = Минус
common-standings-penalties = Наказания
common-standings-money = Выигрыш
common-standings-prize = Приз
common-standings-decided = Что решило
common-standings-byNumber = по номеру
common-standings-byNumberHelp = Равны во всём, кроме номера.
common-link-loading = Вечер загружается
common-link-live = На связи
common-link-reconnecting = Связь прервалась, соединяемся заново. Всё, что вы вводите, хранится здесь и уйдёт позже.
common-link-offline = Нет связи. Продолжайте как обычно: всё, что вы вводите, хранится здесь и уйдёт позже.
common-link-alone = Этот вечер есть только на этом устройстве.
common-link-gone = Этого вечера больше нет, или это устройство от него отключили.
common-link-outdated = На сервере новая версия этой страницы. Обновите её: всё введённое останется на этом устройстве.
common-storage-refused = Этот браузер ничего не хранит, поэтому вводить здесь нельзя. Откройте вечер не в приватном окне.
common-storage-full = На устройстве нет места. Удалите что-нибудь, иначе введённое не сохранится.
common-storage-newer = На этом устройстве открыта более новая версия страницы. Обновите эту.
common-storage-unreadable = Сохранённое на этом устройстве не читается или не пишется. Обновите страницу.
common-storage-failed = Сохранённое на этом устройстве не читается или не пишется. Обновите страницу.
common-unsent =
    { $n ->
        [one] { $n } запись ещё не отправлена
        [few] { $n } записи ещё не отправлены
        [many] { $n } записей ещё не отправлено
       *[other] { $n } записи ещё не отправлено
    }
common-refused = Одну запись не приняли, когда она дошла. { $why }
common-seen = Понятно
common-resting = Отдыхают: { $names }.
common-fills = Только дополняют стол: { $names }.
common-schedule-match = Партия
common-schedule-resting = Отдыхают
common-empty-title = Вечер пока не показать
common-empty-text = На этом устройстве об этом вечере ещё ничего нет. Он появится, когда будет связь.
