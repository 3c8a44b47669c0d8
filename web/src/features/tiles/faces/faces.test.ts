// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { numberPath } from '../digits.ts';
import HandTile from '../HandTile.svelte';
import { FACES } from './context.ts';
import { contrast } from '../../../app/testing/contrast.ts';
import en from '../../../i18n/compiled/table/en.ts';
import ru from '../../../i18n/compiled/table/ru.ts';
import { withPictures } from './named.ts';
import { loadedSet, loadSet } from './sets.ts';
import { type FaceStyle, pictureSets } from '../../../device/settings/faces.ts';
import { type Shown, styleOf } from './shown.ts';

/** The number that a path of digits shows. */
function readNumber(path: string | null): string {
  return String(
    Array.from({ length: 19 }, (_, number) => number).find((n) => numberPath(n) === path),
  );
}

/** What a tile shows: its digits, and the numbers of pictures, of halves with pips, and of card outlines. */
function drawn(tile: [number, number], shown?: Shown, digits = false) {
  const context = new Map(shown === undefined ? [] : [[FACES, shown]]);
  const tiles = mount(HandTile, { target: document.body, props: { tile, digits }, context });
  flushSync();
  const all = (selector: string) => [...document.body.querySelectorAll(selector)];
  const found = {
    pictures: all('.picture').length,
    written: all('.digits:not(.margin)').map((path) => readNumber(path.getAttribute('d'))),
    pips: all('.pips').length,
    card: all('.card').length,
  };
  void unmount(tiles);
  return found;
}

async function shown(style: FaceStyle, id: (typeof pictureSets)[number] = 'animals') {
  await loadSet(id);
  return { style, coloured: false, tinted: true, set: loadedSet(id) };
}

describe('a tile', () => {
  it('shows pips by default, and digits above twelve', () => {
    expect(drawn([2, 5])).toEqual({ pictures: 0, written: [], pips: 2, card: 0 });
    expect(drawn([13, 18])).toMatchObject({ written: ['18', '13'], pips: 0 });
  });

  // C44: a deck of cards may replace the tiles.
  it('shows large pips, digits, both, cards and pictures', async () => {
    expect(drawn([2, 5], await shown('large'))).toMatchObject({ written: [], pips: 2 });
    expect(drawn([2, 5], await shown('digits'))).toMatchObject({ written: ['5', '2'], pips: 0 });
    expect(drawn([2, 5], await shown('both'))).toMatchObject({ written: ['5', '2'], pips: 2 });
    expect(drawn([2, 5], await shown('cards'))).toMatchObject({
      written: ['5', '2'],
      pips: 2,
      card: 1,
    });
    expect(drawn([2, 5], await shown('pictures'))).toMatchObject({
      pictures: 2,
      written: ['5', '2'],
      pips: 0,
    });
  });

  it('shows pips and digits where a number has no picture, or none yet', async () => {
    expect(drawn([2, 8], await shown('pictures'))).toMatchObject({
      pictures: 1,
      written: ['8', '2'],
      pips: 1,
    });
    const empty: Shown = { style: 'pictures', coloured: false, tinted: true, set: undefined };
    expect(drawn([2, 5], empty)).toMatchObject({ pictures: 0, written: ['5', '2'], pips: 2 });
  });

  it('shows a picture of a number without the number again', async () => {
    expect(drawn([2, 5], await shown('pictures', 'numbers'))).toMatchObject({
      pictures: 2,
      written: [],
    });
  });

  it('shows digits where it is too small for anything else', async () => {
    const small = drawn([2, 5], await shown('pictures'), true);
    expect(small).toMatchObject({ pictures: 0, written: ['5', '2'], pips: 0 });
  });
});

it('your own choice comes before the proposal of a table', () => {
  expect(styleOf('table', 'pictures')).toBe('pictures');
  expect(styleOf('digits', 'pictures')).toBe('digits');
});

it('pictures are named after the numbers, a double’s once', async () => {
  const animals = await shown('pictures');
  expect(withPictures('five-two', [2, 5], animals, en.picture)).toBe('five-two (giraffe, duck)');
  expect(withPictures('дубль два', [2, 2], animals, ru.picture)).toBe('дубль два (утка)');
  expect(withPictures('nine-two', [2, 9], animals, en.picture)).toBe('nine-two (duck)');
  expect(withPictures('five-two', [2, 5], undefined, en.picture)).toBe('five-two');
});

describe.each(pictureSets)('the pictures of the set %s', (id) => {
  // R0.1.18, R0.3.2, C42: children’s sets show pictures, and nothing else changes.
  it('are seven, each named in every language, and are all different', async () => {
    await loadSet(id);
    const set = loadedSet(id);
    const pictures = set?.pictures ?? [];
    expect(set?.id).toBe(id);
    expect(pictures).toHaveLength(7);
    // The compiler of the catalogues checks that every language has the names that English has.
    for (const picture of pictures) expect(en.picture).toHaveProperty(picture.id);
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(7);
  });

  it('have different colours, each at least 3 to 1 on the ivory of both themes', async () => {
    await loadSet(id);
    const colours = (loadedSet(id)?.pictures ?? []).flatMap(({ colour }) => colour ?? []);
    expect(new Set(colours).size).toBe(colours.length);
    for (const colour of colours) {
      for (const ivory of ['#fbf7ec', '#efe9da']) {
        expect(contrast(colour, ivory), `${colour} on ${ivory}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
