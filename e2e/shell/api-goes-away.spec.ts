import { adding } from '@shop/qa';
import { freePort } from '../support/free-port.ts';
import { apiUrl } from '../support/places.ts';
import { startRelay } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';

test('an API that goes away is told, and what was on the page stays', async ({ page, openShop, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const port = await freePort();
  const stop = await startRelay(port, apiUrl);
  const shop = await openShop({ apiUrl: `http://127.0.0.1:${port}` });
  await page.goto(`${shop.url}/one-variant-out-of-stock.html`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(page.getByRole('link', { name: /^Cart, 0/ })).toBeVisible();
  stop();
  await add.click();
  await expect(
    page
      .getByRole('dialog', { name: 'Your cart' })
      .getByText(/try again|network/i)
      .first(),
  ).toBeVisible();

  const stopAgain = await startRelay(port, apiUrl);
  await page.getByRole('button', { name: 'Close the cart' }).click();
  await adding(page, () => add.click());
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' })).toBeVisible();
  stopAgain();
});
