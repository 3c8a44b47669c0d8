# E-mails about accounts. $name is the name of the account, $link a link that works once, for an hour.

mail-confirm =
    Hello { $name },

    open this link to confirm that this e-mail is yours:

    { $link }

    The link works for an hour. If you did not ask for it, you need do nothing.
    .subject = Confirm your e-mail for dominoes
mail-password =
    Hello { $name },

    a new password was requested for your account. To set one, open this link:

    { $link }

    The link works for an hour. If it was not you, you need do nothing: your password stays as it is.
    .subject = A new password for dominoes
mail-turn =
    Hello { $name },

    a match waits for you. Play your move here:

    { $link }

    You get this e-mail because you asked for it in your account. There you can also turn it off.
    .subject = It is your turn at dominoes
mail-arrival =
    Hello { $name },

    someone wants to play dominoes. Have a look here:

    { $link }

    You get this e-mail because you asked for it in your account. There you can also turn it off.
    .subject = Someone wants to play dominoes
