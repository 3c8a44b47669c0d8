# The sets of pictures on tiles for children.
pictureSet =
    .first = First pictures
    .animals = Animals
    .fruit = Berries and fruit
    .letters = Letters
    .numbers = Numbers
    .objects = Objects
