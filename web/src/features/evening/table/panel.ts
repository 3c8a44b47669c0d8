/** A panel over a table's step. */
export type Panel = 'more' | 'rounds' | 'show' | 'procedure' | 'call' | 'pencil';

/** What can be corrected in a round that is being played. */
export type RoundCorrection = 'lead' | 'correct' | 'take-back';
