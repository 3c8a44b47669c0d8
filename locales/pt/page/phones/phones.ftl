### Como os celulares de uma sala chegam ao servidor: a rede e o Wi-Fi.

# $address is an example.
steps-title = Os celulares ainda não conseguem abrir este link: o que fazer
steps-stop = No computador em que o Boneyard roda, vá até a janela dele. Pressione Ctrl+C.
steps-start = Inicie de novo com este comando:
steps-program = Se você tem só o programa:
steps-connect = Conecte este computador ao Wi-Fi da sala ou ao roteador de um celular.
steps-reload = Recarregue esta página. O link e o código QR terão um endereço para celulares, como { $address }.
steps-again = Recarregar esta página
steps-kept = Suas mesas e noites de clube são mantidas, e você continua na organização.

limits-hotspot = O roteador de um celular ou notebook costuma aceitar só de 5 a 10 aparelhos. Basta um celular por mesa.
limits-apart = Algumas redes de convidados isolam os aparelhos. Se nenhum celular abrir o endereço, use outra rede.
limits-offline = Com http sem criptografia, o celular não guarda cópia da página. Se o Wi-Fi cair, deixe a página aberta e não a recarregue.

wifi-title = Wi-Fi para os celulares
wifi-help = O celular que lê este código entra no Wi-Fi. O nome e a senha ficam neste aparelho.
wifi-name = Nome da rede
wifi-password = Senha
wifi-open = Deixe vazio se a rede não tem senha.
wifi-short = Uma senha de Wi-Fi tem pelo menos 8 caracteres.
wifi-qr = Código QR: entrar no Wi-Fi { $name }
wifi-show = Mostrar os dois códigos
# Above the two codes, on a screen or on paper.
wifi-first = 1. Entre no Wi-Fi { $name }
wifi-with = Senha: { $password }
wifi-second = 2. Entre na noite do clube
wifi-print = Imprimir
