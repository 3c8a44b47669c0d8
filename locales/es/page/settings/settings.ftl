### Settings.

title = Ajustes

intro = Los cambios se guardan al momento en este dispositivo.

introAccount = Los cambios se guardan al momento en este dispositivo y en tu cuenta.

account = Con una cuenta valen en todos tus dispositivos

sample = La mesa tal como la ajustas: una línea y tres fichas tuyas

display = Aspecto

theme = Tema

themes-system = Como el sistema
themes-light = Claro
themes-dark = Oscuro

contrast = Contraste

contrasts-system = Como el sistema
contrasts-normal = Normal
contrasts-more = Alto

cloth = Tapete

cloths-green = Verde
cloths-blue = Azul
cloths-wine = Granate
cloths-slate = Pizarra
cloths-plain = Verde liso

tiles = Cara de las fichas

tileStyles-table = Las que diga la mesa
tileStyles-pips = Puntos
tileStyles-large = Puntos grandes
tileStyles-digits = Cifras
tileStyles-both = Puntos y cifras
tileStyles-pictures = Dibujos
tileStyles-cards = Cartas

pictures = Qué dibujos

colours = Colores de los números

colourings-table = Los que diga la mesa
colourings-always = Siempre de colores
colourings-never = Siempre negros

motion = Movimiento

motions-system = Como el sistema
motions-normal = Normal
motions-fast = Rápido
motions-none = Ninguno

speech = Voz

speechHelp = Lo que dice el lector de pantalla en cada jugada.

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

vibrationHelp = Una vez cuando te toca y dos cuando alguien pasa, si tu dispositivo puede vibrar.

spoken = Mesa en voz alta

spokenHelp = La página lee las jugadas en voz alta. Actívala si no tienes lector de pantalla.

play = Juego

showFits = Levantar las fichas que encajan

showScores = Mostrar cuántos tantos da una ficha

showScoresHelp = En los juegos con tantos durante la mano. Los tantos aparecen junto a tus fichas y a los extremos.
help = Pistas y deshacer
helpHelp = Dos botones en la mesa cuando juegas únicamente contra bots.

confirm = Jugar la ficha solo al segundo toque

rearrange = Mover mis fichas en cualquier mesa

rearrangeHelp = Para quienes necesitan tocar sus fichas. Funciona también en las mesas donde no se cambian de orden.

keys = Teclas de una letra

keysHelp = Solo funcionan cuando el foco está en la mesa.

language = Idioma

languageHelp = El idioma de la página
