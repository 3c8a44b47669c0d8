# The sets of pictures on tiles for children.
pictureSet =
    .first = Primeiras figuras
    .animals = Animais
    .fruit = Frutas
    .letters = Letras
    .numbers = Números
    .objects = Objetos
