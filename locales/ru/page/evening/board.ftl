### Club evenings: board.

board-title = Табло
board-closed = Клубный вечер окончен
board-seats = Места в партии { $n }
board-previous = Назад
board-next = Дальше
board-stop = Остановить
board-goOn = Продолжить
board-full = На весь экран
board-notLive = Нет связи. Данные могли устареть.
