### The page: a person’s name and face.

person-name = Vaše ime
person-face = Vaše lice
person-number = Lice { $n }
person-more = Druga lica
person-empty = Napišite ime koje će drugi vidjeti.
person-long =
    { $max ->
        [one] Ime ima najviše { $max } znak.
        [few] Ime ima najviše { $max } znaka.
       *[other] Ime ima najviše { $max } znakova.
    }
person-taken = Račun s imenom { $name } već postoji. Odaberite drugo ime.
person-house = Ime { $name } koristi sama stranica. Odaberite drugo ime.
person-at = Ime računa nema znak @.
