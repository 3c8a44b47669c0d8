### Passkeys: keys on devices that sign in without a password.

title = Llaves de acceso
help = Una llave de acceso está en tu dispositivo. Entras con tu huella, tu cara o el código del dispositivo, sin contraseña.
list = Tus llaves de acceso
none = No tienes llaves de acceso.
made = Creada el { $date }
used = Último uso: { $date }
remove = Quitar
removeNamed = Quitar: { $device }
removeHelp = Si quitas una llave, se cierran las sesiones de tus otros dispositivos.
removed = La llave de acceso se ha quitado.
new = Nueva llave de acceso
add = Crear una llave en este dispositivo
added = La llave de acceso está creada. Puedes entrar con ella.
left = Tu dispositivo no ha creado ni usado ninguna llave. Inténtalo otra vez o usa tu contraseña.
notHere = Este servidor no tiene nombre, así que no puede crear llaves de acceso.
elsewhere = Las llaves de este servidor solo funcionan en la dirección { $host }, con un navegador que las conozca.
signIn = Entrar con una llave de acceso
signInHelp = Tu dispositivo conoce tu llave. No necesitas nombre ni contraseña.
create = Crear con una llave de acceso
createHelp = Escribe el nombre arriba. Tu dispositivo guarda una llave en lugar de una contraseña.
