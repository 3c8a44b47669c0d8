/** The ids of tables on devices begin like this. A server's have no hyphen. */
export const LOCAL = 'local-';

/** Whether a table runs on a device rather than on the server. */
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);
