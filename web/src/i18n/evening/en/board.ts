/** The messages of the public board. */
const board = {
  title: 'Public board',
  closed: 'The evening is over',
  seats: ({ n }: { n: number }) => `Seats for match ${n}`,
  previous: 'Previous',
  next: 'Next',
  stop: 'Stop',
  goOn: 'Go on',
  full: 'Full screen',
  notLive: 'No connection; this may be old.',
};

export type BoardMessages = typeof board;
export default board;
