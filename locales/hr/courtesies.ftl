### Courtesies at the table, on printed pages and on phones.

# Each courtesy as a rule. “The player” is the one who needs it. It may follow a name: “Ana: …”.
courtesy =
    .partner-writes = Zapisnik vodi partner.
    .partner-shuffles = Miješa partner.
    .may-rearrange = Igrač smije dirati i premještati svoje pločice.
    .neighbour-sets = Igrač polaže pločicu licem prema gore i nakon poteza izgovara oba kraja. Na mjesto je stavlja igrač zdesna.
    .all-say-ends = Svatko nakon svojeg poteza jasno izgovara oba kraja.
    .may-ask-count = Igrač smije pitati koliko je pločica nekog broja izašlo. Igrač zdesna mora odgovoriti.
    .neighbour-stands = Igrač zdesna uspravlja pločice ne gledajući i ne dirajući lice. Na kraju runde okreće preostale.
    .neighbour-places = Igrač pokazuje pločicu i imenuje kraj. Stavlja je igrač zdesna.
    .knocks-to-pass = Igrač „dalje” pokazuje s dva kucanja rukom ispred igrača zdesna.
    .others-knock = Ostali „dalje” pokazuju s dva kucanja u sredini stola, gdje svi vide.
    .sheet-shown = Zapisničar pokazuje zapisnik nakon svake runde. Ako ga želite vidjeti, jednom dodirnite stol ispred zapisničara.
