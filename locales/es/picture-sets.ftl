# The sets of pictures on tiles for children.
pictureSet =
    .first = Primeros dibujos
    .animals = Animales
    .fruit = Bayas y frutas
    .letters = Letras
    .numbers = Números
    .objects = Objetos
