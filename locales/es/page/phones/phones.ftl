### Cómo llegan al servidor los teléfonos de una sala: su red y el wifi.

# $address is an example.
steps-title = Los teléfonos aún no pueden abrir este enlace: qué hacer
steps-stop = En el ordenador donde funciona Boneyard, ve a su ventana. Pulsa Ctrl+C.
steps-start = Inícialo de nuevo con esta orden:
steps-program = Si solo tienes el programa:
steps-connect = Conecta este ordenador al wifi de la sala o a la zona wifi de un teléfono.
steps-reload = Recarga esta página. El enlace y el código QR tendrán una dirección para teléfonos, como { $address }.
steps-again = Recargar esta página
steps-kept = Tus mesas y veladas se conservan, y sigues siendo el organizador.

limits-hotspot = La zona wifi de un teléfono o un portátil suele admitir solo de 5 a 10 dispositivos. Basta un teléfono por mesa.
limits-apart = Algunas redes de invitados aíslan los dispositivos. Si ningún teléfono abre la dirección, usa otra red.
limits-offline = Con http sin cifrar, un teléfono no guarda copia de la página. Si falla el wifi, deja la página abierta y no la recargues.

wifi-title = Wifi para los teléfonos
wifi-help = El teléfono que escanea este código se conecta al wifi. El nombre y la contraseña se quedan en este dispositivo.
wifi-name = Nombre de la red
wifi-password = Contraseña
wifi-open = Déjala vacía si la red no tiene.
wifi-short = Una contraseña de wifi tiene al menos 8 caracteres.
wifi-qr = Código QR: conectarse al wifi { $name }
wifi-show = Mostrar los dos códigos
# Above the two codes, on a screen or on paper.
wifi-first = 1. Conéctate al wifi { $name }
wifi-with = Contraseña: { $password }
wifi-second = 2. Entra en la velada
wifi-print = Imprimir
