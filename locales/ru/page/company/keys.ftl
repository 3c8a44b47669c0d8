### The keys of a table.

keys-note = Действуют, пока фокус на столе.
keys-move = По своим костям
keys-tile = К кости с этим номером, 0 — десятая
keys-play = Поставить; если концов два — выбрать
keys-ends = Поставить слева или справа
keys-train = Выбрать поезд для кости
keys-arms = Поставить на верхнюю или нижнюю ветвь
keys-close = Закрыть дубль, который вы поставили
keys-done = Закончить ход
keys-draw = Взять с базара
keys-pass = Пропустить ход
keys-declare = Объявить 6-6
keys-sort = Переложить кость на руках
keys-cancel = Отменить
keys-command = Набрать команду
keys-sayEnds = Назвать концы
keys-sayHand = Назвать мои кости и что подходит
keys-sayLine = Назвать ряд слева направо
keys-sayNumber = Сказать, сколько костей этого числа вышло
keys-sayLast = Повторить четыре последних хода
keys-sayCounts = Сказать, сколько у кого костей
keys-sayScore = Назвать счёт
keys-sayClock = Сказать, сколько времени осталось
keys-grid = Пройти по ряду
keys-zen = Только стол и кости
keys-mute = Включить или выключить звук
keys-help = Эти клавиши
keys-again = Повторить предыдущее или следующее сообщение
keys-digit = цифра
keys-space = Пробел
keys-takeBack = Вернуть свой ход
keys-talk = Разговор
# The line to type commands in.
command-help = Например: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Выполнить
