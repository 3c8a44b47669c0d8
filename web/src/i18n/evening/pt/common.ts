import { wordsOf } from '../../words.ts';
import type { CommonMessages } from '../en/common.ts';

const { plural, number } = wordsOf('pt', ['one', 'many', 'other']);
const and = new Intl.ListFormat('pt', { type: 'conjunction' });

/** A counted thing after its number: 1 ponto, 2 pontos. Zero has its own word, because by rule it would be singular. */
const count = (n: number, none: string, one: string, other: string) =>
  n === 0
    ? `${none} ${one}`
    : plural(n, {
        one: `${number(n)} ${one}`,
        many: `${number(n)} de ${other}`,
        other: `${number(n)} ${other}`,
      });

const common: CommonMessages = {
  table: ({ n }) => `Mesa ${number(n)}`,
  match: ({ n }) => `Partida ${number(n)}`,
  matchOf: ({ n, all }) => `Partida ${number(n)} de ${number(all)}`,
  matchAtTable: ({ match, table }) => `Partida ${number(match)}, mesa ${number(table)}`,
  round: ({ n }) => `Rodada ${number(n)}`,
  names: (names) => and.format(names),
  players: ({ n }) => count(n, 'nenhum', 'jogador', 'jogadores'),
  matches: ({ n }) => count(n, 'nenhuma', 'partida', 'partidas'),
  points: ({ n }) => count(n, 'nenhum', 'ponto', 'pontos'),
  minutes: ({ n }) => count(n, 'nenhum', 'minuto', 'minutos'),
  ago: ({ n }) => (n === 0 ? 'agora mesmo' : `há ${number(n)} min`),
  versus: ({ first, second }) => `${first} contra ${second}`,
  states: {
    waiting: 'Aguardando',
    playing: 'Jogando',
    calls: 'Chama você',
    late: 'Demora a informar',
    'to-confirm': 'A confirmar',
    done: 'Concluída',
  },
  seats: { top: 'Em cima', left: 'À esquerda', bottom: 'Embaixo', right: 'À direita' },
  needs: { sight: 'Visão', movement: 'Movimento', hearing: 'Audição ou fala' },
  courtesies: {
    'partner-writes': 'quem anota é o parceiro',
    'partner-shuffles': 'quem embaralha é o parceiro',
    'may-rearrange': 'pode tocar e reordenar as próprias peças',
    'neighbour-sets':
      'põe a peça virada para cima e diz as duas pontas; quem está à direita a coloca no lugar',
    'all-say-ends': 'todos dizem as duas pontas em voz alta depois de cada jogada sua',
    'may-ask-count':
      'pode perguntar quantas peças de um número já saíram; quem está à direita responde',
    'neighbour-stands':
      'quem está à direita põe as peças de pé sem olhar e, no fim, vira as que sobraram',
    'neighbour-places': 'aponta a peça e diz a ponta; quem está à direita a coloca',
    'knocks-to-pass': 'passa com duas batidas na mesa diante de quem está à direita',
    'others-knock': 'os outros passam com duas batidas no meio da mesa',
    'sheet-shown': 'a súmula lhe é mostrada depois de cada rodada e sempre que tocar a mesa',
  },
  courtesyOf: ({ name, courtesy }) => `${name}: ${courtesy}`,
  tableCalls: ({ n }) => `A mesa ${n} chama o organizador`,
  callReasons: {
    score: 'O placar',
    rule: 'Uma regra',
    conduct: 'A conduta',
    health: 'Alguém não está bem',
    other: 'Outra coisa',
  },
  callStates: { open: 'Aberto', 'on-the-way': 'A caminho', done: 'Resolvido' },
  alertCause: {
    high: ({ number: n, points, pair }) =>
      `Rodada ${n}: ${count(points, 'nenhum', 'ponto', 'pontos')} para ${pair}. É mais do que o normal.`,
    twice: ({ number: n, score }) => `A rodada ${n} é igual à anterior: ${score}.`,
    objection: ({ number: n, by, text }) =>
      text === ''
        ? `Há uma contestação da rodada ${n}.`
        : `${by} contesta a rodada ${n}: “${text}”`,
    'wrong-lead': ({ number: n, leads, should }) =>
      `Na rodada ${n} sai ${leads}. A vez de sair é de ${should}.`,
    'corrected-end': ({ number: n }) => `A partida acabou com a correção da rodada ${n}.`,
    conflict: ({ number: n, recorded, entered }) =>
      recorded === null
        ? `Outro celular informa uma rodada ${n} que não está na súmula: ${entered}.`
        : `A rodada ${n} chegou de duas formas: consta ${recorded}, outro celular diz ${entered}.`,
    'other-end': ({ recorded, entered }) =>
      `A súmula diz ${recorded}, mas as rodadas do celular somam ${entered}.`,
  },
  keys: {
    points: 'pontos de partida',
    wins: 'vitórias',
    effectiveness: 'saldo',
    plus: 'pontos pró',
    meetings: 'confrontos entre eles',
    number: 'número',
  },
  standings: {
    title: 'Classificação',
    final: 'Classificação final',
    after: ({ n }) => `Classificação depois da partida ${number(n)}`,
    none: 'Nada foi jogado ainda, então todos estão na ordem dos números.',
    place: 'Posição',
    number: 'N.º',
    name: 'Nome',
    played: 'Jogos',
    points: 'Pontos de partida',
    wins: 'Vitórias',
    effectiveness: 'Saldo',
    plus: 'Pró',
    minus: 'Contra',
    penalties: 'Penalidades',
    money: 'Ganho',
    prize: 'Prêmio',
    decided: 'O que decidiu',
    byNumber: 'por número',
    byNumberHelp: 'Iguais em tudo menos no número.',
  },
  link: {
    loading: 'Carregando a noite',
    live: 'Conectado',
    reconnecting:
      'A conexão caiu e está voltando. O que você escrever fica guardado aqui e é enviado depois.',
    offline:
      'Sem conexão. Continue normalmente: o que você escrever fica guardado aqui e é enviado depois.',
    alone: 'Esta noite está só neste aparelho.',
    gone: 'Esta noite não está mais aqui, ou este aparelho foi retirado dela.',
    outdated:
      'O servidor tem uma versão mais nova desta página. Recarregue-a: o que você anotou fica neste aparelho.',
  },
  storage: {
    refused:
      'Este navegador não guarda nada, então não dá para anotar aqui. Abra a noite em uma janela que não seja anônima.',
    full: 'Não há mais espaço neste aparelho. Apague algo, senão o que é anotado não pode ser guardado.',
    newer: 'Neste aparelho está aberta uma versão mais nova da página. Recarregue esta.',
    unreadable:
      'O que está guardado neste aparelho não pode ser lido nem escrito. Recarregue a página.',
    failed:
      'O que está guardado neste aparelho não pode ser lido nem escrito. Recarregue a página.',
  },
  unsent: ({ n }) =>
    n === 0
      ? 'Tudo enviado'
      : plural(n, {
          one: `${number(n)} anotação ainda não enviada`,
          many: `${number(n)} de anotações ainda não enviadas`,
          other: `${number(n)} anotações ainda não enviadas`,
        }),
  refused: ({ why }) => `Uma anotação não foi aceita quando chegou. ${why}`,
  seen: 'Entendi',
  resting: ({ names }) => `Descansam: ${names}.`,
  fills: ({ names }) => `Só completam a mesa: ${names}.`,
  schedule: { match: 'Partida', resting: 'Descansam' },
  empty: {
    title: 'A noite não pode ser mostrada',
    text: 'Este aparelho ainda não sabe nada desta noite. Ela aparece quando houver conexão.',
  },
};

export default common;
