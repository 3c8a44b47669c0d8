# Страницы для печати: кости, которые вырезают, и листы клубного вечера.

print-page = Страница { $page } из { $pages }

## Кости, которые вырезают

print-tiles-title = { $tiles ->
    [one] { $set }, { $tiles } кость
    [few] { $set }, { $tiles } кости
    [many] { $set }, { $tiles } костей
   *[other] { $set }, { $tiles } кости
}
print-tiles-title-pictures = { $title }. { $pictures }
print-tiles-advice = Печатайте в масштабе 100 % на плотной бумаге. Режьте по тонким линиям.
print-set-double-6 = Набор до шести
print-set-double-9 = Набор до девяти
print-set-double-12 = Набор до двенадцати
print-set-double-15 = Набор до пятнадцати
print-set-double-18 = Набор до восемнадцати
print-set-triomino-56 = Треугольный набор

## Листы клубного вечера

print-document-title = { $sheet }. { $evening }
print-tonight-title = Всё на сегодняшний вечер
print-seating-title = Рассадка
print-schedule-title = Рассадка на весь вечер
print-tables-title = Карточки столов
print-score-title = Протоколы
print-players-title = Карточки игроков
print-results-title = Результаты
print-standings-title = Положение
print-certificates-title = Грамоты
print-money-title = Деньги
print-log-title = Журнал

print-nameless = № { $number }
print-nameless-evening = Клубный вечер
print-team = Команда { $number }
print-group = Группа { $number }

print-date = { $month ->
    [1] { $day } января { $year } г.
    [2] { $day } февраля { $year } г.
    [3] { $day } марта { $year } г.
    [4] { $day } апреля { $year } г.
    [5] { $day } мая { $year } г.
    [6] { $day } июня { $year } г.
    [7] { $day } июля { $year } г.
    [8] { $day } августа { $year } г.
    [9] { $day } сентября { $year } г.
    [10] { $day } октября { $year } г.
    [11] { $day } ноября { $year } г.
   *[12] { $day } декабря { $year } г.
}
print-match = Партия { $number } из { $matches }
print-match-table = Партия { $number } из { $matches }, стол { $table }
print-table = Стол { $table }

## Рассадка

print-seat-top = сверху
print-seat-left = слева
print-seat-bottom = снизу
print-seat-right = справа
print-seats-note = Столы показаны сверху. Партнёры сидят друг против друга: сверху и снизу, слева и справа. Ходят против часовой стрелки.
print-schedule-note = 1·2 – 3·4: игроки 1 и 2 сидят сверху и снизу, игроки 3 и 4 — слева и справа.
print-players-heading = Игроки
print-resting = Отдыхают: { $players }
print-filler = { $players } дополняют стол. Эта партия им не засчитывается.
print-filler-of-match = Партия { $number }: { $players } дополняют стол. Эта партия им не засчитывается.

## Заголовки столбцов

print-column-match = Партия
print-column-table = Стол
print-column-resting = Отдыхают
print-column-top-bottom = Сверху и снизу
print-column-left-right = Слева и справа
print-column-place = Место
print-column-player = Игрок
print-column-team = Команда
print-column-played = Сыгра{ "\u00AD" }но
print-column-match-points = Баллы
print-column-wins = Победы
print-column-effectiveness = Резуль{ "\u00AD" }татив{ "\u00AD" }ность
print-column-plus = Очки в{ "\u00A0" }плюс
print-column-minus = Очки в{ "\u00A0" }минус
print-column-penalties = Штрафы
print-column-money = Сумма выигрыша
print-column-prize = Приз
print-row-total = Всего
print-column-seat = Место
print-column-partner = Партнёр
print-column-opponents = Соперники
print-column-partner-opponents = Партнёр, соперники
print-column-score = Счёт
print-column-first-pair = Первая пара
print-column-second-pair = Вторая пара
print-column-pairs = Первая пара, вторая пара
print-column-remark = Приме{ "\u00AD" }чание
print-column-round = Раунд
print-column-leader = Начинает
print-column-points = Очки
print-column-sum = Сумма
print-column-decided-by = Чем впереди
print-column-penalty = Штраф
print-column-reason = Причина
print-column-time = Время (UTC)
print-column-corrected-by = Кто
print-column-entry = Что
print-column-before = Было
print-column-after = Стало

## Карточки столов

print-card-next-seat = дальше: стол { $table }, { $seat }
print-card-next-rest = дальше: отдых
print-card-last-match = последняя партия
print-card-courtesies = За этим столом

## Протоколы

print-score-limit = { $minutes ->
    [one] Время на партию: { $minutes } минута.
    [few] Время на партию: { $minutes } минуты.
    [many] Время на партию: { $minutes } минут.
   *[other] Время на партию: { $minutes } минуты.
}
print-score-leaders = Начинают по кругу: { $players }.
print-score-scorekeeper-blank = Ведёт счёт:
print-score-scorekeeper = Ведёт счёт: { $player }
print-score-result-blank = Записанный счёт:
print-score-result = { $ending ->
    [stopped] Записанный счёт: { $first } : { $second }, партия остановлена
    [lot] Записанный счёт: { $first } : { $second }, по жребию
    [absent] Записанный счёт: { $first } : { $second }, неявка
    [expelled] Записанный счёт: { $first } : { $second }, удаление
   *[target] Записанный счёт: { $first } : { $second }
}
print-score-rounds-unknown = Известен только итог этой партии.
print-score-winners = Победа: { $players }. Баллы: { $points }.
print-score-signature = Подпись: { $players }

## Результаты, в узких столбцах

print-result-none = Ни одна партия ещё не закончена.
print-result-in-progress = идёт
print-result-stopped = оста{ "\u00AD" }новлена
print-result-lot = по жребию
print-result-absent = неявка
print-result-expelled = удаление
print-result-rests = отдых
print-result-bye = без соперников
print-result-filler = не в счёт
print-result-filler-pair = { $players } (не в счёт)

## Положение

print-standings-final = Итоговое положение
print-standings-after = Положение после партии { $number } из { $matches }
print-key-points = баллы
print-key-wins = победы
print-key-effectiveness = резуль{ "\u00AD" }татив{ "\u00AD" }ность
print-key-plus = очки в{ "\u00A0" }плюс
print-key-meetings = личные встречи
print-key-progress = как далеко прошли
print-key-group = место в группе
print-key-number = номер
print-standings-decided-note = «Чем впереди» — то, благодаря чему игрок стоит выше следующего.
print-standings-level-note = = Эти игроки равны во всём. Выше стоит меньший номер.

## Деньги

print-money-none = На этом вечере играют без ставок.
print-money-chips = { $amount ->
    [one] { $amount } фишка
    [few] { $amount } фишки
    [many] { $amount } фишек
   *[other] { $amount } фишки
}
print-money-unit = { $amount } { $unit }
print-money-stake = Ставка: { $stake }. За каждый балл победы каждый проигравший отдаёт одну ставку, а каждый победитель получает одну.
print-money-prize-stakes = Дополнительный приз: каждый начиная с третьего места платит первому. Сумма: { $amount }.
print-money-prize-losses = Дополнительный приз: каждый начиная с третьего места платит первому столько, сколько сам проиграл.
print-money-prize-winnings = Дополнительный приз: каждый начиная с третьего места платит первому столько, сколько сам выиграл.
print-money-so-far = Вечер не окончен. Это суммы на данный момент.
print-money-payments = Кто кому платит
print-money-payment = { $from } платит, { $to } получает: { $amount }.
print-money-even = Никто никому не должен.

## Журнал

print-log-none = Исправлений и санкций не было.
print-log-sanctions = Санкции и штрафы
print-log-expelled = Удаление с вечера
print-log-corrections = Исправления
print-log-corrections-and-notes = Исправления и заметки
# A note of the organiser, and what it is about, such as a table.
print-log-note = Заметка
print-log-note-about = Заметка: { $about }
print-log-annulled = Аннулировано и переиграно
print-log-match = Партия { $number }
print-log-only-table = Стол { $table }
print-log-table = Партия { $number }, стол { $table }
print-log-round = Партия { $number }, стол { $table }, раунд { $round }
print-log-scorekeeper = Партия { $number }, стол { $table }, ведение счёта

## Плакаты и грамоты

print-poster-seating = Партия { $number } из { $matches }: кто где сидит
print-certificate-title = Грамота
print-certificate-place = { $place ->
    [1] Первое место
    [2] Второе место
   *[3] Третье место
}
print-certificate-shared-place = { $place ->
    [1] Первое место (поделено)
    [2] Второе место (поделено)
   *[3] Третье место (поделено)
}
print-certificate-points = Баллы: { $points }. Участников: { $players }.
print-certificate-organiser = Организатор

## The results of a competition over several club nights

# The title: results that were declared official, or those so far.
print-competition-official = Официальные результаты
print-competition-so-far = Результаты на данный момент
# A competition whose name cannot be printed.
print-competition-nameless = Соревнование
# Below the title.
print-competition-since = Версия { $version }, официальная с { $date }, { $time } UTC.
print-competition-not-official = Эти результаты ещё не официальные.
# With it, readers check that nobody changed the file.
print-competition-checksum = Контрольная сумма (SHA-256): { $checksum }
# Below the matches of a club night that is not over.
print-competition-goes-on = Эта сессия ещё идёт.
# The licence number and the club of a player, from the entry list of the competition.
print-column-licence = Лицензия
print-column-club = Клуб
# The number of club nights of the competition in which a player has played.
print-column-sessions = Сес{ "\u00AD" }сии
print-column-pair = Пара
