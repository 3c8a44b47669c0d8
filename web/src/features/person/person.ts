/** The face of a person: what it is made of, from a number. A name has a number of its own until a face is chosen. */

export const TOPS = ['none', 'short', 'cap', 'bun', 'long', 'straw', 'scarf', 'curls'] as const;
export const ADDITIONS = ['none', 'moustache', 'glasses', 'beard', 'earrings', 'flower'] as const;
export const HAIR = ['#2b2118', '#5a3a22', '#a8552a', '#d9b36a', '#b9b4ac', '#1e2430'] as const;
export const CLOTHES = ['#b5452c', '#2e6e8e', '#4e6b3a', '#6b4a86', '#7a2e28', '#3c4448'] as const;
export const GROUNDS = [
  '#f3ddb0',
  '#cfe0f2',
  '#f6cdb4',
  '#e1d3ec',
  '#cbe3d2',
  '#f3c98f',
  '#d7cfc2',
  '#c0dde4',
  '#e8c6ce',
  '#d8e2b5',
  '#f1dccb',
  '#c9d0e8',
] as const;

/** A face. */
export type Person = {
  readonly top: (typeof TOPS)[number];
  readonly addition: (typeof ADDITIONS)[number];
  readonly hair: string;
  readonly clothes: string;
  readonly ground: string;
};

/** How many faces there are before only the ground differs. */
const WITHOUT_GROUND = TOPS.length * ADDITIONS.length * HAIR.length * CLOTHES.length;

/** How many faces there are. */
export const FACES = WITHOUT_GROUND * GROUNDS.length;

/** A chosen face by its number, or the name that the face follows. */
export type Seed = number | string;

/** A face beside a line or at a table: the one that the person chose, or else that of the name. */
export interface ShownFace {
  readonly seed: Seed;
  readonly bot: boolean;
}

/** Somebody whose face is not known: the initials stand for it, so that no face is made up. */
export interface Faceless {
  readonly name: string;
}

/** The number of a face. A number that a later version of the page offered is one of today's faces too. */
export function faceNumber(seed: Seed): number {
  return (typeof seed === 'number' ? seed : hashOf(seed)) % FACES;
}

/** Some random faces, none of them `before`. */
export function otherFaces(count: number, before: readonly number[]): number[] {
  const faces: number[] = [];
  while (faces.length < count) {
    const face = Math.floor(Math.random() * FACES);
    if (!before.includes(face) && !faces.includes(face)) faces.push(face);
  }
  return faces;
}

/** The same face on the next ground. */
export function onNextGround(face: number): number {
  return (face + WITHOUT_GROUND) % FACES;
}

/** The faces of people at one table, in their order: people of the same name get different grounds. */
export function distinctFaces(people: readonly { name: string; seed: Seed }[]): number[] {
  const taken: Record<string, string[]> = {};
  return people.map(({ name, seed }) => {
    const grounds = (taken[name] ??= []);
    let face = faceNumber(seed);
    for (const _ of GROUNDS) {
      if (!grounds.includes(personOf(face).ground)) break;
      face = onNextGround(face);
    }
    grounds.push(personOf(face).ground);
    return face;
  });
}

/** The face of a seed. */
export function personOf(seed: Seed): Person {
  let rest = faceNumber(seed);
  const next = <Item>(items: readonly [Item, ...Item[]]): Item => {
    const item = items[rest % items.length] ?? items[0];
    rest = Math.floor(rest / items.length);
    return item;
  };
  return {
    top: next(TOPS),
    addition: next(ADDITIONS),
    hair: next(HAIR),
    clothes: next(CLOTHES),
    ground: next(GROUNDS),
  };
}

/** The FNV-1a hash of a text, 32 bits: it spreads names that differ in one letter over all faces. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text.normalize('NFC')) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // The last bits of the sum depend on few bits of the text; those above mix into them here.
  return (hash ^ (hash >>> 15)) >>> 0;
}
