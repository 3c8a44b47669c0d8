### The page: a person’s name and face.

person-name = Tu nombre
person-face = Tu cara
person-number = Cara { $n }
person-more = Más caras
person-empty = Escribe el nombre que verán los demás.
person-long =
    { $max ->
        [one] Un nombre tiene como máximo { $max } carácter.
        [many] Un nombre tiene como máximo { $max } de caracteres.
       *[other] Un nombre tiene como máximo { $max } caracteres.
    }
person-taken = Otra cuenta se llama { $name }. Elige otro nombre.
person-house = El sitio usa el nombre { $name } para sí mismo. Elige otro nombre.
person-at = El nombre de una cuenta no lleva @.
