# Из чего складывается соглашение.

title = Соглашение: { $preset }
title-changed = Соглашение: { $preset }, с изменениями

section-tiles = Кости
section-seats = Места
section-deal = Раздача
section-lead = Кто начинает
section-layout = Как лежат кости
section-turn = Ход
section-boneyard = Базар
section-end = Конец раунда
section-value = Сколько стоят кости
section-score = Кто что пишет
section-block = Рыба
section-account = Запись
section-match = Партия
section-rating = Рейтинг
section-unused = Условлено, но здесь ничего не меняет
section-example = Пример

for-players = Если игроков { $players }, то { $sentence }

either-last = { $first } или { $last }
all-last = { $first } и { $last }
span = от { $first } до { $last }

conflict = Эти два правила не сочетаются: «{ $first }» «{ $second }»

example-intro = Несколько раундов подряд, посчитанных по этим правилам.
example-partners = Партнёры: { $first } и { $second }; { $third } и { $fourth }.
example-two-hands = Обе руки одной стороны — { $first }, обе руки другой — { $second }.
example-out = { $player } выходит.
example-block = { $player } закрывает игру: рыба.
example-next = Следующий раунд: { $sentence }
example-other = В другой партии: { $sentence }
example-hand = { $player }, на руках { $tiles }: { $points }.
example-hand-sum = { $player }, на руках { $tiles }: { $sum } = { $points }.
example-special = { $player }, на руках { $tiles }: по этим правилам { $points }.
example-hand-count = { $count ->
    [one] { $player }, на руках { $count } кость: { $tiles }.
    [few] { $player }, на руках { $count } кости: { $tiles }.
    [many] { $player }, на руках { $count } костей: { $tiles }.
   *[other] { $player }, на руках { $count } кости: { $tiles }.
}
example-hand-tiles = { $player }, на руках { $tiles }.
example-made = { $points ->
    [one] { $side }: по ходу игры набрано { $points } очко.
    [few] { $side }: по ходу игры набрано { $points } очка.
    [many] { $side }: по ходу игры набрано { $points } очков.
   *[other] { $side }: по ходу игры набрано { $points } очка.
}
example-tied = Ничья: меньше всего сразу у нескольких.
example-tied-fewest = Меньше всего костей сразу у нескольких.
example-tied-highest = Больше всех сразу у нескольких.
example-won = Победа в раунде: { $side }.
example-writes = { $points ->
    [one] { $side }: пишем за раунд { $points } очко, всего { $total }.
    [few] { $side }: пишем за раунд { $points } очка, всего { $total }.
    [many] { $side }: пишем за раунд { $points } очков, всего { $total }.
   *[other] { $side }: пишем за раунд { $points } очка, всего { $total }.
}
example-opens = { $points ->
    [one] { $side }: запись открыта, пишем { $points } очко, всего { $total }.
    [few] { $side }: запись открыта, пишем { $points } очка, всего { $total }.
    [many] { $side }: запись открыта, пишем { $points } очков, всего { $total }.
   *[other] { $side }: запись открыта, пишем { $points } очка, всего { $total }.
}
example-remembers = { $points ->
    [one] { $side }: запоминаем { $points } очко, ничего не пишем.
    [few] { $side }: запоминаем { $points } очка, ничего не пишем.
    [many] { $side }: запоминаем { $points } очков, ничего не пишем.
   *[other] { $side }: запоминаем { $points } очка, ничего не пишем.
}
example-wiped = { $side }: запомненные очки обнулены.
example-lost = { $points ->
    [one] { $side }: { $points } очко — мало, чтобы открыть запись; ничего не пишем.
    [few] { $side }: { $points } очка — мало, чтобы открыть запись; ничего не пишем.
    [many] { $side }: { $points } очков — мало, чтобы открыть запись; ничего не пишем.
   *[other] { $side }: { $points } очка — мало, чтобы открыть запись; ничего не пишем.
}
example-bonus = { $points ->
    [one] { $side }: премия — { $points } очко.
    [few] { $side }: премия — { $points } очка.
    [many] { $side }: премия — { $points } очков.
   *[other] { $side }: премия — { $points } очка.
}
example-received = { $points ->
    [one] В том числе { $points } очко, ждавшее на столе.
    [few] В том числе { $points } очка, ждавшие на столе.
    [many] В том числе { $points } очков, ждавших на столе.
   *[other] В том числе { $points } очка, ждавшие на столе.
}
example-carried = { $points ->
    [one] На столе ждёт { $points } очко.
    [few] На столе ждут { $points } очка.
    [many] На столе ждут { $points } очков.
   *[other] На столе ждут { $points } очка.
}
example-rounds-won = { $points ->
    [one] { $side }: выигран { $points } раунд.
    [few] { $side }: выиграно { $points } раунда.
    [many] { $side }: выиграно { $points } раундов.
   *[other] { $side }: выиграно { $points } раунда.
}
example-nobody = Никто ничего не пишет.
example-over = Партия окончена. Выигрыш: { $side }.
example-over-lost = Партия окончена. Проигрыш: { $side }.
example-drawn = Партия окончена вничью.
