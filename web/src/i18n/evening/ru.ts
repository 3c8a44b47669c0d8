import board from './ru/board.ts';
import common from './ru/common.ts';
import organiser from './ru/organiser.ts';
import pages from './ru/pages.ts';
import participant from './ru/participant.ts';
import procedure from './ru/procedure.ts';
import reasons from './ru/reasons.ts';
import scorekeeper from './ru/scorekeeper.ts';
import setup from './ru/setup.ts';
import type { EveningMessages } from './en.ts';

const ru: EveningMessages = {
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

export default ru;
