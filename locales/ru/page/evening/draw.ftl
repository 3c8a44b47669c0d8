# Вечера постоянных пар, где каждая партия жеребится по прежним результатам.
setup-pairs-format = Кто с кем встречается
setup-pairs-formats =
    .pairs = Каждая пара с каждой
    .swiss = Швейцарская система
    .knock-out = На выбывание
setup-pairs-formatEffects =
    .pairs = Каждые две пары встречаются один раз.
    .swiss = Каждая пара играет все партии, с парами с близким числом очков. Вы жеребите каждую партию, когда окончена прежняя.
    .knock-out = Проигравшие партию выбывают. Вы жеребите каждую партию, когда окончена прежняя.
setup-pairs-seeding = Порядок списка — это посев: поставьте лучшую пару первой или раздайте номера по жребию.
setup-pairs-swissMatches = Партии, до { $all } без повторных встреч
setup-pairs-untilOne =
    { $n ->
        [one] { $n } партия, пока не останется одна пара.
        [few] { $n } партии, пока не останется одна пара.
        [many] { $n } партий, пока не останется одна пара.
       *[other] { $n } партии, пока не останется одна пара.
    }
setup-pairs-drawn-late = Пара участвует со следующей жеребьёвки.
setup-pairs-drawn-leaves = Снимите отметку с пары при следующей жеребьёвке. Сыгранные партии остаются.
setup-pairs-drawn-closed = В игре на выбывание пара может вступить только до первой партии.
common-byes = Без соперников: { $names }.
common-schedule-byes = Без соперников
organiser-draw-begin = Жеребьёвка партии { $n }
organiser-draw-again = Жеребить снова
organiser-draw-note = Жеребьёвка идёт по подтверждённым результатам.
organiser-draw-who = Кто здесь
organiser-draw-few = Нужны хотя бы две пары.
organiser-draw-take = Принять эту жеребьёвку
organiser-draw-taken = Жеребьёвка партии { $n } принята.
participant-next-undrawn = Жеребьёвка партии { $match } — когда все результаты подтверждены.
participant-next-bye = В партии { $match } у вас нет соперников.
participant-next-byeWins = Это считается победой.
participant-next-byeOn = Вы играете в следующей партии.
participant-next-out = Партию { $match } вы не играете.
participant-noOpponents = Без соперников
