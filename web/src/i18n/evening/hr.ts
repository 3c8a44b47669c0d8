import board from './hr/board.ts';
import common from './hr/common.ts';
import organiser from './hr/organiser.ts';
import pages from './hr/pages.ts';
import participant from './hr/participant.ts';
import procedure from './hr/procedure.ts';
import reasons from './hr/reasons.ts';
import scorekeeper from './hr/scorekeeper.ts';
import setup from './hr/setup.ts';
import type { EveningMessages } from './en.ts';

const hr: EveningMessages = {
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

export default hr;
