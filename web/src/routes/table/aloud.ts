import type { Region } from '../../lib/table/announce.ts';

/** Reads a sentence aloud in the page's own voice, higher where it speaks to this person alone. */
export function readAloud(text: string, region: Region, language: string): void {
  if (!('speechSynthesis' in window)) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  spoken.pitch = region === 'plays' ? 0.9 : 1.2;
  spoken.rate = 1.1;
  if (region === 'turn') speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
