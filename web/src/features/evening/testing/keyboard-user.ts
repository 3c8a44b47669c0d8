/** A person at a page of an evening who has only a keyboard, or a switch that goes from one control to the next. */
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { Language, type Part } from '../../../i18n/language.svelte.ts';
import type { EveningSession } from '../sync/session.ts';
import { untilTestEnds } from '../../../testing/until-test-ends.ts';
import AtEvening from './AtEvening.svelte';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Opens a page of an evening, with further parts of the messages if it needs them. */
export async function mountPage<Props extends Record<string, unknown>>(
  session: EveningSession,
  part: Component<Props>,
  props: Props,
  code = 'en',
  parts: readonly Part[] = [],
) {
  openDialogs();
  const language = new Language();
  await language.use(code);
  await language.load('evening', ...parts);
  const mounted = mount(AtEvening, {
    target: document.body,
    props: { session, language, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  return new KeyboardUser(() => unmount(mounted));
}

/** Uses the open page with the keyboard alone, and reads its texts. */
class KeyboardUser {
  readonly stop: () => Promise<void>;
  readonly #order = new TabOrder();

  constructor(stop: () => Promise<void>) {
    this.stop = untilTestEnds(stop);
  }

  /** The name of the focused control or heading; empty if there is none. */
  get focused(): string {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body ? '' : nameOf(activeElement);
  }

  /** Moves to the control with this name by Tab alone, and presses Enter there; Space for a box to tick. */
  async press(name: string): Promise<void> {
    this.#tabTo(name);
    await this.enter();
  }

  /** Presses the first control whose name begins like this. */
  async pressFirst(beginning: string): Promise<void> {
    const name = this.controls.find((control) => control.startsWith(beginning));
    if (name === undefined) throw new Error(`no control begins with “${beginning}”`);
    await this.press(name);
  }

  /** Presses Enter on the focused control; Space for a box to tick. */
  async enter(): Promise<void> {
    const { activeElement } = document;
    const isTicked = activeElement?.matches('[type="checkbox"], [type="radio"]') === true;
    if (activeElement instanceof HTMLInputElement && !isTicked) activeElement.form?.requestSubmit();
    else if (activeElement instanceof HTMLElement) activeElement.click();
    // A disclosure reports its new state a little later.
    if (activeElement?.matches('summary') === true) await new Promise((done) => setTimeout(done));
    await this.settle();
  }

  /** Moves to the field with this name by Tab alone, and replaces its text. */
  async write(name: string, text: string): Promise<void> {
    const field = this.#tabTo(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      throw new Error(`“${name}” takes no text`);
    // A date field consists of several parts; here the whole text is set at once.
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.settle();
  }

  /** Moves to the list with this name by Tab alone, and chooses from it. */
  async choose(name: string, option: string): Promise<void> {
    const list = this.#tabTo(name);
    if (!(list instanceof HTMLSelectElement)) throw new Error(`“${name}” is no list`);
    const options = [...list.options];
    const index = options.findIndex((element) => textOf(element) === option);
    if (index < 0) throw new Error(`not in the list: “${option}”, only ${options.map(textOf)}`);
    list.selectedIndex = index;
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await this.settle();
  }

  /** Types characters into the focused field, one key after the other. */
  async type(text: string): Promise<void> {
    for (const key of text) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (target.dispatchEvent(event) && isField) {
        target.value += key;
        target.dispatchEvent(new Event('input', { bubbles: true }));
      }
      flushSync();
    }
    await this.settle();
  }

  /** Closes the dialog with Escape. */
  async escape(): Promise<void> {
    document.querySelector('dialog')?.close();
    await this.settle();
  }

  /** Lets pending promises settle. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await tick();
    flushSync();
  }

  /** The text of each matching element. */
  texts(selector: string): string[] {
    return [...document.querySelectorAll(selector)].map((element) => textOf(element));
  }

  /** Whether the page contains this text, shown or only for screen readers. */
  sees(text: string): boolean {
    return textOf(document.body).includes(text);
  }

  /** The names of all buttons and links. */
  get controls(): string[] {
    return reachable().map((control) => nameOf(control));
  }

  #tabTo(name: string): HTMLElement {
    const seen: string[] = [];
    for (let steps = 0; steps < 400; steps += 1) {
      const control = this.#tab();
      if (nameOf(control) === name) return control;
      seen.push(nameOf(control));
    }
    throw new Error(`no control is called “${name}”, only: ${[...new Set(seen)].join(' · ')}`);
  }

  #tab(): HTMLElement {
    const next = this.#order.after(document.activeElement ?? document.body);
    if (next === undefined) throw new Error('nothing here can be pressed');
    next.focus();
    return next;
  }
}

/** The controls in Tab order. Finding them in jsdom takes long, so they are kept until the page changes. */
class TabOrder {
  #controls: HTMLElement[] = [];
  #isFresh = false;
  readonly #changes = new MutationObserver(() => (this.#isFresh = false));

  constructor() {
    const everything = { subtree: true, childList: true, attributes: true };
    this.#changes.observe(document.body, everything);
  }

  /** The control after an element; after the last one, the first one. */
  after(from: Element): HTMLElement | undefined {
    if (!this.#isFresh || this.#changes.takeRecords().length > 0) {
      this.#controls = reachable();
      this.#isFresh = true;
    }
    const controls = this.#controls;
    const at = controls.indexOf(from as HTMLElement);
    const next = at < 0 ? controls.find((control) => isBefore(from, control)) : controls.at(at + 1);
    return next ?? controls[0];
  }
}

/** All controls in Tab order: those of the dialog, if one is open. */
function reachable(): HTMLElement[] {
  const dialog = document.querySelector('dialog[open]');
  const controls = [...(dialog ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)];
  return (
    controls
      .filter((control) => control.closest('[hidden]') === null && !isFolded(control))
      // jsdom does not return document order for a list of selectors.
      .sort((one, other) => (isBefore(one, other) ? -1 : 1))
  );
}

/** Whether a closed disclosure hides the control. */
function isFolded(control: HTMLElement): boolean {
  const details = control.parentElement?.closest('details:not([open])') ?? null;
  return details !== null && details.querySelector('summary') !== control;
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  ) {
    return [...(element.labels ?? [])].map((label) => textOf(label)).join(' ');
  }
  return textOf(element);
}

const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Opens and closes dialogs, which jsdom does not. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
    (this.querySelector<HTMLElement>(CONTROLS) ?? this).focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
