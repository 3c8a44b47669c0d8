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
} from '../../../protocol/evening.ts';
import { wordsOf } from '../../words.ts';
import type { BadText, Reasons } from '../reasons.ts';

const { plural, number } = wordsOf('ru', ['one', 'few', 'many', 'other']);
const and = new Intl.ListFormat('ru', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

const told = {
  unit: ['Единица ставки', 'единице ставки'],
  reason: ['Причина', 'причине'],
  corrected: ['Запись о том, что исправлено', 'записи о том, что исправлено'],
  before: ['Запись о том, что было', 'записи о том, что было'],
  since: ['Запись о том, что стало', 'записи о том, что стало'],
} as const;

const text = ({ bad: { told: what, why, max } }: { bad: BadText }) =>
  ({
    'too-long': plural(max, {
      one: `${told[what][0]} — самое большее ${number(max)} знак.`,
      few: `${told[what][0]} — самое большее ${number(max)} знака.`,
      many: `${told[what][0]} — самое большее ${number(max)} знаков.`,
      other: `${told[what][0]} — самое большее ${number(max)} знака.`,
    }),
    'too-many-lines': plural(max, {
      one: `${told[what][0]} — самое большее ${number(max)} строка.`,
      few: `${told[what][0]} — самое большее ${number(max)} строки.`,
      many: `${told[what][0]} — самое большее ${number(max)} строк.`,
      other: `${told[what][0]} — самое большее ${number(max)} строки.`,
    }),
    hidden: `В ${told[what][1]} есть невидимые знаки. Впишите текст заново.`,
  })[why];

const counted = {
  tables: 'Столов во всех партиях вечера',
  rounds: 'Раундов на всех листах вечера',
  sanctions: 'Замечаний и наказаний',
  annulled: 'Аннулированных листов',
  'log-lines': 'Исправлений в журнале',
  'log-chars': 'Знаков в журнале',
} as const;

const reasons: Reasons = {
  refusals: {
    'not-open': () => 'Этот вечер ещё никто не открыл.',
    closed: () => 'Вечер закрыт, больше ничего не записать.',
    file: ({ line, detail }) =>
      `Строка ${number(line)} файла не читается. Подробности по-английски: ${detail}`,
    started: () => 'Первая партия началась, поэтому условия вечера больше не меняются.',
    'not-organiser': () => 'Это может только организатор.',
    'not-at-table': ({ at }) => `Это могут только те, кто сидит за столом ${number(at.table)}.`,
    'not-keeper': ({ at, keeper }, who) =>
      keeper === null
        ? `За столом ${number(at.table)} ещё никто не ведёт счёт. Сначала скажите кто.`
        : `За столом ${number(at.table)} пишет только тот, кто ведёт счёт: ${who(keeper)}.`,
    suspended: ({ player }, who) =>
      `${who(player)} больше не ведёт счёт в этой партии. Назначьте кого-нибудь другого.`,
    'not-begun': ({ number: n }) => `Партия ${number(n)} ещё не началась.`,
    'not-next': ({ next }) => `Следующая — партия ${number(next)}.`,
    'not-delivered': ({ tables }) =>
      plural(tables.length, {
        one: `Следующая партия начнётся, когда все столы подтверждены. Не хватает стола ${list(tables)}.`,
        few: `Следующая партия начнётся, когда все столы подтверждены. Не хватает столов ${list(tables)}.`,
        many: `Следующая партия начнётся, когда все столы подтверждены. Не хватает столов ${list(tables)}.`,
        other: `Следующая партия начнётся, когда все столы подтверждены. Не хватает столов ${list(tables)}.`,
      }),
    'all-played': () => 'Все партии сыграны.',
    confirmed: ({ at }) =>
      `Партия ${number(at.match)} за столом ${number(at.table)} подтверждена. Изменить её теперь может только организатор.`,
    'not-over': ({ at }) => `Партия за столом ${number(at.table)} ещё не закончилась.`,
    'not-agreed': ({ at }) =>
      `За столом ${number(at.table)} никто из другой пары ещё не согласился с концом партии.`,
    waiting: () => 'За этим столом нашли ошибку. Запись ждёт организатора.',
    gap: ({ next }) => `Не хватает раундов перед этим. Следующий — раунд ${number(next)}.`,
    'stands-otherwise': () => 'Там теперь записано другое. Посмотрите ещё раз, прежде чем менять.',
    'not-last': () =>
      'Здесь можно исправить только последний раунд. Остальные может исправить организатор.',
    'no-reason': () => 'Напишите, почему это меняется: результат уже был подтверждён.',
    'not-time': () => 'Время ещё не вышло. До этого остановить партию может только организатор.',
    'too-late': () => 'Отменить это уже нельзя.',
    nothing: () => 'Это уже решено.',
    'bad-text': ({ max, bad }) =>
      ({
        empty: 'Напишите что-нибудь.',
        'too-long': `Напишите короче, самое большее ${number(max)} знаков.`,
        hidden: 'В тексте есть невидимые знаки. Напишите его заново.',
        stacked: 'Над одной буквой слишком много знаков. Уберите лишние.',
      })[bad],
    'not-understood': () =>
      'Сервер не может прочесть эту запись, и она не сохранена. Загрузите страницу заново и введите ещё раз.',
  },
  notRead: 'Сервер её не читает. Скажите организатору, что в ней было.',
  requests: {
    'not-member': () =>
      'Вечера этого клуба открывают только его участники. Сначала войдите в клуб по своей почте.',
    'bad-file': ({ line, detail }) =>
      `Строка ${number(line)} файла не читается. Подробности по-английски: ${detail}`,
    elsewhere: ({ name }) => `Вы уже на другом вечере: «${name}». Сначала покиньте его.`,
    'not-organiser': () => 'Это может только организатор этого вечера.',
    'wrong-code': () => 'У этого вечера другие буквы. Сверьте их с теми, что у организатора.',
    'no-such-player': () => 'Под этим именем присоединиться нельзя. Выберите другое из списка.',
    'name-taken': () => 'Это имя уже у другого устройства. Организатор может его освободить.',
    closed: () => 'Вечер закрыт.',
    'last-organiser': () =>
      'Вечеру нужен организатор. Сначала сделайте ссылку для другого устройства или закройте вечер.',
    'link-over': () => 'Эта ссылка больше не действует. Попросите у организатора другую.',
    'too-many-links': ({ max }) =>
      plural(max, {
        one: `У вечера самое большее ${number(max)} неиспользованная ссылка. Сначала отзовите её.`,
        few: `У вечера самое большее ${number(max)} неиспользованные ссылки. Сначала отзовите одну.`,
        many: `У вечера самое большее ${number(max)} неиспользованных ссылок. Сначала отзовите одну.`,
        other: `У вечера самое большее ${number(max)} неиспользованной ссылки. Сначала отзовите одну.`,
      }),
  },
  evenings: {
    'no-seating': ({ players }) =>
      `Для такого числа игроков (${number(players)}) нет готовой рассадки. Выберите уравновешенную.`,
    unseated: ({ number: n }) => `В партии ${number(n)} есть стол без игроков.`,
    'no-match': ({ number: n, matches }) =>
      `Партии ${number(n)} нет. Партии идут от 1 до ${number(matches)}.`,
    'no-table': ({ at, tables }) =>
      `В партии ${number(at.match)} нет стола ${number(at.table)}. Последний стол — ${number(tables)}.`,
    'no-player': ({ player, players }) =>
      `Игрока ${number(player)} нет. Номера идут от 1 до ${number(players)}.`,
    'seated-twice': ({ at, player }, who) =>
      `В партии ${number(at.match)} за двумя столами сразу: ${who(player)}.`,
    'other-players': ({ at, pairing }, who) =>
      `Партию ${number(at.match)} за столом ${number(at.table)} играют другие: ${and.format(pairing.flat().map(who))}.`,
    'nothing-to-annul': ({ at }) =>
      `В протоколе партии ${number(at.match)} за столом ${number(at.table)} ничего нет.`,
    'penalties-off': () =>
      'Наказания в этом вечере выключены. Включите их или запишите санкцию без очков.',
    'penalty-too-high': ({ amount }) =>
      `Наказание ${number(amount)} слишком велико. Самое большое — ${number(AMOUNT_MAX)}.`,
    'no-round': ({ round, most }) =>
      `Раунда ${number(round)} нет. Раунды — от 1 до ${number(most)}.`,
    text,
    'too-many': ({ what, most }) => `${counted[what]} — самое большее ${number(most)}.`,
    begun: ({ at }) => `Партия ${number(at.match)} уже началась. Заново рассадить можно следующие.`,
    settled: () => 'Число игроков, рассадка, цель и число партий остаются такими, какие есть.',
  },
  sheets: {
    'not-here': ({ player }, who) => `Не за этим столом: ${who(player)}.`,
    impossible: () =>
      `Раунд приносит от 1 до ${number(ROUND_POINTS_MAX)} очков или 0 обеим парам после ничейной рыбы.`,
    over: ({ score: [first, second] }) =>
      `Партия закончилась при счёте ${number(first)} : ${number(second)}. Раундов больше нет.`,
    'too-many-rounds': ({ most }) =>
      `Раундов на листе — самое большее ${number(most)}. Впишите вместо них итог партии.`,
    'both-reached': ({ target }) =>
      `По ${number(target)} у обеих пар быть не может: партия кончается, как только столько набрала одна.`,
    'too-high': ({ score, most }) =>
      `${number(score)} быть не может. Последний раунд даёт паре самое большее ${number(most)}.`,
    'not-finished': ({ target }) =>
      `Ни у одной пары нет ${number(target)}. Если партию остановили, отметьте это.`,
    level: ({ score }) =>
      `Поровну: ${number(score)} : ${number(score)}. Пусть сыграют ещё раунд или решит жребий.`,
    'not-level': ({ score: [first, second] }) =>
      `${number(first)} : ${number(second)} — не поровну, жребий не нужен.`,
  },
  setups: {
    players: ({ players }) =>
      `В вечере участвуют от ${PLAYERS_MIN} до ${PLAYERS_MAX} игроков, а не ${number(players)}.`,
    'name-twice': ({ first, second, name }) =>
      `Игроки ${number(first)} и ${number(second)} записаны одинаково: «${name}». Дайте одному другое имя.`,
    'not-published': ({ players }) =>
      `Для такого числа игроков (${number(players)}) нет опубликованной рассадки. Выберите уравновешенную.`,
    target: () => `Партию играют самое меньшее до ${TARGET_MIN} и самое большее до ${TARGET_MAX}.`,
    'stakes-at-many-tables': ({ prize }) =>
      prize
        ? 'Дополнительный приз бывает только за одним столом, у 4–7 игроков.'
        : 'Ставки бывают только за одним столом, у 4–7 игроков.',
    stake: () => `Ставка — целое число от 0 до ${number(AMOUNT_MAX)}.`,
    'prize-stakes': ({ most }) => `Дополнительный приз — от 1 до ${number(most)} ставок.`,
    needs: ({ player }) => `У игрока ${number(player)} больше потребностей, чем их бывает.`,
    text,
    limit: () => `Время партии — от 1 до ${number(LIMIT_MINUTES_MAX)} минут.`,
    matches: () => `В вечере от 1 до ${number(MATCHES_MAX)} партий.`,
  },
  names: {
    empty: (what) =>
      ({
        evening: 'Впишите название вечера.',
        place: 'Впишите название места в каждое начатое поле.',
        unit: 'Впишите, в чём считается ставка.',
        player: `Впишите имя игрока ${what.kind === 'player' ? number(what.player) : ''}.`,
      })[what.kind],
    'too-long': (what) =>
      ({
        evening: `Название вечера — самое большее ${EVENING_NAME_CHARS_MAX} знаков.`,
        place: `Название места — самое большее ${EVENING_NAME_CHARS_MAX} знаков.`,
        unit: `Единица ставки — самое большее ${EVENING_NAME_CHARS_MAX} знаков.`,
        player: `Имя игрока ${what.kind === 'player' ? number(what.player) : ''} — самое большее ${EVENING_NAME_CHARS_MAX} знаков.`,
      })[what.kind],
    hidden: (what) =>
      ({
        evening: 'В названии вечера есть невидимые знаки. Впишите его заново.',
        place: 'В названии места есть невидимые знаки. Впишите его заново.',
        unit: 'В единице ставки есть невидимые знаки. Впишите её заново.',
        player: `В имени игрока ${what.kind === 'player' ? number(what.player) : ''} есть невидимые знаки. Впишите его заново.`,
      })[what.kind],
    stacked: (what) =>
      ({
        evening: 'В названии вечера слишком много знаков над одной буквой. Впишите его заново.',
        place: 'В названии места слишком много знаков над одной буквой. Впишите его заново.',
        unit: 'В единице ставки слишком много знаков над одной буквой. Впишите её заново.',
        player: `В имени игрока ${what.kind === 'player' ? number(what.player) : ''} слишком много знаков над одной буквой. Впишите его заново.`,
      })[what.kind],
  },
};

export default reasons;
