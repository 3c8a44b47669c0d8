### The analysis of a match that is over, beside its replay.

title = Análise
start = Analisar esta partida
note = Veja quanto valeu cada jogada e qual teria sido melhor. Quem calcula é o seu aparelho, e cada jogada é julgada pelo que o jogador podia ver.
running = { $n } de { $of } jogadas
stop = Parar
goOn = Continuar
none = A análise precisa das peças de todos os jogadores. O registro desta partida não as tem.
failed = Este aparelho não consegue analisar a partida agora.
noPlay = Escolha uma jogada para ler sobre ela.
notYet = Esta jogada ainda não foi analisada.
# A play: who played what.
named = { $name }: { $move }
# Moves in a few words. `$where` names the place.
move-at = { $tile }, { $where }
# A tile of which either half could have touched: `$n` is the number that stays open.
move-leaving = { $tile }, { $where }, fica aberto { $n }
move-draw = comprar
move-close = fechar a carroça
move-done = terminar a vez
move-pass = passar
grade =
    .good = Boa
    .inaccuracy = Imprecisão
    .mistake = Erro
    .blunder = Erro grave
best = O programa faz a mesma jogada.
only = Não havia outra jogada.
# `$error` is half of an interval.
better = Melhor por { $points } pontos (± { $error }): { $move }.
# The difference may be chance. `$points` has a sign.
even = O programa joga { $move }. A diferença pode ser acaso: { $points } pontos (± { $error }).
why =
    .last-tile = Coloca a última peça.
    .scores = Marca { $n }, e nenhuma outra jogada marca mais.
    .stops = Depois disso { $who } com certeza não tem nenhuma peça que encaixe.
    .keeps = Depois disso { $n } peças da mão encaixam, mais do que após qualquer outra jogada.
    .double = Uma carroça encaixa em um número só, por isso é difícil jogá-la mais tarde.
    .heavy = Das peças que encaixam, é a de mais pontos: { $n }.
# What all hands show.
hindsight =
    .stopped = Com as peças reais, depois disso { $who } não teria nenhuma peça que encaixasse.
    .let = Com as peças reais, depois disso { $who } teria uma peça que encaixasse. Após esta jogada não tinha nenhuma.
# A pass or a draw. `$numbers` is a list.
proved = Isso mostrou a todos que na mão não havia nenhum destes números: { $numbers }.
knew = O que { $name } podia saber
knewNothing = Ninguém tinha mostrado que números lhe faltavam.
lacks = { $name } não tem nenhum destes números: { $numbers }.
options = Jogadas e quanto valem
played = jogada
worth = { $points } ± { $error }
try = Testar
tryOf = Testar: { $move }
optionsNote = Pontos que um lado ganha na rodada, menos o que os outros ganham. São a média de distribuições ao acaso que combinam com o que o jogador viu. Ganhar a partida conta 50 a mais.
hidden = Onde podia estar cada peça oculta
tile = Peça
boneyard = Monte
outlook = Quanto vale a rodada
outlookOf = { $name }: { $points }
outlookNote = Em pontos, com as peças de todos como estavam, se todos seguirem jogando ao acaso.
moments = As jogadas que mais mudaram
moment = Rodada { $n }, { $name }: { $move }
change = { $name }: de { $before } para { $after } pontos
players = Como cada um jogou
player = Jogador
choices = Escolhas
agreed = Como o programa
loss = Pontos perdidos por escolha
count-inaccuracies = Imprecisões
count-mistakes = Erros
count-blunders = Erros graves
whatIf = E se…?
looking = Um momento…
lookFailed = Não é possível testar esta jogada.
over = A rodada termina aqui.
toPlay = Joga { $name }. As peças de todos estão à vista.
back = Voltar à partida
undo = Uma jogada atrás
