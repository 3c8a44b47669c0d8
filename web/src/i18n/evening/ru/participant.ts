import { wordsOf } from '../../words.ts';
import type { ParticipantMessages } from '../en/participant.ts';

const { plural } = wordsOf('ru', ['one', 'few', 'many', 'other']);

const participant: ParticipantMessages = {
  evening: 'Вечер',
  parts: 'Части вечера',
  table: 'Стол',
  mine: 'Мой вечер',
  standings: 'Положение',
  resting: ({ match }) => `Партия ${match}: вы отдыхаете`,
  waiting: 'До первой партии',
  over: 'Вечер окончен',
  notPlaying: 'Это устройство в вечере не участвует.',
  where: 'Где вы сидите',
  mineTitle: ({ name, number }) => `${name}, номер ${number}`,
  you: 'вы',

  next: {
    title: ({ match }) => `Дальше: партия ${match}`,
    now: ({ match }) => `Сейчас: партия ${match}`,
    first: 'Первая партия начнётся, когда её объявит организатор.',
    between: 'Она начнётся, когда её объявит организатор.',
    seat: 'Ваше место',
    partner: 'Партнёр',
    opponents: 'Соперники',
    numbered: ({ name, number }) => `${name} (${number})`,
    onTheRight: ({ name }) => `Справа от вас ${name}, ходит после вас.`,
    rest: ({ match }) => `В партии ${match} вы отдыхаете.`,
    after: ({ match, table }) => `Потом: партия ${match} за столом ${table}.`,
    none: 'Больше партий нет.',
    filledIn: 'Вы дополняете этот стол: партия вам не засчитывается.',
  },

  sums: 'Итоги',
  place: ({ place, players }) => `Пока место ${place} из ${players}`,
  placeFinal: ({ place, players }) => `Место ${place} из ${players}`,
  noResults: 'Ещё ни одна партия не подтверждена.',

  results: 'Мои партии',
  withAgainst: ({ partner, opponents }) => `В паре ${partner}, соперники ${opponents}`,
  won: 'выигрыш',
  lost: 'проигрыш',
  matchPoints: ({ n }) =>
    plural(n, { one: `${n} балл`, few: `${n} балла`, many: `${n} баллов`, other: `${n} балла` }),
  filled: 'Дополнение: вам не засчитывается.',
  satOut: 'Отдых',
  playing: 'Ещё не подтверждена',

  aheadBy: ({ key }) => `решило: ${key}`,
  unequal: 'Сыграно не поровну: сравните, сколько партий у каждого.',

  announcements: {
    title: 'От организатора',
    none: 'Объявлений пока нет.',
  },

  sanctions: {
    title: 'Санкции и наказания',
    penalty: ({ n, reason }) =>
      plural(n, {
        one: `${n} очко: ${reason}`,
        few: `${n} очка: ${reason}`,
        many: `${n} очков: ${reason}`,
        other: `${n} очка: ${reason}`,
      }),
    sanction: ({ reason }) => `Без очков: ${reason}`,
    inMatch: ({ match }) => `Партия ${match}`,
    inRound: ({ match, round }) => `Партия ${match}, раунд ${round}`,
    evening: 'Весь вечер',
  },

  needs: {
    title: 'Что делают для меня',
    show: 'Показать на этом экране',
    hide: 'Скрыть',
    private: 'Почему — видите только вы и организатор. Остальные видят, что делать.',
    unconfirmed:
      'Сначала организатор должен подтвердить, что это ваше устройство. Тогда это появится здесь.',
    askToConfirm: 'Позвать организатора, чтобы подтвердить',
    confirmInPerson: 'Подойдите к организатору, чтобы он подтвердил устройство.',
    none: 'Ничего не указано.',
    follows: 'За вашими столами:',
    ask: 'Позвать организатора, чтобы это изменить',
    asked: 'Организатор вызван к вашему столу.',
    inPerson: 'Это меняет организатор: подойдите к нему.',
  },

  join: {
    title: 'Присоединиться к вечеру',
    code: 'Четыре буквы вечера',
    codeHelp: 'Их показывает организатор, или квадратный код, который читает камера.',
    find: 'Найти вечер',
    wrongCode: 'В коде четыре латинские буквы.',
    notFound: ({ code }) => `Вечера ${code} нет. Сверьте буквы с теми, что у организатора.`,
    who: 'Кто вы?',
    whoHelp: 'Выберите своё имя. Регистрация не нужна.',
    taken: ({ name }) => `${name}, уже занято`,
    takenTitle: ({ name }) => `Имя уже занято: ${name}`,
    takenText:
      'Это вы с другого телефона? Тогда попросите организатора освободить ваше имя и посмотрите снова.',
    lookAgain: 'Посмотреть снова',
    back: 'Выбрать другое имя',
    otherCode: 'Другой вечер',
    known: ({ name }) => `Вы уже здесь под именем ${name}.`,
    knownOrganiser: 'Вы организатор этого вечера.',
    goOn: 'К вечеру',
    club: ({ club }) => `Клуб: ${club}`,
  },
};

export default participant;
