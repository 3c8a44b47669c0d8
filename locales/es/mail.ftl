# E-mails about accounts. $name is the name of the account, $link a link that works once, for an hour.

mail-confirm =
    Hola, { $name }:

    abre este enlace para confirmar que este correo es tuyo:

    { $link }

    El enlace vale durante una hora. Si no lo has pedido, no tienes que hacer nada.
    .subject = Confirma tu correo para el dominó
mail-password =
    Hola, { $name }:

    alguien ha pedido una contraseña nueva para tu cuenta. Para ponerla, abre este enlace:

    { $link }

    El enlace vale durante una hora. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual.
    .subject = Una contraseña nueva para el dominó
mail-turn =
    Hola, { $name }:

    una partida te espera. Juega aquí:

    { $link }

    Recibes este correo porque lo pediste en tu cuenta. Allí también puedes desactivarlo.
    .subject = Te toca en el dominó
mail-arrival =
    Hola, { $name }:

    alguien quiere jugar al dominó. Míralo aquí:

    { $link }

    Recibes este correo porque lo pediste en tu cuenta. Allí también puedes desactivarlo.
    .subject = Alguien quiere jugar al dominó
