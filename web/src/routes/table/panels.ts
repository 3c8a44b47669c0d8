/** What opens over the table when it is asked for. */
export type Panel = 'sheet' | 'plays' | 'rules' | 'keys' | 'command';
