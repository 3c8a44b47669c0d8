import { onMount } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { getLanguage } from '../../i18n/language.svelte.ts';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { getSettings } from '../../device/settings/settings.svelte.ts';
import { Announcer } from './speech/announcer.svelte.ts';
import { setTable, type TableState } from './state/table.svelte.ts';
import { Narrator } from './speech/narrator.ts';
import { speaker } from './speech/voice.ts';
import { Controls, type Surface } from './controls.svelte.ts';
import { Feedback } from './sound/feedback.ts';

/** The parts of a page that its table needs. */
type Shown = Pick<Surface, 'hand' | 'outline' | 'allShown' | 'toHeading'>;

/** Connects a page with a table while the page is mounted: announcements, sounds, keys, and the size of its window. */
export function seatedAt(table: TableState, shown: Shown) {
  setTable(table);
  const language = getLanguage();
  const settings = getSettings();
  const announcer = new Announcer(speaker(() => (settings.values.spoken ? language.code : null)));
  const narrator = new Narrator(
    (said) => announcer.say(said),
    () => ({ t: language.t.table, speech: settings.values.speech }),
  );
  const feedback = new Feedback(() => settings.values);
  const controls = new Controls({ table, announcer, settings, language, feedback, ...shown });
  const wide = new MediaQuery(BREAKPOINTS.desktop);
  const lying = new MediaQuery(BREAKPOINTS.sideways);

  onMount(() => {
    const deaf = table.listen((moment) => {
      feedback.hear(moment);
      if (table.view !== null) narrator.hear(moment, table.view);
    });
    return () => {
      deaf();
      announcer.stop();
      feedback.stop();
      controls.stop();
    };
  });

  return {
    announcer,
    narrator,
    feedback,
    controls,
    wide,
    /** The most tiles of a hand in a row. */
    get perRow(): number {
      return wide.current ? 9 : lying.current ? 14 : 7;
    },
  };
}
