### Club evenings: organiser.

organiser-notAllowed = Эту страницу открывает только организатор вечера.
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
organiser-parts-penalties = Штрафы
organiser-parts-money = Деньги
organiser-parts-evening = Вечер
organiser-wanted-title = Ждёт вас
organiser-needs-title = Нужны вы
organiser-needs-none = Сейчас вы никому не нужны.
organiser-needs-calls = Стол { $table } зовёт
organiser-needs-score = Стол { $table }, { $score }
organiser-needs-beat = { $winners } выигрывают у пары { $losers }.
organiser-needs-silent = Стол { $table }, нет вестей
organiser-needs-others = Стол { $table } ещё играет
organiser-needs-keeps = Счёт ведёт { $name }.
organiser-needs-keepsNone = Никто не ведёт счёт на телефоне.
organiser-wanted-call = Стол { $table } зовёт вас. { $by }: { $reason }.
organiser-wanted-alert = Стол { $table }. { $cause }
organiser-wanted-over = Стол { $table } закончил. Подтвердите результат.
organiser-wanted-late = От стола { $table } давно нет вестей.
organiser-wanted-lateOthers = Стол { $table } ещё играет. Не меньше половины других закончили.
organiser-tables-title = Столы
organiser-tables-named = Стол { $table }, { $state }. { $first }: { $firstScore }, { $second }: { $secondScore }.
organiser-tables-press = Нажмите на стол, чтобы увидеть протокол, исправить его или ввести раунды самим.
organiser-tables-progress = Партия { $n } из { $all }
organiser-next-last = Последняя партия
organiser-next-begin = Начать партию { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Осталось подтвердить стол { LIST($tables) }.
        [few] Осталось подтвердить столы { LIST($tables) }.
        [many] Осталось подтвердить столы { LIST($tables) }.
       *[other] Осталось подтвердить столы { LIST($tables) }.
    }
organiser-next-seatsShown = Все видят, кому где сидеть.
organiser-next-callOut = Объявите, кто где сидит: это в разделе «Рассадка».
organiser-next-played = Все партии сыграны и подтверждены.
organiser-next-toClose = Закрыть клубный вечер
organiser-next-closed = Клубный вечер закрыт.
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Иду
organiser-calls-goTo = Иду к столу { $table }
organiser-calls-done = Решено
organiser-calls-doneAt = Решено за столом { $table }
organiser-alerts-open = Кто ведёт счёт, ещё не ответил
organiser-alerts-waits = За столом говорят, что ошибка есть. Стол ждёт вас.
organiser-alerts-settle = Исправить
organiser-alerts-dismiss = Ошибки нет
organiser-alerts-keep = Оставить протокол
organiser-twoSheets-text = Ничего не перезаписано. Выберите протокол, который считается.
organiser-twoSheets-recorded = Сейчас в протоколе
organiser-twoSheets-entered = Другая запись
organiser-twoSheets-finalOnly = Только итоговый счёт
organiser-twoSheets-keep = Оставить { $score }
organiser-twoSheets-use = Взять { $score }
organiser-settle-how = Что делаем?
organiser-settle-ways-correct = Исправить раунды
organiser-settle-ways-stop = Остановить при этом счёте
organiser-settle-ways-annul = Аннулировать и переиграть
organiser-settle-suspends = И больше не давать игроку { $name } вести счёт в этой партии
organiser-settle-takesOver = Тогда телефоны за столом спросят, кто ведёт счёт дальше.
organiser-settle-correct = Сохранить протокол
organiser-settle-stopAhead = С этим счётом выигрывает пара, которая впереди: { $score }.
organiser-settle-stopLevel = Счёт равный. Пусть сыграют ещё раунд или решит жребий.
organiser-settle-stop = Остановить партию
organiser-settle-annulled = Все записи этой партии отменяются. Потом стол играет её заново.
organiser-settle-annul = Аннулировать и переиграть
organiser-confirm-confirm = Подтвердить
organiser-confirm-confirmTable = Подтвердить стол { $table }
organiser-confirm-look = Протокол
organiser-confirm-waits = Сначала решите вопрос об ошибке за этим столом.
organiser-confirm-notAgreed = Другая пара ещё не согласилась с результатом.
organiser-confirm-notSent = Результат со стола ещё не отправили.
organiser-confirm-confirmed = Стол { $table } подтверждён. Победа: { $winners }, { $score }.
organiser-confirm-undo = Отменить
organiser-ended-target = Победа: { $winners }.
organiser-ended-stopped = Остановлена. Впереди и с победой: { $winners }.
organiser-ended-lot = Остановлена при равном счёте. Победа по жребию: { $winners }.
organiser-ended-absent = Победа: { $winners }. Другая пара не пришла.
organiser-ended-expelled = Победа: { $winners }. Удалён игрок другой пары.
organiser-card-heard = Последняя запись { $ago }.
organiser-card-unheard = Записей пока нет.
organiser-card-left =
    { $n ->
        [one] осталась { $n } минута
        [few] осталось { $n } минуты
        [many] осталось { $n } минут
       *[other] осталось { $n } минуты
    }
organiser-card-timeUp = время вышло
organiser-card-filler = Одна пара только дополняет стол. Партия ей не засчитывается.
organiser-sheet-title = Протокол
organiser-sheet-round = Раунд
organiser-sheet-led = начинает { $name }
organiser-sheet-annulled = аннулирован
organiser-sheet-empty = Раундов пока нет.
organiser-sheet-onlyEnd = Известен только итог.
organiser-sheet-recorded = Записано
organiser-sheet-leads = Раунд { $n } начинает { $name }.
organiser-window-unknown = Этот стол ещё не начал.
organiser-window-confirmed = Подтверждено.
organiser-window-enter = Заполнить протокол
organiser-window-correct = Исправить протокол
organiser-window-save = Сохранить протокол
organiser-window-filled = Протокол сохранён.
organiser-window-stop = Остановить партию
organiser-window-stopAhead = Выигрывает пара { $winners } со счётом { $score }.
organiser-window-stopLevel = Счёт равный. Пусть сыграют ещё раунд или решит жребий.
organiser-window-stopNow = Остановить сейчас
organiser-window-stopAsk = Остановить партию при счёте { $score }?
organiser-window-stopAt = Остановить при { $score }
organiser-window-stopLotAt = Остановить при { $score }, по жребию
organiser-window-playOn = Играть дальше
organiser-window-stopped = Партия остановлена.
organiser-window-keeper = Кто ведёт счёт
organiser-window-noKeeper = За этим столом пока никто не ведёт счёт.
organiser-window-keeps = Счёт ведёт { $name }.
organiser-window-writesFor = Вместо игрока { $keeper } счёт вводит { $name }.
organiser-window-newKeeper = Кто ведёт счёт дальше
organiser-window-name = Назначить
organiser-window-named = Теперь счёт ведёт { $name }.
organiser-window-minutes = Больше времени
organiser-window-given =
    { $n ->
        [0] Дополнительного времени пока нет.
       *[other]
            Дополнительно пока { $n ->
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
organiser-window-annul = Аннулировать и переиграть партию
organiser-window-annulled = Партия аннулирована. Телефоны за столом спрашивают, кто ведёт счёт.
organiser-forfeit-absent = Пара не пришла
organiser-forfeit-absentHelp = Нажмите на пару, которой нет. Другая выигрывает по регламенту.
organiser-forfeit-absentAsk = Не пришли: { $names }. Победа: { $winners }.
organiser-forfeit-expelled = Удалить игрока из этой партии
organiser-forfeit-expelledHelp = Нажмите на пару этого игрока. Она проигрывает партию по регламенту.
organiser-forfeit-expelledAsk = Из-за удаления проигрывают: { $names }. Победа: { $winners }.
organiser-forfeit-yes = Ввести
organiser-forfeit-no = Назад
organiser-forfeit-entered = Введено. Подтвердите результат.
organiser-form-kind = Что вы вводите
organiser-form-kinds-rounds = Каждый раунд
organiser-form-kinds-final = Только итог
organiser-form-rounds = Раунды
organiser-form-round = Раунд
organiser-form-gain = Раунд { $n }, { $pair }
organiser-form-roundsHelp = За раунд очки записывает одна пара, от 1 до { $most }. За ничейную рыбу введите 0.
organiser-form-first = Кто начинал первый раунд
organiser-form-annulled = Добавить аннулированный раунд
organiser-form-unknown = Неизвестно
organiser-form-blocker = Кто сделал рыбу
organiser-form-leaders = Неизвестно: паре, которая начинала
organiser-form-finalHelp = Введите счёт, как насчитали. Всё, что больше { $target }, мы запишем как { $target }.
organiser-form-stopped = Остановлена, пока ни у кого нет { $target }
organiser-form-lot = Победа по жребию
organiser-form-lotHelp = Бросьте жребий здесь или вручную, и тогда выберите победителей.
organiser-form-draw = Бросить жребий
organiser-form-drawn = Жребий: выигрывают { $winners }.
organiser-form-lotMissing = Бросьте жребий или выберите, кто его выиграл.
organiser-form-why = Причина исправления
organiser-form-whyFree = Причина исправления (необязательно)
organiser-form-stood = Было { $score }.
organiser-form-now = Теперь { $score }.
organiser-form-changed = Пока вы вводили, протокол изменился. Теперь в нём { $score }.
organiser-form-again = Начать с этого протокола
organiser-form-unreadEnd = Введите счёт обеих пар числами.
organiser-form-unreadRound = Проверьте раунд { $n }. Очки записывает только одна пара, и это число.
organiser-announce-title = Объявление
organiser-announce-open = Объявить
organiser-announce-label = Сообщение для всех
organiser-announce-send = Отправить
organiser-announce-sent = Отправлено.
organiser-announce-before = Отправлено раньше: { $n }
organiser-results-title = Результаты
organiser-results-none = Ни одна партия ещё не началась.
organiser-results-table = Стол
organiser-results-pairs = Пары
organiser-results-score = Счёт
organiser-results-nothing = пока ничего
organiser-results-running = идёт
organiser-results-stopped = остановлена
organiser-results-absent = неявка
organiser-results-expelled = удаление
organiser-results-open = Открыть
organiser-print = Напечатать
organiser-seating-title = Рассадка
organiser-seating-current = Партия { $n }, сейчас
organiser-seating-next = Партия { $n }, следующая
organiser-seating-whole = Все партии
organiser-people-title = Участники
organiser-people-join = Как присоединиться
organiser-people-joinHelp = Нужно навести телефон на эту картинку или открыть страницу и ввести буквы. Регистрация не нужна.
organiser-people-spelled = Буквы для входа: { $code }
organiser-people-copy = Скопировать адрес
organiser-people-qr = QR-код: адрес, по которому присоединяются
organiser-people-haveJoined = Присоединилось: { $n } из { $all }.
organiser-people-alone = Этот вечер есть только на этом устройстве, поэтому другие присоединиться не могут.
organiser-people-list =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
organiser-people-needsHelp = Что нужно человеку, видите только вы и сам этот человек. Его устройство покажет это, когда вы подтвердите устройство.
organiser-people-notJoined = входа не было
organiser-people-online = на связи
organiser-people-away = нет связи
organiser-people-noPhone = играет без телефона
organiser-people-lacksPhone = Нет телефона
organiser-people-name = Имя
organiser-people-needs = Что нужно этому человеку
organiser-people-save = Сохранить
organiser-people-saved = Сохранено.
organiser-people-free = Заменить потерянный телефон
organiser-people-freed = Прежний телефон отключён, пока вы снова его не впустите. Под именем { $name } теперь может войти другой телефон.
organiser-people-notFreed = Сервер недоступен. Попробуйте ещё раз, когда будет связь.
organiser-guests-title = Гости
organiser-guests-help = Этих игроков нет в списке клуба. Участников можно выбрать на следующий вечер.
organiser-guests-add = Сделать участником
organiser-guests-addNamed = Сделать участником: { $name }
organiser-guests-added = Теперь в списке клуба: { $name }.
organiser-guests-alike = В списке уже есть { $other }. { $name } — тот же человек?
organiser-guests-same = Да, тот же человек
organiser-guests-another = Нет, добавить другого
organiser-guests-failed = Не удалось добавить: { $name }. Попробуйте ещё раз или откройте страницу клуба.
organiser-devices-help = Когда вы подтвердите это устройство, игрок увидит на нём, что вы записали о его потребностях.
organiser-devices-confirm = Это точно устройство игрока: { $name }
organiser-devices-isConfirmed = Подтверждено, чьё это устройство: { $name }.
organiser-devices-takeBack = Снять подтверждение
organiser-devices-confirmed = Устройство подтверждено.
organiser-devices-unconfirmed = Подтверждение снято.
organiser-devices-outTitle = Устройства, которые вы отключили
organiser-devices-out = Устройство: { $name }, с { $time }
organiser-devices-organisersOut = Устройство организатора, с { $time }
organiser-devices-admit = Снова впустить
organiser-devices-admitted = Это устройство снова может войти по буквам.
organiser-devices-failed = Сервер недоступен. Попробуйте ещё раз, когда будет связь.
organiser-newCode-draw = Сменить буквы
organiser-newCode-sure = Сменить буквы? По буквам { $code } больше никто не войдёт. Все, кто уже вошёл, останутся.
organiser-newCode-go = Сменить
organiser-newCode-keep = Отмена
organiser-newCode-drawn = Новые буквы: { $code }.
organiser-lineup-title = Изменить состав
organiser-lineup-what = Что меняется
organiser-lineup-kinds-late = Игрок приходит позже
organiser-lineup-kinds-leaves = Игрок уходит
organiser-lineup-kinds-substitute = Играет замена
organiser-lineup-effects-late = Новый игрок получает следующий номер. Оставшиеся партии рассаживаются заново. Сыгранные остаются.
organiser-lineup-effects-leaves = Оставшиеся партии рассаживаются заново без этого игрока. Сыгранные остаются.
organiser-lineup-effects-substitute = Новый игрок получает новый номер и занимает оставшиеся места. Сыгранные партии остаются за теми, кто их играл. Чтобы все результаты были под одним номером, лучше смените имя в списке.
organiser-lineup-leaver = Кто уходит
organiser-lineup-newName = Имя нового игрока
organiser-lineup-from = С какой партии
organiser-lineup-show = Показать новую рассадку
organiser-lineup-working = Рассчитываем рассадку
organiser-lineup-failed = Рассчитать рассадку не удалось. Прежняя остаётся.
organiser-lineup-proposed = Новая рассадка
organiser-lineup-take = Принять эту рассадку
organiser-lineup-taken = Новая рассадка действует.
organiser-lineup-leave = Оставить прежнюю
organiser-penalties-title = Штрафы
organiser-penalties-enter = Записать санкцию
organiser-penalties-player = Игрок
organiser-penalties-usual = Обычные в этом клубе
organiser-penalties-choose = Выберите
organiser-penalties-reason = За что
organiser-penalties-match = В какой партии
organiser-penalties-noMatch = Ни в какой
organiser-penalties-round = Раунд, если известен
organiser-penalties-amount = Штраф
organiser-penalties-amountHelp = Он уменьшает результативность этого игрока. Если 0, санкцию записывают, но ничего не вычитают.
organiser-penalties-pointsHelp = Он уменьшает очки в плюс и результативность этого игрока. Если 0, санкцию записывают, но ничего не вычитают.
organiser-penalties-matchPointsHelp = Он уменьшает баллы этого игрока. Если 0, санкцию записывают, но ничего не вычитают.
organiser-penalties-expel = Удаление с клубного вечера, начиная с этой партии
organiser-penalties-expelHelp = Пара проигрывает оставшиеся партии. Партию за её столом завершите сами.
organiser-penalties-off = Штрафы на этом вечере выключены, поэтому у санкций нет очков.
organiser-penalties-needed = Не штрафуйте за то, что нужно игрокам за этим столом:
organiser-penalties-maybe = Возможно, игроку это нужно. Не штрафуйте за это:
# These are regular expressions, not sentences. They are looked for in the reason of a sanction, without regard to capitals.
# Write the beginnings of words that say the same in your language. "|" means "or", ".*" means anything between.
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
organiser-penalties-penalise = Записать штраф
organiser-penalties-sanction = Записать санкцию
organiser-penalties-entered = Записано: { $name }.
organiser-penalties-list = Записано
organiser-penalties-none = Санкций пока нет.
organiser-penalties-penalty = штраф { $n }
organiser-penalties-warned = санкция без штрафа
organiser-penalties-expelled = удаление
organiser-penalties-withdraw = Снять
organiser-penalties-why = Почему снимаете
organiser-penalties-keep = Оставить
organiser-money-title = Деньги
organiser-money-stake = Ставка: { $amount }.
organiser-money-unit = { $amount } { $unit }
# An amount where the organiser has named no unit. $n is the number of $amount.
organiser-money-chips =
    { $n ->
        [one] { $amount } фишка
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    }
organiser-money-prizes-stakes = Все, кроме второго места, платят победителю ещё и ставки.
organiser-money-prizes-losses = Все, кроме второго места, ещё раз платят победителю проигранное.
organiser-money-prizes-winnings = Все, кроме второго места, платят победителю столько, сколько выиграли сами.
organiser-money-soFar = Пока так.
organiser-money-prizeLater = Приз добавляют в конце.
organiser-money-final = Окончательно.
organiser-money-total = Всего
organiser-money-payments = Кто кому платит
organiser-money-payment = { $from } платит, { $to } получает: { $amount }.
organiser-money-even = Никто никому не должен.
organiser-money-level = Первое место делят { $names }: они равны во всём, кроме номеров.
organiser-money-share = Разделить приз
organiser-money-shareHelp = Кто делит первое место, делит приз и сам ничего не платит.
organiser-money-law = Программа только ведёт счёт денег. За соблюдение местных законов о ставках отвечаете вы.
organiser-close-title = Закрыть клубный вечер
organiser-close-ready = Все партии сыграны.
organiser-close-left =
    { $n ->
        [one] До конца не сыграна { $n } партия.
        [few] До конца не сыграны { $n } партии.
        [many] До конца не сыграно { $n } партий.
       *[other] До конца не сыграно { $n } партии.
    }
organiser-close-close = Закрыть клубный вечер
organiser-close-ask = Закрыть клубный вечер?
organiser-close-effect = Все увидят итоговое положение.
organiser-close-effectMoney = Все увидят итоговое положение и выигрыши.
organiser-close-later = Если что-то не так, потом вечер можно открыть снова.
organiser-close-season = Идёт ли он в зачёт сезона?
organiser-close-count = Закрыть и засчитать
organiser-close-countNot = Закрыть без зачёта
organiser-close-closeNow = Закрыть сейчас
organiser-close-notYet = Ещё нет
organiser-close-closed = Закрыт в { $time }.
organiser-close-counts = Он идёт в зачёт сезона.
organiser-close-countsNot = Он не идёт в зачёт сезона.
organiser-close-share = Ссылка на победителей и итоговое положение, для всех
organiser-close-reopen = Открыть снова
organiser-close-reopenAsk = Открыть клубный вечер снова?
organiser-close-reopenEffect = Тогда можно исправить результаты, играть дальше и закрыть вечер ещё раз. До этого он не идёт в зачёт сезона.
organiser-close-reopenPeople = Игроки, которые сейчас на другом клубном вечере, остаются там.
organiser-close-stay = Оставить закрытым
organiser-close-discard = Отменить клубный вечер
organiser-close-discardAsk = Отменить клубный вечер?
organiser-close-discardEffect = Игроки увидят, что вечер отменён. В списках клуба его не будет.
organiser-close-discardNow = Отменить вечер
organiser-close-discarded = Вы отменили этот вечер. В списках клуба его нет.
organiser-files-title = Сохранить и напечатать
organiser-files-fileHelp = В файле весь вечер. Его можно хранить, переслать или открыть на другом устройстве.
organiser-files-whole = Вместе с тем, что кому нужно
organiser-files-wholeHelp = Не давайте этот файл другим: в нём видно, что нужно каждому игроку.
organiser-files-save = Сохранить в файл
organiser-files-failed = Сохранить файл не удалось. Попробуйте ещё раз.
organiser-files-sheets = Листы для печати
organiser-files-paper = Бумага
organiser-files-large = Крупный шрифт
organiser-files-unprintable =
    { $count ->
        [one] { $count } имя нельзя напечатать целиком.
        [few] { $count } имени нельзя напечатать целиком.
        [many] { $count } имён нельзя напечатать целиком.
       *[other] { $count } имени нельзя напечатать целиком.
    }
organiser-files-unprintableHelp = На листах будет то, что можно, или номер. Попросите владельца сервера добавить эти шрифты или печатайте страницу браузером.
organiser-files-signs = В этих именах не печатаются эмодзи и знаки:
organiser-files-tonight = Напечатать всё на вечер
organiser-files-tonightHelp = Один файл: рассадка на стену, рассадка всех партий, карточки столов, протоколы и порядок игры.
organiser-files-kinds =
    .seating-poster = Рассадка на стену
    .standings-poster = Положение на стену
    .certificates = Грамоты
    .seating = Рассадка
    .schedule = Рассадка всех партий
    .tables = Карточки столов
    .score = Протоколы
    .players = Карточки игроков
    .results = Результаты
    .standings = Положение
    .money = Деньги
    .log = Журнал
    .procedure = Игра за столом
    .regulation = Регламент
organiser-files-tables = Таблицы для других программ
organiser-files-confirmedOnly = В них только партии, которые вы подтвердили.
organiser-board-title = Табло
organiser-board-help = Для экрана в зале. На нём видно, кто где сидит, счёт за каждым столом и положение.
organiser-board-open = Открыть табло
organiser-conditions-title = Условия
organiser-conditions-place = Место
organiser-conditions-date = Дата
organiser-conditions-players = Игроки
organiser-conditions-seating = Рассадка
organiser-conditions-matches = Партии
organiser-conditions-target = Играют до
organiser-conditions-time = Время на партию
organiser-conditions-countersign = Другая пара соглашается с результатом
organiser-conditions-yes = да
organiser-conditions-change = Изменить условия
organiser-conditions-name = Название клубного вечера
organiser-conditions-limit = Минут на партию; пусто — без предела
organiser-conditions-penalties = Штрафы применяются
organiser-conditions-save = Сохранить условия
organiser-conditions-saved = Сохранено.
organiser-matchCount-title = Изменить число партий
organiser-matchCount-label = Число партий
organiser-matchCount-note = Начатые партии остаются. У остальных рассадка та же.
organiser-matchCount-none = После партии { $n } партий больше не будет.
organiser-online-when = Это можно изменить, пока не идёт ни одна партия.
organiser-online-save = Сохранить столы в сети
organiser-log-title = Исправления и заметки
organiser-log-none = Исправлений и заметок пока нет.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = ничего
organiser-log-why = Причина: { $text }
organiser-log-online = За этим столом играли в сети, раунды записывал сам стол.
organiser-log-sanction = Санкция: { $name }
organiser-log-scorer = { $at }, кто ведёт счёт
organiser-log-round = { $at }, раунд { $n }
organiser-log-stopped = остановлена
organiser-log-absent = не пришли
organiser-log-expelled = удаление
organiser-log-lot = по жребию
organiser-log-annulled = аннулирована
organiser-note-label = Напишите заметку
organiser-note-help = Время сохраняется. Её видят только организаторы: на этой странице, в файле и в печатном журнале.
organiser-note-match = Партия заметки
organiser-note-noMatch = Без партии
organiser-note-table = Стол заметки
organiser-note-noTable = Без стола
organiser-note-round = Раунд, если известен
organiser-note-write = Записать
organiser-note-written = Заметка в журнале.
organiser-note-note = Заметка:
# $what is a match, a table or a round.
organiser-note-about = Заметка, { $what }:
