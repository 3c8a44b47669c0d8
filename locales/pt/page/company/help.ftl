### Help in casual play against bots: a hint, and taking a play back.
help-hint = Dica
help-takeBack = Desfazer
help-thinking = Um momento…
# What to do, and why.
help-both = { $what } { $why }
help-lead = Saia com { $tile }.
help-play = { $where }: jogue { $tile }.
help-draw = Compre uma peça.
help-close = Feche a carroça.
help-done = Termine sua vez.
help-pass = Passe.
help-why =
    .only = Você não tem outra jogada.
    .last-tile = É sua última peça.
    .scores = Marca { $n } agora.
    .stops = Depois disso { $who } não tem nenhuma peça que encaixe.
    .keeps = Depois disso { $n } das suas peças encaixam, mais do que após qualquer outra jogada.
    .double = Uma carroça encaixa em um número só, por isso é difícil jogá-la mais tarde.
    .heavy = Das suas peças que encaixam, é a de mais pontos: { $n }.
    .better = Com ela você ganha { $points } pontos a mais que com qualquer outra jogada. É a média de { $deals } distribuições que combinam com o que você viu.
    .equal = Outras jogadas são quase tão boas: em { $deals } distribuições que combinam com o que você viu, nenhuma ganhou mais.
help-failed = Agora não há dica.
