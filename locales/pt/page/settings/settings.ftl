### Settings.

title = Configurações

intro = As mudanças são salvas na hora, neste aparelho.

introAccount = As mudanças são salvas na hora, neste aparelho e na sua conta.

account = Com uma conta, elas valem em todos os seus aparelhos

sample = A mesa como você a ajustou: uma linha e uma mão de três peças

display = Aparência

theme = Tema

themes-system = Igual ao sistema
themes-light = Claro
themes-dark = Escuro

contrast = Contraste

contrasts-system = Igual ao sistema
contrasts-normal = Normal
contrasts-more = Alto

cloth = Pano

cloths-green = Verde
cloths-blue = Azul
cloths-wine = Vinho
cloths-slate = Ardósia
cloths-plain = Verde liso

tiles = Face das peças

tileStyles-table = A mesa decide
tileStyles-pips = Pontos
tileStyles-large = Pontos grandes
tileStyles-digits = Algarismos
tileStyles-both = Pontos e algarismos
tileStyles-pictures = Figuras
tileStyles-cards = Cartas

pictures = Quais figuras

colours = Cores dos números

colourings-table = A mesa decide
colourings-always = Sempre coloridos
colourings-never = Sempre pretos

motion = Movimento

motions-system = Igual ao sistema
motions-normal = Normal
motions-fast = Rápido
motions-none = Nenhum

speech = Fala

speechHelp = O que o leitor de tela diz a cada jogada.

speeches-short = Curta
speeches-normal = Normal
speeches-full = Completa

speechSamples-short = Ana 6-5 direita. 3, 5.
speechSamples-normal = Ana joga seis e cinco na direita. Pontas 3 e 5.
speechSamples-full = Ana joga seis e cinco na direita. Pontas 3 e 5. Eva passa. Sem três nem cinco.

sound = Som

sounds = Sons na mesa

volume = Volume

volumes-low = Baixo
volumes-middle = Médio
volumes-high = Alto

vibration = Vibração

vibrationHelp = Uma vez na sua vez, duas quando alguém passa, se o seu aparelho vibra.

spoken = Mesa falada

spokenHelp = A página lê as jogadas em voz alta. Use se você não tem leitor de tela.

play = Jogo

showFits = Levantar as peças que encaixam

showScores = Mostrar quantos pontos uma peça dá

showScoresHelp = Nos jogos com pontos durante o jogo. Os pontos aparecem junto das suas peças e das pontas.
help = Dicas e desfazer
helpHelp = Dois botões na mesa quando você joga só contra robôs.

confirm = Jogar a peça só no segundo toque

rearrange = Mover as minhas peças em qualquer mesa

rearrangeHelp = Para quem precisa tocar nas próprias peças. Funciona também nas mesas que não deixam mudar a ordem.

keys = Teclas de uma letra

keysHelp = Só funcionam com o foco na mesa.

language = Idioma

languageHelp = O idioma da página
