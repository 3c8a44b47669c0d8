### The page: tables that run on a device, without the server.

atTable = Esta mesa está solo en este dispositivo. No necesita conexión.
here = En este dispositivo
instead = Sin conexión: puedes jugar aquí con bots. La mesa se queda en este dispositivo.
notHere = Esta mesa no está en este dispositivo. Ábrela en el dispositivo donde la empezaste.
broken = Ahora no podemos abrir esta mesa. Tus fichas y tus tantos están a salvo.
frozen = Este dispositivo no puede guardar jugadas ahora: quizá no le queda espacio. Los relojes están parados y tus fichas, a salvo.
offline = Sin conexión. Puedes jugar con bots, leer las lecciones y reglas que ya abriste y seguir con una velada.
