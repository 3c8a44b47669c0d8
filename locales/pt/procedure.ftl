# O procedimento na mesa: na folha impressa e na página.

procedure-title = O jogo à mesa

procedure-step-1-title = Cumprimento
procedure-step-1 = Antes da primeira partida, todos se cumprimentam com um aperto de mão.

procedure-step-2-title = Quem sai primeiro
procedure-step-2 = Com as peças viradas para baixo, cada jogador pega uma. Sai quem tem o número mais alto: vale a metade maior. Se for igual, ganha a carroça; se não houver carroça, a soma maior.

procedure-step-3-title = Embaralhar
procedure-step-3 = Embaralha o jogador à esquerda de quem sai, e ele pega por último. Primeiro pega quem sai, depois o jogador à sua direita, e assim por diante. Só quem sai pode embaralhar mais uma vez, e então pega por último.

procedure-step-4-title = Peças a mais
procedure-step-4 = Se um jogador pegou peças a mais e alguma delas foi vista, embaralhem de novo. Se nenhuma foi vista, o jogador com peças a menos pega das peças que ninguém levantou.

procedure-step-5-title = Levantar
procedure-step-5 = Levante suas peças em uma ou duas vezes. Primeiro levantam quem sai e o jogador à sua direita. O terceiro levanta depois da primeira jogada; o quarto, depois da segunda.

procedure-step-6-title = Suas peças
procedure-step-6 = Ponha suas peças em pé na ordem em que estavam e não mude nenhuma de lugar. Toque em uma peça só para jogar. Ao jogar uma peça, deixe o espaço dela vazio.

procedure-step-7-title = A primeira peça
procedure-step-7 = Pode-se sair com qualquer peça. Ela fica no centro da mesa, virada para cima. Uma carroça fica com o lado comprido para quem sai; outra peça, com o número maior para o parceiro dele. Depois ela não se move mais.

procedure-step-8-title = As jogadas
procedure-step-8 = Joga-se no sentido anti-horário, uma peça por vez. As pontas devem combinar, e as carroças ficam atravessadas. Se as duas pontas mostram o mesmo número, jogue na ponta à direita de quem saiu na rodada. Não bata as peças na mesa.

procedure-step-9-title = Passar
procedure-step-9 = Se você não pode jogar, diga “passo” com clareza. Enquanto um jogador joga uma série de peças do mesmo número, os outros não precisam dizer.

procedure-step-10-title = Fim da rodada
procedure-step-10 = A rodada termina quando um jogador jogou todas as suas peças ou quando ninguém pode jogar (jogo fechado). Vence a rodada a dupla que bate. No jogo fechado, vence a dupla que soma menos. Se as somas são iguais, ninguém marca.

procedure-step-11-title = Fim da partida

procedure-step-12-title = Depois da partida
procedure-step-12 = O organizador confirma o resultado e anuncia os próximos lugares e a classificação. No fim da noite, anuncia o dinheiro e a classificação final.

## Cortesias com jogadores que enxergam mal, não conseguem manusear as peças, não ouvem ou não falam

courtesies-title = Cortesias
courtesies-note = Todo jogador que precisa destas cortesias tem direito a elas. Elas nunca são penalizadas.
courtesies-sight = Visão
courtesies-movement = Movimento
courtesies-hearing = Audição ou fala
