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
board-takeSeats = Партия { $n }: занимайте места
board-join = Код для входа:
board-timeLeft = Осталось
board-sound = Звук
board-winners = Победа в вечере: { $names }
board-points =
    { $n ->
        [one] { $n } балл
        [few] { $n } балла
        [many] { $n } баллов
       *[other] { $n } балла
    }
