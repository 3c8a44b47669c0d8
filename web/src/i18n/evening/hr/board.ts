import type { BoardMessages } from '../en/board.ts';

const board: BoardMessages = {
  title: 'Javna ploča',
  closed: 'Večer je gotova',
  seats: ({ n }) => `Mjesta za partiju ${n}`,
  previous: 'Natrag',
  next: 'Dalje',
  stop: 'Zaustavi',
  goOn: 'Nastavi',
  full: 'Cijeli zaslon',
  notLive: 'Nema veze s mrežom; ovo je možda zastarjelo.',
};

export default board;
