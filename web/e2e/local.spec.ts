// A table that runs on the device, without the server.
import type { Page } from '@playwright/test';
import type { ServerMessage } from '../src/net/protocol/types.ts';
import type { Heard } from '../src/net/reconnecting-socket.ts';
import { expanded } from '../src/features/table/state/expanded.ts';
import { violations } from './axe.ts';
import { untilKept } from './evenings.ts';
import { expect, lastPlayed, soon, test, withBots } from './test.ts';
import { TablePage } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const HERE = 'This table is on this device only. It needs no connection.';

/** The page of a table whose messages come from a worker rather than from a socket. */
async function tablePage(page: Page): Promise<TablePage> {
  const table = new TablePage(page);
  await page.exposeFunction('heard', (message: ServerMessage) => {
    if (message.type !== 'pong')
      table.wire.messages.push(expanded(message as Heard<ServerMessage>));
  });
  await page.addInitScript(() => {
    const { heard } = window as unknown as { heard: (message: unknown) => void };
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; message: unknown }>) => {
            if (data.type === 'hear') heard(data.message);
          },
        );
      }
    };
  });
  return table;
}

/** The tiles of the hand. */
const handOf = ({ hand }: TablePage) =>
  hand.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')));

test('without a network, a round is played against bots, and goes on after a reload', async ({
  page,
  context,
  server,
}) => {
  const table = await tablePage(page);
  await lastPlayed(page, withBots('draw', 2));
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await server.kill();

  await page.goto('/');
  await expect(page.locator('[data-on-device]')).toBeVisible();
  await page.getByRole('button', { name: 'Deal me in', exact: true }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await expect(table.strip).toHaveText(HERE);
  expect(await violations(page, 'local')).toEqual([]);
  await table.answerByMouse(await table.asked());
  await expect(table.strip).toBeEmpty();
  await table.asked();
  // The device itself thinks about a hint.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint')).toHaveText(/: play |Lead |Draw |Pass/);
  const before = await handOf(table);

  await page.reload();
  await soon(() => handOf(table)).toEqual(before);
  await table.playRound();

  // The home page leads back to it, also once the network is there again.
  await page.goto('/');
  await expect(page.getByText('On this device', { exact: true })).toBeVisible();
  await server.start();
  await context.setOffline(false);
  await page.goto('/');
  await page.locator('main a[href^="/table/local-"]').click();
  await expect(table.outcome).toBeVisible();
});

test('a table of another device says so', async ({ page }) => {
  await page.goto('/table/local-0123456789abcdef');
  await expect(page.getByRole('alert')).toContainText('This table is not on this device.');
});
