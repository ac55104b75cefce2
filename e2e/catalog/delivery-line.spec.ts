import { paths } from '@shop/contract';
import { bothLanguages, screens, simpleProduct, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { holdCalls } from '../support/paused-calls.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const days = { en: /\w{3}, \w{3}\s\d+ – \w{3}, \w{3}\s\d+/, fr: /du \w{3}\.\s\d+.* au \w{3}\.\s\d+/ };

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('the delivery line of a product keeps its height when the date comes for a postal code that was given before', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        // The empty page that a tab begins with has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('delivery_zip', 'M5H 1A1');
      });
      const product = await simpleProduct(SOFAS);
      const estimate = await holdCalls(page, 'deliveryEstimate');
      await page.goto(at(paths.product(product.url_path)));
      const delivery = page.getByRole('region', { name: text('catalog:delivery.title') });
      await expect(delivery.getByText(text('catalog:delivery.asking'))).toBeVisible();
      const height = () => delivery.evaluate((region) => region.getBoundingClientRect().height);
      const before = await height();
      estimate.release();
      await expect(delivery.getByText(days[language]).first()).toBeVisible();
      expect(await height()).toBe(before);
    });
  });
}
