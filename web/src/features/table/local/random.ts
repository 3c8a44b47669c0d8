import { LOCAL } from './id.ts';

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id that no table on this device has. */
export const newId = (): string => LOCAL + randomHex(8);
