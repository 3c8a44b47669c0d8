import { wordsOf } from '../../words.ts';
import type { CommonMessages } from '../en/common.ts';

const { plural, number } = wordsOf('ru', ['one', 'few', 'many', 'other']);
const and = new Intl.ListFormat('ru', { type: 'conjunction' });

/** A counted thing after its number: 1 очко, 2 очка, 5 очков. */
const count = (n: number, one: string, few: string, many: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    few: `${number(n)} ${few}`,
    many: `${number(n)} ${many}`,
    other: `${number(n)} ${few}`,
  });

const common: CommonMessages = {
  table: ({ n }) => `Стол ${number(n)}`,
  match: ({ n }) => `Партия ${number(n)}`,
  matchOf: ({ n, all }) => `Партия ${number(n)} из ${number(all)}`,
  matchAtTable: ({ match, table }) => `Партия ${number(match)}, стол ${number(table)}`,
  round: ({ n }) => `Раунд ${number(n)}`,
  names: (names) => and.format(names),
  players: ({ n }) => count(n, 'игрок', 'игрока', 'игроков'),
  matches: ({ n }) => count(n, 'партия', 'партии', 'партий'),
  points: ({ n }) => count(n, 'очко', 'очка', 'очков'),
  minutes: ({ n }) => count(n, 'минута', 'минуты', 'минут'),
  ago: ({ n }) => (n === 0 ? 'только что' : `${number(n)} мин назад`),
  versus: ({ first, second }) => `${first} — ${second}`,
  states: {
    waiting: 'Ждёт начала',
    playing: 'Играет',
    calls: 'Зовёт вас',
    late: 'Отчёт запаздывает',
    'to-confirm': 'Ждёт подтверждения',
    done: 'Готово',
  },
  seats: { top: 'Сверху', left: 'Слева', bottom: 'Снизу', right: 'Справа' },
  needs: { sight: 'Зрение', movement: 'Движение', hearing: 'Слух или речь' },
  courtesies: {
    'partner-writes': 'счёт ведёт партнёр',
    'partner-shuffles': 'кости мешает партнёр',
    'may-rearrange': 'можно трогать и переставлять свои кости',
    'neighbour-sets':
      'кладёт кость лицом вверх и называет оба конца; на место её ставит игрок справа',
    'all-say-ends': 'каждый после своего хода вслух называет оба конца',
    'may-ask-count':
      'можно спросить, сколько костей с каким-то числом уже вышло; отвечает игрок справа',
    'neighbour-stands':
      'игрок справа ставит кости, не глядя на них, а в конце раунда открывает оставшиеся',
    'neighbour-places': 'показывает кость и называет конец; ставит её игрок справа',
    'knocks-to-pass': 'пропускает ход двумя ударами по столу перед игроком справа',
    'others-knock': 'остальные пропускают ход двумя ударами в середине стола',
    'sheet-shown': 'протокол показывают после каждого раунда и по касанию стола',
  },
  courtesyOf: ({ name, courtesy }) => `${name}: ${courtesy}`,
  tableCalls: ({ n }) => `Стол ${n} зовёт организатора`,
  callReasons: {
    score: 'Счёт',
    rule: 'Правило',
    conduct: 'Поведение',
    health: 'Кому-то нездоровится',
    other: 'Другое',
  },
  callStates: { open: 'Открыт', 'on-the-way': 'В пути', done: 'Решено' },
  alertCause: {
    high: ({ number: n, points, pair }) =>
      `Раунд ${n}, ${pair}: ${count(points, 'очко', 'очка', 'очков')}. Это больше обычного.`,
    twice: ({ number: n, score }) => `Раунд ${n} такой же, как предыдущий: ${score}.`,
    objection: ({ number: n, by, text }) =>
      text === ''
        ? `Есть возражение против раунда ${n}.`
        : `${by} возражает против раунда ${n}: «${text}»`,
    'wrong-lead': ({ number: n, leads, should }) =>
      `Раунд ${n} начинает ${leads}. По очереди начинает ${should}.`,
    'corrected-end': ({ number: n }) => `Партия закончилась исправлением раунда ${n}.`,
    conflict: ({ number: n, recorded, entered }) =>
      recorded === null
        ? `Другой телефон сообщает раунд ${n}, которого нет в протоколе: ${entered}.`
        : `Раунд ${n} сообщили по-разному: записано ${recorded}, с другого телефона пришло ${entered}.`,
    'other-end': ({ recorded, entered }) =>
      `В протоколе ${recorded}, а по раундам с телефона выходит ${entered}.`,
  },
  keys: {
    points: 'баллы',
    wins: 'победы',
    effectiveness: 'результативность',
    plus: 'очки в плюс',
    meetings: 'личные встречи',
    number: 'номер',
  },
  standings: {
    title: 'Положение',
    final: 'Итоговое положение',
    after: ({ n }) => `Положение после партии ${number(n)}`,
    none: 'Ещё ничего не сыграно, поэтому все стоят по порядку номеров.',
    place: 'Место',
    number: '№',
    name: 'Имя',
    played: 'Сыграно',
    points: 'Баллы',
    wins: 'Победы',
    effectiveness: 'Результативность',
    plus: 'Плюс',
    minus: 'Минус',
    penalties: 'Наказания',
    money: 'Выигрыш',
    prize: 'Приз',
    decided: 'Что решило',
    byNumber: 'по номеру',
    byNumberHelp: 'Равны во всём, кроме номера.',
  },
  link: {
    loading: 'Вечер загружается',
    live: 'На связи',
    reconnecting:
      'Связь прервалась, соединяемся заново. Всё, что вы вводите, хранится здесь и уйдёт позже.',
    offline:
      'Нет связи. Продолжайте как обычно: всё, что вы вводите, хранится здесь и уйдёт позже.',
    alone: 'Этот вечер есть только на этом устройстве.',
    gone: 'Этого вечера больше нет, или это устройство от него отключили.',
    outdated:
      'На сервере новая версия этой страницы. Обновите её: всё введённое останется на этом устройстве.',
  },
  storage: {
    refused:
      'Этот браузер ничего не хранит, поэтому вводить здесь нельзя. Откройте вечер не в приватном окне.',
    full: 'На устройстве нет места. Удалите что-нибудь, иначе введённое не сохранится.',
    newer: 'На этом устройстве открыта более новая версия страницы. Обновите эту.',
    unreadable: 'Сохранённое на этом устройстве не читается или не пишется. Обновите страницу.',
    failed: 'Сохранённое на этом устройстве не читается или не пишется. Обновите страницу.',
  },
  unsent: ({ n }) =>
    plural(n, {
      one: `${number(n)} запись ещё не отправлена`,
      few: `${number(n)} записи ещё не отправлены`,
      many: `${number(n)} записей ещё не отправлено`,
      other: `${number(n)} записи ещё не отправлено`,
    }),
  refused: ({ why }) => `Одну запись не приняли, когда она дошла. ${why}`,
  seen: 'Понятно',
  resting: ({ names }) => `Отдыхают: ${names}.`,
  fills: ({ names }) => `Только дополняют стол: ${names}.`,
  schedule: { match: 'Партия', resting: 'Отдыхают' },
  empty: {
    title: 'Вечер пока не показать',
    text: 'На этом устройстве об этом вечере ещё ничего нет. Он появится, когда будет связь.',
  },
};

export default common;
