import { paths } from '@shop/contract';
import { bothLanguages, rested, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import type { OwnApi } from '../support/own-api.ts';
import { atOnce, onApi, openUntil, operatorFiles, startOperatedApi } from '../support/operated-shop.ts';
import { expect, test } from '../support/test.ts';

const category = 'furniture/desks.html';
const names = { en: 'Quillon Writing Desk', fr: 'Bureau Quillon' };
const written = operatorFiles();

// One API for both: one test after the other.
test.describe.configure({ mode: 'default' });
let api: OwnApi;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  api = await startOperatedApi();
});
test.afterAll(() => api.stop());

for (const { language, screen } of bothLanguages) {
  test(
    `in ${language} on a ${screen} a product of an operator's file is in its list, in search and on its page, until it is withdrawn; then the page asks for nothing that is refused`,
    englishAtNight(language),
    async ({ page, openShop }) => {
      test.slow();
      const text = textsIn(language);
      const shop = await openShop(onApi(api));
      const at = (target: string) => `${shop.url}${paths.inLanguage(target, language)}`;
      const sku = `QUI-${language.toUpperCase()}`;
      const name = `${names[language]} ${sku}`;
      const list = `/${category}?sort=newest`;
      await page.setViewportSize(screens[screen]);
      const main = page.getByRole('main');
      const link = main.getByRole('link', { name });

      // Kept by the web server before anything is changed.
      await page.goto(at(list));
      await expect(link).toHaveCount(0);
      const header =
        'sku,name_en,name_fr,brand,categories,price,final_price,stock_change,pictures,specifications_en,specifications_fr';
      const made = `${sku},${names.en} ${sku},${names.fr} ${sku},Boréal,${category},129,99.50,5,/media/pictures/sofa-a-front-grey-640.avif,Material: Walnut,Matériau: Noyer`;
      const [previewed = '', applied = ''] = await api.operate(
        ['products', 'preview', written('new.csv', header, made)],
        ['products', 'apply', written('new.csv', header, made)],
      );
      expect(previewed).toContain(`${sku} (new)`);
      expect(applied).toBe('Done: 1 changed, 0 to begin later, 0 as they were.\n');

      await openUntil(page, at(list), () => expect(link.first()).toBeVisible(atOnce));
      await link.first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const productAddress = page.url();
      await page.goto(at(paths.search(sku)));
      await expect(link.first()).toBeVisible();

      await api.operate(['products', 'apply', written('gone.csv', 'sku,status', `${sku},withdrawn`)]);
      await openUntil(page, at(list), async () => {
        await expect(main.getByRole('link').first()).toBeVisible();
        await expect(link).toHaveCount(0, atOnce);
      });
      await page.goto(productAddress);
      await expect(main.getByText(text('catalog:stock.gone')).first()).toBeVisible();
      await rested(page);
    },
  );
}
