import { takenOver } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const mark = "document.documentElement.setAttribute('data-changed', '');";

/** Scripts of a remote that a page asks for when somebody goes there. */
const files = [
  { what: 'entry', address: /\/assets\/membership\/\d+\/remoteEntry\.\w+\.js/ },
  { what: 'chunk', address: /\/assets\/membership\/\d+\/expose-plus\.js/ },
  { what: 'texts', address: /\/assets\/membership\/\d+\/expose-locale-en\.js/ },
];

for (const { what, address } of files) {
  test(`a remote’s ${what} that was changed on its way has no effect, and the shell lives on`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/.*/);
    let changed = 0;
    await page.route(address, async (route) => {
      changed += 1;
      const response = await route.fetch();
      await route.fulfill({ response, body: `${mark}${await response.text()}` });
    });
    await page.goto('/');
    await (await takenOver(page.getByRole('contentinfo').getByRole('link', { name: /Plus\+/ }))).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(changed).toBeGreaterThan(0);
    await expect(page.locator('html[data-changed]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Furniture', exact: true }).click();
    await expect(page).toHaveURL(/\/furniture\.html\?/);
  });
}
