/** A panel over a table's step. */
export type Panel = 'rounds' | 'show' | 'procedure' | 'call' | 'pencil';
