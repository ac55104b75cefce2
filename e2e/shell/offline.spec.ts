import { calls, paths } from '@shop/contract';
import {
  comeBack,
  everyView,
  expectAccessible,
  expectNothingWide,
  fillCart,
  logOut,
  newCustomer,
  pointer,
  quickProduct,
  storedCart,
  textsIn,
} from '@shop/qa';
import { pendingChanges, savedPage } from '../support/saved-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const said = {
  en: {
    strip: 'You are offline.',
    open: 'What you can open',
    pending: /kept, and done as soon/,
    made: /from offline was made/,
  },
  fr: {
    strip: 'Vous êtes hors ligne.',
    open: 'Ce que vous pouvez ouvrir',
    pending: /ce sera fait/,
    made: /a été effectuée/,
  },
} as const;

for (const [language, screen] of everyView) {
  const { strip, open, pending, made } = said[language];
  const text = textsIn(language);

  test.describe(`${language}, ${screen.width} wide`, () => {
    test.use({ viewport: screen });

    test('a product that was looked at opens without a network, and what is added then is added later, once', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(paths.inLanguage(quickProduct, language));
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      await savedPage(page, quickProduct);
      await context.setOffline(true);

      // By its address, as from the device's list of apps or a bookmark.
      await page.goto(quickProduct);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await expect(page.getByRole('status').filter({ hasText: strip })).toBeVisible();
      const main = page.getByRole('main');
      await main.getByRole('button', { name: text('catalog:quantity.more') }).click();
      await main.getByRole('button', { name: text('catalog:cart.add') }).click();
      const drawer = page.getByRole('dialog', { name: text('cart-checkout:drawer.title') });
      await expect(drawer.getByRole('status').filter({ hasText: pending })).toBeVisible();
      await expectAccessible(page);
      await drawer.getByRole('button', { name: text('cart-checkout:drawer.close') }).click();

      // What was not looked at leads to what was.
      await page.goto(paths.terms());
      await expect(page.getByRole('heading', { level: 2, name: open })).toBeVisible();
      await expectAccessible(page);
      await expectNothingWide(page);
      await main.getByRole('link', { name: name ?? '' }).click();
      await expect(page).toHaveURL(new RegExp(`${quickProduct}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: open })).toBeVisible();

      // Back online the shop opens the page that was wanted, and makes the change.
      await context.setOffline(false);
      await expect(page).toHaveURL(new RegExp(`${paths.terms()}$`));
      await expect(page.getByText(made).filter({ visible: true })).toBeVisible();
      expect(await pendingChanges(page)).toEqual([]);
      await page.goto(paths.cart());
      await expect(
        page.getByRole('main').getByRole('combobox', { name: text('cart-checkout:line.quantity') }),
      ).toHaveValue('2');
    });

    test('a customer’s cart is there without a network, and is changed in order afterwards', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/);
      const customer = await newCustomer(`offline.${language}.${screen.width}`);
      await comeBack(context, customer);
      await fillCart({ page, text, language, input: pointer });
      await savedPage(page, paths.cart());

      await context.setOffline(true);
      await page.goto(paths.cart());
      const quantity = page.getByRole('main').getByRole('combobox', { name: text('cart-checkout:line.quantity') });
      await expect(quantity).toHaveValue('1');
      await expectNothingWide(page);
      for (const wanted of ['2', '3']) {
        await quantity.selectOption(wanted);
        await expect(page.getByRole('main').getByText(pending)).toBeVisible();
      }
      expect(await pendingChanges(page)).toEqual([calls.editCartItem.path, calls.editCartItem.path]);

      await context.setOffline(false);
      await expect(quantity).toHaveValue('3');
      await expect(page.getByRole('main').getByText(pending)).toBeHidden();
      expect((await storedCart(customer)).list.map(({ qty }) => qty)).toEqual([3]);
    });
  });
}

for (const language of ['en', 'fr'] as const)
  test(`${language}: what a network that brings nothing swallows is kept, and made with the next answer`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_(?:FAILED|CONNECTION)/);
    const text = textsIn(language);
    const customer = await newCustomer(`offline.dead.${language}`);
    await comeBack(context, customer);
    await fillCart({ page, text, language, input: pointer });
    await savedPage(page, paths.cart());
    const edit = `**${calls.editCartItem.path}`;
    await page.route(edit, (route) => route.abort('connectionfailed'));
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: text('cart-checkout:line.quantity') }).selectOption('3');
    await expect(main.getByText(said[language].pending)).toBeVisible();
    await page.unroute(edit);
    await page
      .getByRole('banner')
      .getByRole('combobox', { name: text('host:search.label') })
      .fill('so');
    await expect(page.getByText(said[language].made).filter({ visible: true })).toBeVisible();
    expect((await storedCart(customer)).list.map(({ qty }) => qty)).toEqual([3]);
  });

test('nothing of a customer is kept in a page that others may open, and a sign-out takes their cart along', async ({
  page,
  context,
}) => {
  const text = textsIn('en');
  const customer = await newCustomer('offline.leaves');
  await comeBack(context, customer);
  await fillCart({ page, text, language: 'en', input: pointer });
  await savedPage(page, paths.cart());
  const owners = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('saved_answers') ?? '[]') as { who: string }[]).map((one) => one.who),
    );
  expect(await owners()).not.toEqual([]);
  expect(await owners()).not.toContain('guest');
  const documents = await page.evaluate(async () => {
    const cache = await caches.open('saved-pages');
    const saved = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/saved/'));
    return Promise.all(saved.map(async (one) => (await cache.match(one))?.text()));
  });
  expect(documents.length).toBeGreaterThan(1);
  for (const document of documents) expect(document).not.toContain(customer.email);
  await logOut(page);
  // A guest's empty cart may be kept since.
  expect((await owners()).filter((who) => who !== 'guest')).toEqual([]);
});

test('a shop whose files lie on another origin has its products without a network as well', async ({
  page,
  context,
  openShop,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const { url } = await openShop({ assetsElsewhere: true });
  await page.goto(url + quickProduct);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await savedPage(page, quickProduct);
  // The browser's own cache may have lost anything by then.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await context.setOffline(true);
  await page.goto(url + quickProduct);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  // Alive: nothing but a script can say so.
  await expect(page.getByRole('status').filter({ hasText: said.en.strip })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: textsIn('en')('catalog:quantity.more') }).click();
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
});
