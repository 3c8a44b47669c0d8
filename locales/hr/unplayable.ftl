### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = Izvori navode ovu igru, a o njezinim pravilima ne kažu ništa, pa se nema što igrati. Ako je vaše društvo zna, zapišite svoju inačicu u uređivaču pravila.
unplayable-chvv = ČVV
    .statement = Izvori navode ovu igru, a o njezinim pravilima ne kažu ništa, pa se nema što igrati. Ako je vaše društvo zna, zapišite svoju inačicu u uređivaču pravila.
unplayable-sports-lotto = Sportski loto
    .statement = Izvori navode ovu igru, a o njezinim pravilima ne kažu ništa, pa se nema što igrati. Ako je vaše društvo zna, zapišite svoju inačicu u uređivaču pravila.
unplayable-chinese-32 = Kineski set od 32
    .statement = Za neke igre treba set od 32 pločice; držimo da je to kineski, s 21 različitom pločicom, od kojih se jedanaest pojavljuje dvaput. U njegovim igrama, kao što su Tien Gow i Pai Gow, skupljaju se štihovi ili slažu parovi umjesto da se pločice nižu, pa se ovdje ne mogu igrati.
unplayable-texas-42 = Teksaški 42
    .statement = Teksaški 42 igra se kompletom do duple šestice, ali kao kartaška igra: parovi licitiraju, biraju adut i skupljaju štihove, a pločice se ne nižu. Za to trebaju pravila druge vrste, pa se ovdje ne može igrati.
