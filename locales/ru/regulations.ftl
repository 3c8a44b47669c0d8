### Regulations of club nights: how rounds, matches and places count. On pages and on paper.

regulation-title = Регламент
regulation-name =
    .club = Клубные пары
    .spain = Испания
    .mexico = Мексика
    .brazil = Бразилия
    .venezuela = Венесуэла
    .dominican-republic = Доминиканская Республика
    .cuba = Куба
    .puerto-rico = Пуэрто-Рико
    .jamaica = Ямайка
regulation-changed = { $name }, с изменениями
regulation-own = { $name }, на основе: { $base }
regulation-target =
    { $points ->
        [one] Партию выигрывает пара, первой набравшая { $points } очко.
        [few] Партию выигрывает пара, первой набравшая { $points } очка.
        [many] Партию выигрывает пара, первой набравшая { $points } очков.
       *[other] Партию выигрывает пара, первой набравшая { $points } очков.
    }
regulation-tiles =
    .double-six = Играют 28 костями, до дубля шесть. Каждый игрок берёт 7.
    .double-nine = Играют 55 костями, до дубля девять. Каждый игрок берёт 10.
regulation-counts =
    .losers = Победители раунда получают очки на костях обоих проигравших.
    .all = Победители раунда получают очки на костях всех четырёх игроков.
    .rounds = Каждый выигранный раунд даёт одно очко.
regulation-bonus =
    { $points ->
        [one] Премии добавляют к раунду не больше { $points } очка.
        [few] Премии добавляют к раунду не больше { $points } очков.
        [many] Премии добавляют к раунду не больше { $points } очков.
       *[other] Премии добавляют к раунду не больше { $points } очков.
    }
regulation-lead =
    .rotates = После каждого раунда начинает следующий справа, кто бы ни выиграл.
    .winner = Следующий раунд начинает пара, выигравшая предыдущий.
regulation-reset = Выигранный раунд обнуляет счёт другой пары.
regulation-excess =
    .on = Очки сверх цели записываются.
    .off = Очки сверх цели не записываются.
regulation-limit =
    { $minutes ->
        [one] Через { $minutes } минуту столы доигрывают раунд.
        [few] Через { $minutes } минуты столы доигрывают раунд.
        [many] Через { $minutes } минут столы доигрывают раунд.
       *[other] Через { $minutes } минут столы доигрывают раунд.
    }
regulation-noLimit = Время партии не ограничено.
regulation-warning =
    { $minutes ->
        [one] Столы предупреждают за { $minutes } минуту.
        [few] Столы предупреждают за { $minutes } минуты.
        [many] Столы предупреждают за { $minutes } минут.
       *[other] Столы предупреждают за { $minutes } минут.
    }
regulation-wins-same =
    { $points ->
        [one] Победа даёт { $points } балл.
        [few] Победа даёт { $points } балла.
        [many] Победа даёт { $points } баллов.
       *[other] Победа даёт { $points } баллов.
    }
regulation-wins-each = Баллы за победу: { $shutout } при 0 у соперников, { $half } при 1–{ $middle }, { $close } при большем счёте.
regulation-wins-stopped =
    { $points ->
        [one] Партия, остановленная до цели, даёт { $points } балл.
        [few] Партия, остановленная до цели, даёт { $points } балла.
        [many] Партия, остановленная до цели, даёт { $points } баллов.
       *[other] Партия, остановленная до цели, даёт { $points } баллов.
    }
regulation-order = Места определяют по порядку: { $keys }.
regulation-key =
    .points = баллы
    .wins = победы
    .effectiveness = результативность
    .difference = разница очков
    .plus = очки в плюс
    .meetings = личные встречи
    .progress = как далеко прошли
    .group = место в группе
    .number = номер
regulation-draw-swiss = Встречаются пары с близким числом очков, и никто дважды, пока это возможно.
regulation-draw-bye = Пара без соперников выигрывает эту партию { $target } : { $middle }.
regulation-draw-knockOut = Проигравшие партию выбывают. Места решает прежде всего то, как далеко прошли пары.
regulation-walkover-score = Если пара не пришла, другая выигрывает { $target } : { $lost }.
regulation-walkover-worth = Баллы за эту победу: { $points }.
regulation-walkover-nothing = Отсутствовавшей паре эта партия не засчитывается.
regulation-walkover-penalty = Отсутствовавшая пара получает за это штраф { $points }.
regulation-annulledRound =
    .same = Аннулированный раунд ничего не даёт. Снова начинает тот же игрок.
    .next = Аннулированный раунд ничего не даёт. Начинает следующий справа.
regulation-tiedBlock =
    .same = Рыба с равными суммами ничего не даёт и переигрывается. Снова начинает тот же игрок.
    .next = Рыба с равными суммами ничего не даёт. Начинает следующий справа.
regulation-penalties =
    .effectiveness = Штрафы снижают результативность и ничего больше.
    .points = Штрафы снижают очки в плюс, а с ними и результативность.
    .match-points = Штрафы снижают баллы и ничего больше.
regulation-expulsion =
    .keeps = Пара удалённого игрока проигрывает партию и сохраняет свои очки.
    .zero = Пара удалённого игрока проигрывает партию с 0 очков.
regulation-expelled =
    .stay = Прежние результаты удалённой пары остаются.
    .annulled = Прежние результаты удалённой пары никому не засчитываются.
regulation-draw-groups = Каждые две пары группы встречаются один раз. Лучшие каждой группы затем играют на выбывание.
regulation-draw-groupPlaces = Места решает прежде всего то, как далеко прошли пары, а затем место в группе.
regulation-sources = Источники
regulation-open = В источниках не сказано: { $items }.
regulation-item =
    .target = цель
    .limit = время партии
    .warning = предупреждение перед концом
    .counts = что даёт раунд
    .bonus = премии
    .lead = кто начинает
    .excess = очки сверх цели
    .order = порядок мест
    .walkover = неявки
    .annulled-round = аннулированные раунды
    .tied-block = рыба с равными суммами
    .penalties = что снижают штрафы
    .expulsion = удаления
