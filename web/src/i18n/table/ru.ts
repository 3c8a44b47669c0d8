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

const { plural } = wordsOf('ru', ['one', 'few', 'many', 'other']);
const and = new Intl.ListFormat('ru', { type: 'conjunction' });
const or = new Intl.ListFormat('ru', { type: 'disjunction' });

const numbers = [
  'пусто',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  ...['десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать'],
  ...['шестнадцать', 'семнадцать', 'восемнадцать'],
];
/** The numbers in the genitive plural, as after «нет» and «сколько». */
const ofSuit = [
  'пустых',
  'единиц',
  'двоек',
  'троек',
  'четвёрок',
  'пятёрок',
  'шестёрок',
  'семёрок',
  'восьмёрок',
  'девяток',
];

/** The numbers of pips on a tile, up to the double twelve. */
const sums = [
  ...['ноль', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  ...['десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать'],
  ...['шестнадцать', 'семнадцать', 'восемнадцать', 'девятнадцать', 'двадцать', 'двадцать одна'],
  ...['двадцать две', 'двадцать три', 'двадцать четыре'],
];

const word = (n: number) => numbers[n] ?? String(n);
const suit = (n: number) => ofSuit[n] ?? `с числом ${n}`;
const digits = (given: TileIn) =>
  given.length === 3 ? given.join('-') : `${given[1]}-${given[0]}`;
/** The name of a triangle, with its numbers clockwise. */
const triangle = (given: readonly number[]) => {
  const [a = 0] = given;
  return given.every((n) => n === a) ? `тройка ${word(a)}` : given.map(word).join('-');
};
const tile = (given: TileIn) => {
  if (given.length === 3) return triangle(given);
  const [low, high] = given;
  return low === high ? `дубль ${word(low)}` : `${word(high)}-${word(low)}`;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const forms = (n: number, one: string, few: string, many: string) =>
  plural(n, { one: `${n} ${one}`, few: `${n} ${few}`, many: `${n} ${many}`, other: `${n} ${few}` });
const points = (n: number) => forms(n, 'очко', 'очка', 'очков');
const pips = (n: number) => {
  const all = sums[n] ?? String(n);
  const few = `${all} точки`;
  return plural(n, { one: `${all} точка`, few, many: `${all} точек`, other: few });
};
const tiles = (n: number) => forms(n, 'кость', 'кости', 'костей');
const seconds = (n: number) => forms(n, 'секунда', 'секунды', 'секунд');
const secondsTaken = (n: number) => forms(n, 'секунду', 'секунды', 'секунд');
const inPlaces = (n: number) =>
  plural(n, {
    one: `в ${n} месте`,
    few: `в ${n} местах`,
    many: `в ${n} местах`,
    other: `в ${n} места`,
  });
const side = (where: Where) =>
  inWords(where, {
    named: {
      first: 'заход',
      L: 'слева',
      R: 'справа',
      U: 'сверху',
      D: 'снизу',
      M: 'на общий поезд',
      engine: 'паровоз',
      hub: 'первая кость',
    },
    train: (who) => (who.you ? 'на ваш поезд' : `на поезд игрока ${who.name}`),
    on: (laid) => `к ${digits(laid)}`,
    cell: ({ row, nth, up }) => `ряд ${row}, место ${nth}, вершиной ${up ? 'вверх' : 'вниз'}`,
    row: (row) => `ряд ${row}`,
  });
const place = (where: Where) => (where === 'first' ? '' : ` ${side(where)}`);
const end = (where: Where) =>
  inWords(where, {
    named: {
      first: 'заход',
      L: 'левый конец',
      R: 'правый конец',
      U: 'верхняя ветвь',
      D: 'нижняя ветвь',
      M: 'общий поезд',
      engine: 'паровоз',
      hub: 'первая кость',
    },
    train: (who) => (who.you ? 'ваш поезд' : `поезд игрока ${who.name}`),
    on: (laid) => digits(laid),
    cell: ({ row, nth }) => `ряд ${row}, место ${nth}`,
    row: (row) => `ряд ${row}`,
  });

/** A sentence with the numbers at the open ends: «Концы 3 и 5.» */
const openNumbers = (numbers: readonly number[]) => {
  if (numbers.length === 0) return '';
  return `${numbers.length === 1 ? 'Конец' : 'Концы'} ${and.format(numbers.map(String))}.`;
};

/** The verb for a party: «вы получаете», «Анна и Борис получают», «Анна получает». */
const verb = (party: Party, you: string, they: string, one: string) =>
  `${capital(party.names)} ${party.you ? you : party.many ? they : one}`;
const does = (who: Who, you: string, one: string) => (who.you ? `Вы ${you}` : `${who.name} ${one}`);
const scores = (party: Party) => verb(party, 'получаете', 'получают', 'получает');
const writes = (party: Party) => verb(party, 'записываете', 'записывают', 'записывает');
const wins = (party: Party) =>
  party.you ? 'выигрываете' : party.many ? 'выигрывают' : 'выигрывает';
const to = (n: number) =>
  plural(n, {
    one: `до ${n} очка`,
    few: `до ${n} очков`,
    many: `до ${n} очков`,
    other: `до ${n} очка`,
  });

/** The names of the bonuses of triangles. */
const joints: Readonly<Record<Joint, string>> = {
  bridge: 'Мост',
  hexagon: 'Шестиугольник',
  'double-hexagon': 'Двойной шестиугольник',
  'triple-hexagon': 'Тройной шестиугольник',
  triple: 'Заход тройкой',
};

const table: TableMessages = {
  title: ({ rules }) => `Стол: ${rules}`,
  heading: ({ rules, round, partner }) =>
    [
      `Стол: ${rules}`,
      round > 0 ? `, раунд ${round}` : '',
      partner === '' ? '' : `, ваш партнёр: ${partner}`,
    ].join(''),
  headings: {
    line: 'Ряд',
    hand: 'Ваши кости',
    seats: 'Места',
    score: 'Счёт',
    plays: 'Ходы',
    actions: 'Действия',
  },
  you: 'Вы',
  youWithin: 'вы',
  bot: ({ n }) => `Бот ${n}`,
  player: ({ n }) => `Игрок ${n}`,
  freeSeat: 'Свободно',
  names: (names) => and.format(names),
  tile,

  seat: {
    bot: 'бот',
    partner: 'партнёр',
    away: 'нет связи',
    turn: 'ходит',
    ready: 'ждёт раунда',
    tiles: ({ n }) => tiles(n),
    points: ({ n }) => points(n),
    remembered: ({ n }) => `запомнено ${n}`,
    account: ({ n }) => `записано ${n}`,
    closed: 'запись не открыта',
    marked: 'поезд открыт',
    passed: 'пропуск',
  },

  hands: {
    number: ({ n }) => (n === 1 ? 'первая рука' : 'вторая рука'),
    yours: ({ n }) => (n === 1 ? 'Ваша первая рука' : 'Ваша вторая рука'),
    of: ({ name, n }) => `${name} (${n === 1 ? 'первая рука' : 'вторая рука'})`,
    turn: ({ n }) => `Сейчас ход вашей ${n === 1 ? 'первой' : 'второй'} руки.`,
    both: 'играет за обе руки',
  },

  bar: {
    menu: 'Меню',
    round: ({ n }) => `Раунд ${n}`,
    target: ({ n }) => `до ${n}`,
    we: 'Вы',
    they: 'Они',
    clock: 'Осталось времени',
    boneyard: ({ n }) => `На базаре ${tiles(n)}`,
    asleep: ({ n }) => `Вне игры ${tiles(n)}`,
    carried: ({ n }) => `На следующий раунд переносится ${points(n)}`,
  },

  menu: {
    sheet: 'Протокол',
    plays: 'Ходы',
    rules: 'О чём договорились',
    keys: 'Клавиши',
    zen: 'Только стол и кости',
    zenOff: 'Показать всё',
    sound: 'Звук',
    walk: 'Пройти по ряду',
    command: 'Набрать команду',
    settings: 'Настройки',
    home: 'Уйти на главную',
  },

  cloth: {
    wholeLine: 'Весь ряд',
    empty: 'На столе ещё нет костей.',
    list: ({ n }) => `${tiles(n)}, слева направо`,
    rows: ({ n, rows }) => `${tiles(n)}, рядов: ${rows}`,
    row: (where) => (where === 'first' ? 'Ряд' : capital(isOn(where) ? side(where) : end(where))),
    closed: 'закрыт',
    publicTrain: 'Общий',
    marked: 'открыт',
    walkHelp: 'Стрелки ведут от кости к кости. Escape возвращает к своим костям.',
    laidBy: ({ tile: laid, who, n }) => `${tile(laid)}, ход ${n}, ${who.you ? 'ваш' : who.name}`,
  },

  lattice: {
    choose: 'На какое место?',
    chooseCell: ({ tile: held, n }) => `${capital(tile(held))}: подходит ${inPlaces(n)}.`,
    playCell: ({ where, tile: held }) => `Поставить: ${side(where)}; от вершины ${tile(held)}`,
    oneTurn: 'Подходит только этой стороной.',
    cells: ({ places }) =>
      places.length === 0
        ? 'Сейчас ничего не подходит.'
        : `Что-то подходит ${inPlaces(places.length)}: ${places.map(side).join('; ')}.`,
    joints,
    made: ({ n, joint, lost, speech }) => {
      const more = joint === null ? '' : `${joints[joint]}: `;
      if (speech === 'short') return `${more}+${n}.`;
      return `${more}${points(n)}.${lost > 0 ? ` За взятые кости минус ${points(lost)}.` : ''}`;
    },
    costs: ({ n }) => `Минус ${points(n)}.`,
    mayDraw: 'Можно и взять.',
    step: 'Среди треугольников: к месту с той стороны',
    turn: 'Среди треугольников: повернуть кость',
    walkHelp:
      'Стрелки ведут от кости к кости, вверх и вниз из ряда в ряд. Escape возвращает к своим костям.',
  },

  ends: {
    name: (where) => capital(end(where)),
    none: 'костей ещё нет',
    play: ({ where, n }) => `Поставить${place(where)}, ${word(n)}`,
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `Сначала ещё ${forms(missing, 'палец', 'пальца', 'пальцев')} к ${digits(double)}`
        : `Сначала нужно накрыть ${digits(double)}`,
    sides: ({ n }) => forms(n, 'место', 'места', 'мест'),
    half: ({ n }) => `Открыто ${n}`,
    close: 'Закрыть дубль',
    done: 'Закончить ход',
    drawFrom: ({ n }) => `Взять из ${n}`,
    pass: 'Пропускаю',
    cancel: 'Отменить',
  },

  hand: {
    empty: 'У вас нет костей.',
    option: ({ tile: held, sum, where, place: nth, of }) => {
      const fits = where.includes('first')
        ? ', можно зайти'
        : `, подходит ${inManyCells(where) ? inPlaces(where.length) : and.format(where.map((one) => side(one)))}`;
      return `${digits(held)}, ${pips(sum)}${where.length === 0 ? '' : fits}, ${nth} из ${of}`;
    },
    back: 'Кости левее',
    forward: 'Кости правее',
  },

  status: {
    yourTurn: 'Ваш ход',
    titleYourTurn: ({ rules }) => `Ваш ход · ${rules}`,
    youLead: 'Вы начинаете',
    youLeadWith: ({ tile: led }) => `Вы начинаете с ${digits(led)}`,
    nothingDraw: 'Ничего не подходит: берите',
    nothingPass: 'Ничего не подходит: пропуск',
    turnOf: ({ name }) => `Ход: ${name}`,
    chooseEnd: 'С какого конца?',
    chooseTrain: 'На какой поезд?',
    cover: ({ tile: double }) => `Накройте ${digits(double)}`,
    drawForLead: ({ tile: led }) => `${digits(led)} ни у кого нет: берите`,
    chooseHalf: 'Какая половинка останется открытой?',
    goOn: 'Ещё дубль или закончить?',
    closeOrDone: 'Закрыть дубль или закончить?',
    tapAgain: 'Нажмите ещё раз',
    forced: ({ tile: only, n }) => `Подходит только ${digits(only)}: ход через ${n}`,
    forcedDraw: ({ n }) => `Ничего не подходит: базар через ${n}`,
    forcedPass: ({ n }) => `Ничего не подходит: пропуск через ${n}`,
    watching: 'Вы смотрите игру',
    taking: ({ n }) => `Возьмите ${forms(n, 'кость', 'кости', 'костей')}`,
    takingOf: ({ name }) => `Кости берёт ${name}`,
    taken: 'Все ваши кости у вас',
    unlifted: 'Ваши кости пока лежат рубашкой вверх',
    dealing: 'Идёт раздача',
    between: 'Раунд окончен',
    over: 'Партия окончена',
    stopped: 'Партия остановлена',
    waiting: 'Ждём, пока займут места',
    frozen: 'Сервер сейчас не может сохранять ходы. Время стоит, ваши кости целы.',
    reconnecting: ({ n }) => `Связь восстанавливается, ${n} с.`,
    clockRuns: ({ clock }) => `Ваше время идёт: ${clock}.`,
    connecting: 'Подключаемся к столу',
    closed: 'Связь с этим столом прервана.',
    reload: 'Обновить страницу',
  },

  pile: {
    heading: 'Куча',
    help: 'Нажимайте на кости по одной или ведите по ним. Чего не хватит, когда выйдет время, возьмут за вас.',
    place: ({ n, of }) => `Кость ${n} из ${of}, рубашкой вверх`,
    random: 'Взять наугад',
    mixAgain: 'Перемешать ещё раз',
    left: ({ n }) => `осталось ${forms(n, 'секунда', 'секунды', 'секунд')}`,
    boneyard: 'Укажите кость на базаре',
  },

  refused: {
    notSeated: 'У вас нет места за этим столом.',
    notYourTurn: ({ who }) => `Пока рано. Ход: ${who.name}.`,
    noRound: 'Сейчас раунд не идёт.',
    matchBegan: 'Партия началась, вставать нельзя.',
    nothingToWaitFor: 'Вашей готовности сейчас никто не ждёт.',
    notAway: ({ who }) => `${who.name} на месте.`,
    inGrace: ({ who, n }) => `${who.name}: на возвращение ещё ${seconds(n)}.`,
    notHeld: ({ tile: wanted }) => `У вас нет такой кости: ${tile(wanted)}.`,
    mustLead: ({ tile: wanted }) => `Этот раунд открывает ${tile(wanted)}.`,
    mustLeadDouble: 'Этот раунд открывает дубль.',
    wrongPlace: ({ tile: wanted }) => `Туда нельзя поставить ${tile(wanted)}.`,
    doesNotFit: ({ tile: wanted, ends }) =>
      `${capital(tile(wanted))}: не подходит. ${openNumbers(ends)}`.trim(),
    rightOnEqualEnds: ({ n }) => `На обоих концах ${n}, тогда ставят справа.`,
    mustPlay: ({ tile: wanted, where }) =>
      where === 'first'
        ? `Вы начинаете: можно поставить ${tile(wanted)}.`
        : `Нужно ставить:${place(where)} подходит ${tile(wanted)}.`,
    whichHalf: ({ tile: wanted, halves }) =>
      `Подходят обе половины (${tile(wanted)}). Выберите, какая останется открытой: ${halves[0]} или ${halves[1]}.`,
    onlyDoubles: 'В этот ход можно добавить только дубль.',
    nothingToClose: 'Закрыть можно только что поставленный дубль.',
    notDone: 'В этот ход ещё ничего не поставлено.',
    mustDraw: 'Пропускать нельзя: на базаре есть кости.',
    nothingToDraw: 'Брать нечего.',
    nothingToTake: 'Сейчас вам нечего брать из кучи.',
    takenAlready: 'Эту кость только что взяли. Возьмите другую.',
    notMixedAgain:
      'Перемешать ещё раз просит только начинающий, пока никто не взял ни одной кости.',
    notPointed: 'На эту кость здесь не указывают. Берите следующую.',
    beforeLead: ({ n }) => `До первого хода ещё можно объявить 6-6: ${seconds(n)}.`,
    nothingToDeclare: 'Сейчас вы не можете объявить 6-6.',
    frozen: 'Сервер сейчас не может сохранять ходы. Попробуйте чуть позже.',
    noSuchSeat: ({ n }) => `За этим столом нет места ${n}.`,
    seatTaken: 'Это место только что заняли.',
    alreadySeated: 'Вы уже сидите за этим столом.',
  },

  problem: {
    title: 'Этот стол нельзя показать',
    'not-found': 'Такого стола нет. Возможно, в ссылке опечатка или игра уже закончилась.',
    'not-allowed': 'Этот стол видят только те, кто за ним сидит.',
    version: 'Страница старше сервера. Обновите её: стол подождёт.',
    other: 'Сервер не смог продолжить эту связь.',
  },

  say: {
    closed: ({ who }) => (who.you ? 'Вы закрыли дубль.' : `${who.name}: дубль закрыт.`),
    played: ({ who, tile: laid, at, ends, drawn, speech }) => {
      const name = who.you ? 'Вы' : who.name;
      if (speech === 'short') {
        const drew = drawn > 0 ? `+${drawn} ` : '';
        const open = ends.length > 0 ? ` ${ends.join(', ')}.` : '';
        return `${name} ${drew}${digits(laid)}${place(at)}.${open}`;
      }
      const head = who.you ? 'Ваш ход.' : `Ход: ${name}.`;
      const drew = drawn > 0 ? ` Взято ${drawn}.` : '';
      return `${head}${drew} ${capital(tile(laid))}${place(at)}. ${openNumbers(ends)}`.trim();
    },
    passed: ({ who, ends, drawn, speech }) => {
      const name = who.you ? 'Вы' : who.name;
      const drew = drawn > 0 ? `взято ${drawn}, ` : '';
      const head = `${name}: ${drew}пропуск.`;
      if (speech !== 'full' || ends.length === 0) return head;
      return `${head} Нет ${and.format([...new Set(ends)].map(suit))}.`;
    },
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `${capital(tile(double))}: нужно ещё ${forms(missing, 'палец', 'пальца', 'пальцев')}.`
        : `Нужно накрыть ${tile(double)}.`,
    marked: ({ who }) =>
      `${who.you ? 'Ваш поезд' : `Поезд игрока ${who.name}`} теперь открыт для всех.`,
    unmarked: 'Метка снята.',
    dealtHub: ({ round, tile: led }) => `Раунд ${round}. Первая кость: ${tile(led)}.`,
    drawForLead: ({ tile: led }) => `Ваш ход. Ни у кого нет кости ${tile(led)}: берите.`,
    drew: ({ tile: drawn }) => `Вы берёте: ${tile(drawn)}.`,
    yourTurn: ({ fits }) =>
      `Ваш ход. ${plural(fits, {
        one: `Подходит ${fits} кость.`,
        few: `Подходят ${fits} кости.`,
        many: `Подходит ${fits} костей.`,
        other: `Подходит ${fits} кости.`,
      })}`,
    yourTurnDraw: 'Ваш ход. Ничего не подходит: берите с базара.',
    yourTurnPass: 'Ваш ход. Ничего не подходит: пропуск.',
    yourLead: 'Ваш ход. Вы начинаете с любой кости.',
    yourLeadWith: ({ tile: led }) => `Ваш ход. Вы начинаете, кость: ${tile(led)}.`,
    yourLeadDouble: 'Ваш ход. Вы начинаете с дубля.',
    onlyFits: ({ tile: only, n }) =>
      `Ваш ход. Подходит только ${tile(only)}: ход будет сделан через ${secondsTaken(n)}.`,
    chooseEnd: ({ tile: held, ends }) => {
      const all = ends.map(({ where, n }) => (isOn(where) ? side(where) : `${side(where)} к ${n}`));
      const fits = ends.length === 2 ? 'с двух концов' : 'в нескольких местах';
      return `${capital(tile(held))}: подходит ${fits}. ${capital(or.format(all))}?`;
    },
    chooseHalf: ({ tile: held, halves }) =>
      `${capital(tile(held))}: подходит любой половинкой. Какая останется открытой, ${or.format(halves.map(word))}?`,
    goOn: ({ fits, close }) => {
      const may = [
        ...(fits > 0 ? ['поставить ещё дубль'] : []),
        ...(close ? ['закрыть дубль'] : []),
      ];
      return `Можно ${or.format([...may, 'закончить ход'])}.`;
    },
    chosen: ({ tile: held }) =>
      `Выбрано: ${tile(held)}. Ещё раз, чтобы поставить; Escape, чтобы вернуть.`,
    cancelled: ({ tile: held }) => `${capital(tile(held))}: остаётся на руках.`,
    seconds: ({ n }) => `${seconds(n)}.`,
    dropped: ({ who, n }) => `${who.name}: связь потеряна; ${seconds(n)}.`,
    back: ({ who }) => `${who.name}: связь восстановлена.`,
    held: ({ who }) => (who.you ? 'За вас играет бот.' : `За игрока ${who.name} играет бот.`),
    seated: ({ who }) => does(who, 'садитесь за стол.', 'садится за стол.'),
    left: ({ who }) => does(who, 'встаёте из-за стола.', 'встаёт из-за стола.'),
    ready: ({ who }) => does(who, 'ждёте раунда.', 'ждёт раунда.'),
    matchBegan: 'Партия начинается.',
    lot: ({ who, tile: drawn }) =>
      `Все тянут по кости: старшая ${tile(drawn)}, ${who.you ? 'вы начинаете' : `начинает ${who.name}`}.`,
    dealt: ({ round, who, tile: led }) => {
      const leads = who.you ? 'Вы начинаете' : `Начинает ${who.name}`;
      return led === null
        ? `Раунд ${round}. ${leads}.`
        : `Раунд ${round}. ${leads}, кость: ${tile(led)}.`;
    },
    mixed: ({ inTurn }) =>
      inTurn
        ? 'Кости лежат рубашкой вверх, и их берут по очереди.'
        : 'Кости лежат рубашкой вверх, и все берут сразу.',
    mixedAgain: ({ who }) =>
      who.you
        ? 'Вы просите перемешать кости ещё раз и берёте последними.'
        : `${who.name} просит перемешать кости ещё раз и берёт в последнюю очередь.`,
    took: ({ tile: taken, left }) =>
      `${taken === null ? 'Кость ваша' : `Вы берёте: ${tile(taken)}`}, осталось взять ${left}.`,
    tookAll: ({ who }) => (who.you ? 'Все ваши кости у вас.' : `${who.name}: все кости взяты.`),
    yourTaking: ({ n, mayMix }) =>
      `Возьмите ${forms(n, 'кость', 'кости', 'костей')}.${mayMix ? ' Сначала можно попросить перемешать ещё раз.' : ''}`,
    lifted: ({ tiles: held }) => `Вы поднимаете кости: ${held.map(tile).join(', ')}.`,
    mayDeclare: 'До первого хода можно объявить дубль шесть.',
    youMayDeclare: 'У вас дубль шесть: до первого хода его можно объявить.',
    declared: ({ who }) =>
      who.you
        ? 'Вы объявляете дубль шесть и ходите с него.'
        : `${who.name} объявляет дубль шесть и ходит с него.`,
    thrownBack: 'В одной руке слишком много дублей или костей одного числа. Раздача повторяется.',
    credited: ({ n }) => `Стол был недоступен. Возвращается ${seconds(n)}.`,
    lost: 'Связь потеряна. Пробуем снова.',
    connected: ({ missed, news }) =>
      missed === 0
        ? 'Связь есть. Ничего не пропущено.'
        : `Связь есть. Без вас ${forms(missed, 'ход', 'хода', 'ходов')}: ${news}`,
    connectedAnew: 'Связь есть. Стол показан как он есть.',
  },

  answer: {
    ends: ({ ends }) => {
      const [left, right] = ends;
      return ends.length === 2 && left?.n === right?.n
        ? `На обоих концах ${left?.n ?? ''}.`
        : `Концы: ${and.format(ends.map(({ where, n }) => `${n}${place(where)}`))}.`;
    },
    noEnds: 'На столе ещё нет костей.',
    hand: ({ held, fits }) => {
      if (held.length === 0) return 'У вас нет костей.';
      const all = `У вас ${tiles(held.length)}: ${held.map(tile).join(', ')}.`;
      return fits.length === 0 ? all : `${all} Подходит: ${fits.map(tile).join(', ')}.`;
    },
    line: ({ rows }) =>
      rows
        .map(({ where, tiles: row }) => {
          const begins = where === 'first' ? 'Слева направо' : capital(side(where));
          const read = row.map((read) => {
            const [left = 0, right = 0] = read;
            if (read.length === 3) return triangle(read);
            return left === right ? `дубль ${word(left)}` : `${word(left)}-${word(right)}`;
          });
          return `${begins}: ${read.join(', ')}.`;
        })
        .join(' '),
    number: ({ n, out, all, held }) =>
      `Вышло ${out} из ${all} ${suit(n)}. У вас ${held === 0 ? 'их нет' : held}.`,
    numberSeen: ({ n, out, all }) => `Вышло ${out} из ${all} ${suit(n)}.`,
    whichNumber: 'Какое число?',
    noPlays: 'Ходов ещё не было.',
    counts: ({ seats }) =>
      `${seats.map(({ who, n }) => `${who.you ? 'Вы' : who.name}: ${n}`).join(', ')}.`,
    score: ({ parties, target, round }) => {
      const all = parties.map(({ names, score }) => `${names}: ${score}`).join(', ');
      return `${capital(all)}${target === null ? '' : `, играем ${to(target)}`}. Раунд ${round}.`;
    },
    clock: ({ who, n }) => `${who.you ? 'У вас' : who.name}: ${seconds(n)}.`,
    noClock: 'Часы не идут.',
    nothingSaid: 'Сообщений ещё не было.',
    zenOn: 'Показаны только стол, концы, кости и время.',
    zenOff: 'Показано всё.',
    soundOn: 'Звук включён.',
    soundOff: 'Звук выключен.',
    notUnderstood: ({ text }) =>
      `Нет команды «${text}». Например: 65 r, pass, draw, ends, n 6, score, hand, line.`,
  },

  round: {
    sheet: ({ n }) => `Раунд ${n}`,
    out: ({ who }) => does(who, 'заканчиваете раунд.', 'заканчивает раунд.'),
    blocked: ({ who }) =>
      who.you ? 'Рыба: ряд закрыт вашей костью.' : `Рыба. Закрывает ряд ${who.name}.`,
    fish: ({ who }) =>
      who.you ? 'Рыба: ряд закрыт вашей костью.' : `Рыба. Закрывает ряд ${who.name}.`,
    outPays: {
      opponents: ({ party, n }) => `${scores(party)} ${points(n)}: всё, что на руках у соперников.`,
      table: ({ party, n }) => `${scores(party)} ${points(n)}: все оставшиеся кости, и у партнёра.`,
      own: 'Проигравшие записывают то, что у них на руках.',
    },
    blockWinner: {
      'lowest-player': ({ party, own }) =>
        `Меньше всего точек, ${own}, и рыбу ${wins(party)} ${party.names}.`,
      'lowest-side': ({ party, own }) =>
        `Меньше всего точек вместе, ${own}, и рыбу ${wins(party)} ${party.names}.`,
      'side-of-lowest-player': ({ party }) => `Рыбу выигрывает самая лёгкая рука: ${party.names}.`,
      'blocker-vs-next': ({ party }) =>
        `Из закрывшего и следующего за ним выигрывает рука легче: ${party.names}.`,
      'fewest-tiles': ({ party }) => `Меньше всего костей: ${party.names}.`,
    },
    wins: ({ party }) => `Раунд: ${wins(party)} ${party.names}.`,
    roundPoint: ({ party }) => `Раунд: ${wins(party)} ${party.names}, одно очко.`,
    inARow: ({ party, n }) =>
      `Подряд ${plural(n, {
        one: `выигран ${n} раунд`,
        few: `выиграно ${n} раунда`,
        many: `выиграно ${n} раундов`,
        other: `выиграно ${n} раунда`,
      })}: ${party.names}.`,
    bonus: {
      capicua: ({ party, n }) =>
        `Capicúa, последняя кость на два конца: ${party.names}, ещё ${points(n)}.`,
      capicu: ({ party, n }) =>
        `Capicú, последняя кость на два конца: ${party.names}, ещё ${points(n)}.`,
      chuchazo: ({ party, n }) => `Выход дублем пусто: ${party.names}, ещё ${points(n)}.`,
      'pass-all-three': ({ party, n }) =>
        `Все трое пропустили ход: ${party.names}, ещё ${points(n)}.`,
      'round-1': ({ party, n }) => `Первый раунд: ${party.names}, ещё ${points(n)}.`,
      'round-2': ({ party, n }) => `Второй раунд: ${party.names}, ещё ${points(n)}.`,
      'round-3': ({ party, n }) => `Третий раунд: ${party.names}, ещё ${points(n)}.`,
      'round-4': ({ party, n }) => `Четвёртый раунд: ${party.names}, ещё ${points(n)}.`,
      out: ({ party, n }) => `За выход: ${party.names}, ещё ${points(n)}.`,
    },
    tieGiven: {
      'blocker-loses': 'Руки равны: проигрывает закрывший ряд.',
      'blocker-wins': 'Руки равны: выигрывает закрывший ряд.',
      'leader-wins': 'Руки равны: выигрывает начинавший раунд.',
    },
    blockPays: {
      opponents: ({ party, n }) => `${scores(party)} ${points(n)}: всё, что на руках у остальных.`,
      table: ({ party, n }) => `${scores(party)} ${points(n)}: все оставшиеся кости.`,
      'opponents-minus-own': ({ party, n }) =>
        `${scores(party)} ${points(n)}: то, что у остальных, без своих.`,
      'sum-of-differences': ({ party, n }) =>
        `${scores(party)} ${points(n)}: насколько каждая другая рука тяжелее.`,
    },
    losersPay: {
      own: 'Все, кроме самой лёгкой стороны, записывают то, что у них на руках.',
      'own-all': 'Рыба на всех: каждый записывает то, что у него на руках.',
      difference: 'Более тяжёлая сторона записывает разницу.',
      'highest-pays-table': ({ party, n }) =>
        `Рыба на одного: больше всего точек у стороны ${party.names}, она записывает весь стол, ${n}.`,
    },
    tie: {
      void: 'Самые лёгкие руки равны: никто не записывает.',
      eggs: ({ n }) => `Самые лёгкие руки равны: на столе ждут яйца, ${points(n)}.`,
      carry: ({ n }) => `Самые тяжёлые руки равны. На следующий раунд переносится ${points(n)}.`,
      other: 'Руки равны: никто не записывает.',
    },
    made: ({ parties }) =>
      `По ходу игры: ${parties.map(({ names, n }) => `${names} ${n}`).join(', ')}.`,
    voided: ({ target }) => `Очки, с которыми было бы больше ${target}, не в счёт.`,
    writes: ({ party, n }) => `${writes(party)} ${points(n)}.`,
    opens: ({ party, n, remembered, openAt }) =>
      remembered === 0
        ? `${verb(party, 'открываете', 'открывают', 'открывает')} запись: ${points(n)}, ведь за раунд пришло не меньше ${openAt}.`
        : `${verb(party, 'открываете', 'открывают', 'открывает')} запись: ${points(n)}, из них запомнено было ${remembered}.`,
    remembers: ({ party, n, openAt }) =>
      `${capital(party.names)}: запомнено ${points(n)}, меньше ${openAt} записи не открывает.`,
    notWritten: ({ party, n, openAt }) =>
      `${capital(party.names)}: не записано ${points(n)}, меньше ${openAt} записи не открывает.`,
    cleared: ({ party, n }) => `${capital(party.names)}: запомненное (${n}) сгорает.`,
    received: ({ party, n }) => `${capital(party.names)}: ещё и отложенное, ${points(n)}.`,
    capped: ({ n, credit, cap }) =>
      `Из ${credit} записано ${n}: больше ${cap} не бывает ни у кого.`,
    waiting: ({ n }) => `На столе ждёт ${points(n)}.`,
    hands: 'Кости на руках',
    noTiles: 'костей нет',
    special: ({ tile: counted, n }) => `По этим правилам ${digits(counted)} стоит ${n}.`,
    sum: ({ n }) => `Всего на руках: ${n}`,
    before: 'Было',
    this: 'За раунд',
    thisFish: 'За раунд, рыба',
    total: 'Стало',
    next: {
      seat: ({ who, why }) =>
        `Следующий раунд ${who.you ? 'начинаете вы' : `начинает ${who.name}`}${why}.`,
      tile: 'Следующий раунд начинает тот, у кого решающая кость.',
      lot: 'Кто начинает следующий раунд, решает жребий.',
      side: ({ party }) => `Право начать следующий раунд: ${party.names}.`,
    },
    why: {
      wentOut: ' по праву выхода',
      won: ' по праву выигранной рыбы',
      blocked: ' по праву закрытого ряда',
      rotate: ' по очереди',
      lightest: ' с самой лёгкой рукой',
      again: ' снова: раунд никто не выиграл',
    },
    ready: 'Дальше',
    youAreReady: 'Ждём остальных',
    nextIn: ({ n }) => `Следующий раунд через ${n} с или когда готовы все.`,
    waitingFor: ({ names }) => `Ждём: ${names}.`,
  },

  match: {
    won: ({ party }) => `Партия: ${wins(party)} ${party.names}.`,
    goat: ({ party }) =>
      party.you ? `Партия проиграна, цель достигнута: ${party.names}.` : `Козёл: ${party.names}.`,
    lost: ({ party }) => `Партия проиграна: ${party.names}.`,
    drawn: 'Партия вничью.',
    reached: ({ n, target }) => `${points(n)}, цель была ${target}.`,
    rounds: ({ n, lowest }) => `Раундов: ${n}. Выигрывает ${lowest ? 'меньшая' : 'большая'} сумма.`,
    instant: {
      'six-in-a-row': 'Шесть раундов выиграно подряд.',
      'out-with-0-0': 'Выход с 0-0 выигрывает партию: лысый козёл.',
      'out-with-6-6-if-a-loser-holds-over-25':
        'Выход с 6-6, когда у соперника на руках больше 25, выигрывает партию.',
      'announced-6-6': '6-6 объявлена, и этот раунд решает партию.',
    },
    eliminated: ({ who }) => (who.you ? 'Ваше время вышло.' : `${who.name}: время вышло.`),
    stopped: 'Партия остановлена.',
    nobodyWins: 'Никто не выиграл, рейтинг не меняется.',
    rating: 'Очки рейтинга',
    rematch: 'Ещё партию',
    rematchAsked: 'Ещё партия: ждём остальных',
    copyRecord: 'Скопировать запись DGN',
    copied: 'Запись скопирована.',
    notCopied: 'Браузер не дал скопировать. Запись ниже: скопируйте её сами.',
    noRecord: 'Запись не удалось получить. Попробуйте ещё раз.',
    record: 'Запись партии',
    home: 'На главную',
  },

  sheet: {
    title: 'Протокол',
    round: 'Раунд',
    empty: 'Ни один раунд ещё не записан.',
    outcome: { out: 'выход', blocked: 'рыба', fish: 'рыба' },
    match: 'Партия',
    waits: 'Ждёт на столе',
    rows: {
      made: {
        fives: 'По ходу игры, пятёрки',
        'fives-threes': 'По ходу игры, пятёрки и тройки',
        headings: 'Одинаковые концы',
        triominoes: 'Поставленные кости',
        'face-sum': 'Поставленные кости',
      },
      paid: 'Взятые кости',
      hands: 'С рук',
      tiles: 'Костей осталось',
      won: 'Выигрыш',
      bonus: {
        capicua: 'Capicúa',
        capicu: 'Capicú',
        chuchazo: 'Дубль пусто',
        'pass-all-three': 'Трое пропустили',
        'round-1': '1-й раунд',
        'round-2': '2-й раунд',
        'round-3': '3-й раунд',
        'round-4': '4-й раунд',
        out: 'Выход',
      },
      remembered: 'Запомненное',
      lost: ({ n }) => `${n}, не записано`,
      wiped: ({ n }) => `запомненные ${n} сгорают`,
      eggs: 'Яйца',
      carried: 'Ждало на столе',
      inARow: 'Подряд',
      unwritten: {
        row: 'Ряд прерван',
        cap: ({ cap }) => `Сверх ${cap}, не пишется`,
        exact: 'Больше цели, не в счёт',
      },
    },
    inARowNote: 'Счёт показывает раунды, выигранные подряд.',
    titles: {
      won: 'победа',
      lost: 'проигрыш',
      goat: 'козёл',
      baldGoat: 'лысый козёл',
      sixLove: 'шесть подряд',
      tie: 'ничья',
    },
  },

  plays: {
    title: 'Ходы',
    empty: 'Ходов ещё не было.',
    passed: 'пропуск',
    declared: 'объявляет 6-6',
    drew: ({ n }) => `взято ${n}`,
    closed: 'дубль закрыт',
    at: (where) => side(where),
    by: { bot: 'за игрока ходил бот', forced: 'вынужденный', clock: 'время вышло' },
  },

  waiting: {
    title: 'Кто где сидит',
    intro: 'Партия начнётся, когда все места заняты.',
    take: 'Сесть сюда',
    takeNamed: ({ n }) => `Сесть на место ${n}`,
    seat: ({ n }) => `Место ${n}`,
    link: 'Ссылка на этот стол',
    copy: 'Скопировать ссылку',
    invite: 'Отправьте эту ссылку тем, с кем хотите играть.',
    standUp: 'Встать',
    full: 'Все места заняты. Можно смотреть.',
    with: ({ names }) => `вместе: ${names}`,
  },

  declare: {
    strip: ({ n }) => `До первого хода можно объявить 6-6: ${n} с`,
    announce: 'Объявить 6-6',
    keepQuiet: 'Не объявлять',
  },

  dropped: {
    strip: ({ who, clock }) =>
      `${who.name}: связь потеряна. Ещё ${clock}, потом за это место можно играть.`,
    over: ({ who }) => `${who.name}: связи всё ещё нет. Что делать?`,
    wait: 'Подождать',
    waitNoMore: ({ who }) => `${who.name}: больше не ждать`,
    hold: 'Пусть играет бот',
    stop: 'Остановить партию',
    sureStop: 'Остановить партию для всех? Никто не выиграет.',
    heldBadge: ({ who }) => `бот вместо: ${who.name}`,
  },

  keys: {
    title: 'Клавиши',
    note: 'Действуют, пока фокус на столе.',
    move: 'По своим костям',
    tile: 'К кости с этим номером, 0 — десятая',
    play: 'Поставить; если концов два — выбрать',
    ends: 'Поставить слева или справа',
    train: 'Выбрать поезд для кости',
    arms: 'Поставить на верхнюю или нижнюю ветвь',
    close: 'Закрыть поставленный дубль',
    done: 'Закончить ход, который можно продолжить',
    draw: 'Взять с базара',
    pass: 'Пропустить ход',
    declare: 'Объявить 6-6',
    sort: 'Переложить кость на руках',
    cancel: 'Отменить',
    command: 'Набрать команду',
    sayEnds: 'Назвать концы',
    sayHand: 'Назвать мои кости и что подходит',
    sayLine: 'Назвать ряд слева направо',
    sayNumber: 'Сколько костей этого числа вышло',
    sayLast: 'Повторить четыре последних хода',
    sayCounts: 'Сколько у кого костей',
    sayScore: 'Назвать счёт',
    sayClock: 'Сколько времени осталось',
    grid: 'Пройти по ряду',
    zen: 'Только стол и кости',
    mute: 'Включить или выключить звук',
    help: 'Эти клавиши',
    again: 'Предыдущее и следующее сообщение',
    digit: 'цифра',
    space: 'Пробел',
  },

  command: {
    label: 'Команда',
    help: 'Например: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.',
    run: 'Выполнить',
  },
};

export default table;
