/** What a key does at the table. */
export type Action =
  | { do: 'move'; by: -1 | 1 }
  | { do: 'first' | 'last' }
  | { do: 'tile'; index: number }
  | { do: 'play'; at: 'L' | 'R' | 'U' | 'D' }
  | { do: 'sort'; by: -1 | 1 }
  | { do: 'number'; number: number }
  | { do: Simple };

/** Actions without arguments. */
export type Simple =
  | 'draw'
  | 'declare'
  | 'pass'
  | 'close'
  | 'done'
  | 'cancel'
  | 'take-back'
  | 'talk'
  | 'say-ends'
  | 'say-hand'
  | 'say-line'
  | 'ask-number'
  | 'say-last'
  | 'say-counts'
  | 'say-score'
  | 'say-clock'
  | 'grid'
  | 'zen'
  | 'mute'
  | 'help'
  | 'command'
  | 'previous'
  | 'next';

/** By the position on the keyboard where Latin layouts have these letters. */
const LETTERS: Record<string, Simple> = {
  KeyA: 'declare',
  KeyB: 'draw',
  KeyP: 'pass',
  KeyX: 'close',
  KeyD: 'done',
  KeyU: 'take-back',
  KeyK: 'talk',
  KeyE: 'say-ends',
  KeyH: 'say-hand',
  KeyT: 'say-line',
  KeyN: 'ask-number',
  KeyL: 'say-last',
  KeyO: 'say-counts',
  KeyS: 'say-score',
  KeyC: 'say-clock',
  KeyG: 'grid',
  KeyZ: 'zen',
  KeyM: 'mute',
};

/** By the character that a key produces. */
const CHARACTERS: Record<string, Simple> = {
  '/': 'command',
  '?': 'help',
  ',': 'previous',
  '.': 'next',
};

/** The needed part of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'
>;

/**
 * The action of a key; `null` for none. Without `single`, single-character keys have no action.
 * With `asking`, a digit is the number that was asked for after `N`, not a tile. Letters are read
 * by their position on the keyboard, so that they also work with a Russian layout.
 */
export function actionOf(
  press: KeyPress,
  { single, asking }: { single: boolean; asking: boolean },
): Action | null {
  if (press.altKey || press.metaKey) return null;
  const by = press.key === 'ArrowLeft' ? -1 : press.key === 'ArrowRight' ? 1 : null;
  if (by !== null) {
    if (press.ctrlKey) return { do: 'sort', by };
    return press.shiftKey ? { do: 'play', at: by < 0 ? 'L' : 'R' } : { do: 'move', by };
  }
  if (press.ctrlKey) return null;
  const arm = { ArrowUp: 'U', ArrowDown: 'D' }[press.key] as 'U' | 'D' | undefined;
  if (arm !== undefined) return press.shiftKey ? { do: 'play', at: arm } : null;
  if (press.key === 'Escape') return { do: 'cancel' };
  if (press.key === 'Home') return { do: 'first' };
  if (press.key === 'End') return { do: 'last' };
  if (!single) return null;
  if (/^\d$/.test(press.key)) {
    const digit = Number(press.key);
    return asking ? { do: 'number', number: digit } : { do: 'tile', index: (digit + 9) % 10 };
  }
  const character = CHARACTERS[press.key];
  if (character !== undefined) return { do: character };
  const letter = press.shiftKey ? undefined : LETTERS[press.code];
  return letter === undefined ? null : { do: letter };
}
