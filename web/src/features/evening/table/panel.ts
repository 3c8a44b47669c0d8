/** What lies over a table's step until it is closed. */
export type Panel = 'rounds' | 'show' | 'procedure' | 'call' | 'pencil';
