### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Стол { $table }, вид сверху
scorekeeper-back = Назад
scorekeeper-more = Ещё
scorekeeper-moreTitle = Ещё за этим столом
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } запись не принята
        [few] { $n } записи не приняты
        [many] { $n } записей не принято
       *[other] { $n } записи не принято
    }
scorekeeper-strips-look = Посмотреть
scorekeeper-strips-late = Организатор ждёт вестей от этого стола. Введите раунды, которые уже сыграны.
scorekeeper-strips-lateOthers = Не меньше половины других столов закончили. Организатор ждёт этот стол.
scorekeeper-strips-announced = Организатор: { $text }
scorekeeper-strips-organiserChecks = Организатор это проверит. Продолжайте.
scorekeeper-strips-seen = Понятно
scorekeeper-strips-minutes =
    { $n ->
        [one] Осталась { $n } минута
        [few] Осталось { $n } минуты
        [many] Осталось { $n } минут
       *[other] Осталось { $n } минуты
    }
scorekeeper-strips-up = Время вышло
scorekeeper-strips-soon =
    { $n ->
        [one] Осталась { $n } минута. Раунд, на котором выйдет время, будет последним.
        [few] Осталось { $n } минуты. Раунд, на котором выйдет время, будет последним.
        [many] Осталось { $n } минут. Раунд, на котором выйдет время, будет последним.
       *[other] Осталось { $n } минуты. Раунд, на котором выйдет время, будет последним.
    }
scorekeeper-strips-last = Время вышло, этот раунд последний. Доиграйте его и введите.
scorekeeper-strips-level = Время вышло, а счёт равный. Сыграйте ещё один раунд.
scorekeeper-keeper-title = Кто ведёт счёт?
scorekeeper-keeper-next = Кто ведёт счёт дальше?
scorekeeper-keeper-text = Кто ведёт счёт, вводит каждый раунд на своём телефоне. Остальные сразу его видят.
scorekeeper-keeper-me = { $name }, на этом телефоне
scorekeeper-keeper-noPhone = { $name }, без телефона
scorekeeper-keeper-nobody = Если некому, пишите раунды на бумаге. Позовите организатора: он их введёт.
scorekeeper-keeper-phones = У кого здесь нет телефона?
scorekeeper-keeper-iHaveNone = У меня нет телефона: { $name }
scorekeeper-present-title = Все четверо здесь?
scorekeeper-present-yes = Все четверо здесь
scorekeeper-present-no = Кого-то нет: позвать организатора
scorekeeper-lead-title = Кто начинает первым?
scorekeeper-lead-lot = Возьмите по одной кости из лежащих лицом вниз. Начинает тот, у кого самое большое число. Если числа равны, начинает тот, у кого дубль. Если дубля нет, начинает тот, у кого сумма больше.
scorekeeper-round-title = Начинает { $name }
scorekeeper-round-shuffles = Мешает { $name }.
scorekeeper-round-next = Следующий раунд начинает { $name }, справа.
scorekeeper-round-wonBy = Кто выигрывает раунд?
scorekeeper-round-tied = Ничейная рыба: без очков
scorekeeper-round-annulled = Аннулированный раунд: без очков
scorekeeper-round-otherLead = Начинает другой игрок
scorekeeper-round-last = Раунд { $n }: { $names } { $points }
scorekeeper-round-lastTied = Раунд { $n }: ничейная рыба
scorekeeper-round-lastAnnulled = Раунд { $n }: аннулирован
scorekeeper-round-show = Показать счёт всем сейчас
scorekeeper-round-takeBack = Отменить раунд { $n }
scorekeeper-round-correct = Исправить раунд { $n }
scorekeeper-round-stop = Раунд не идёт: остановить при счёте { $score }
scorekeeper-entry-points = Очки паре { $names }
scorekeeper-entry-help = Сложите все кости, оставшиеся у обоих проигравших.
scorekeeper-entry-field = Очки, от 1 до { $most }
scorekeeper-entry-keys = Цифры
scorekeeper-entry-tiles = Отметить оставшиеся кости
scorekeeper-entry-digit = { $n }
scorekeeper-entry-erase = Стереть последнюю цифру
scorekeeper-entry-sum =
    { $tiles ->
        [one] { $tiles } кость
        [few] { $tiles } кости
        [many] { $tiles } костей
       *[other] { $tiles } кости
    }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
scorekeeper-entry-clear = Сначала
scorekeeper-entry-tooFew = У каждого проигравшего есть хотя бы одна кость.
scorekeeper-entry-tooMany = У двоих вместе не больше четырнадцати костей.
scorekeeper-entry-wrong = За раунд записывают от 1 до { $most } очков.
scorekeeper-entry-enter =
    { $n ->
        [one] Ввести { $n } очко
        [few] Ввести { $n } очка
        [many] Ввести { $n } очков
       *[other] Ввести { $n } очка
    }
scorekeeper-entry-enterNothing = Ввести
scorekeeper-entry-surely =
    { $n ->
        [one] Да, записать { $n } очко
        [few] Да, записать { $n } очка
        [many] Да, записать { $n } очков
       *[other] Да, записать { $n } очка
    }
scorekeeper-entry-becomes = Было { $before }, станет { $after }
scorekeeper-entry-wins = Было { $before }, станет { $after }: победа
scorekeeper-entry-blocker = Какая пара сделала рыбу?
scorekeeper-entry-blockerHelp = В её столбец записывают ноль.
scorekeeper-entry-high =
    { $n ->
        [one] Точно { $n } очко?
        [few] Точно { $n } очка?
        [many] Точно { $n } очков?
       *[other] Точно { $n } очка?
    }
scorekeeper-entry-highHelp = Столько за раунд бывает редко. Сложите кости ещё раз.
scorekeeper-entry-twice = Снова то же самое?
scorekeeper-entry-twiceHelp = Вы ввели это только что: { $round }. Это другой раунд?
scorekeeper-entry-tied = Ничейная рыба?
scorekeeper-entry-tiedHelp = В этом раунде ни одна пара не получает очков.
scorekeeper-entry-annulled = Аннулировать этот раунд?
scorekeeper-entry-sure = Да, ввести
scorekeeper-entry-unsure = Нет, изменить
scorekeeper-entry-correcting = Раунд { $n }: кто его выигрывает?
scorekeeper-takeBack-title = Отменить раунд { $n }?
scorekeeper-takeBack-text = Он исчезнет из протокола. Изменение останется в журнале.
scorekeeper-takeBack-yes = Отменить раунд
scorekeeper-takeBack-no = Оставить
scorekeeper-otherLead-title = Кто начинает раунд { $n }?
scorekeeper-otherLead-text = Начинать должен другой игрок: { $name }.
scorekeeper-otherLead-should = { $name }, по очереди
scorekeeper-otherLead-entered = { $name }, как введено
scorekeeper-alert-title = Это ошибка?
scorekeeper-alert-recorded = В протоколе раунд { $n } такой: { $round }.
scorekeeper-alert-deny = Ошибки нет: оставить как есть
scorekeeper-alert-confirm = Ошибка: ждать организатора
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = ничейная рыба
scorekeeper-alert-annulled = аннулирован
scorekeeper-held-title = Дождитесь организатора
scorekeeper-held-text = Прежде чем вы введёте новые раунды, организатор должен решить:
scorekeeper-held-goOn = Мы договорились: продолжить
scorekeeper-stop-title = Остановить партию?
scorekeeper-stop-text = Время вышло, последний раунд введён. С этим счётом выигрывает пара, которая впереди.
scorekeeper-stop-yes = Остановить при счёте { $score }
scorekeeper-stop-no = Мы ещё играем
scorekeeper-over-title = Партия окончена?
scorekeeper-over-record = { $reached }. Записываем { $recorded }.
scorekeeper-over-recordAsIs = Записываем { $recorded }.
scorekeeper-over-wins = Партию выигрывают { $names }.
scorekeeper-over-lot = Счёт равный. Организатор решил по жребию.
scorekeeper-over-absent = Другая пара не пришла.
scorekeeper-over-expelled = Удалён игрок другой пары.
scorekeeper-over-stopped = Партию остановили до конца.
scorekeeper-over-stoppedBy =
    .time = Партия остановлена, потому что время вышло.
    .organiser = Партию остановил организатор.
scorekeeper-over-send = Отправить организатору
scorekeeper-over-correct = Неверно: исправить раунд { $n }
scorekeeper-sent-title = Отправлено организатору
scorekeeper-sent-kept = Сохранено на этом телефоне
scorekeeper-sent-keptText = Сейчас нет связи. Скажите результат организатору. Телефон отправит его позже.
scorekeeper-sent-waitsForPair = Сначала на телефоне должен согласиться игрок другой пары: { $names }.
scorekeeper-sent-agreed = { $name } соглашается.
scorekeeper-sent-waits = Теперь подтверждает организатор.
scorekeeper-sent-begun = Организатор начал здесь партию { $match }
scorekeeper-agree-title = Всё верно?
scorekeeper-agree-text = Результат партии отправляет { $name }.
scorekeeper-agree-yes = Мы согласны
scorekeeper-agree-no = Мы возражаем
scorekeeper-done-title = Партия { $match } подтверждена
scorekeeper-watching-title = Счёт ведёт { $name }
scorekeeper-watching-nobody = Счёт пока никто не ведёт
scorekeeper-watching-noPhone = { $name }: телефон не подключён. Ведите счёт сами или пишите на бумаге, а введёт организатор.
scorekeeper-watching-leads = Раунд { $n }: начинает { $name }.
scorekeeper-watching-takeOver = Вести счёт здесь
scorekeeper-watching-takeOverAsk = Сейчас счёт ведёт { $name }. Вести его здесь? Тот телефон сможет только читать.
scorekeeper-watching-takeOverYes = Да, вести счёт здесь
scorekeeper-watching-held = Ваш стол ждёт организатора.
scorekeeper-watching-suspended = Организатор решил: в этой партии вы больше не ведёте счёт.
scorekeeper-watching-over = Партия за этим столом окончена.
scorekeeper-sheet-title = Раунды
scorekeeper-sheet-caption = Раунды, партия { $match }, стол { $table }
scorekeeper-sheet-round = Раунд
scorekeeper-sheet-leads = Начинает
scorekeeper-sheet-cell =
    { $n ->
        [one] { $n } очко, всего { $sum }
        [few] { $n } очка, всего { $sum }
        [many] { $n } очков, всего { $sum }
       *[other] { $n } очка, всего { $sum }
    }
scorekeeper-sheet-onlyEnd = Известен только итог. Раунды на бумаге.
scorekeeper-sheet-empty = Раундов пока нет.
scorekeeper-sheet-object = Возразить против раунда { $n }
scorekeeper-sheet-objectShort = Возразить
scorekeeper-sheet-what = Что неверно?
scorekeeper-sheet-send = Отправить возражение
scorekeeper-sheet-objected = Вы возразили против раунда { $n }. Ответит тот, кто ведёт счёт.
scorekeeper-call-title = Позвать организатора
scorekeeper-call-text = В чём дело?
scorekeeper-call-state =
    .open = Вызов организатора: { $reason }. Пока не идёт.
    .on-the-way = Вызов организатора: { $reason }. Уже идёт к вам.
    .done = Вызов организатора: { $reason }. Решено.
scorekeeper-pencil-open = Передать счёт …
scorekeeper-pencil-title = Кто ведёт счёт дальше?
scorekeeper-pencil-text = Дальше счёт ведут на том телефоне. На этом вы сможете его смотреть.
scorekeeper-pencil-nobody = На других телефонах за этим столом вести счёт сейчас нельзя. Позовите организатора.
scorekeeper-show-title = Показать столу
scorekeeper-refused-title = Непринятые записи
scorekeeper-refused-text = Вы ввели их на этом телефоне, но в протоколе другое. Проверьте протокол и введите снова то, чего не хватает.
scorekeeper-refused-tried = Вы ввели: { $what }
scorekeeper-refused-recorded = В протоколе: { $what }
scorekeeper-refused-nothing = ничего
scorekeeper-refused-dismiss = Понятно
scorekeeper-refused-acts-keeper = счёт ведёт { $name }
scorekeeper-refused-acts-present = все четверо здесь
scorekeeper-refused-acts-lead = раунд { $n } начинает { $name }
scorekeeper-refused-acts-round = раунд { $n }, { $round }
scorekeeper-refused-acts-change = раунд { $n }, { $now } вместо { $old }
scorekeeper-refused-acts-takeBack = раунд { $n }, { $old }, отменён
scorekeeper-refused-acts-finish = результат партии
scorekeeper-refused-acts-agree = согласие с результатом
scorekeeper-refused-acts-stop = партия остановлена
scorekeeper-refused-acts-answer = ваш ответ на вопрос об ошибке
scorekeeper-refused-acts-object = возражение против раунда { $n }: { $text }
scorekeeper-refused-acts-call = вызов организатора
scorekeeper-refused-acts-other = другое
scorekeeper-refused-at = Партия { $match }, стол { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Ничейная рыба, без очков.
scorekeeper-said-annulled = Раунд аннулирован, без очков.
scorekeeper-said-now = Теперь { $a } — { $b }.
scorekeeper-said-leads = Начинает { $name }.
scorekeeper-said-changed = Раунд { $n } исправлен.
scorekeeper-said-takenBack = Раунд { $n } отменён.
scorekeeper-said-keeps = Счёт ведёт { $name }.
scorekeeper-said-over = Партия окончена. Выигрывают { $names }. Записываем { $a } — { $b }.
scorekeeper-said-agreeAsked = Проверьте результат и согласитесь с ним.
scorekeeper-said-agreed = { $name } соглашается с результатом.
scorekeeper-said-confirmed = Организатор подтвердил партию.
scorekeeper-said-begun = Партия { $match } началась. Вы за столом { $table }.
scorekeeper-said-begunResting = Партия { $match } началась. Вы отдыхаете.
scorekeeper-said-alert = Это ошибка? Ответьте.
scorekeeper-said-held = Дождитесь организатора.
scorekeeper-said-released = Можно снова вводить раунды.
scorekeeper-said-onTheWay = Организатор уже идёт.
scorekeeper-said-attended = Вызов решён.
scorekeeper-said-closed = Клубный вечер окончен.
scorekeeper-said-soon = Осталось пять минут.
scorekeeper-said-up = Время вышло. Этот раунд последний.
