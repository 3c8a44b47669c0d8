/** The longest file that the server reads, in bytes. */
export const FILE_BYTES_MAX = 1024 * 1024;

/** The endings of spreadsheets, also of those that the server can only refuse with a reason. */
const ENDING = /\.(?:xls[xmb]?|xlt[xm]?|[of]?ods|ots|fods|numbers)$/iu;

/** How files in ZIP archives begin, and Office files of before 2007. */
const BEGINNINGS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Whether a file is a spreadsheet, by its content or by its name. */
export async function isSpreadsheet(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const begins = BEGINNINGS.some((bytes) => bytes.every((byte, at) => first[at] === byte));
  return begins || ENDING.test(file.name);
}

/** The text of a list in UTF-8, or in UTF-16 with a byte order mark; `undefined` if it is no such text. */
export async function textOf(list: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await list.arrayBuffer());
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
