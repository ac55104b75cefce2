import { paths, type Language } from '@shop/contract';
import { rested } from '@shop/qa';
import { shopUrl } from '../support/places.ts';
import { expect, test, type Page } from '../support/test.ts';

const pages = {
  home: '/',
  list: '/furniture/sofas-loveseats.html?page=2',
  product: '/one-variant-out-of-stock.html',
};
const absolute = (path: string): string => new URL(path, shopUrl).href;
const french = (path: string): string => absolute(paths.inLanguage(path, 'fr'));

/** What the document says of its addresses: as the server wrote it, and as it stands after the shell took it over. */
const headAddresses = async (page: Page) => {
  const of = (selector: string, attribute: string) =>
    page.locator(selector).evaluateAll((links, name) => links.map((link) => link.getAttribute(name)), attribute);
  return {
    canonical: await of('link[rel=canonical]', 'href'),
    languages: await of('link[rel=alternate][hreflang]', 'hreflang'),
    alternates: await of('link[rel=alternate][hreflang]', 'href'),
  };
};

const expected = (path: string, language: Language) => ({
  canonical: [language === 'fr' ? french(path) : absolute(path)],
  languages: ['en-CA', 'fr-CA', 'x-default'],
  alternates: [absolute(path), french(path), absolute(path)],
});

for (const [name, path] of Object.entries(pages)) {
  for (const scripts of [false, true]) {
    test.describe(`the addresses of ${name}, ${scripts ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled: scripts });

      // A page that takes the server long is left to the browser, and has no addresses until that has rendered it.
      const expectHeadAddresses = (page: Page, at: string, language: Language) =>
        expect(async () => {
          await page.goto(at);
          if (scripts) await rested(page);
          expect(await headAddresses(page)).toEqual(expected(path, language));
        }).toPass();

      test('each language has a canonical address of its own, which the other knows', async ({ page }) => {
        await expectHeadAddresses(page, path, 'en');
        await expectHeadAddresses(page, paths.inLanguage(path, 'fr'), 'fr');
        // French was chosen: the address without a language is now French, and says which address is its own.
        await expectHeadAddresses(page, path, 'fr');
      });
    });
  }
}
