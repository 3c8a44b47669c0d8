### The analysis of a match that is over, beside its replay.

title = Разбор
start = Разобрать партию
note = Узнайте, чего стоил каждый ход и какой был бы лучше. Считает ваше устройство, и каждый ход оценивается по тому, что мог видеть игрок.
running = Ходов: { $n } из { $of }
stop = Остановить
goOn = Продолжить
none = Для разбора нужны кости всех игроков. В записи этой партии их нет.
failed = Сейчас это устройство не может разобрать партию.
noPlay = Выберите ход, чтобы прочитать о нём.
notYet = Этот ход ещё не разобран.
# A play: who played what.
named = { $name }: { $move }
# Moves in a few words. `$where` names the place.
move-at = { $tile }, { $where }
# A tile of which either half could have touched: `$n` is the number that stays open.
move-leaving = { $tile }, { $where }, открыто { $n }
move-draw = взять кость
move-close = закрыть дубль
move-done = закончить ход
move-pass = пропуск
grade =
    .good = Хорошо
    .inaccuracy = Неточность
    .mistake = Ошибка
    .blunder = Грубая ошибка
best = Программа ходит так же.
only = Другого хода не было.
# `$error` is half of an interval.
better = Лучше на { $points } очка (± { $error }): { $move }.
# The difference may be chance. `$points` has a sign.
even = Программа выбирает ход: { $move }. Разница может быть случайной: { $points } очка (± { $error }).
why =
    .last-tile = Это последняя кость.
    .scores = Ход сразу приносит больше всего очков: { $n }.
    .stops = После этого у соседа точно нет подходящей кости: { $who }.
    .keeps = После этого подходит больше всего своих костей: { $n }.
    .double = Дубль подходит только к одному числу, и позже его трудно выставить.
    .heavy = Из подходящих костей у неё больше всего очков: { $n }.
# What all hands show.
hindsight =
    .stopped = При настоящих костях после такого хода у соседа не было бы подходящей кости: { $who }.
    .let = При настоящих костях после такого хода у соседа была бы подходящая кость, а после сыгранного её не было: { $who }.
# A pass or a draw. `$numbers` is a list.
proved = Все увидели, что на руках не было костей с этими числами: { $numbers }.
knew = Что мог знать игрок: { $name }
knewNothing = Никто ещё не показал, каких чисел у него нет.
lacks = { $name }: нет костей с числами { $numbers }.
options = Ходы и их цена
played = сыграно
worth = { $points } ± { $error }
try = Попробовать
tryOf = Попробовать ход: { $move }
optionsNote = Очки, которые сторона получает в раунде, минус очки других. Это среднее по случайным раздачам, которые согласуются с тем, что видел игрок. Победа в партии прибавляет 50.
hidden = Где могла быть каждая скрытая кость
tile = Кость
boneyard = Базар
outlook = Сколько стоит раунд
outlookOf = { $name }: { $points }
outlookNote = В очках, при настоящих костях у всех, если дальше все ходят наугад.
moments = Ходы, которые изменили больше всего
moment = Раунд { $n }, { $name }: { $move }
change = { $name }: было { $before }, стало { $after } очка
players = Кто как играл
player = Игрок
choices = Решений
agreed = Как программа
loss = Потеря очков за решение
count-inaccuracies = Неточностей
count-mistakes = Ошибок
count-blunders = Грубых ошибок
whatIf = Что, если?
looking = Минутку…
lookFailed = Этот ход нельзя попробовать.
over = Здесь раунд кончается.
toPlay = Ходит { $name }. Видны кости всех игроков.
back = Назад к партии
undo = На ход назад
