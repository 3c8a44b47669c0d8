### A match with others: what people ask of each other, leaving and returning, and what they say.

menu-talk = Conversa
menu-takeBack = Desfazer sua jogada
menu-offerEnd = Propor terminar sem resultado
menu-resign = Desistir
menu-report = Denunciar um jogador
menu-leave = Sair da partida
menu-pace = Ritmo dos robôs
menu-paceFirst = Mais lento na sua primeira partida.
pace =
    .quick = Rápido
    .usual = Normal
    .slow = Lento

held-return = Voltar a jogar no lugar do robô
held-returned =
    { PERSON($who) ->
        [you] Você volta a jogar no lugar do robô.
       *[other] { $who } volta a jogar no lugar do robô.
    }
leave-goesOn = A partida continua, e um robô joga por você. Você pode voltar a qualquer momento até o fim.
leave-rated = Esta partida vale rating. Se você não voltar até o fim, ela conta como derrota para você, mesmo se seu lado vencer.
leave-confirm = Sair e deixar um robô jogar
leave-stay = Ficar
resign-wins = Você desiste desta partida, e { $name } vence.
resign-rated = Esta partida vale rating, e você a perde.
resign-stay = Continuar jogando

# The table belongs to a club night: its name, and the match.
gather-match = { $name }: partida { $match } de { $all }, mesa { $table }
gather-all = A primeira rodada começa quando todos chegarem.
gather-missing = Ainda faltam: { LIST($names) }.
gather-until = Tempo para chegar: { $clock }. Depois, um robô joga por quem faltar, até a pessoa chegar.

dropped-strip = { $who } perdeu a conexão. Tempo para voltar: { $clock }.
dropped-over = { $who } continua sem conexão. O que fazer?
dropped-wait = Esperar
dropped-waitNoMore = Parar de esperar por { $who }
dropped-hold = Deixar um robô jogar
dropped-stop = Interromper a partida
dropped-sureStop = Interromper a partida para todos? Ninguém ganha.

asks-takeBack =
    { PERSON($who) ->
        [you] Você pede para desfazer sua jogada.
       *[other] { $who } pede para desfazer uma jogada.
    }
asks-end =
    { PERSON($who) ->
        [you] Você propõe terminar a partida sem resultado.
       *[other] { $who } propõe terminar a partida sem resultado.
    }
asks-waitsFor = Falta a resposta de { LIST($names) }.
asks-agree = Aceitar
asks-decline = Recusar
asks-withdraw = Retirar
asks-choose = Aceite ou recuse.
asks-agreed =
    { PERSON($who) ->
        [you] Você aceita.
       *[other] { $who } aceita.
    }
asks-declined =
    { PERSON($who) ->
        [you] Você recusa.
       *[other] { $who } recusa.
    }
asks-withdrawn =
    { PERSON($who) ->
        [you] Você retira o pedido.
       *[other] { $who } retira o pedido.
    }
asks-tookBack = A jogada foi desfeita.

talk-nothing = Nenhuma mensagem ainda.
talk-line = { $name }: { $text }
talk-list = O que foi dito
talk-phrases = Frases
talk-inRound = Os parceiros não conversam durante a rodada. Você pode conversar entre as rodadas.
talk-field = Mensagem
talk-send = Enviar
talk-people = Silenciar jogadores
talk-muteHelp = Você não vê nem ouve o que diz um jogador silenciado. Este aparelho lembra o nome.
phrases =
    .hello = Olá
    .good-luck = Boa sorte
    .well-played = Boa jogada
    .thanks = Valeu
    .sorry = Desculpe
    .one-moment = Um momento
    .back = Voltei
    .good-game = Bom jogo
    .rematch = Mais uma?
    .goodbye = Tchau
    .applause = Bravo
    .laugh = Haha
    .surprise = Nossa
    .sad = Ah, não

refused =
    .rated-stands = Numa partida valendo rating, nenhuma jogada é desfeita.
    .nothing-to-take-back = Você ainda não jogou nesta rodada.
    .no-hints = As dicas são para partidas amistosas contra robôs.
    .not-resigned = Você só pode desistir durante uma rodada entre dois jogadores.
    .nothing-asked = Já não há nada para responder.
    .asked-already = Outra pergunta ainda está aberta. Espere a resposta.
    .not-replaced = Nenhum robô joga por você agora.
    .bot-plays = Um robô joga por você. Volte primeiro.
    .no-talk = Nesta mesa não se pode dizer isso.
    .no-talk-in-round = Os parceiros não conversam durante a rodada.
    .bad-text = 
        { $max ->
            [one] Escreva no máximo { $max } caractere visível.
            [many] Escreva no máximo { $max } de caracteres visíveis.
           *[other] Escreva no máximo { $max } caracteres visíveis.
        }
    .too-much-talk = Você mandou muitas mensagens. Espere alguns segundos.
    .time-out = Você não pode escrever até { $until }. Motivo do moderador: { $reason }
    .banned = Você não pode jogar com outras pessoas até { $until }. Motivo do moderador: { $reason }
    .banned-for-good = Você não pode jogar com outras pessoas: a sanção não tem fim. Motivo do moderador: { $reason }
    .no-such-seat = Esta mesa não tem lugar { $seat }.
    .seat-taken = Outro jogador acabou de ocupar esse lugar.
    .already-seated = Você já tem um lugar nesta mesa.
    .not-seated = Você não tem lugar nesta mesa.
    .match-began = A partida já começou: os lugares não mudam mais.
    .not-host = Só o anfitrião da mesa pode fazer isso.
    .rated = Robôs não jogam partidas valendo rating.
    .no-bot = Nesse lugar não há robô.
    .nothing-to-wait-for = Ninguém está esperando por você agora.
    .nothing-to-take = Você não pode pegar peça da pilha agora.
    .taken-already = Outro jogador acabou de pegar essa peça. Pegue outra.
    .not-mixed-again = Só quem sai pode mandar embaralhar de novo, antes que alguém pegue a primeira peça.
    .not-pointed = Aqui você não escolhe a peça. Compre a próxima.
    .nothing-to-declare = Você não pode anunciar 6-6 agora.
    .nothing-to-close = Você só pode fechar a carroça que acabou de jogar.
    .not-done = Jogue uma peça antes de terminar a vez.
