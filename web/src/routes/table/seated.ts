import { onMount } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { getLanguage } from '../../lib/i18n/language.svelte.ts';
import { getSettings } from '../../lib/settings/settings.svelte.ts';
import { Announcer } from '../../lib/table/announcer.svelte.ts';
import { setTable, type TableState } from '../../lib/table/table.svelte.ts';
import { Teller } from '../../lib/table/teller.ts';
import { aloud } from './aloud.ts';
import { Controls, type Surface } from './controls.svelte.ts';
import { Noises } from './noises.ts';

/** What a page shows of its table. */
type Shown = Pick<Surface, 'hand' | 'outline' | 'allShown' | 'toHeading'>;

/**
 * Seats whoever is on this page at a table, for as long as the page is there: what is told of it, heard and done by keys,
 * and what its window has room for.
 */
export function seatedAt(table: TableState, shown: Shown) {
  setTable(table);
  const language = getLanguage();
  const settings = getSettings();
  const announcer = new Announcer(aloud(() => (settings.values.spoken ? language.code : null)));
  const teller = new Teller(
    (said) => announcer.say(said),
    () => ({ t: language.t.table, speech: settings.values.speech }),
  );
  const noises = new Noises(() => settings.values);
  const controls = new Controls({ table, announcer, settings, language, noises, ...shown });
  const wide = new MediaQuery('(min-width: 60rem) and (min-height: 34rem)');
  const lying = new MediaQuery('(max-height: 30rem) and (orientation: landscape)');

  onMount(() => {
    const deaf = table.listen((moment) => {
      noises.hear(moment);
      if (table.view !== null) teller.hear(moment, table.view);
    });
    return () => {
      deaf();
      announcer.stop();
      noises.stop();
      controls.stop();
    };
  });

  return {
    announcer,
    teller,
    noises,
    controls,
    wide,
    /** The most tiles of a hand in a row. */
    get perRow(): number {
      return wide.current ? 9 : lying.current ? 14 : 7;
    },
  };
}
