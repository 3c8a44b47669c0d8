import board from './pt/board.ts';
import common from './pt/common.ts';
import organiser from './pt/organiser.ts';
import pages from './pt/pages.ts';
import participant from './pt/participant.ts';
import procedure from './pt/procedure.ts';
import reasons from './pt/reasons.ts';
import scorekeeper from './pt/scorekeeper.ts';
import setup from './pt/setup.ts';
import type { EveningMessages } from './en.ts';

const pt: EveningMessages = {
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

export default pt;
