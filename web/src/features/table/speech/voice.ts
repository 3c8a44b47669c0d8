import type { Speaker } from './announcer.svelte.ts';

/** The page's own voice, in the language that it answers; `null` where nobody wants to hear it. */
export function aloud(language: () => string | null): Speaker {
  const voice = 'speechSynthesis' in window ? speechSynthesis : null;
  return {
    /** Higher where it speaks to this person alone. */
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
