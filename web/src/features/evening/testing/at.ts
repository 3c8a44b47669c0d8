/** Pages of an evening for tests, in English. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { Language } from '../../../i18n/language.svelte.ts';
import { untilTestEnds } from '../../../testing/until-test-ends.ts';
import AtEvening from './AtEvening.svelte';
import { openDialogs } from './keyboard-user.ts';
import type { StagedSession } from './staged.svelte.ts';

/** Mounts a part of an evening’s page; `setMoreContext` sets further context of that page. */
export async function mountAt<Props extends Record<string, unknown>>(
  session: StagedSession,
  part: Component<Props>,
  props: Props,
  setMoreContext?: () => void,
) {
  openDialogs();
  const language = new Language();
  await language.use('en');
  await language.load('evening');
  const mounted = mount(AtEvening, {
    target: document.body,
    props: {
      session,
      language,
      part: part as Component<Record<string, unknown>>,
      props,
      ...(setMoreContext && { setMoreContext }),
    },
  });
  flushSync();
  return {
    session,
    language,
    texts: (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => textOf(element)),
    /** Presses the control with this name, optionally within another element. */
    press(name: string, within: ParentNode = document) {
      const buttons = [...within.querySelectorAll<HTMLElement>('button, a, summary')];
      const button = buttons.find((button) => nameOf(button) === name);
      if (button === undefined)
        throw new Error(`no button says “${name}”, only: ${buttons.map(nameOf).join(' · ')}`);
      button.click();
      flushSync();
    },
    /** Types into the field with this label. */
    type(label: string, value: string, within: ParentNode = document) {
      const input = field(label, within);
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    },
    /** Ticks or unticks the box, or chooses the radio button, with this label. */
    tick(label: string, within: ParentNode = document) {
      field(label, within).click();
      flushSync();
    },
    /** Lets pending promises settle. */
    async settle() {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      flushSync();
    },
    stop: untilTestEnds(() => unmount(mounted)),
  };
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function field(label: string, within: ParentNode): Field {
  const fields = [...within.querySelectorAll<Field>('input, select, textarea')];
  const found = fields.find(
    (field) =>
      field.getAttribute('aria-label') === label ||
      [...(field.labels ?? [])].some((element) => textOf(element) === label),
  );
  if (found === undefined) throw new Error(`no field is labelled “${label}”`);
  return found;
}
