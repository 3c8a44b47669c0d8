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
    .late = Нет вестей
    .to-confirm = Ждёт подтверждения
    .done = Готово
common-silentFor =
    { $n ->
        [one] Нет вестей { $n } минуту
        [few] Нет вестей { $n } минуты
        [many] Нет вестей { $n } минут
       *[other] Нет вестей { $n } минуты
    }
common-othersDone = Другие ждут
common-seats-top = Сверху
common-seats-left = Слева
common-seats-bottom = Снизу
common-seats-right = Справа
common-needs-sight = Зрение
common-needs-movement = Движение
common-needs-hearing = Слух или речь
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = Стол { $n } зовёт организатора
common-callReasons-score = Счёт
common-callReasons-rule = Правило
common-callReasons-conduct = Поведение
common-callReasons-health = Кому-то нездоровится
common-callReasons-other = Другое
common-callStates =
    .open = Открыт
    .on-the-way = Уже идёт
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
            [none] Кто-то возражает против раунда { $number }.
           *[other] { $by } возражает против раунда { $number }: «{ $text }»
        }
    .wrong-lead = Раунд { $number } начинает { $leads }, а должен другой игрок: { $should }.
    .corrected-end = Партия закончилась, когда исправили раунд { $number }.
    .conflict =
        { $recorded ->
            [none] На другом телефоне есть раунд { $number }, которого нет в протоколе: { $entered }.
           *[other] На двух телефонах раунд { $number } записан по-разному. В протоколе { $recorded }, на другом телефоне { $entered }.
        }
    .other-end = В протоколе { $recorded }, а раунды на телефоне дают { $entered }.
    .other-sheet = Для этого стола введены два протокола. В записанном { $recorded }, в другом { $score }.
    .late-rounds = Раунды, введённые без связи, пришли, когда счёт уже вёл другой игрок. Ввод: { LIST($names) }. Раунды: { LIST($rounds) }. В протоколе их нет.
common-lateRound = раунд { $number }, { $score }
common-keys-points = баллы
common-keys-wins = победы
common-keys-effectiveness = результативность
common-keys-difference = разница очков
common-keys-plus = очки в плюс
common-keys-meetings = личные встречи
common-keys-progress = как далеко прошли
common-keys-group = место в группе
common-keys-number = номер
common-standings-title = Положение
common-standings-final = Итоговое положение
common-standings-after = Положение после партии { $n }
common-standings-none = Ещё ни одна партия не подтверждена. Игроки идут по номерам.
common-standings-place = Место
common-standings-name = Имя
common-standings-played = Сыграно
common-standings-points = Баллы
common-standings-wins = Победы
common-standings-effectiveness = Результативность
common-standings-plus = Плюс
common-standings-minus = Минус
common-standings-penalties = Штрафы
common-standings-money = Выигрыш
common-standings-prize = Приз
common-standings-decided = Чем впереди
common-standings-byNumber = по номеру
common-standings-byNumberHelp = Равны во всём, кроме номера.
common-standings-notPlayed = ещё без партий
common-link-loading = Клубный вечер загружается
common-link-live = На связи
common-link-reconnecting = Связь прервалась. Пробуем снова. Ваши записи останутся здесь и уйдут позже.
common-link-offline = Нет связи. Продолжайте как обычно: ваши записи останутся здесь и уйдут позже.
common-link-alone = Этот клубный вечер есть только на этом устройстве.
common-link-gone = Этот вечер сейчас не открыть. Его удалили, или организатор отключил это устройство.
common-link-outdated = На сервере более новая версия этой страницы. Обновите её: ваши записи останутся на этом устройстве.
common-serverLink-reconnecting = Связь прервалась. Пробуем снова. Пока здесь может ждать одна запись: видно её будет после отправки.
common-serverLink-offline = Нет связи. Здесь может ждать одна запись: видно её будет после отправки. Остальные пишите на бумаге.
common-storage-refused = Этот браузер не может сохранить ваши записи. Откройте вечер в обычном окне, не в приватном.
common-storage-full = На устройстве нет места. Удалите что-нибудь, чтобы ваши записи сохранились.
common-storage-newer = На этом устройстве у вас открыта более новая версия страницы. Обновите эту.
common-storage-unreadable = Устройство не может прочитать или сохранить свои данные. Обновите страницу.
common-storage-failed = Устройство не может прочитать или сохранить свои данные. Обновите страницу.
common-unsent =
    { $n ->
        [one] { $n } запись ещё не отправлена
        [few] { $n } записи ещё не отправлены
        [many] { $n } записей ещё не отправлено
       *[other] { $n } записи ещё не отправлено
    }
common-refused = Устройство организатора не приняло одну вашу запись. { $why }
common-seen = Понятно
common-resting = Отдыхают: { $names }.
common-fills = Только дополняют стол: { $names }.
common-schedule-match = Партия
common-schedule-resting = Отдыхают
common-empty-title = Этот вечер показать нельзя
common-empty-text = На этом устройстве ещё нет данных об этом вечере. Они загрузятся, когда будет связь.
common-empty-server = Этот браузер показывает клубные вечера, только пока есть связь с сервером. Страница загрузится, как только сервер ответит.
