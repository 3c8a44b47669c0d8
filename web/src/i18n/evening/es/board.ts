import type { BoardMessages } from '../en/board.ts';

const board: BoardMessages = {
  title: 'Tablero público',
  closed: 'La velada ha terminado',
  seats: ({ n }) => `Sitios para la partida ${n}`,
  previous: 'Anterior',
  next: 'Siguiente',
  stop: 'Parar',
  goOn: 'Seguir',
  full: 'Pantalla completa',
  notLive: 'Sin conexión; esto puede no estar al día.',
};

export default board;
