/**
 * The pages of an evening, to look at during development. Parameters:
 * `?page=organiser&evening=sixteen&stage=playing&language=ru&link=offline&theme=dark&contrast=more`. Pages are
 * `organiser`, `setup`, `board` and `phone`. The phone has a recording instead of a stage:
 * `?page=phone&recording=a+match,+kept&steps=12`.
 */
import { mount } from 'svelte';
import '../../../app/tokens.css';
import '../../../app/app.css';
import { Language } from '../../../i18n/language.svelte.ts';
import type { Link } from '../../../net/link.ts';
import { stageOf, type EveningName } from '../testing/stages.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import Story from './Story.svelte';

const target = document.getElementById('story');
if (target === null) throw new Error('index.html has no element with id `story`');

const query = new URLSearchParams(location.search);
for (const name of ['theme', 'contrast']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const language = new Language();
await language.use(query.get('language') ?? 'en');
await language.load('evening');

const stage = stageOf(
  (query.get('evening') ?? 'sixteen') as EveningName,
  query.get('stage') ?? 'playing',
);
// The page's clock starts at the time of the recorded stage.
const offset = Date.now() - stage.now;
const now = Date.now.bind(Date);
Date.now = () => now() - offset;
const replay = new ReplaySession(query.get('recording') ?? 'a match, kept');
for (let steps = Number(query.get('steps') ?? 1); steps > 1; steps -= 1) replay.step();
mount(Story, {
  target,
  props: {
    page: query.get('page') ?? 'organiser',
    stage: query.has('nothing') ? undefined : stage,
    replay,
    link: (query.get('link') ?? 'live') as Link,
    language,
  },
});
