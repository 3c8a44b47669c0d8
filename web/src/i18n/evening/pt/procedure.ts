import type { ProcedureMessages } from '../en/procedure.ts';

const procedure: ProcedureMessages = {
  title: 'Como se joga na mesa',
  start: ({ n }) => `Antes da rodada ${n}`,
  handshake: 'Antes da primeira partida todos se cumprimentam com um aperto de mão.',
  leads: ({ name }) => `Sai ${name}.`,
  shuffles: ({ name }) => `Embaralha ${name}.`,
  reshuffle: ({ name, order }) =>
    `Só ${name} pode embaralhar mais uma vez; então se pega assim: ${order}.`,
  taking: ({ order }) => `Cada um pega sete peças, nesta ordem: ${order}.`,
  tooMany:
    'Se alguém pegou peças demais: se alguma delas foi vista, embaralha-se de novo. Se não, quem tem de menos pega das peças que ninguém levantou.',
  lifting: ({ names: [first, second, third, fourth] }) =>
    `Levantam-se as peças em um ou dois movimentos: primeiro ${first} e ${second}, depois da primeira peça jogada ${third}, depois da segunda ${fourth}.`,
  standing:
    'As peças ficam na ordem em que estavam. Não são reordenadas, só tocadas para jogar, e os espaços ficam abertos.',
  play: 'Durante o jogo',
  first: ({ name, partner }) =>
    `${name} põe qualquer peça no meio, virada para cima: uma carroça com o lado comprido para si, outra peça com o número maior na direção de ${partner}. Assim ela fica.`,
  turn: 'O jogo corre para a direita, uma peça por vez; as pontas têm de encaixar. As carroças ficam atravessadas.',
  rightEnd: ({ name }) =>
    `Quando as duas pontas são iguais, a próxima peça vai na ponta à direita de ${name}.`,
  noBanging: 'As peças são postas sem bater.',
  pass: 'Quem não pode jogar diz “passo”, com clareza. Enquanto alguém põe uma série de peças do mesmo número, os outros não precisam dizer.',
  end: 'Como termina',
  out: 'Quem joga as sete peças ganha a rodada para a dupla: ela leva os pontos que sobraram com os dois perdedores.',
  block:
    'Jogo fechado, quando ninguém pode jogar: a soma menor leva os pontos que sobraram com os dois perdedores. Com empate ninguém pontua, e sai o próximo.',
  target: ({ n }) => `A partida acaba quando uma dupla chega a ${n}.`,
  after:
    'Depois o organizador confirma, anuncia os próximos lugares e a classificação; no fim, os ganhos e a ordem final.',
  courtesies: 'Nesta mesa',
  courtesy: {
    'partner-writes': ({ name, by }) => `Quando é a vez de ${name} anotar, ${by} anota.`,
    'partner-shuffles': ({ name, by }) => `Quando é a vez de ${name} embaralhar, ${by} embaralha.`,
    'may-rearrange': ({ name }) => `${name} pode tocar e reordenar as próprias peças.`,
    'neighbour-sets': ({ name, by }) =>
      `${name} põe a peça virada para cima e diz as duas pontas; ${by} a coloca no lugar.`,
    'all-say-ends': () => 'Cada um diz com clareza as duas pontas depois da própria jogada.',
    'may-ask-count': ({ name, by }) =>
      `${name} pode perguntar quantas peças de um número já saíram; ${by} responde.`,
    'neighbour-stands': ({ name, by }) =>
      `${by} põe de pé as peças de ${name} sem olhar nem tocar as faces e, no fim, vira as que sobraram.`,
    'neighbour-places': ({ name, by }) => `${name} aponta a peça e diz a ponta; ${by} a coloca.`,
    'knocks-to-pass': ({ name, by }) => `${name} passa com duas batidas da mão na frente de ${by}.`,
    'others-knock': () => 'Os outros passam com duas batidas no meio da mesa.',
    'sheet-shown': () =>
      'Quem anota mostra a súmula depois de cada rodada e sempre que alguém toca a mesa à sua frente.',
  },
};

export default procedure;
