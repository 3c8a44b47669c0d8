// What a screen in a state is.
import type { Page } from '@playwright/test';
import type { Failure } from '../src/net/protocol/types.ts';

export interface State {
  name: string;
  show: (page: Page) => Promise<void>;
}

/** What a server says that cannot store anything. */
export const failure: Failure = { problem: { code: 'storage' }, reference: '7F3K2M' };
