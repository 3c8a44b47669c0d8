### The page: a person’s name and face.

person-name = Seu nome
person-face = Seu rosto
person-number = Rosto { $n }
person-more = Mais rostos
person-empty = Escreva o nome que os outros vão ver.
person-long =
    { $max ->
        [one] Um nome tem no máximo { $max } caractere.
        [many] Um nome tem no máximo { $max } de caracteres.
       *[other] Um nome tem no máximo { $max } caracteres.
    }
person-taken = Outra conta se chama { $name }. Escolha outro nome.
person-house = O próprio site usa o nome { $name }. Escolha outro nome.
person-at = O nome de uma conta não tem @.
