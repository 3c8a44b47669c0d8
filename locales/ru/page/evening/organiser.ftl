### Club evenings: organiser.

organiser-notAllowed = Эту страницу может открыть только организатор вечера.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [one] { $matches } партия, ещё ни одна не началась
        [few] { $matches } партии, ещё ни одна не началась
        [many] { $matches } партий, ещё ни одна не началась
       *[other] { $matches } партии, ещё ни одна не началась
    }
organiser-phases-playing = Партия { $n } из { $all }, подтверждено столов: { $done } из { $tables }
organiser-phases-between = Партия { $n } из { $all } сыграна
organiser-phases-played = Партий: { $matches }, все сыграны
organiser-phases-closed = Вечер закрыт
organiser-parts-title = Разделы вечера
organiser-parts-tables = Столы
organiser-parts-standings = Положение
organiser-parts-seating = Рассадка
organiser-parts-people = Участники
organiser-parts-penalties = Наказания
organiser-parts-money = Деньги
organiser-parts-evening = Вечер
organiser-wanted-title = Ждёт вас
organiser-wanted-call = Стол { $table } зовёт вас. { $by }: { $reason }.
organiser-wanted-alert = Стол { $table }. { $cause }
organiser-wanted-over = Стол { $table } закончил, результат ждёт подтверждения.
organiser-wanted-late = Стол { $table } давно ничего не сообщал.
organiser-tables-title = Столы
organiser-next-last = Последняя партия
organiser-next-begin = Начать партию { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Ещё не подтверждён стол { LIST($tables) }.
        [few] Ещё не подтверждены столы { LIST($tables) }.
        [many] Ещё не подтверждены столы { LIST($tables) }.
       *[other] Ещё не подтверждены столы { LIST($tables) }.
    }
organiser-next-seatsShown = Все видят, кому где сидеть.
organiser-next-played = Все партии сыграны и подтверждены.
organiser-next-toClose = Закрыть вечер
organiser-next-closed = Вечер закрыт, больше ничего не записать.
organiser-calls-title = Вызовы
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Иду
organiser-calls-goTo = Иду к столу { $table }
organiser-calls-done = Решено
organiser-calls-doneAt = Решено за столом { $table }
organiser-alerts-title = Надо проверить
organiser-alerts-open = Пока никто не ответил
organiser-alerts-waits = Ошибка подтверждена за столом; запись ждёт вас
organiser-alerts-settle = Решить
organiser-alerts-dismiss = Ошибки нет
organiser-alerts-sheet = Протокол
organiser-settle-how = Чем это кончается?
organiser-settle-ways-correct = Исправить раунды
organiser-settle-ways-stop = Остановить при этом счёте
organiser-settle-ways-annul = Аннулировать и переиграть
organiser-settle-suspends = В любом случае { $name } больше не ведёт счёт в этой партии. Если ошибки не было, закройте это окно и нажмите «Ошибки нет».
organiser-settle-correct = Записать это в протокол
organiser-settle-stopAhead = Побеждает пара, которая впереди, с нынешним счётом: { $score }.
organiser-settle-stopLevel = Счёт равный. Пусть сыграют ещё раунд или решит жребий.
organiser-settle-stop = Остановить партию
organiser-settle-annulled = Всё, что записано в этой партии, отменяется, и стол играет её заново.
organiser-settle-annul = Аннулировать и переиграть
organiser-confirm-title = На подтверждение
organiser-confirm-confirm = Подтвердить
organiser-confirm-confirmTable = Подтвердить стол { $table }
organiser-confirm-look = Протокол
organiser-confirm-waits = Сначала надо решить, что не так за этим столом.
organiser-confirm-notAgreed = Другая пара ещё не согласилась с концом партии.
organiser-confirm-notSent = Конец партии из-за стола ещё не отправили.
organiser-confirm-confirmed = Стол { $table } подтверждён. Победа: { $winners }, { $score }.
organiser-confirm-undo = Отменить
organiser-ended-target = Победа: { $winners }.
organiser-ended-stopped = Партия остановлена. Впереди и с победой: { $winners }.
organiser-ended-lot = Партия остановлена при равном счёте. Победа по жребию: { $winners }.
organiser-card-nothing = Записей ещё нет
organiser-card-heard = Последняя запись { $ago }
organiser-card-nobody = счёт пока никто не ведёт
organiser-card-keeper = счёт ведёт { $name }
organiser-card-left =
    { $n ->
        [one] осталась { $n } минута
        [few] осталось { $n } минуты
        [many] осталось { $n } минут
       *[other] осталось { $n } минуты
    }
organiser-card-timeUp = время вышло
organiser-card-filler = Одна пара только дополняет стол; ей ничего не записывается.
organiser-card-open = Открыть
organiser-sheet-title = Протокол
organiser-sheet-round = Раунд
organiser-sheet-led = начинает { $name }
organiser-sheet-empty = Ни одного раунда ещё не записано.
organiser-sheet-onlyEnd = Известен только итог.
organiser-sheet-recorded = В зачёт
organiser-sheet-leads = Раунд { $n } начинает { $name }.
organiser-window-unknown = Этот стол ещё не начал.
organiser-window-confirmed = Подтверждено.
organiser-window-enter = Заполнить протокол
organiser-window-correct = Исправить протокол
organiser-window-save = Сохранить протокол
organiser-window-filled = Протокол сохранён.
organiser-window-stop = Остановить партию
organiser-window-stopAhead = Побеждает пара, которая впереди, с нынешним счётом.
organiser-window-stopLevel = Счёт равный. Пусть сыграют ещё раунд или решит жребий.
organiser-window-stopNow = Остановить сейчас
organiser-window-stopByLot = Остановить по жребию
organiser-window-stopped = Партия остановлена.
organiser-window-keeper = Кто ведёт счёт
organiser-window-noKeeper = Здесь пока никто не ведёт счёт.
organiser-window-keeps = Счёт ведёт { $name }.
organiser-window-writesFor = Счёт поручен: { $keeper }. Записывает { $name }.
organiser-window-newKeeper = Кому вести счёт
organiser-window-name = Назначить
organiser-window-named = Теперь счёт ведёт { $name }.
organiser-window-minutes = Больше времени
organiser-window-given =
    { $n ->
        [0] Сверх предела пока ничего.
       *[other]
            Сверх предела: { $n ->
                [one] { $n } минута
                [few] { $n } минуты
                [many] { $n } минут
               *[other] { $n } минуты
            }.
    }
organiser-window-more =
    { $n ->
        [one] Ещё { $n } минута
        [few] Ещё { $n } минуты
        [many] Ещё { $n } минут
       *[other] Ещё { $n } минуты
    }
organiser-form-kind = Что известно
organiser-form-kinds-rounds = Каждый раунд
organiser-form-kinds-final = Только итог
organiser-form-rounds = Раунды
organiser-form-round = Раунд
organiser-form-gain = Раунд { $n }, { $pair }
organiser-form-roundsHelp = В раунде очки получает одна пара, от 1 до { $most }. Ничейная рыба — 0.
organiser-form-first = Кто начинает первый раунд
organiser-form-unknown = Неизвестно
organiser-form-blocker = Кто делает рыбу
organiser-form-leaders = По тому, кто начинает
organiser-form-finalHelp = Как насчитали; всё, что больше { $target }, записывается как { $target }.
organiser-form-stopped = Остановлена, пока ни у кого нет { $target }
organiser-form-lot = Жребий выбирает
organiser-form-why = Почему меняется
organiser-form-whyFree = Почему меняется, если хотите
organiser-form-stood = Было { $score }.
organiser-form-now = Теперь { $score }.
organiser-form-unreadEnd = Впишите счёт обеих пар числами.
organiser-form-unreadRound = Раунд { $n } не прочитать: очки получает только одна пара, и пишутся они числом.
organiser-announce-title = Объявление
organiser-announce-label = Сообщить на все устройства
organiser-announce-send = Объявить
organiser-announce-sent = Объявлено.
organiser-announce-before = Объявлено раньше: { $n }
organiser-results-title = Результаты
organiser-results-none = Ни одна партия ещё не началась.
organiser-results-table = Стол
organiser-results-pairs = Пары
organiser-results-score = Счёт
organiser-results-nothing = пока ничего
organiser-results-running = идёт
organiser-results-stopped = остановлена
organiser-results-open = Открыть
organiser-print = Напечатать
organiser-seating-title = Рассадка
organiser-seating-current = Партия { $n }, сейчас
organiser-seating-next = Партия { $n }, следующая
organiser-seating-whole = Весь вечер
organiser-people-title = Участники
organiser-people-join = Как присоединиться
organiser-people-joinHelp = Наведите телефон на картинку или откройте страницу и введите буквы. Учётная запись не нужна.
organiser-people-spelled = Буквы для входа: { $code }
organiser-people-copy = Скопировать адрес
organiser-people-qr = Картинка для телефона: адрес, по которому присоединяются
organiser-people-haveJoined = Присоединилось: { $n } из { $all }.
organiser-people-alone = Этот вечер есть только на этом устройстве, поэтому присоединиться к нему нельзя.
organiser-people-list =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
organiser-people-needsHelp = Что кому нужно, видите только вы и сам этот человек. Его устройство покажет это, когда вы его подтвердите.
organiser-people-notJoined = входа не было
organiser-people-online = на связи
organiser-people-away = нет связи
organiser-people-name = Имя
organiser-people-needs = Что нужно этому человеку
organiser-people-save = Сохранить
organiser-people-saved = Сохранено.
organiser-people-free = Телефон потерян: впустить другой
organiser-people-freed = Это устройство не войдёт, пока вы снова его не впустите. Под этим именем может войти другое: { $name }.
organiser-people-notFreed = До сервера это не дошло. Попробуйте ещё раз, когда будет связь.
organiser-devices-help = Когда вы подтвердите это устройство, оно покажет игроку, что вы записали о его потребностях.
organiser-devices-confirm = Это точно устройство игрока: { $name }
organiser-devices-isConfirmed = Подтверждено, чьё это устройство: { $name }.
organiser-devices-takeBack = Снять подтверждение
organiser-devices-confirmed = Устройство подтверждено.
organiser-devices-unconfirmed = Подтверждение снято.
organiser-devices-outTitle = Отключённые устройства
organiser-devices-out = Устройство: { $name }, с { $time }
organiser-devices-organisersOut = Устройство организатора, с { $time }
organiser-devices-admit = Снова впустить
organiser-devices-admitted = Это устройство снова может войти по буквам.
organiser-devices-failed = До сервера это не дошло. Попробуйте ещё раз, когда будет связь.
organiser-newCode-draw = Выбрать новые буквы
organiser-newCode-sure = Выбрать новые буквы? По буквам { $code } тогда больше никто не войдёт. Кто уже вошёл, останется.
organiser-newCode-go = Выбрать
organiser-newCode-keep = Оставить прежние
organiser-newCode-drawn = Новые буквы: { $code }.
organiser-lineup-title = Изменить состав
organiser-lineup-what = Что меняется
organiser-lineup-kinds-late = Кто-то приходит позже
organiser-lineup-kinds-leaves = Кто-то уходит
organiser-lineup-kinds-substitute = Кто-то играет вместо другого
organiser-lineup-effects-late = Новый игрок получает следующий номер. Оставшиеся партии рассаживаются заново, сыгранное сохраняется.
organiser-lineup-effects-leaves = Оставшиеся партии рассаживаются заново без этого игрока, сыгранное сохраняется.
organiser-lineup-effects-substitute = Новый игрок получает свой номер и оставшиеся места; сыгранное остаётся за тем, кто играл. Если результаты должны идти дальше под одним номером, поменяйте имя в списке.
organiser-lineup-leaver = Кто уходит
organiser-lineup-newName = Имя нового игрока
organiser-lineup-from = С какой партии
organiser-lineup-show = Показать новую рассадку
organiser-lineup-working = Рассадка рассчитывается
organiser-lineup-failed = Рассадку рассчитать не удалось. Прежняя остаётся в силе.
organiser-lineup-proposed = Новая рассадка
organiser-lineup-take = Принять эту рассадку
organiser-lineup-taken = Новая рассадка действует.
organiser-lineup-leave = Оставить как было
organiser-penalties-title = Наказания
organiser-penalties-enter = Записать санкцию
organiser-penalties-player = Игрок
organiser-penalties-usual = Обычные в этом клубе
organiser-penalties-choose = Выберите
organiser-penalties-reason = За что
organiser-penalties-match = В какой партии
organiser-penalties-noMatch = Ни в какой
organiser-penalties-round = Раунд, если известен
organiser-penalties-amount = Наказание
organiser-penalties-amountHelp = Оно уменьшает результативность этого игрока и больше ничего. 0 — санкция без наказания.
organiser-penalties-off = Наказания в этом вечере выключены, поэтому у санкций нет очков.
organiser-penalties-needed = Что нужно кому-то за этим столом, не наказывается никогда:
organiser-penalties-maybe = Возможно, кому-то это нужно, а такое не наказывается никогда:
organiser-penalties-sounds =
    .partner-writes = партн[её]р.*(пис|пиш|сч[её]т)|(пис|пиш).*партн[её]р
    .partner-shuffles = партн[её]р.*меша|меша.*партн[её]р
    .may-rearrange = трога|перестав|перекладыв|сортир
    .neighbour-sets = сосед.*(став|клад|клал|поставил)|лицом вверх
    .all-say-ends = назыв.*кон|кон(ец|ца|цы).*(вслух|назва)
    .may-ask-count = спраш|спрос|сколько
    .neighbour-stands = сосед.*(кост|ставил|открыва|брал)
    .neighbour-places = показыва|показал|указа
    .knocks-to-pass = стуч|стук|постуч
    .others-knock = стуч|стук|постуч
    .sheet-shown = протокол.*показ|показ.*протокол
organiser-penalties-penalise = Записать наказание
organiser-penalties-sanction = Записать санкцию
organiser-penalties-entered = Записано: { $name }.
organiser-penalties-list = Записано
organiser-penalties-none = Ничего не записано.
organiser-penalties-penalty = наказание { $n }
organiser-penalties-warned = санкция без наказания
organiser-penalties-withdraw = Снять
organiser-penalties-why = Почему снимается
organiser-penalties-keep = Оставить
organiser-money-title = Деньги
organiser-money-stake =
    { $unit ->
        [none] Ставка: { $n }.
       *[other] Ставка: { $n } { $unit }.
    }
organiser-money-prizes-stakes = Победитель забирает ещё и ставки всех, кроме второго места.
organiser-money-prizes-losses = Победитель забирает ещё и проигранное всеми, кроме второго места.
organiser-money-prizes-winnings = Победитель забирает ещё и выигранное всеми, кроме второго места.
organiser-money-soFar = На этот момент.
organiser-money-prizeLater = Приз определяется в конце.
organiser-money-final = Окончательно.
organiser-money-total = Всего
organiser-money-level = Наверху, кроме номеров, ничто не отделяет от других: { $names }.
organiser-money-share = Разделить приз
organiser-money-shareHelp = Кто наверху равен, делит приз и сам ничего не платит.
organiser-money-law = Программа только ведёт счёт и денег не переводит. За то, что о ставках говорит местный закон, отвечаете вы.
organiser-close-title = Закрыть вечер
organiser-close-ready = Все партии сыграны.
organiser-close-left =
    { $n ->
        [one] До конца не сыграна { $n } партия.
        [few] До конца не сыграны { $n } партии.
        [many] До конца не сыграно { $n } партий.
       *[other] До конца не сыграно { $n } партии.
    }
organiser-close-close = Закрыть вечер
organiser-close-ask = Закрыть вечер?
organiser-close-effect = После этого все увидят итоговый порядок и выигрыши. Записать больше ничего нельзя.
organiser-close-closeNow = Закрыть сейчас
organiser-close-notYet = Ещё нет
organiser-close-closed = Закрыт в { $time }.
organiser-files-title = Взять с собой
organiser-files-fileHelp = В файле весь вечер. Его можно хранить, переслать и открыть на другом устройстве.
organiser-files-whole = С тем, что кому нужно
organiser-files-wholeHelp = Только для вас: другим читать это незачем.
organiser-files-save = Сохранить в файл
organiser-files-failed = Файл записать не удалось. Попробуйте ещё раз.
organiser-files-sheets = Листы для печати
organiser-files-paper = Бумага
organiser-files-large = Крупный шрифт
organiser-files-kinds-seating = Рассадка
organiser-files-kinds-schedule = Рассадка на весь вечер
organiser-files-kinds-tables = Карточки столов
organiser-files-kinds-score = Протоколы
organiser-files-kinds-players = Карточки игроков
organiser-files-kinds-results = Результаты
organiser-files-kinds-standings = Положение
organiser-files-kinds-money = Деньги
organiser-files-kinds-log = Журнал
organiser-files-kinds-procedure = Порядок игры за столом
organiser-files-tables = Таблицы для других программ
organiser-files-confirmedOnly = Партия попадает в них, когда вы её подтвердите.
organiser-board-title = Табло
organiser-board-help = Для экрана в зале: кто где сидит, счёт на столах и положение. Вводить там ничего нельзя.
organiser-board-open = Открыть табло
organiser-conditions-title = Условия
organiser-conditions-place = Место
organiser-conditions-date = День
organiser-conditions-players = Игроки
organiser-conditions-seating = Рассадка
organiser-conditions-matches = Партии
organiser-conditions-target = Играют до
organiser-conditions-time = Время на партию
organiser-conditions-countersign = Другая пара соглашается с концом
organiser-conditions-yes = да
organiser-conditions-change = Изменить условия
organiser-conditions-name = Название вечера
organiser-conditions-limit = Минут на партию; пусто — без предела
organiser-conditions-penalties = Наказания применяются
organiser-conditions-save = Сохранить условия
organiser-conditions-saved = Сохранено.
organiser-log-title = Исправления
organiser-log-none = Ничего не исправляли.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = ничего
organiser-log-why = Причина: { $text }
organiser-log-sanction = Санкция: { $name }
organiser-log-scorer = { $at }, кто ведёт счёт
organiser-log-round = { $at }, раунд { $n }
organiser-log-stopped = остановлена
organiser-log-lot = по жребию
organiser-log-annulled = аннулирована
