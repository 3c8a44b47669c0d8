### Games that the sources name but that cannot be played here, each with the reason.

unplayable-general = General
    .statement = Naši izvori navode ovu igru, ali ne i njezina pravila. Ako ih znate, napišite svoju inačicu u uređivaču pravila.
unplayable-chvv = ČVV
    .statement = Naši izvori navode ovu igru, ali ne i njezina pravila. Ako ih znate, napišite svoju inačicu u uređivaču pravila.
unplayable-sports-lotto = Sportski loto
    .statement = Naši izvori navode ovu igru, ali ne i njezina pravila. Ako ih znate, napišite svoju inačicu u uređivaču pravila.
unplayable-chinese-32 = Kineski set od 32
    .statement = Neke igre traže set od 32 pločice. Mislimo da je to kineski set: 21 različita pločica, od kojih jedanaest po dvaput. U njegovim igrama, kao što su Tien Gow i Pai Gow, kupe se štihovi ili slažu parovi. Pločice se ne nižu jedna uz drugu, pa Boneyard te igre ne može ponuditi.
unplayable-texas-42 = Teksaški 42
    .statement = U igri Teksaški 42 parovi igraju setom do šestice kao kartama: licitiraju, biraju adut i kupe štihove. Pločice se ne nižu jedna uz drugu, pa Boneyard ovu igru ne može ponuditi.

list-preset = pravila
list-players = igrača
list-title = naziv
list-unplayable = ovdje se ne igra
