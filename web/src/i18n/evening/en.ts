import board from './en/board.ts';
import common from './en/common.ts';
import organiser from './en/organiser.ts';
import pages from './en/pages.ts';
import participant from './en/participant.ts';
import procedure from './en/procedure.ts';
import reasons from './en/reasons.ts';
import scorekeeper from './en/scorekeeper.ts';
import setup from './en/setup.ts';

/** English for club evenings, and the type of every such catalogue. Each subject has a file in `en/`. */
const en = { common, reasons, setup, organiser, board, scorekeeper, procedure, participant, pages };

export type EveningMessages = typeof en;
export default en;
