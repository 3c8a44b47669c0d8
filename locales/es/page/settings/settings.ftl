### Settings.

title = Ajustes

intro = Cada cambio vale al instante y se guarda en este dispositivo.

sample = Muestra: tres fichas, una de las cuales encaja

display = Aspecto

theme = Tema

themes-system = Como el sistema
themes-light = Claro
themes-dark = Oscuro

contrast = Contraste

contrasts-system = Como el sistema
contrasts-normal = Normal
contrasts-more = Alto

tiles = Cara de las fichas

tileStyles-table = Como diga la mesa
tileStyles-pips = Puntos
tileStyles-large = Puntos grandes
tileStyles-digits = Cifras
tileStyles-both = Puntos y cifras
tileStyles-pictures = Dibujos
tileStyles-cards = Cartas

pictures = Qué dibujos

motion = Movimiento

motions-system = Como el sistema
motions-normal = Normal
motions-fast = Rápido
motions-none = Ninguno

speech = Voz

speechHelp = Lo que el lector de pantalla cuenta de cada jugada.

speeches-short = Breve
speeches-normal = Normal
speeches-full = Completa

speechSamples-short = Ana 6-5 derecha. 3, 5.
speechSamples-normal = Ana juega el seis-cinco a la derecha. Extremos 3 y 5.
speechSamples-full = Ana juega el seis-cinco a la derecha. Extremos 3 y 5. Eva pasa. No tiene treses ni cincos.

sound = Sonido

sounds = Sonidos en la mesa

volume = Volumen

volumes-low = Bajo
volumes-middle = Medio
volumes-high = Alto

vibration = Vibración

vibrationHelp = Una vez cuando te toca y dos cuando se pasa, si el dispositivo puede.

spoken = Mesa hablada

spokenHelp = La propia página lee las jugadas en voz alta, para quien no usa lector de pantalla.

play = Juego

showFits = Levantar las fichas que encajan

confirm = Jugar una ficha solo al segundo toque

rearrange = Mover mis fichas en cualquier mesa

rearrangeHelp = Para quien necesita tocar sus fichas: vale también donde las fichas no cambian de orden.

keys = Teclas de una letra

keysHelp = Actúan solo con el foco en la mesa.

language = Idioma

languageHelp = El idioma de la página
