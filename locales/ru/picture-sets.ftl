# The sets of pictures on tiles for children.
pictureSet =
    .first = Первые картинки
    .animals = Животные
    .fruit = Ягоды и фрукты
    .letters = Буквы
    .numbers = Числа
    .objects = Предметы
