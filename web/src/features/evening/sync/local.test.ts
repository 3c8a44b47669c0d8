// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { engineFile, isBuilt } from '../engine/testing/built.ts';
import type { EveningCommand } from '../../../net/protocol/evening.ts';
import { AT, store, stops, opened, keepScore, round, rawPoints } from '../testing/ana-phone.ts';
import { LocalEvening } from './local.svelte.ts';
import { nightsOf } from './night-here.ts';
import { EngineFold } from './engine-fold.ts';
import { soon } from '../../../testing/soon.ts';

describe.skipIf(!isBuilt)('an evening of firstTab device', () => {
  const openLocal = async () => {
    const fold = new EngineFold(await Engine.of(engineFile()));
    const evening = new LocalEvening('here', store, fold);
    stops.push(await evening.start());
    return evening;
  };

  it('is stored, and continues where it was', async () => {
    const before = await openLocal();
    for (const act of [opened[0]?.act, opened[1]?.act, keepScore, round(1, 60), round(2, 59)]) {
      if (act !== undefined) expect(await before.act(act)).toBeUndefined();
    }
    expect(await before.act({ act: 'begin', number: 2 })).toEqual({
      code: 'not-delivered',
      tables: [1],
    });
    const evening = await openLocal();
    expect(rawPoints(evening)).toEqual([119, 0]);
    expect(await evening.act({ act: 'confirm', at: AT })).toBeUndefined();
    expect(evening.view?.report.standings[0]?.points).toBe(3);
    expect(await evening.file(true)).toContain('match 1 table 1 60:0 59:0');
  });

  it('is in no list once it is discarded, until it is opened again', async () => {
    const evening = await openLocal();
    for (const act of [opened[0]?.act, { act: 'discard' } as const])
      if (act !== undefined) expect(await evening.act(act)).toBeUndefined();
    expect(await nightsOf(store)).toEqual([]);
    expect(await evening.act({ act: 'reopen' })).toBeUndefined();
    expect((await nightsOf(store)).map(({ id }) => id)).toEqual(['here']);
  });

  it('keeps the entries of two tabs that act at the same time', async () => {
    const firstTab = await openLocal();
    await firstTab.act(opened[0]?.act as EveningCommand);
    const secondTab = await openLocal();
    const announce = (text: string): EveningCommand => ({ act: 'announce', text });
    await Promise.all([firstTab.act(announce('Coffee')), secondTab.act(announce('Cake'))]);
    await soon(() => expect(firstTab.view?.announcements).toHaveLength(2));
    await soon(() => expect(secondTab.view?.announcements).toHaveLength(2));
  });

  it('reports that the browser stores nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const evening = await openLocal();
    expect(evening.storage).toBe('refused');
    await expect(evening.act(opened[0]?.act as EveningCommand)).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(evening.view).toBeUndefined();
  });
});
