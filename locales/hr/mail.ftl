# E-mails about accounts. $name is the name of the account, $link a link that works once, for an hour.

mail-confirm =
    Pozdrav, { $name },

    otvori ovu poveznicu i potvrdi da je ova adresa tvoja:

    { $link }

    Poveznica vrijedi jedan sat. Ako zahtjev nije tvoj, ne trebaš ništa učiniti.
    .subject = Potvrdi e-adresu za domino
mail-password =
    Pozdrav, { $name },

    netko traži novu lozinku za tvoj račun. Ako je želiš postaviti, otvori ovu poveznicu:

    { $link }

    Poveznica vrijedi jedan sat. Ako zahtjev nije tvoj, ne trebaš ništa učiniti: lozinka ostaje ista.
    .subject = Nova lozinka za domino
