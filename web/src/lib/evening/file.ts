import type { Setup } from '../protocol/evening.ts';

/** What the file of an evening is called: its name and day, as far as they can stand in a name of a file. */
export function fileName({ name, date }: Setup): string {
  const plain = `${name} ${date ?? ''}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'evening' : plain}.evening`;
}

/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
