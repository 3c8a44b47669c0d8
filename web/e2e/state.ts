// A screen of the page in one of its states, for tests and screenshots.
import type { Page } from '@playwright/test';
import type { Failure } from '../src/net/protocol/types.ts';

export interface State {
  name: string;
  /** Whether the page has no connection in this state. It then cannot fetch another language. */
  offline?: boolean;
  show: (page: Page) => Promise<void>;
}

/** The answer of a server that cannot store anything. */
export const failure: Failure = { problem: { code: 'storage' }, reference: '7F3K2M' };
