# E-mails about accounts. $name is the name of the account, $link a link that works once, for an hour.

mail-confirm =
    Olá, { $name },

    abra este link para confirmar que este e-mail é seu:

    { $link }

    O link vale por uma hora. Se você não o pediu, não precisa fazer nada.
    .subject = Confirme seu e-mail para o dominó
mail-password =
    Olá, { $name },

    alguém pediu uma senha nova para a sua conta. Para criá-la, abra este link:

    { $link }

    O link vale por uma hora. Se não foi você, não precisa fazer nada: sua senha continua a mesma.
    .subject = Uma senha nova para o dominó
mail-turn =
    Olá, { $name },

    uma partida espera por você. Jogue aqui:

    { $link }

    Você recebe este e-mail porque o pediu na sua conta. Lá você também pode desligá-lo.
    .subject = É a sua vez no dominó
mail-arrival =
    Olá, { $name },

    alguém quer jogar dominó. Veja aqui:

    { $link }

    Você recebe este e-mail porque o pediu na sua conta. Lá você também pode desligá-lo.
    .subject = Alguém quer jogar dominó
