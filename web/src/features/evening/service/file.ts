import type { Setup } from '../../../net/protocol/evening.ts';

/** What a file of an evening is called: its name and day, as far as they can stand in a name of a file, and how it ends. */
export function fileName({ name, date }: Setup, ending = '.evening'): string {
  const plain = `${name} ${date ?? ''}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'evening' : plain}${ending}`;
}

/** Hands something to the reader as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/plain;charset=utf-8' })
      : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
