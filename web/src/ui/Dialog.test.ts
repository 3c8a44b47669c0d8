// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Language } from '../i18n/language.svelte.ts';
import Question from './testing/Question.svelte';

it('does not call its owner once it is removed, when the browser reports its end', async () => {
  // The simulated browser knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  const language = new Language();
  await language.use('en');
  const onclose = vi.fn();
  const shown = mount(Question, { target: document.body, props: { language, onclose } });
  flushSync();
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('there is no dialog');
  dialog.dispatchEvent(new Event('close'));
  expect(onclose).toHaveBeenCalledTimes(1);
  await unmount(shown);
  dialog.dispatchEvent(new Event('close'));
  expect(onclose).toHaveBeenCalledTimes(1);
});
