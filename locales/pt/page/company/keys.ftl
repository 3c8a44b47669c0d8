### The keys of a table.

keys-note = Funcionam com o foco na mesa.
keys-move = Andar pelas suas peças
keys-tile = Ir para essa peça; 0 é a décima
keys-play = Jogar; se encaixa nas duas pontas, escolher
keys-ends = Jogar na ponta esquerda ou direita
keys-train = Escolher um trem para a peça
keys-arms = Jogar no braço de cima ou de baixo da carroça cruzada
keys-close = Fechar a carroça que você acabou de jogar
keys-done = Terminar a vez
keys-draw = Comprar
keys-pass = Passar
keys-declare = Anunciar 6-6
keys-sort = Mudar a peça de lugar na mão
keys-cancel = Cancelar
keys-command = Digitar um comando
keys-sayEnds = Dizer as pontas
keys-sayHand = Dizer minhas peças e o que encaixa
keys-sayLine = Dizer a linha da esquerda para a direita
keys-sayNumber = Dizer quantas desse número já saíram
keys-sayLast = Dizer as quatro últimas jogadas
keys-sayCounts = Dizer quantas peças cada um tem
keys-sayScore = Dizer o placar
keys-sayClock = Dizer os relógios
keys-grid = Percorrer a linha
keys-zen = Só as peças
keys-mute = Ligar ou desligar o som
keys-help = Estas teclas
keys-again = Repetir o anúncio anterior ou o seguinte
keys-digit = algarismo
keys-space = Espaço
keys-takeBack = Desfazer sua jogada
keys-talk = Conversa
# The line to type commands in.
command-help = Por exemplo: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Executar
