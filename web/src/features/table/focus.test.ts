// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsFocus } from './focus.ts';
import { soon } from '../../testing/soon.ts';

let table: HTMLElement;
let heading: HTMLElement;
let button: HTMLButtonElement;
let stop: ReturnType<ReturnType<typeof keepsFocus>>;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="elsewhere">Elsewhere</button>
    <div id="table"><h1 tabindex="-1">Table</h1><p><button id="act">Act</button></p></div>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  table = find('#table') ?? document.body;
  heading = find('h1') ?? document.body;
  button = document.querySelector<HTMLButtonElement>('#act') ?? document.createElement('button');
  stop = keepsFocus(() => heading)(table);
});

afterEach(() => {
  stop?.();
  document.body.innerHTML = '';
});

/** Waits for everything that follows from the last action. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const focused = () => document.activeElement;

describe('the focus', () => {
  it('goes to the heading if its element is removed', async () => {
    button.focus();
    button.parentElement?.remove();
    await soon(() => expect(focused()).toBe(heading));
  });

  it('goes to the heading from a button that may not be pressed any more', async () => {
    button.focus();
    button.disabled = true;
    await soon(() => expect(focused()).toBe(heading));
  });

  it('stays where it was moved before the heading could take it', async () => {
    const other = document.createElement('button');
    table.append(other);
    button.focus();
    button.remove();
    other.focus();
    await settled();
    expect(focused()).toBe(other);
  });

  it('is not moved after it has left the table', async () => {
    button.focus();
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    await settled();
    document.querySelector<HTMLElement>('#elsewhere')?.remove();
    button.remove();
    await settled();
    expect(focused()).toBe(document.body);
  });

  it('does not return to an element that lost it', async () => {
    button.focus();
    await settled();
    button.blur();
    await settled();
    button.remove();
    await settled();
    expect(focused()).toBe(document.body);
  });

  it('stays if it was never at the table', async () => {
    button.remove();
    await settled();
    expect(focused()).toBe(document.body);
  });
});
