// Addresses at which there is nothing: the page says what is missing, and leads to where such things are.
import { expect } from './test.ts';
import { test } from './visits.ts';

const MISSING: [path: string, says: string, leadsTo: string][] = [
  ['/nosuch', 'The address may be mistyped.', '/'],
  ['/learn/nosuch', 'Boneyard has no game called “nosuch”.', '/learn'],
  ['/rules/nosuch', 'Boneyard has no game called “nosuch”.', '/rules'],
  ['/guides/nosuch', 'There is no guide at this address.', '/learn'],
  ['/clubs/nosuch', 'There is no club at this address.', '/clubs'],
  ['/clubs/nosuch/season', 'There is no club at this address.', '/clubs'],
  ['/matches/nosuch', 'We have no replay at this address.', '/matches'],
  ['/people/nosuch', 'There is no player of this name.', '/ratings'],
  ['/tournaments/nosuch', 'There is no tournament at this address.', '/tournaments'],
  ['/table/nosuch', 'We cannot find this table.', '/'],
];

for (const [path, says, leadsTo] of MISSING) {
  test(`${path} says what is missing`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(says).first()).toBeVisible();
    await expect(main.locator(`a[href="${leadsTo}"]`)).toBeVisible();
  });
}
