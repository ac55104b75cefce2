import { paths } from '@shop/contract';
import { ask, comeBack, newCustomer, placeOrder, readyToPay, simpleProduct, storedCart, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { shopUrl } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const SOFAS = 105;
const widths = { en: 390, fr: 1440 } as const;

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  const at = (path: string) => paths.inLanguage(path, language);

  test.describe(`in ${language} at ${widths[language]}`, englishAtNight(language), () => {
    test.use({ viewport: { width: widths[language], height: 900 }, locale: `${language}-CA` });

    test('without scripts a customer registers a warranty, orders again and logs out', async ({ page, context }) => {
      const customer = await newCustomer(`noscript.account.${language}`);
      const { entity_id, name } = await simpleProduct(SOFAS, undefined, language);
      await readyToPay(customer, entity_id, false);
      const { order_id } = await placeOrder(customer);
      await comeBack(context, customer);
      const main = page.getByRole('main');

      await page.goto(at(paths.warranties()));
      await main.getByRole('button', { name: text('account:warranty.registerNamed', { name }) }).click();
      await expect(main.getByText(text.like('account:warranty.registered'))).toBeInViewport();
      const { list } = await ask('boughtProducts', { query: { page: 1 } }, customer);
      expect(list).toMatchObject([{ order_id, warranty: 'registered' }]);

      await page.goto(at(paths.order(order_id)));
      await main.getByRole('button', { name: text('account:orderActions.reorder') }).click();
      await expect(main.getByText(text('account:reorder.done'))).toBeInViewport();
      expect(await storedCart(customer)).toMatchObject({ items_qty: 1, list: [{ product_id: entity_id }] });

      const sites = { origin: 'https://evil.example' };
      const foreign = await page.request.post(shopUrl + paths.accountHome(), { headers: sites, form: {} });
      expect(foreign.status()).toBe(403);
      await page.goto(at(paths.accountHome()));
      await main.getByRole('button', { name: text('account:home.logOut') }).click();
      await expect(page).toHaveURL(new RegExp(`${paths.login()}$`));
      await page.goto(at(paths.accountHome()));
      await expect(main.getByRole('textbox', { name: text('account:signIn.email'), exact: true })).toBeVisible();
      expect((await context.cookies(shopUrl)).map(({ name: cookie }) => cookie)).not.toContain('token');
    });
  });
}
