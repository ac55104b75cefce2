import { englishAtNight } from '../support/at-night.ts';
import { freePort } from '../support/free-port.ts';
import { apiUrl } from '../support/places.ts';
import { startRelay } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';

for (const { language, title, retry } of [
  { language: 'en', title: 'Something went wrong', retry: 'Try again' },
  { language: 'fr', title: 'Un problème est survenu', retry: 'Réessayer' },
] as const) {
  test(
    `an API that is down is told, and a retry recovers when it is back (${language})`,
    englishAtNight(language),
    async ({ page, openShop, complaints }) => {
      complaints.allow(/Failed to load resource/);
      const port = await freePort();
      const shop = await openShop({ apiUrl: `http://127.0.0.1:${port}` });
      const response = await page.goto(`${shop.url}/furniture/sofas-loveseats.html?setLang=${language}`);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('main').getByText(title)).toBeVisible();

      const stop = await startRelay(port, apiUrl);
      await page.getByRole('main').getByRole('button', { name: retry }).first().click();
      await expect(page.getByRole('article').first()).toBeVisible();
      stop();
    },
  );
}
