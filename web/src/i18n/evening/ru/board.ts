import type { BoardMessages } from '../en/board.ts';

const board: BoardMessages = {
  title: 'Табло',
  closed: 'Вечер окончен',
  seats: ({ n }) => `Места в партии ${n}`,
  previous: 'Назад',
  next: 'Дальше',
  stop: 'Остановить',
  goOn: 'Продолжить',
  full: 'На весь экран',
  notLive: 'Нет связи, данные могли устареть.',
};

export default board;
