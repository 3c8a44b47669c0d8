### The page: notices on every page and on devices, and the wish to hear when someone comes.

calls-opened = Sua mesa está pronta
calls-turn = É a sua vez
calls-sat =
    { COUNT($names) ->
        [one] { LIST($names) } já está na mesa
        [many] { LIST($names) } já estão na mesa
       *[other] { LIST($names) } já estão na mesa
    }
calls-guest = Um convidado
toTable = Para a mesa
later = Mais tarde
# How many tables wait for you.
waiting =
    { $n ->
        [one] { $n } mesa espera por você
        [many] { $n } mesas esperam por você
       *[other] { $n } mesas esperam por você
    }
# After the name of the first game: how many tables wait besides.
others =
    { $n ->
        [one] e mais { $n } mesa espera
        [many] e mais { $n } mesas esperam
       *[other] e mais { $n } mesas esperam
    }
arrival = Alguém quer jogar
games = { LIST($names) }
look = Ver quem é

wish-name = Avise-me quando alguém chegar
wish-on = Ligado até { $time }. Você fica sabendo aqui, em qualquer página.
wish-device = Avisos neste aparelho
wish-mail = E-mails

push-title = Avisos neste aparelho
push-intro = Mesmo com o Boneyard fechado, este aparelho avisa da sua vez em partidas lentas, de convites e de torneios. Também avisa quem chega para jogar, se você pediu para saber.
push-name = Avisar neste aparelho
push-states =
    .unsupported = Este navegador não recebe avisos. No iPhone ou iPad, adicione antes o Boneyard à tela de início.
    .host = Este servidor não envia avisos a aparelhos.
    .denied = Você bloqueou os avisos deste site. Permita-os nas configurações do navegador e abra esta página de novo.
    .off = Este aparelho não recebe avisos.
    .on = Este aparelho recebe avisos.
    .failed = O serviço de avisos do navegador não respondeu. Tente mais tarde.
