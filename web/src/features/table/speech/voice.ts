import type { Speaker } from './announcer.svelte.ts';

/** Speech synthesis in the language whose code `language` returns; `null` from it means silence. */
export function speaker(language: () => string | null): Speaker {
  const synthesis = 'speechSynthesis' in window ? speechSynthesis : null;
  return {
    /** Plays are spoken in a lower pitch than what concerns this person alone. */
    speak(text, region) {
      const lang = language();
      if (synthesis === null || lang === null) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = lang;
      utterance.pitch = region === 'plays' ? 0.9 : 1.2;
      utterance.rate = 1.1;
      synthesis.speak(utterance);
    },
    hush() {
      synthesis?.cancel();
    },
  };
}
