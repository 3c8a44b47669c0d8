# The sets of pictures on tiles for children.
pictureSet =
    .first = Prve sličice
    .animals = Životinje
    .fruit = Bobice i voće
    .letters = Slova
    .numbers = Brojevi
    .objects = Predmeti
