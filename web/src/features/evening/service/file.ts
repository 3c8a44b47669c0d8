import type { Setup } from '../../../net/protocol/evening.ts';

/** The file name of an evening: the letters and digits of its name and day, joined by hyphens, and the extension. */
export function fileName({ name, date }: Setup, ending = '.evening'): string {
  const plain = `${name} ${date ?? ''}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'evening' : plain}${ending}`;
}

/** Downloads a file. */
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
