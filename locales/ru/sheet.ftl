# Из чего складывается соглашение.

title = Соглашение: { $preset }
title-changed = Соглашение: { $preset }, с изменениями

section-aim = Цель
section-score = Конец раунда и очки
section-block = Рыба
section-lead = Кто начинает
section-turn = Ход
section-draw = { $draws ->
    [yes] Базар
   *[no] Пропуск
}
section-value = Сколько стоят кости
section-table = Набор, места и раздача
section-account = Запись
section-match = Партия
section-rating = Рейтинг
section-unused = Условлено, но здесь ничего не меняет
section-example = Пример

# То, без чего играют, коротко: «без пересдач, без премий».
nothing-else = Других правил нет: { $list }.

for-players = Если игроков { $players }, то { $sentence }

either-last = { $first } или { $last }
all-last = { $first } и { $last }
span = от { $first } до { $last }

conflict = Эти два правила не сочетаются: «{ $first }» «{ $second }»

example-intro = Эти раунды розданы, сыграны и посчитаны точно по этим правилам.
example-partners = Пары: { $first }; { $second }.
example-two-hands = { $first } играет за две руки, { $second } тоже.
example-out = { $player } выходит: { $tile }.
example-block = { $player } делает рыбу: { $tile }.
example-fish = { $player } делает рыбу: { $tile }.
example-next = Следующий раунд: { $sentence }
example-other = В другой партии: { $sentence }
example-ends-dead = { $ends ->
    [1] На открытом конце { $number }, и все кости с этим числом ({ $count }) уже на столе.
    [2] На обоих концах { $number }, и все кости с этим числом ({ $count }) уже на столе.
   *[other] На всех концах { $number }, и все кости с этим числом ({ $count }) уже на столе.
}
example-ends-but-double = { $ends ->
    [1] На открытом конце { $number }, и все кости с этим числом, кроме { $tile }, уже на столе.
    [2] На обоих концах { $number }, и все кости с этим числом, кроме { $tile }, уже на столе.
   *[other] На всех концах { $number }, и все кости с этим числом, кроме { $tile }, уже на столе.
}
example-ends-one = { $ends ->
    [1] На открытом конце { $number }. Подходящей кости нет ни у кого.
    [2] На обоих концах { $number }. Подходящей кости нет ни у кого.
   *[other] На всех концах { $number }. Подходящей кости нет ни у кого.
}
example-ends-several = На концах { $numbers }. Подходящей кости нет ни у кого.
example-ends-everywhere = { $draws ->
    [yes] Подходящей кости нет ни у кого, и брать больше нечего.
   *[no] Подходящей кости нет ни у кого.
}
example-ends-none = Открытых концов больше нет.
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
example-together = { $people ->
    [1] { $side }, обе руки: { $sum }.
   *[other] { $side } вместе: { $sum }.
}
example-made = { $side }, по ходу игры: { $sum }.
example-compared = { $player }, рыба: { $points }. { $next }, следующий ход: { $other }.
example-lowest = Меньше всех на руках: { $player }, { $points }.
example-tied = { $among ->
    [pairs] Ничья: у обеих пар по { $points }.
    [both] Ничья: у обоих по { $points }.
    [single] Ничья: самая лёгкая рука в каждой паре — { $points }.
    [next] Ничья: обе эти руки по { $points }.
   *[hands] Ничья: самых лёгких рук несколько, по { $points }.
}
example-tied-fewest = Ничья: меньше всего костей сразу у нескольких, по { $points }.
example-tied-highest = Ничья: больше всего сразу у нескольких, по { $points }.
example-tie-blocker-loses = При ничьей проигрывает тот, кто сделал рыбу: { $player }.
example-tie-blocker-wins = При ничьей выигрывает тот, кто сделал рыбу: { $player }.
example-tie-leader-wins = При ничьей выигрывает тот, кто начинал раунд: { $player }.
example-won = Победа в раунде: { $side }.
example-left = Считаются кости на руках: { $sum }.
example-scores = { $side }, очки за раунд: { $sum }. Всего: { $total }.
example-opens = { $side }, запись открыта: { $sum }. Всего: { $total }.
example-remembers = { $side }: { $sum }, а запись открывают с { $open } за раунд. Запомнено: { $total }.
example-lost = { $side }: { $sum }, а запись открывают с { $open } за раунд. Эти очки пропадают.
example-wiped = { $side }: запомненные очки обнулены ({ $points }).

example-part-play = { $points } (в игре)
example-part-paid = { $points } (штраф)
example-part-left = { $points } (на руках)
example-part-rounded = { $rounded } (на руках { $points }, с округлением)
example-part-round = { $points } (за победу)
example-part-bonus = { $event ->
    [capicua] { $points } (capicúa)
    [capicu] { $points } (capicú)
    [chuchazo] { $points } (chuchazo)
    [pass-all-three] { $points } (три пропуска)
    [out] { $points } (выход)
   *[round] { $points } (премия за раунд)
}
example-part-carried = { $points } (перенос)
example-part-remembered = { $points } (запомнено)
example-rounded = { $sum }, округляем до { $rounded }
example-limited = { $points ->
    [0] { $sum }, но это не засчитывается
   *[other] { $sum }, засчитывается { $points }
}

example-carried = Переносится на следующий раунд: { $sum }.
example-rounds-won = { $side }, выиграно раундов: { $points }.
example-reset = { $side }: снова 0.
example-nobody = Никто ничего не пишет.
example-over = Партия окончена. Победа: { $side }.
example-over-lost = Партия окончена. Поражение: { $side }.
example-drawn = Партия окончена вничью.
