/**
 * The cloth with a random round, for a look during development. Parameters:
 * `?seed=7041&highest=9&plays=12&seats=4&hand=7&theme=dark&contrast=more&motion=none`. Without `plays` the whole round
 * is laid.
 */
import { mount } from 'svelte';
import '../../../app/tokens.css';
import '../../../app/app.css';
import Story from './Story.svelte';

const target = document.getElementById('story');
if (target === null) throw new Error('index.html has no element with id `story`');

const query = new URLSearchParams(location.search);
for (const name of ['theme', 'contrast', 'motion']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
const highest = number('highest', 6);
const all = ((highest + 1) * (highest + 2)) / 2;
mount(Story, {
  target,
  props: {
    seed: number('seed', 7041),
    highest,
    seats: number('seats', 1),
    hand: number('hand', all),
    shown: number('plays', all),
  },
});
