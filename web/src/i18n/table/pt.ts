import { wordsOf } from '../words.ts';
import type { TableMessages } from './en.ts';
import {
  inManyCells,
  inWords,
  isOn,
  type Joint,
  type Party,
  type TileIn,
  type Where,
  type Who,
} from './parties.ts';

const { plural } = wordsOf('pt', ['one', 'many', 'other']);
const and = new Intl.ListFormat('pt', { type: 'conjunction' });
const or = new Intl.ListFormat('pt', { type: 'disjunction' });

const numbers = [
  ...['branco', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  ...['dez', 'onze', 'doze', 'treze', 'catorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito'],
];

/** The numbers of pips on a tile, up to the double twelve. */
const sums = [
  ...['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  ...['onze', 'doze', 'treze', 'catorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito'],
  ...['dezenove', 'vinte', 'vinte e um', 'vinte e dois', 'vinte e três', 'vinte e quatro'],
];

const word = (n: number) => numbers[n] ?? String(n);
const digits = (given: TileIn) =>
  given.length === 3 ? given.join('-') : `${given[1]}-${given[0]}`;
const double = (n: number) => `carroça de ${word(n)}`;
/** The name of a triangle, with its numbers clockwise. */
const triangle = (given: readonly number[]) => {
  const [a = 0] = given;
  return given.every((n) => n === a) ? `tripla de ${word(a)}` : given.map(word).join(' e ');
};
const tile = (given: TileIn) => {
  if (given.length === 3) return triangle(given);
  const [low, high] = given;
  return low === high ? double(low) : `${word(high)} e ${word(low)}`;
};
/** A tile with its article if it has one: «a carroça de quatro», «a tripla de cinco», but «seis e cinco». */
const theTile = (given: TileIn) =>
  given.every((n) => n === given[0]) ? `a ${tile(given)}` : tile(given);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A counted thing after its number. Zero has a word of its own, because by rule it would be singular. */
const count = (n: number, none: string, one: string, other: string) =>
  n === 0
    ? `${none} ${one}`
    : plural(n, { one: `${n} ${one}`, many: `${n} de ${other}`, other: `${n} ${other}` });
const points = (n: number) => count(n, 'nenhum', 'ponto', 'pontos');
const pips = (n: number) => {
  const all = sums[n] ?? String(n);
  return plural(n, { one: `${all} ponto`, many: `${all} de pontos`, other: `${all} pontos` });
};
const tiles = (n: number) => count(n, 'nenhuma', 'peça', 'peças');
/** A number of tiles in words: «uma», «duas», «vinte e uma». */
const counted = (n: number) =>
  n === 0 ? 'nenhuma' : (sums[n] ?? String(n)).replace(/um$/, 'uma').replace(/dois$/, 'duas');
const seconds = (n: number) => count(n, 'nenhum', 'segundo', 'segundos');
const inPlaces = (n: number) => `em ${count(n, 'nenhum', 'lugar', 'lugares')}`;
const side = (where: Where) =>
  inWords(where, {
    named: {
      first: 'saída',
      L: 'na esquerda',
      R: 'na direita',
      U: 'em cima',
      D: 'embaixo',
      M: 'no trem público',
      engine: 'locomotiva',
      hub: 'primeira peça',
    },
    train: (who) => (who.you ? 'no seu trem' : `no trem de ${who.name}`),
    on: (laid) => `em ${digits(laid)}`,
    cell: ({ row, nth, up }) =>
      `na fileira ${row}, lugar ${nth}, ponta para ${up ? 'cima' : 'baixo'}`,
    row: (row) => `fileira ${row}`,
  });
const place = (where: Where) => (where === 'first' ? '' : ` ${side(where)}`);
const end = (where: Where) =>
  inWords(where, {
    named: {
      first: 'saída',
      L: 'ponta esquerda',
      R: 'ponta direita',
      U: 'braço de cima',
      D: 'braço de baixo',
      M: 'trem público',
      engine: 'locomotiva',
      hub: 'primeira peça',
    },
    train: (who) => (who.you ? 'seu trem' : `trem de ${who.name}`),
    on: (laid) => digits(laid),
    cell: ({ row, nth }) => `fileira ${row}, lugar ${nth}`,
    row: (row) => `fileira ${row}`,
  });

/** A sentence with the numbers at the open ends. */
const openNumbers = (numbers: readonly number[]) => {
  if (numbers.length === 0) return '';
  return `${numbers.length === 1 ? 'Ponta' : 'Pontas'} ${and.format(numbers.map(String))}.`;
};

/** The verb for a party: «você e Eva marcam», «Ana marca». */
const verb = (party: Party, they: string, one: string) =>
  `${capital(party.names)} ${party.many ? they : one}`;
const name = (who: Who) => (who.you ? 'Você' : who.name);
const writes = (party: Party) => verb(party, 'marcam', 'marca');
const wins = (party: Party) => verb(party, 'ganham', 'ganha');
const has = (party: Party) => verb(party, 'têm', 'tem');
const opens = (party: Party) => verb(party, 'abrem', 'abre');

/** The names of the bonuses of triangles. */
const joints: Readonly<Record<Joint, string>> = {
  bridge: 'Ponte',
  hexagon: 'Hexágono',
  'double-hexagon': 'Hexágono duplo',
  'triple-hexagon': 'Hexágono triplo',
  triple: 'Saída com tripla',
};

const table: TableMessages = {
  title: ({ rules }) => `Mesa: ${rules}`,
  heading: ({ rules, round, partner }) =>
    [
      `Mesa: ${rules}`,
      round > 0 ? `, rodada ${round}` : '',
      partner === '' ? '' : `, você joga com ${partner}`,
    ].join(''),
  headings: {
    line: 'Linha',
    hand: 'Suas peças',
    seats: 'Lugares',
    score: 'Placar',
    plays: 'Jogadas',
    actions: 'Ações',
  },
  you: 'Você',
  youWithin: 'você',
  bot: ({ n }) => `Robô ${n}`,
  player: ({ n }) => `Jogador ${n}`,
  freeSeat: 'Livre',
  names: (names) => and.format(names),
  tile,

  seat: {
    bot: 'robô',
    partner: 'na dupla',
    away: 'sem conexão',
    turn: 'na vez',
    ready: 'quer continuar',
    tiles: ({ n }) => tiles(n),
    points: ({ n }) => points(n),
    remembered: ({ n }) => count(n, 'nenhum', 'guardado', 'guardados'),
    account: ({ n }) => `conta ${n}`,
    closed: 'conta fechada',
    marked: 'trem aberto',
    passed: 'passa',
  },

  hands: {
    number: ({ n }) => (n === 1 ? 'primeira mão' : 'segunda mão'),
    yours: ({ n }) => (n === 1 ? 'Sua primeira mão' : 'Sua segunda mão'),
    of: ({ name, n }) => `${name} (${n === 1 ? 'primeira mão' : 'segunda mão'})`,
    turn: ({ n }) => `É a vez da sua ${n === 1 ? 'primeira' : 'segunda'} mão.`,
    both: 'joga com as duas mãos de peças',
  },

  bar: {
    menu: 'Menu',
    round: ({ n }) => `Rodada ${n}`,
    target: ({ n }) => `até ${n}`,
    we: 'Você',
    they: 'Eles',
    clock: 'Tempo restante',
    boneyard: ({ n }) => `${tiles(n)} no monte`,
    asleep: ({ n }) => `${tiles(n)} fora do jogo`,
    carried: ({ n }) =>
      plural(n, {
        one: `${n} ponto espera a próxima rodada`,
        many: `${n} de pontos esperam a próxima rodada`,
        other: `${n} pontos esperam a próxima rodada`,
      }),
  },

  menu: {
    sheet: 'Súmula',
    plays: 'Jogadas',
    rules: 'O que foi combinado',
    keys: 'Teclas',
    zen: 'Só pano e peças',
    zenOff: 'Mostrar tudo',
    sound: 'Som',
    walk: 'Percorrer a linha',
    command: 'Digitar um comando',
    settings: 'Configurações',
    home: 'Sair para o início',
  },

  cloth: {
    wholeLine: 'Linha inteira',
    empty: 'Ainda não há peças na mesa.',
    list: ({ n }) => `${tiles(n)}, da esquerda para a direita`,
    rows: ({ n, rows }) => `${tiles(n)} em ${rows} fileiras`,
    row: (where) => (where === 'first' ? 'Linha' : capital(isOn(where) ? side(where) : end(where))),
    closed: 'fechada',
    publicTrain: 'Público',
    marked: 'aberto',
    walkHelp: 'As setas vão de peça em peça. Escape volta para as suas peças.',
    laidBy: ({ tile: laid, who, n }) => `${tile(laid)}, jogada ${n}, ${who.you ? 'sua' : who.name}`,
  },

  lattice: {
    choose: 'Em qual lugar?',
    chooseCell: ({ tile: held, n }) => `${capital(theTile(held))} encaixa ${inPlaces(n)}.`,
    playCell: ({ where, tile: held }) => `Jogar ${side(where)}: a partir da ponta, ${tile(held)}`,
    oneTurn: 'Só encaixa virada assim.',
    cells: ({ places }) =>
      places.length === 0
        ? 'Agora nada encaixa.'
        : `Algo encaixa ${inPlaces(places.length)}: ${places.map(side).join('; ')}.`,
    joints,
    made: ({ n, joint, lost, speech }) => {
      const more = joint === null ? '' : `${joints[joint]}: `;
      if (speech === 'short') return `${more}+${n}.`;
      return `${more}${points(n)}.${lost > 0 ? ` Por comprar, ${points(lost)} a menos.` : ''}`;
    },
    costs: ({ n }) => `Isso custa ${points(n)}.`,
    mayDraw: 'Ou compre.',
    step: 'Entre triângulos: ao lugar daquele lado',
    turn: 'Entre triângulos: virar a peça',
    walkHelp:
      'As setas vão de peça em peça, e de fileira em fileira para cima e para baixo. Escape volta para as suas peças.',
  },

  ends: {
    name: (where) => capital(end(where)),
    none: 'ainda sem peças',
    play: ({ where, n }) => `Jogar ${side(where)}, ${word(n)}`,
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `Primeiro, mais ${count(missing, 'nenhum', 'dedo', 'dedos')} em ${digits(double)}`
        : `Primeiro é preciso cobrir ${digits(double)}`,
    sides: ({ n }) => count(n, 'nenhum', 'lugar', 'lugares'),
    half: ({ n }) => `Fica aberto ${n}`,
    close: 'Fechar a carroça',
    done: 'Pronto',
    drawFrom: ({ n }) => `Comprar, monte: ${n}`,
    pass: 'Passo',
    cancel: 'Cancelar',
  },

  hand: {
    empty: 'Você não tem peças.',
    option: ({ tile: held, sum, where, place: nth, of }) => {
      const fits = where.includes('first')
        ? ', pode sair'
        : `, encaixa ${inManyCells(where) ? inPlaces(where.length) : and.format(where.map(side))}`;
      return `${digits(held)}, ${pips(sum)}${where.length === 0 ? '' : fits}, ${nth} de ${of}`;
    },
    back: 'Peças à esquerda',
    forward: 'Peças à direita',
  },

  status: {
    yourTurn: 'Sua vez',
    titleYourTurn: ({ rules }) => `Sua vez · ${rules}`,
    youLead: 'Você sai',
    youLeadWith: ({ tile: led }) => `Você sai com ${digits(led)}`,
    nothingDraw: 'Nada encaixa: compre',
    nothingPass: 'Nada encaixa: passe',
    turnOf: ({ name: who }) => `Vez de ${who}`,
    chooseEnd: 'Em qual ponta?',
    chooseTrain: 'Em qual trem?',
    cover: ({ tile: double }) => `Cubra ${digits(double)}`,
    drawForLead: ({ tile: led }) => `Ninguém tem ${digits(led)}: compre`,
    chooseHalf: 'Qual metade fica aberta?',
    goOn: 'Outra carroça ou pronto?',
    closeOrDone: 'Fechar a carroça ou pronto?',
    tapAgain: 'Toque de novo para jogar',
    forced: ({ tile: only, n }) => `Só ${digits(only)} encaixa: joga em ${n}`,
    forcedDraw: ({ n }) => `Nada encaixa: compra em ${n}`,
    forcedPass: ({ n }) => `Nada encaixa: passa em ${n}`,
    watching: 'Você está assistindo',
    taking: ({ n }) => `Pegue ${tiles(n)}`,
    takingOf: ({ name: who }) => `${who} pega as peças`,
    taken: 'Você já tem as suas peças',
    unlifted: 'Suas peças estão viradas para baixo por enquanto',
    dealing: 'As peças são distribuídas',
    between: 'A rodada acabou',
    over: 'A partida acabou',
    stopped: 'A partida foi interrompida',
    waiting: 'Esperando as pessoas se sentarem',
    frozen:
      'O servidor não consegue salvar jogadas agora. Os relógios param; suas peças estão seguras.',
    reconnecting: ({ n }) => `Reconectando, ${n} s.`,
    clockRuns: ({ clock }) => `Seu relógio continua: ${clock}.`,
    connecting: 'Conectando à mesa',
    closed: 'A conexão com esta mesa acabou.',
    reload: 'Recarregar a página',
  },

  pile: {
    heading: 'A pilha',
    help: 'Toque nas peças uma a uma ou arraste sobre elas. O que faltar quando o tempo acabar é pego por você.',
    place: ({ n, of }) => `Peça ${n} de ${of}, virada para baixo`,
    random: 'Pegar ao acaso',
    mixAgain: 'Embaralhar de novo',
    left: ({ n }) => `tempo: ${seconds(n)}`,
    boneyard: 'Aponte a peça que você compra',
  },

  refused: {
    notSeated: 'Você não tem lugar nesta mesa.',
    notYourTurn: ({ who }) => `Ainda não: é a vez de ${who.name}.`,
    noRound: 'Nenhuma rodada está em jogo agora.',
    matchBegan: 'A partida começou, então ninguém se levanta.',
    nothingToWaitFor: 'Ninguém espera por você agora.',
    notAway: ({ who }) => `${who.name} está aqui.`,
    inGrace: ({ who, n }) => `${who.name} ainda tem ${seconds(n)} para voltar.`,
    notHeld: ({ tile: wanted }) => `Você não tem ${theTile(wanted)}.`,
    mustLead: ({ tile: wanted }) => `Esta rodada sai com ${theTile(wanted)}.`,
    mustLeadDouble: 'Esta rodada sai com uma carroça.',
    wrongPlace: ({ tile: wanted }) => `${capital(theTile(wanted))} não pode ir aí.`,
    doesNotFit: ({ tile: wanted, ends }) =>
      `${capital(theTile(wanted))} não encaixa. As pontas são ${and.format(ends.map(String))}.`,
    rightOnEqualEnds: ({ n }) => `As duas pontas são ${n}, e então se joga na direita.`,
    mustPlay: ({ tile: wanted, where }) =>
      where === 'first'
        ? `Você sai: pode jogar ${theTile(wanted)}.`
        : `Você tem de jogar: ${theTile(wanted)} encaixa ${side(where)}.`,
    whichHalf: ({ tile: wanted, halves }) =>
      `As duas metades encaixam (${tile(wanted)}). Diga qual fica aberta: ${halves[0]} ou ${halves[1]}.`,
    onlyDoubles: 'Nesta vez só pode seguir outra carroça.',
    nothingToClose: 'Só se fecha uma carroça que acabou de ser jogada.',
    notDone: 'Nesta vez ainda não se jogou nada.',
    mustDraw: 'Não pode passar: há peças para comprar no monte.',
    nothingToDraw: 'Não há o que comprar.',
    nothingToTake: 'Agora você não tem peça a pegar.',
    takenAlready: 'Alguém acabou de pegar essa peça. Pegue outra.',
    notMixedAgain: 'Só quem sai pode pedir para embaralhar de novo, antes de alguém pegar peça.',
    notPointed: 'Aqui não se aponta essa peça. Compre a próxima.',
    beforeLead: ({ n }) => `Antes da saída ainda se pode anunciar 6-6: ${seconds(n)}.`,
    nothingToDeclare: 'Você não pode anunciar 6-6 agora.',
    frozen: 'O servidor não consegue salvar jogadas agora. Tente de novo daqui a pouco.',
    noSuchSeat: ({ n }) => `Esta mesa não tem lugar ${n}.`,
    seatTaken: 'Alguém acabou de se sentar aí.',
    alreadySeated: 'Você já está nesta mesa.',
  },

  problem: {
    title: 'Não dá para mostrar esta mesa',
    'not-found': 'Esta mesa não existe. O link pode estar errado, ou ela já acabou.',
    'not-allowed': 'Só quem tem lugar pode ver esta mesa.',
    version: 'Esta página é mais antiga que o servidor. Recarregue; a mesa espera.',
    other: 'O servidor não conseguiu seguir com esta conexão.',
  },

  say: {
    closed: ({ who }) => `${name(who)} fecha a carroça.`,
    played: ({ who, tile: laid, at, ends, drawn, speech }) => {
      if (speech === 'short') {
        const drew = drawn > 0 ? `+${drawn} ` : '';
        return `${name(who)} ${drew}${digits(laid)}${place(at).replace(' na ', ' ')}.${ends.length > 0 ? ` ${ends.join(', ')}.` : ''}`;
      }
      const drew = drawn > 0 ? `compra ${drawn} e ` : '';
      const act = at === 'first' ? `sai com ${theTile(laid)}` : `${drew}joga ${theTile(laid)}`;
      return `${name(who)} ${act}${place(at)}. ${openNumbers(ends)}`.trim();
    },
    passed: ({ who, ends, drawn, speech }) => {
      if (speech === 'short') return `${name(who)} passa.`;
      const drew = drawn > 0 ? `compra ${drawn} e ` : '';
      const head = `${name(who)} ${drew}passa.`;
      if (speech !== 'full' || ends.length === 0) return head;
      return `${head} Não tem ${[...new Set(ends)].map(word).join(' nem ')}.`;
    },
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `Falta pôr ${count(missing, 'nenhum', 'dedo', 'dedos')} n${theTile(double)}.`
        : `É preciso cobrir ${theTile(double)}.`,
    marked: ({ who }) => `${who.you ? 'Seu trem' : `O trem de ${who.name}`} fica aberto a todos.`,
    unmarked: 'A marca sai.',
    dealtHub: ({ round, tile: led }) => `Rodada ${round}. Sai-se com ${theTile(led)}.`,
    drawForLead: ({ tile: led }) => `Sua vez. Ninguém tem ${theTile(led)}: compre.`,
    drew: ({ tile: drawn }) => `Você compra ${theTile(drawn)}.`,
    yourTurn: ({ fits }) =>
      `Sua vez. ${plural(fits, {
        one: `${capital(counted(fits))} peça encaixa.`,
        many: `${capital(counted(fits))} de peças encaixam.`,
        other: `${capital(counted(fits))} peças encaixam.`,
      })}`,
    yourTurnDraw: 'Sua vez. Nada encaixa: compre.',
    yourTurnPass: 'Sua vez. Nada encaixa: passe.',
    yourLead: 'Sua vez. Você sai com qualquer peça.',
    yourLeadWith: ({ tile: led }) => `Sua vez. Você sai com ${theTile(led)}.`,
    yourLeadDouble: 'Sua vez. Você sai com uma carroça.',
    onlyFits: ({ tile: only, n }) =>
      `Sua vez. Só ${theTile(only)} encaixa: é jogada em ${seconds(n)}.`,
    chooseEnd: ({ tile: held, ends }) =>
      `${capital(theTile(held))} encaixa ${ends.length === 2 ? 'nas duas pontas' : 'em vários lugares'}. ${capital(or.format(ends.map(({ where, n }) => (isOn(where) ? side(where) : `${side(where).replace(/^na /, '')} no ${n}`))))}?`,
    chooseHalf: ({ tile: held, halves }) =>
      `As duas metades podem tocar (${tile(held)}). Qual fica aberta, ${or.format(halves.map(word))}?`,
    goOn: ({ fits, close }) => {
      const may = [
        ...(fits > 0 ? ['jogar outra carroça'] : []),
        ...(close ? ['fechar a carroça'] : []),
      ];
      return `Você pode ${or.format([...may, 'terminar a vez'])}.`;
    },
    chosen: ({ tile: held }) => `Escolhida: ${tile(held)}. Mais uma vez joga, Escape devolve.`,
    cancelled: ({ tile: held }) => `${capital(theTile(held))} fica com você.`,
    seconds: ({ n }) => `${seconds(n)}.`,
    dropped: ({ who, n }) => `${who.name} perdeu a conexão; ${seconds(n)}.`,
    back: ({ who }) => `${who.name} voltou.`,
    held: ({ who }) => (who.you ? 'Um robô joga por você.' : `Um robô joga por ${who.name}.`),
    seated: ({ who }) => `${name(who)} ${who.you ? 'se senta' : 'senta'} à mesa.`,
    left: ({ who }) => `${name(who)} se levanta da mesa.`,
    ready: ({ who }) => `${name(who)} quer continuar.`,
    matchBegan: 'A partida começa.',
    lot: ({ who, tile: drawn }) =>
      `Cada um tira uma peça: ${theTile(drawn)} é a mais alta, então ${who.you ? 'você sai' : `${who.name} sai`}.`,
    dealt: ({ round, who, tile: led }) =>
      led === null
        ? `Rodada ${round}. ${name(who)} sai.`
        : `Rodada ${round}. ${name(who)} sai com ${theTile(led)}.`,
    mixed: ({ inTurn }) =>
      inTurn
        ? 'As peças estão viradas para baixo e são pegas por cada um na sua vez.'
        : 'As peças estão viradas para baixo e todos pegam ao mesmo tempo.',
    mixedAgain: ({ who }) => `${name(who)} pede para embaralhar de novo e pega por último.`,
    took: ({ tile: taken, left }) =>
      `${taken === null ? 'Uma peça é sua' : `Você pega ${theTile(taken)}`}, ainda ${left}.`,
    tookAll: ({ who }) => `${name(who)} tem todas as peças.`,
    yourTaking: ({ n, mayMix }) =>
      `Pegue ${tiles(n)}.${mayMix ? ' Antes você pode pedir para embaralhar de novo.' : ''}`,
    lifted: ({ tiles: held }) => `Você levanta as suas peças: ${held.map(tile).join(', ')}.`,
    mayDeclare: 'Antes da saída pode-se anunciar a carroça de seis.',
    youMayDeclare: 'Você tem a carroça de seis e pode anunciá-la antes da saída.',
    declared: ({ who }) => `${name(who)} anuncia a carroça de seis e sai com ela.`,
    thrownBack:
      'Alguém tem carroças demais ou peças demais de um número. As peças são distribuídas de novo.',
    credited: ({ n }) =>
      plural(n, {
        one: `A mesa ficou fora de alcance. ${n} segundo é devolvido.`,
        many: `A mesa ficou fora de alcance. ${n} de segundos são devolvidos.`,
        other: `A mesa ficou fora de alcance. ${n} segundos são devolvidos.`,
      }),
    lost: 'Conexão perdida. Tentando de novo.',
    connected: ({ missed, news }) =>
      missed === 0
        ? 'Conectado. Nada foi perdido.'
        : `Conectado. Sem você ${plural(missed, {
            one: `houve ${counted(missed)} jogada`,
            many: `houve ${counted(missed)} de jogadas`,
            other: `houve ${counted(missed)} jogadas`,
          })}: ${news}`,
    connectedAnew: 'Conectado. A mesa aparece como está agora.',
  },

  answer: {
    ends: ({ ends }) => {
      const [left, right] = ends;
      return ends.length === 2 && left?.n === right?.n
        ? `As duas pontas são ${left?.n ?? ''}.`
        : `Pontas: ${and.format(ends.map(({ where, n }) => `${n}${place(where)}`))}.`;
    },
    noEnds: 'Ainda não há peças na mesa.',
    hand: ({ held, fits }) => {
      if (held.length === 0) return 'Você não tem peças.';
      const all = `Você tem ${tiles(held.length)}: ${held.map(tile).join(', ')}.`;
      return fits.length === 0 ? all : `${all} Encaixa: ${fits.map(tile).join(', ')}.`;
    },
    line: ({ rows }) =>
      rows
        .map(({ where, tiles: row }) => {
          const begins = where === 'first' ? 'Da esquerda para a direita' : capital(side(where));
          const read = row.map((read) => {
            const [left = 0, right = 0] = read;
            if (read.length === 3) return triangle(read);
            return left === right ? double(left) : `${word(left)} e ${word(right)}`;
          });
          return `${begins}: ${read.join(', ')}.`;
        })
        .join(' '),
    number: ({ n, out, all, held }) =>
      `Peças de ${word(n)} fora: ${out} de ${all}. Você tem ${counted(held)}.`,
    numberSeen: ({ n, out, all }) => `Peças de ${word(n)} fora: ${out} de ${all}.`,
    whichNumber: 'Qual número?',
    noPlays: 'Ainda não houve jogadas.',
    counts: ({ seats }) => `${seats.map(({ who, n }) => `${name(who)} ${n}`).join(', ')}.`,
    score: ({ parties, target, round }) => {
      const all = parties.map(({ names, score }) => `${names} ${score}`).join(', ');
      return `${capital(all)}${target === null ? '' : `, até ${target}`}. Rodada ${round}.`;
    },
    clock: ({ who, n }) => `${name(who)} tem ${seconds(n)}.`,
    noClock: 'Nenhum relógio está correndo.',
    nothingSaid: 'Nada foi dito ainda.',
    zenOn: 'Só aparecem o pano, as pontas, as peças e o relógio.',
    zenOff: 'Tudo aparece.',
    soundOn: 'Som ligado.',
    soundOff: 'Som desligado.',
    notUnderstood: ({ text }) =>
      `“${text}” não é um comando. Tente 65 r, pass, draw, ends, n 6, score, hand ou line.`,
  },

  round: {
    sheet: ({ n }) => `Rodada ${n}`,
    out: ({ who }) => `${name(who)} bate.`,
    blocked: ({ who }) => `Jogo fechado por ${who.you ? 'você' : who.name}.`,
    fish: ({ who }) => `Peixe: jogo fechado por ${who.you ? 'você' : who.name}.`,
    outPays: {
      opponents: ({ party, n }) => `${writes(party)} ${n}: tudo o que os adversários têm.`,
      table: ({ party, n }) =>
        `${writes(party)} ${n}: todas as peças que sobram, também as do parceiro.`,
      own: 'Quem perdeu a rodada marca o que tem.',
    },
    blockWinner: {
      'lowest-player': ({ party, own }) =>
        `${has(party)} menos pontos, ${own}, e ${party.many ? 'ganham' : 'ganha'} o jogo fechado.`,
      'lowest-side': ({ party, own }) =>
        `${has(party)} menos pontos na soma, ${own}, e ${party.many ? 'ganham' : 'ganha'} o jogo fechado.`,
      'side-of-lowest-player': ({ party }) =>
        `O jogo fechado é da dupla de quem tem menos pontos: ${party.names}.`,
      'blocker-vs-next': ({ party }) =>
        `Entre quem fechou e o seguinte ganha quem tem menos pontos: ${party.names}.`,
      'fewest-tiles': ({ party }) => `${has(party)} menos peças.`,
    },
    wins: ({ party }) => `${wins(party)} a rodada.`,
    roundPoint: ({ party }) => `${wins(party)} a rodada: um ponto.`,
    inARow: ({ party, n }) =>
      `${has(party)} ${plural(n, {
        one: `${n} rodada ganha`,
        many: `${n} de rodadas ganhas em seguida`,
        other: `${n} rodadas ganhas em seguida`,
      })}.`,
    bonus: {
      capicua: ({ party, n }) =>
        `Capicúa, a última peça encaixa nas duas pontas: ${party.names}, mais ${points(n)}.`,
      capicu: ({ party, n }) =>
        `Capicú, a última peça encaixa nas duas pontas: ${party.names}, mais ${points(n)}.`,
      chuchazo: ({ party, n }) =>
        `Batida com a carroça de branco: ${party.names}, mais ${points(n)}.`,
      'pass-all-three': ({ party, n }) =>
        `Os outros três passaram: ${party.names}, mais ${points(n)}.`,
      'round-1': ({ party, n }) => `A primeira rodada: ${party.names}, mais ${points(n)}.`,
      'round-2': ({ party, n }) => `A segunda rodada: ${party.names}, mais ${points(n)}.`,
      'round-3': ({ party, n }) => `A terceira rodada: ${party.names}, mais ${points(n)}.`,
      'round-4': ({ party, n }) => `A quarta rodada: ${party.names}, mais ${points(n)}.`,
      out: ({ party, n }) => `Por bater: ${party.names}, mais ${points(n)}.`,
    },
    tieGiven: {
      'blocker-loses': 'Empate: perde quem fechou.',
      'blocker-wins': 'Empate: ganha quem fechou.',
      'leader-wins': 'Empate: ganha quem saiu.',
    },
    blockPays: {
      opponents: ({ party, n }) => `${writes(party)} ${n}: tudo o que os outros têm.`,
      table: ({ party, n }) => `${writes(party)} ${n}: todas as peças que sobram.`,
      'opponents-minus-own': ({ party, n }) =>
        `${writes(party)} ${n}: o que os outros têm menos o próprio.`,
      'sum-of-differences': ({ party, n }) =>
        `${writes(party)} ${n}: o que cada um dos outros tem a mais.`,
    },
    losersPay: {
      own: 'Todos menos o mais leve marcam o que têm.',
      'own-all': 'Peixe para todos: cada um marca o que tem.',
      difference: 'O lado mais pesado marca a diferença.',
      'highest-pays-table': ({ party, n }) =>
        `Peixe para um: com mais pontos, ${party.names} ${party.many ? 'marcam' : 'marca'} a mesa toda, ${n}.`,
    },
    tie: {
      void: 'Os mais leves empatam: ninguém marca.',
      eggs: ({ n }) => `Os mais leves empatam: ${points(n)} em ovos para a próxima rodada.`,
      carry: ({ n }) => `Os mais pesados empatam. Para a próxima rodada: ${points(n)}.`,
      other: 'Empate: ninguém marca.',
    },
    made: ({ parties }) => `No jogo: ${parties.map(({ names, n }) => `${names} ${n}`).join(', ')}.`,
    voided: ({ target }) => `Pontos que passariam de ${target} não valem.`,
    writes: ({ party, n }) => `${writes(party)} ${n}.`,
    opens: ({ party, n, remembered, openAt }) =>
      remembered === 0
        ? `${opens(party)} a conta com ${n}, por chegar a ${openAt} numa rodada.`
        : `${opens(party)} a conta: ${n}, com ${count(remembered, 'nenhum', 'guardado', 'guardados')}.`,
    remembers: ({ party, n, openAt }) =>
      `${verb(party, 'guardam', 'guarda')} ${n}: menos de ${openAt} não abre a conta.`,
    notWritten: ({ party, n, openAt }) =>
      `Sem marcar, ${points(n)} (${party.names}): menos de ${openAt} não abre a conta.`,
    cleared: ({ party, n }) => `Guardado que se apaga, ${points(n)}: ${party.names}.`,
    received: ({ party, n }) => `O que esperava, ${points(n)}, vai para ${party.names}.`,
    capped: ({ n, credit, cap }) =>
      `De ${credit} só se marcam ${n}, porque ninguém passa de ${cap}.`,
    waiting: ({ n }) => `Esperando na mesa: ${points(n)}.`,
    hands: 'Peças na mão',
    noTiles: 'sem peças',
    special: ({ tile: laid, n }) => `Com estas regras ${digits(laid)} conta ${n}.`,
    sum: ({ n }) => `Todas as peças juntas: ${n}`,
    before: 'Antes',
    this: 'Esta rodada',
    thisFish: 'Esta rodada, peixe',
    total: 'Total',
    next: {
      seat: ({ who, why }) =>
        `Na próxima rodada ${who.you ? 'você sai' : `${who.name} sai`}${why}.`,
      tile: 'Na próxima rodada sai quem tem a peça que decide.',
      lot: 'A saída da próxima rodada é sorteada.',
      side: ({ party }) => `A próxima saída é de ${party.names}.`,
    },
    why: {
      wentOut: ', porque bateu',
      won: ', porque ganhou o jogo fechado',
      blocked: ', porque fechou o jogo',
      rotate: ', porque a saída passa ao próximo lugar',
      lightest: ', com menos pontos que todos',
      again: ' de novo, porque ninguém ganhou',
    },
    ready: 'Continuar',
    youAreReady: 'Esperando os outros',
    nextIn: ({ n }) => `A próxima rodada começa em ${n} s, ou quando todos quiserem continuar.`,
    waitingFor: ({ names }) => `Esperando: ${names}.`,
  },

  match: {
    won: ({ party }) => `${wins(party)} a partida.`,
    goat: ({ party }) =>
      party.you
        ? `Partida perdida, a meta foi alcançada: ${party.names}.`
        : `Bode: ${party.names}.`,
    lost: ({ party }) => `Partida perdida: ${party.names}.`,
    drawn: 'A partida termina empatada.',
    reached: ({ n, target }) => `${points(n)}; a meta era ${target}.`,
    rounds: ({ n, lowest }) =>
      `Rodadas combinadas: ${n}. Ganha o total mais ${lowest ? 'baixo' : 'alto'}.`,
    instant: {
      'six-in-a-row': 'Seis rodadas ganhas seguidas.',
      'out-with-0-0': 'Bater com 0-0 ganha a partida: bode careca.',
      'out-with-6-6-if-a-loser-holds-over-25':
        'Bater com 6-6 enquanto um adversário tem mais de 25 ganha a partida.',
      'announced-6-6': 'O 6-6 foi anunciado, e por isso esta rodada decide a partida.',
    },
    eliminated: ({ who }) => (who.you ? 'Seu tempo acabou.' : `O tempo de ${who.name} acabou.`),
    stopped: 'A partida foi interrompida.',
    nobodyWins: 'Ninguém ganha e nada vale para a classificação.',
    rating: 'Pontos de classificação',
    rematch: 'Outra partida',
    rematchAsked: 'Outra partida: esperando os outros',
    copyRecord: 'Copiar o registro DGN',
    copied: 'Registro copiado.',
    notCopied: 'O navegador não deixou copiar. O registro está abaixo: copie você mesmo.',
    noRecord: 'Não deu para obter o registro. Tente de novo.',
    record: 'Registro da partida',
    home: 'Início',
  },

  sheet: {
    title: 'Súmula',
    round: 'Rodada',
    empty: 'Nenhuma rodada foi marcada ainda.',
    outcome: { out: 'batida', blocked: 'fechado', fish: 'peixe' },
    match: 'A partida',
    waits: 'Esperam na mesa',
    rows: {
      made: {
        fives: 'No jogo, cincos',
        'fives-threes': 'No jogo, cincos e três',
        headings: 'Pontas iguais',
        triominoes: 'Peças jogadas',
        'face-sum': 'Peças jogadas',
      },
      paid: 'Peças compradas',
      hands: 'Das mãos',
      tiles: 'Peças na mão',
      won: 'Ganha',
      bonus: {
        capicua: 'Capicúa',
        capicu: 'Capicú',
        chuchazo: 'Batida de branco',
        'pass-all-three': 'Os três passam',
        'round-1': '1ª rodada',
        'round-2': '2ª rodada',
        'round-3': '3ª rodada',
        'round-4': '4ª rodada',
        out: 'Batida',
      },
      remembered: 'Guardados',
      lost: ({ n }) => `${n}, não marcados`,
      wiped: ({ n }) => `apagado, ${count(n, 'nenhum', 'guardado', 'guardados')}`,
      eggs: 'Ovos',
      carried: 'Esperavam na mesa',
      inARow: 'Seguidas',
      unwritten: {
        row: 'A sequência acaba',
        cap: ({ cap }) => `Acima de ${cap}, não se marca`,
        exact: 'Passa da meta, não vale',
      },
    },
    inARowNote: 'Os totais contam rodadas ganhas seguidas.',
    titles: {
      won: 'ganha',
      lost: 'perde',
      goat: 'bode',
      baldGoat: 'bode careca',
      sixLove: 'seis seguidas',
      tie: 'empate',
    },
  },

  plays: {
    title: 'Jogadas',
    empty: 'Ainda não há jogadas.',
    passed: 'passo',
    declared: 'anuncia 6-6',
    drew: ({ n }) => `compra ${n}`,
    closed: 'fecha',
    at: (where) => side(where),
    by: { bot: 'por um robô', forced: 'forçada', clock: 'tempo esgotado' },
  },

  waiting: {
    title: 'Quem senta onde',
    intro: 'A partida começa quando todos os lugares estão ocupados.',
    take: 'Sentar aqui',
    takeNamed: ({ n }) => `Ocupar o lugar ${n}`,
    seat: ({ n }) => `Lugar ${n}`,
    link: 'Link desta mesa',
    copy: 'Copiar o link',
    invite: 'Envie este link para quem vai jogar.',
    standUp: 'Levantar',
    full: 'Todos os lugares estão ocupados. Você pode assistir.',
    with: ({ names }) => `com ${names}`,
  },

  declare: {
    strip: ({ n }) => `Antes da saída pode-se anunciar 6-6: ${n} s`,
    announce: 'Anunciar 6-6',
    keepQuiet: 'Não anunciar',
  },

  dropped: {
    strip: ({ who, clock }) =>
      `${who.name} perdeu a conexão. ${clock} até que se possa jogar no lugar.`,
    over: ({ who }) => `${who.name} continua sem conexão. O que fazer?`,
    wait: 'Esperar',
    waitNoMore: ({ who }) => `Parar de esperar por ${who.name}`,
    hold: 'Deixar um robô jogar',
    stop: 'Interromper a partida',
    sureStop: 'Interromper a partida para todos? Ninguém ganha.',
    heldBadge: ({ who }) => `robô por ${who.name}`,
  },

  keys: {
    title: 'Teclas',
    note: 'Funcionam com o foco na mesa.',
    move: 'Andar pelas suas peças',
    tile: 'Ir para essa peça, 0 é a décima',
    play: 'Jogar; com duas pontas, escolher',
    ends: 'Jogar na ponta esquerda ou direita',
    train: 'Escolher um trem para a peça',
    arms: 'Jogar no braço de cima ou de baixo',
    close: 'Fechar a carroça recém-jogada',
    done: 'Terminar a vez mesmo podendo continuar',
    draw: 'Comprar',
    pass: 'Passar',
    declare: 'Anunciar 6-6',
    sort: 'Mudar a peça de lugar na mão',
    cancel: 'Cancelar',
    command: 'Digitar um comando',
    sayEnds: 'Dizer as pontas',
    sayHand: 'Dizer minhas peças e o que encaixa',
    sayLine: 'Dizer a linha da esquerda para a direita',
    sayNumber: 'Quantas desse número já saíram',
    sayLast: 'Dizer as quatro últimas jogadas',
    sayCounts: 'Dizer quantas peças tem cada lugar',
    sayScore: 'Dizer o placar',
    sayClock: 'Dizer os relógios',
    grid: 'Percorrer a linha',
    zen: 'Só pano e peças',
    mute: 'Ligar ou desligar o som',
    help: 'Estas teclas',
    again: 'Anúncio anterior e seguinte',
    digit: 'algarismo',
    space: 'Espaço',
  },

  command: {
    label: 'Comando',
    help: 'Por exemplo 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.',
    run: 'Fazer',
  },
};

export default table;
