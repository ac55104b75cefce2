import { bothLanguages, rested, screens, textsIn } from '@shop/qa';
import { paths } from '@shop/contract';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';
/** What stands above may take a line more or less than before; in pixels. */
const LINE = 24;

/** Notes, of the page whose heading is this, whether its lower parts stand the first time that the heading does. */
const noteFirst = (page: Page, heading: string, below: string): Promise<void> =>
  page.evaluate(
    ([wanted, lower = '']) => {
      const look = new MutationObserver(() => {
        if (document.querySelector('main h1')?.textContent !== wanted) return;
        look.disconnect();
        Object.assign(window, { lowerPartsFirst: document.querySelector(lower) !== null });
      });
      look.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [heading, below],
  );
const lowerPartsFirst = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'lowerPartsFirst'));

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });

    test('a pressed product has its heading before its reviews, and a step back to it all at once', async ({
      page,
    }) => {
      const text = textsIn(language);
      await page.goto(paths.inLanguage(LIST, language));
      await rested(page);
      await expect(page.getByRole('region', { name: text('host:toast.label') })).toBeAttached();
      const main = page.getByRole('main');
      const link = main.getByRole('article').first().getByRole('link').first();
      const name = (await link.textContent()) ?? '';
      await noteFirst(page, name, '#reviews');
      await link.click();
      const questions = main.getByRole('heading', { level: 2, name: text('catalog:faq.title') });
      await expect(questions).toBeVisible();
      expect(await lowerPartsFirst(page)).toBe(false);

      await questions.scrollIntoViewIfNeeded();
      await rested(page);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const top = async () => (await questions.boundingBox())?.y ?? Infinity;
      const place = await top();
      // A press would scroll to its link first.
      await page.getByRole('banner').locator(`a[href="${paths.home()}"]`).first().dispatchEvent('click');
      await expect(questions).toBeHidden();
      await rested(page);
      await noteFirst(page, name, '#reviews');
      await page.goBack();
      await expect(questions).toBeVisible();
      expect(await lowerPartsFirst(page)).toBe(true);
      await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThanOrEqual(LINE);
    });
  });
}
