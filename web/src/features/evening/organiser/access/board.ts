/** The board's address with the letters for joining, which a device without a role in the night does not get from the server. */
export const boardAddress = (board: string, code: string | undefined): string =>
  code === undefined ? board : `${board}#${code}`;
