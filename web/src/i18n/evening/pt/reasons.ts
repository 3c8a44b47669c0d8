import {
  AMOUNT_MAX,
  EVENING_NAME_CHARS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  ROUND_POINTS_MAX,
  TARGET_MAX,
  TARGET_MIN,
} from '../../../net/protocol/evening.ts';
import { wordsOf } from '../../words.ts';
import type { TextError, Reasons } from '../reasons.ts';

const { plural, number } = wordsOf('pt', ['one', 'many', 'other']);
const and = new Intl.ListFormat('pt', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

const told = {
  reason: 'o motivo',
  corrected: 'o que foi corrigido',
  before: 'o que havia antes',
  since: 'o que há agora',
} as const;

const text = ({ bad: { told: what, why, max } }: { bad: TextError }) =>
  ({
    'too-long': `Escreva ${told[what]} com no máximo ${number(max)} caracteres.`,
    'too-many-lines': plural(max, {
      one: `Escreva ${told[what]} em ${number(max)} linha.`,
      many: `Escreva ${told[what]} em no máximo ${number(max)} de linhas.`,
      other: `Escreva ${told[what]} em no máximo ${number(max)} linhas.`,
    }),
    hidden: `Há sinais que não aparecem no texto: ${told[what]}. Escreva-o de novo.`,
  })[why];

const counted = {
  tables: 'mesas em todas as partidas',
  rounds: 'rodadas em todas as folhas',
  sanctions: 'sanções e penalidades',
  annulled: 'folhas anuladas',
  'log-lines': 'correções no registro',
  'log-chars': 'caracteres no registro',
} as const;

const reasons: Reasons = {
  refusals: {
    'not-open': () => 'Ninguém abriu esta noite ainda.',
    closed: () => 'A noite está encerrada: não dá para anotar mais nada.',
    file: ({ line, detail }) =>
      `A linha ${number(line)} do arquivo não pôde ser lida. Em inglês: ${detail}`,
    started: () => 'A primeira partida já começou, então a noite fica como foi preparada.',
    'not-organiser': () => 'Só o organizador pode fazer isso.',
    'not-at-table': ({ at }) => `Só quem está na mesa ${number(at.table)} pode fazer isso.`,
    'not-keeper': ({ at, keeper }, who) =>
      keeper === null
        ? `Na mesa ${number(at.table)} ninguém anota ainda. Diga primeiro quem anota.`
        : `Na mesa ${number(at.table)} só escreve quem anota: ${who(keeper)}.`,
    suspended: ({ player }, who) =>
      `${who(player)} não anota mais nesta partida. Escolha outra pessoa.`,
    'not-begun': ({ number: n }) => `A partida ${number(n)} ainda não começou.`,
    'not-next': ({ next }) => `Agora vem a partida ${number(next)}.`,
    'not-delivered': ({ tables }) =>
      plural(tables.length, {
        one: `A próxima partida começa quando todas as mesas estiverem confirmadas. Falta a mesa ${list(tables)}.`,
        many: `A próxima partida começa quando todas as mesas estiverem confirmadas. Faltam as mesas ${list(tables)}.`,
        other: `A próxima partida começa quando todas as mesas estiverem confirmadas. Faltam as mesas ${list(tables)}.`,
      }),
    'all-played': () => 'Todas as partidas já foram jogadas.',
    confirmed: ({ at }) =>
      `A partida ${number(at.match)} da mesa ${number(at.table)} está confirmada. Agora só o organizador pode mudá-la.`,
    'not-over': ({ at }) => `A partida da mesa ${number(at.table)} ainda não acabou.`,
    'not-agreed': ({ at }) =>
      `Na mesa ${number(at.table)} ninguém da outra dupla concordou ainda com o fim.`,
    waiting: () => 'Foi encontrado um erro nesta mesa. A anotação espera o organizador.',
    gap: ({ next }) => `Faltam rodadas antes desta. Agora vem a rodada ${number(next)}.`,
    'stands-otherwise': () => 'Ali já consta outra coisa. Olhe de novo antes de mudar.',
    'not-last': () =>
      'Aqui só a última rodada pode ser mudada. As outras, o organizador pode mudar.',
    'no-reason': () => 'Escreva por que está mudando, pois já estava confirmado.',
    'not-time': () =>
      'O tempo ainda não acabou. Até lá só o organizador pode interromper a partida.',
    'too-late': () => 'É tarde demais para desfazer isso.',
    called: () => 'Você já chamou o organizador a esta mesa.',
    objected: () => 'Você já contestou esta rodada.',
    'too-many': ({ max }) =>
      plural(max, {
        one: `Em uma mesa você pode anotar isto ${number(max)} vez. O resto quem anota é o organizador.`,
        many: `Em uma mesa você pode anotar isto ${number(max)} de vezes. O resto quem anota é o organizador.`,
        other: `Em uma mesa você pode anotar isto ${number(max)} vezes. O resto quem anota é o organizador.`,
      }),
    'no-room': () =>
      'Nesta noite não cabem mais anotações de jogadores. O resto quem anota é o organizador.',
    'own-result': ({ at }) =>
      `A dupla que anotou o fim não pode concordar com ele. Quem concorda é a outra dupla da mesa ${number(at.table)}.`,
    nothing: () => 'Isso já está resolvido, ou essa rodada não existe.',
    'bad-text': ({ max, bad }) =>
      ({
        empty: 'Escreva algo.',
        'too-long': `Escreva mais curto, com no máximo ${number(max)} caracteres.`,
        hidden: 'O texto tem sinais que não aparecem. Escreva-o de novo.',
        stacked: 'Uma letra tem sinais demais. Tire alguns.',
      })[bad],
    'not-understood': () =>
      'O servidor não consegue ler esta anotação e não a guardou. Recarregue a página e anote outra vez.',
  },
  notRead: 'O servidor não a lê. Diga ao organizador o que era.',
  requests: {
    'not-member': () =>
      'Só os sócios abrem as noites deste clube. Entre primeiro no clube com seu e-mail.',
    'bad-file': ({ line, detail }) =>
      `A linha ${number(line)} do arquivo não pôde ser lida. Em inglês: ${detail}`,
    elsewhere: ({ name }) => `Você já está em outra noite: “${name}”. Saia dela primeiro.`,
    barred: () =>
      'O organizador retirou este aparelho. Peça que ele o deixe entrar de novo e tente outra vez.',
    'not-organiser': () => 'Só o organizador desta noite pode fazer isso.',
    'wrong-code': () => 'As letras não são as desta noite. Compare-as com as do organizador.',
    'no-such-player': () => 'Não dá para entrar com esse nome. Escolha outro da lista.',
    'name-taken': () => 'Outro aparelho está com esse nome. O organizador pode liberá-lo.',
    closed: () => 'A noite está encerrada.',
    'last-organiser': () =>
      'Uma noite precisa de um organizador. Antes de sair, crie um link para outro aparelho ou encerre a noite.',
    'link-over': () => 'Este link não vale mais. Peça outro ao organizador.',
    'too-many-links': ({ max }) =>
      plural(max, {
        one: `Uma noite tem no máximo ${number(max)} link sem uso. Retire-o primeiro.`,
        many: `Uma noite tem no máximo ${number(max)} de links sem uso. Retire um primeiro.`,
        other: `Uma noite tem no máximo ${number(max)} links sem uso. Retire um primeiro.`,
      }),
  },
  evenings: {
    'no-seating': ({ players }) =>
      `Não há distribuição pronta para ${number(players)} jogadores. Escolha uma equilibrada.`,
    unseated: ({ number: n }) => `Na partida ${number(n)} há uma mesa sem jogadores.`,
    'no-match': ({ number: n, matches }) =>
      `Não há partida ${number(n)}. As partidas vão da 1 à ${number(matches)}.`,
    'no-table': ({ at, tables }) =>
      `A partida ${number(at.match)} não tem mesa ${number(at.table)}. A última é a mesa ${number(tables)}.`,
    'no-player': ({ player, players }) =>
      `Não há jogador ${number(player)}. Os números vão de 1 a ${number(players)}.`,
    'seated-twice': ({ at, player }, who) =>
      `${who(player)} estaria em duas mesas ao mesmo tempo na partida ${number(at.match)}.`,
    'other-players': ({ at, pairing }, who) =>
      `A partida ${number(at.match)} da mesa ${number(at.table)} é de outros: ${and.format(pairing.flat().map(who))}.`,
    'nothing-to-annul': ({ at }) =>
      `Não há nada na súmula da partida ${number(at.match)}, mesa ${number(at.table)}.`,
    'penalties-off': () =>
      'Nesta noite não há penalidades. Ligue-as ou anote uma sanção sem valor.',
    'penalty-too-high': ({ amount }) =>
      `Uma penalidade de ${number(amount)} é alta demais. A maior é ${number(AMOUNT_MAX)}.`,
    'no-round': ({ round, most }) =>
      `Não há rodada ${number(round)}. As rodadas vão de 1 a ${number(most)}.`,
    text,
    'too-many': ({ what, most }) => `Uma noite tem no máximo ${number(most)} ${counted[what]}.`,
    begun: ({ at }) =>
      `A partida ${number(at.match)} já começou. As seguintes podem ser redistribuídas.`,
    settled: () =>
      'O número de jogadores, a distribuição, a meta e o número de partidas ficam como estão.',
  },
  sheets: {
    'not-here': ({ player }, who) => `${who(player)} não está nesta mesa.`,
    impossible: () =>
      `Uma rodada vale de 1 a ${number(ROUND_POINTS_MAX)}, ou 0 para as duas duplas num fechado empatado.`,
    over: ({ score: [first, second] }) =>
      `A partida acabou em ${number(first)} : ${number(second)}. Não há mais rodadas.`,
    'too-many-rounds': ({ most }) =>
      `Uma folha tem no máximo ${number(most)} rodadas. Escreva em vez disso como a partida acabou.`,
    'both-reached': ({ target }) =>
      `As duas duplas não podem ter ${number(target)}: a partida acaba com a primeira que chega lá.`,
    'too-high': ({ score, most }) =>
      `${number(score)} não pode ser. Com a última rodada uma dupla chega no máximo a ${number(most)}.`,
    'not-finished': ({ target }) =>
      `Nenhuma dupla tem ${number(target)}. Diga que foi interrompida, se acabou assim.`,
    level: ({ score }) =>
      `Está empatado em ${number(score)} : ${number(score)}. Que joguem mais uma rodada ou que decida o sorteio.`,
    'not-level': ({ score: [first, second] }) =>
      `${number(first)} : ${number(second)} não é empate, então não há sorteio.`,
  },
  setups: {
    players: ({ players }) =>
      `Uma noite tem de ${PLAYERS_MIN} a ${PLAYERS_MAX} jogadores, não ${number(players)}.`,
    'name-twice': ({ first, second, name }) =>
      `Os jogadores ${number(first)} e ${number(second)} têm o mesmo nome: “${name}”. Dê outro nome a um deles.`,
    'not-published': ({ players }) =>
      `Não há distribuição publicada para ${number(players)} jogadores. Escolha uma equilibrada.`,
    target: () => `Uma partida vai no mínimo até ${TARGET_MIN} e no máximo até ${TARGET_MAX}.`,
    'stakes-at-many-tables': ({ prize }) =>
      prize
        ? 'O prêmio adicional é para 4 a 7 jogadores numa mesa só.'
        : 'As apostas são para 4 a 7 jogadores numa mesa só.',
    stake: () => `A aposta é um número inteiro de 0 a ${number(AMOUNT_MAX)}.`,
    'prize-stakes': ({ most }) => `Um prêmio adicional vale de 1 a ${number(most)} apostas.`,
    needs: ({ player }) => `O jogador ${number(player)} tem mais necessidades do que existem.`,
    limit: () => `O limite de tempo vai de 1 a ${number(LIMIT_MINUTES_MAX)} minutos.`,
    matches: () => `Uma noite tem de 1 a ${number(MATCHES_MAX)} partidas.`,
  },
  names: {
    empty: (what) =>
      ({
        evening: 'Escreva o nome da noite.',
        place: 'Escreva um nome em cada campo do lugar que preencher.',
        unit: 'Escreva em que se conta a aposta.',
        player: `Escreva o nome do jogador ${what.kind === 'player' ? number(what.player) : ''}.`,
      })[what.kind],
    'too-long': (what) =>
      ({
        evening: `O nome da noite tem no máximo ${EVENING_NAME_CHARS_MAX} caracteres.`,
        place: `O nome de um lugar tem no máximo ${EVENING_NAME_CHARS_MAX} caracteres.`,
        unit: `A unidade da aposta tem no máximo ${EVENING_NAME_CHARS_MAX} caracteres.`,
        player: `O nome do jogador ${what.kind === 'player' ? number(what.player) : ''} tem no máximo ${EVENING_NAME_CHARS_MAX} caracteres.`,
      })[what.kind],
    hidden: (what) =>
      ({
        evening: 'O nome da noite tem sinais que não aparecem. Escreva-o de novo.',
        place: 'O nome do lugar tem sinais que não aparecem. Escreva-o de novo.',
        unit: 'A unidade da aposta tem sinais que não aparecem. Escreva-a de novo.',
        player: `O nome do jogador ${what.kind === 'player' ? number(what.player) : ''} tem sinais que não aparecem. Escreva-o de novo.`,
      })[what.kind],
    stacked: (what) =>
      ({
        evening: 'O nome da noite tem sinais demais numa letra. Escreva-o de novo.',
        place: 'O nome do lugar tem sinais demais numa letra. Escreva-o de novo.',
        unit: 'A unidade da aposta tem sinais demais numa letra. Escreva-a de novo.',
        player: `O nome do jogador ${what.kind === 'player' ? number(what.player) : ''} tem sinais demais numa letra. Escreva-o de novo.`,
      })[what.kind],
  },
};

export default reasons;
