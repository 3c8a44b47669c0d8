import type { TableView } from '../../../net/protocol/types.ts';

/** Whether the table waits with its first deal until its people have come, as its options say. */
export const gathers = ({ match_number, options, phase, round }: TableView) =>
  options.gather_seconds !== undefined &&
  phase === 'between' &&
  match_number === 1 &&
  round === null;
