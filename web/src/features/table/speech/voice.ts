import type { Speaker } from './announcer.svelte.ts';

/** Speech synthesis in the language that `code` returns; `null` to be silent. */
export function speaker(language: () => string | null): Speaker {
  const voice = 'speechSynthesis' in window ? speechSynthesis : null;
  return {
    /** Higher for sentences to this person alone. */
    speak(text, region) {
      const lang = language();
      if (voice === null || lang === null) return;
      const spoken = new SpeechSynthesisUtterance(text);
      spoken.lang = lang;
      spoken.pitch = region === 'plays' ? 0.9 : 1.2;
      spoken.rate = 1.1;
      voice.speak(spoken);
    },
    hush() {
      voice?.cancel();
    },
  };
}
