import board from './es/board.ts';
import common from './es/common.ts';
import organiser from './es/organiser.ts';
import pages from './es/pages.ts';
import participant from './es/participant.ts';
import procedure from './es/procedure.ts';
import reasons from './es/reasons.ts';
import scorekeeper from './es/scorekeeper.ts';
import setup from './es/setup.ts';
import type { EveningMessages } from './en.ts';

const es: EveningMessages = {
  common,
  reasons,
  setup,
  organiser,
  board,
  scorekeeper,
  procedure,
  participant,
  pages,
};

export default es;
