import { paths } from '@shop/contract';
import { bothLanguages, quickProduct } from '@shop/qa';
import { expect, test } from './test.ts';

const pages = {
  home: paths.home(),
  list: '/furniture/sofas-loveseats.html',
  product: quickProduct,
  cart: paths.cart(),
  'sign-in': paths.login(),
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ size: screen });

    for (const [name, path] of Object.entries(pages)) {
      test(`the page ${name} is complete, says nothing in the console and is no wider than the window`, async ({
        shopper,
      }) => {
        await shopper.open(paths.inLanguage(path, language));
        await shopper.see({ role: 'heading', level: 1 });
        expect(await shopper.run('return document.documentElement.lang')).toMatch(new RegExp(`^${language}`));
        const beyond = () =>
          shopper.run<number>('return document.documentElement.scrollWidth - document.documentElement.clientWidth');
        await expect.poll(beyond).toBeLessThanOrEqual(0);
      });
    }
  });
}
