import { onMount } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { getLanguage } from '../../i18n/language.svelte.ts';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { whenIdle } from '../../ui/idle.ts';
import { getSettings } from '../../device/settings/settings.svelte.ts';
import { provideFaces } from '../tiles/faces/context.ts';
import { Faces } from '../tiles/faces/faces.svelte.ts';
import { Announcer } from './speech/announcer.svelte.ts';
import type { HandRoom } from './view/hand.ts';
import { setTable, type TableState } from './state/table.svelte.ts';
import { facesOf } from './view/set.ts';
import { Narrator } from './speech/narrator.ts';
import { speaker } from './speech/voice.ts';
import { Controls, type Surface } from './controls.svelte.ts';
import { Feedback } from './sound/feedback.ts';
import type { Motion } from './moments/motion.ts';

/** The height of a train's lane on a phone. */
const LANE_PX = 48;
/** The height of the bar, and of the status with a hand of two rows on a phone. */
const BAR_AND_TWO_ROWS_PX = 298;

/** What the table's controls need from the page that shows it. */
type PageParts = Pick<Surface, 'hand' | 'outline' | 'allShown' | 'toHeading'>;

/**
 * Gives a page the announcements, the sounds, the looks of tiles and the controls of a table, while the page is
 * mounted, and what depends on the size of its window.
 */
export function seatedAt(table: TableState, page: PageParts) {
  setTable(table);
  const language = getLanguage();
  const settings = getSettings();
  const announcer = new Announcer(speaker(() => (settings.values.spoken ? language.code : null)));
  provideFaces(new Faces(settings, () => facesOf(table.view?.rules)));
  const narrator = new Narrator(
    (announcement) => announcer.say(announcement),
    () => ({
      t: language.t.table,
      speech: settings.values.speech,
      scores: settings.values.showScores,
    }),
    async () => {
      const { announceEnd } = await language.with(['score'], () => import('./speech/endings.ts'));
      return (event, after, speech) => announceEnd(event, after, language.t, speech);
    },
  );
  const feedback = new Feedback(() => settings.values);
  const controls = new Controls({ table, announcer, settings, language, feedback, ...page });
  const wide = new MediaQuery(BREAKPOINTS.desktop);
  const roomy = new MediaQuery(BREAKPOINTS.roomy);
  const sideways = new MediaQuery(BREAKPOINTS.sideways);

  onMount(() => {
    let mounted = true;
    let motion: Motion | undefined;
    // Until the motion is loaded, and where it cannot be, everything simply appears.
    const callOff = whenIdle(() => {
      // Answers to keys are ready even where the connection is lost later.
      import('./speech/answers.ts').catch(() => undefined);
      import('./moments/motion.ts').then(
        (loaded) => {
          if (mounted) motion = new loaded.Motion();
        },
        () => undefined,
      );
    });
    const stopListening = table.moments.listen((moment) => {
      motion?.hear(moment);
      feedback.hear(moment);
      if (table.view !== null) narrator.hear(moment, table.view);
    });
    return () => {
      mounted = false;
      callOff();
      motion?.stop();
      stopListening();
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
    /** How many tiles of a hand lie in a row, and in how many rows. */
    get handRoom(): HandRoom {
      const shape = table.view?.rules.layout.shape;
      const trains = shape === 'trains';
      if (roomy.current) return { perRow: trains ? 16 : 9, rows: 2, gap: null };
      // A phone in landscape has no height for a second row.
      if (sideways.current) return { perRow: trains ? 14 : 18, rows: 1, gap: 8 };
      if (shape === 'triangles') return { perRow: 7, rows: 2, gap: 4 };
      // As many as a finger can press: a second row would take a tenth of the cloth.
      if (!trains) return { perRow: 10, rows: 2, gap: 4 };
      // A second row must leave room for the lane of each seat and the public one.
      const lanes = (table.view?.seats.length ?? 0) + 1;
      const high = new MediaQuery(`(min-height: ${lanes * LANE_PX + BAR_AND_TWO_ROWS_PX}px)`);
      return high.current ? { perRow: 7, rows: 2, gap: 4 } : { perRow: 8, rows: 1, gap: 8 };
    },
  };
}
