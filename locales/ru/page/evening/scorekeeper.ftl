### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Стол { $table }, вид сверху
scorekeeper-back = Назад
scorekeeper-tools = Под рукой
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } запись не принята
        [few] { $n } записи не приняты
        [many] { $n } записей не принято
       *[other] { $n } записи не принято
    }
scorekeeper-strips-look = Посмотреть
scorekeeper-strips-late = Организатор ждёт этот стол. Введите раунды, которые уже сыграны.
scorekeeper-strips-announced = Организатор: { $text }
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
scorekeeper-strips-last = Время вышло: этот раунд последний. Доиграйте его и введите.
scorekeeper-strips-level = Время вышло, а счёт равный: сыграйте ещё один раунд.
scorekeeper-keeper-title = Кто ведёт счёт?
scorekeeper-keeper-text = С этого телефона вводят каждый раунд. Остальные сразу его видят.
scorekeeper-keeper-me = { $name }, на этом телефоне
scorekeeper-keeper-noPhone = { $name }, без телефона
scorekeeper-keeper-nobody = Никто? Тогда пишите раунды на бумаге, а введёт их организатор. Позовите его и скажите об этом.
scorekeeper-present-title = Все четверо здесь?
scorekeeper-present-yes = Все четверо здесь
scorekeeper-present-no = Кого-то нет: позвать организатора
scorekeeper-lead-title = Кто начинает первым?
scorekeeper-lead-lot = По жребию: кости лежат лицом вниз, каждый берёт одну. Начинает самое большое число. Если числа равны, начинает дубль, а если и его нет — большая сумма.
scorekeeper-lead-then = Дальше с каждым раундом начинает следующий справа, кто бы ни выиграл.
scorekeeper-round-title = Начинает { $name }
scorekeeper-round-shuffles = Мешает { $name }.
scorekeeper-round-next = Следующий раунд начинает { $name }, место справа.
scorekeeper-round-wonBy = За кем раунд?
scorekeeper-round-tied = Рыба, поровну: без очков
scorekeeper-round-otherLead = Начинает кто-то другой
scorekeeper-round-last = Раунд { $n }: { $names } { $points }
scorekeeper-round-lastTied = Раунд { $n }: рыба, поровну
scorekeeper-round-show = Показать счёт всем сейчас
scorekeeper-round-takeBack = Отменить
scorekeeper-round-correct = Исправить
scorekeeper-round-stop = Раунд не идёт: остановить при { $score }
scorekeeper-entry-points = { $names }: сколько очков?
scorekeeper-entry-help = Все кости, оставшиеся у обоих проигравших.
scorekeeper-entry-field = Очки, от 1 до 118
scorekeeper-entry-keys = Цифры
scorekeeper-entry-tiles = Отметить кости
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
scorekeeper-entry-tooMany = У двоих не больше четырнадцати костей.
scorekeeper-entry-wrong = Раунд стоит от 1 до 118 очков.
scorekeeper-entry-enter =
    { $n ->
        [one] Ввести { $n } очко
        [few] Ввести { $n } очка
        [many] Ввести { $n } очков
       *[other] Ввести { $n } очка
    }
scorekeeper-entry-enterNothing = Ввести
scorekeeper-entry-blocker = Какая пара сделала рыбу?
scorekeeper-entry-blockerHelp = Ноль пишется в её столбец.
scorekeeper-entry-high =
    { $n ->
        [one] Точно { $n } очко?
        [few] Точно { $n } очка?
        [many] Точно { $n } очков?
       *[other] Точно { $n } очка?
    }
scorekeeper-entry-highHelp = Это больше, чем бывает обычно. Сложите кости ещё раз.
scorekeeper-entry-twice = Снова то же самое?
scorekeeper-entry-twiceHelp = Это ввели только что: { $round }. Это другой раунд?
scorekeeper-entry-sure = Да, ввести
scorekeeper-entry-unsure = Нет, изменить
scorekeeper-entry-correcting = Раунд { $n }: за кем он?
scorekeeper-takeBack-title = Отменить раунд { $n }?
scorekeeper-takeBack-text = Он исчезнет из протокола; изменение останется в журнале.
scorekeeper-takeBack-yes = Отменить раунд
scorekeeper-takeBack-no = Оставить
scorekeeper-otherLead-title = Кто начинает раунд { $n }?
scorekeeper-otherLead-text = По очереди начинает { $name }.
scorekeeper-otherLead-should = { $name }, как положено
scorekeeper-otherLead-entered = { $name }, как введено
scorekeeper-alert-title = Это ошибка?
scorekeeper-alert-recorded = Раунд { $n } записан так: { $round }.
scorekeeper-alert-deny = Ошибки нет: оставить как есть
scorekeeper-alert-confirm = Ошибка: ждать организатора
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = рыба, поровну
scorekeeper-held-title = Нужен организатор
scorekeeper-held-text = Ввод остановлен, пока организатор не решит:
scorekeeper-held-goOn = За столом всё выяснили: продолжать
scorekeeper-stop-title = Остановить партию?
scorekeeper-stop-text = Время вышло, последний раунд введён. С этим счётом побеждает пара, которая впереди.
scorekeeper-stop-yes = Остановить при { $score }
scorekeeper-stop-no = Раунд ещё идёт
scorekeeper-over-title = Партия окончена?
scorekeeper-over-record = { $reached }, записываем { $recorded }.
scorekeeper-over-recordAsIs = Записываем { $recorded }.
scorekeeper-over-wins = Партию выигрывает пара: { $names }.
scorekeeper-over-lot = Счёт равный; организатор решил по жребию.
scorekeeper-over-stopped = Партия остановлена по времени.
scorekeeper-over-send = Отправить организатору
scorekeeper-over-correct = Что-то не так: исправить раунд { $n }
scorekeeper-sent-title = Отправлено организатору
scorekeeper-sent-kept = Сохранено на этом телефоне
scorekeeper-sent-keptText = Сейчас нет связи. Скажите результат организатору; он уйдёт позже.
scorekeeper-sent-waitsForPair = Сначала с телефона соглашается кто-нибудь из другой пары: { $names }.
scorekeeper-sent-agreed = Согласие получено: { $name }.
scorekeeper-sent-waits = Теперь подтверждает организатор.
scorekeeper-sent-begun = Организатор уже начал партию { $match }
scorekeeper-agree-title = Всё верно?
scorekeeper-agree-text = Конец партии отправлен. Счёт ведёт { $name }.
scorekeeper-agree-yes = Мы согласны
scorekeeper-agree-no = Мы возражаем
scorekeeper-done-title = Партия { $match } подтверждена
scorekeeper-watching-title = Счёт ведёт { $name }
scorekeeper-watching-nobody = Счёт пока никто не ведёт
scorekeeper-watching-noPhone = { $name }: телефон не подключён. Ведите счёт с этого или пишите на бумаге, и введёт организатор.
scorekeeper-watching-leads = Раунд { $n }: начинает { $name }.
scorekeeper-watching-takeOver = Вести счёт с этого телефона
scorekeeper-watching-takeOverAsk = Сейчас счёт ведёт { $name }. После этого тот телефон сможет только читать.
scorekeeper-watching-takeOverYes = Да, вести счёт с этого телефона
scorekeeper-watching-held = Ввод ждёт организатора.
scorekeeper-watching-suspended = Организатор попросил вас больше не вести счёт в этой партии. Его ведут с другого телефона.
scorekeeper-watching-over = Партия за этим столом окончена
scorekeeper-sheet-title = Раунды
scorekeeper-sheet-caption = Раунды партии { $match } за столом { $table }
scorekeeper-sheet-round = Раунд
scorekeeper-sheet-leads = Начинает
scorekeeper-sheet-cell =
    { $n ->
        [one] { $n } очко, всего { $sum }
        [few] { $n } очка, всего { $sum }
        [many] { $n } очков, всего { $sum }
       *[other] { $n } очка, всего { $sum }
    }
scorekeeper-sheet-onlyEnd = Известен только итог: раунды записаны на бумаге.
scorekeeper-sheet-empty = Пока не введён ни один раунд.
scorekeeper-sheet-object = Возразить против раунда { $n }
scorekeeper-sheet-objectShort = Возразить
scorekeeper-sheet-what = Что неверно?
scorekeeper-sheet-send = Отправить возражение
scorekeeper-sheet-objected = Вы возражаете против раунда { $n }. Вопрос передан тому, кто ведёт счёт.
scorekeeper-call-title = Позвать организатора
scorekeeper-call-text = В чём дело?
scorekeeper-call-state =
    .open = Вызов организатора: { $reason }. Ответа пока нет.
    .on-the-way = Вызов организатора: { $reason }. Идёт к вам.
    .done = Вызов организатора: { $reason }. Закрыт.
scorekeeper-pencil-open = Передать карандаш …
scorekeeper-pencil-title = Кому передать карандаш?
scorekeeper-pencil-text = Дальше счёт ведёт тот телефон, а этот следит.
scorekeeper-pencil-nobody = Больше никто за этим столом сейчас не может вести счёт. Позовите организатора.
scorekeeper-show-title = Показать столу
scorekeeper-refused-title = Непринятые записи
scorekeeper-refused-text = Они сделаны на этом телефоне, но в протоколе стоит другое. Посмотрите протокол и введите заново, чего не хватает.
scorekeeper-refused-none = Больше смотреть нечего.
scorekeeper-refused-tried = Введено здесь: { $what }
scorekeeper-refused-recorded = Записано: { $what }
scorekeeper-refused-nothing = ничего
scorekeeper-refused-dismiss = Понятно
scorekeeper-refused-acts-keeper = счёт ведёт { $name }
scorekeeper-refused-acts-present = все четверо здесь
scorekeeper-refused-acts-lead = раунд { $n } начинает { $name }
scorekeeper-refused-acts-round = раунд { $n }, { $round }
scorekeeper-refused-acts-change = раунд { $n }, { $now } вместо { $old }
scorekeeper-refused-acts-takeBack = раунд { $n }, { $old }, отменён
scorekeeper-refused-acts-finish = конец партии
scorekeeper-refused-acts-agree = согласие с концом партии
scorekeeper-refused-acts-stop = партия остановлена
scorekeeper-refused-acts-answer = ответ на вопрос об ошибке
scorekeeper-refused-acts-object = возражение против раунда { $n }: { $text }
scorekeeper-refused-acts-call = вызов организатора
scorekeeper-refused-acts-other = другое
scorekeeper-refused-at = Партия { $match }, стол { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Рыба, поровну, без очков.
scorekeeper-said-now = Теперь { $a } — { $b }.
scorekeeper-said-leads = Начинает { $name }.
scorekeeper-said-changed = Раунд { $n } исправлен.
scorekeeper-said-takenBack = Раунд { $n } отменён.
scorekeeper-said-keeps = Счёт ведёт { $name }.
scorekeeper-said-over = Партия окончена. Выигрывает пара: { $names }. Записываем { $a } — { $b }.
scorekeeper-said-agreeAsked = Конец партии ждёт вашего согласия.
scorekeeper-said-agreed = Согласие получено: { $name }.
scorekeeper-said-confirmed = Организатор подтвердил партию.
scorekeeper-said-begun = Партия { $match } началась. Вы за столом { $table }.
scorekeeper-said-begunResting = Партия { $match } началась. Вы отдыхаете.
scorekeeper-said-alert = Нет ли ошибки? Вас спрашивают.
scorekeeper-said-held = Ввод ждёт организатора.
scorekeeper-said-released = Ввод продолжается.
scorekeeper-said-onTheWay = Организатор идёт.
scorekeeper-said-attended = Вызов организатора закрыт.
scorekeeper-said-closed = Вечер окончен.
scorekeeper-said-soon = Осталось пять минут.
scorekeeper-said-up = Время вышло. Этот раунд последний.
