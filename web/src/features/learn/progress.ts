import { loadText, saveText } from '../../device/local-text.ts';

const KEY = 'boneyard.lessons';

/** How far a lesson was played on this device. */
export type Progress = 'begun' | 'finished';

/** The lessons that were played on this device, by their games. */
export function lessonsPlayed(): ReadonlyMap<string, Progress> {
  try {
    const stored: unknown = JSON.parse(loadText(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter(isProgress));
  } catch {
    return new Map();
  }
}

/** Remembers how far a lesson was played. One that was finished stays finished. */
export function rememberLesson(preset: string, progress: Progress): void {
  const played = new Map(lessonsPlayed());
  if (played.get(preset) === 'finished') return;
  saveText(KEY, JSON.stringify(Object.fromEntries(played.set(preset, progress))));
}

function isProgress(entry: [string, unknown]): entry is [string, Progress] {
  return entry[1] === 'begun' || entry[1] === 'finished';
}
