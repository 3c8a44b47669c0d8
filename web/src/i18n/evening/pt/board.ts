import type { BoardMessages } from '../en/board.ts';

const board: BoardMessages = {
  title: 'Painel público',
  closed: 'A noite acabou',
  seats: ({ n }) => `Lugares da partida ${n}`,
  previous: 'Anterior',
  next: 'Próximo',
  stop: 'Parar',
  goOn: 'Continuar',
  full: 'Tela cheia',
  notLive: 'Sem conexão; isto pode estar desatualizado.',
};

export default board;
