# E-mails about accounts. $name is the name of the account, $link a link that works once, for an hour.

mail-confirm =
    Pozdrav, { $name },

    otvorite ovu poveznicu i potvrdite da je ova adresa vaša:

    { $link }

    Poveznica vrijedi jedan sat. Ako zahtjev nije vaš, ne trebate ništa učiniti.
    .subject = Potvrdite e-adresu za domino
mail-password =
    Pozdrav, { $name },

    netko traži novu lozinku za vaš račun. Ako je želite postaviti, otvorite ovu poveznicu:

    { $link }

    Poveznica vrijedi jedan sat. Ako zahtjev nije vaš, ne trebate ništa učiniti: lozinka ostaje ista.
    .subject = Nova lozinka za domino
mail-turn =
    Pozdrav, { $name },

    čeka vas jedna partija. Odigrajte potez ovdje:

    { $link }

    Ovu poruku dobivate jer ste je zatražili na svojem računu. Ondje je možete i isključiti.
    .subject = Na redu ste u dominu
mail-arrival =
    Pozdrav, { $name },

    netko želi igrati domino. Pogledajte ovdje:

    { $link }

    Ovu poruku dobivate jer ste je zatražili na svojem računu. Ondje je možete i isključiti.
    .subject = Netko želi igrati domino
