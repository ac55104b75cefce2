import { paths } from '@shop/contract';
import { addOne, ask, expectAccessible, quickProduct, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { watchFetched } from '../support/fetched.ts';
import { expect, test, type Page } from '../support/test.ts';
import { mergedFromVisit } from '../support/merged-from-visit.ts';

test.use({ oneTap: 'new' });

/** Google's prompt offers each test an account of its own: two sign-ins of a new one at once are another test's matter. */
const ownAccount = () => ({
  email: `camille.${Date.now()}.${Math.floor(Math.random() * 1e6)}@google.example`,
  firstname: 'Camille',
  lastname: 'Roy',
});
const offer = async (page: Page, account = ownAccount()): Promise<void> => {
  await page.route('/dev/google/id_token', (route) => route.continue({ postData: JSON.stringify(account) }));
};

const cardOf = (page: Page, language: 'en' | 'fr') =>
  page.getByRole('region', { name: textsIn(language)('account:oneTap.label') });

/** On a page that is loaded anew the prompt's code arrives, and time passes, and nothing comes. */
const expectQuiet = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  await page.clock.install();
  const fetched = watchFetched(page, /account.*one-tap/);
  await page.reload();
  await fetched();
  await page.clock.fastForward(5_000);
  await page.clock.fastForward(5_000);
  await expect(cardOf(page, language)).toBeHidden();
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  const goOn = text('account:oneTap.continue', { name: 'Camille' });
  const close = text('account:oneTap.close');
  const home = paths.inLanguage(paths.home(), language);

  test(
    `AUTH-014 AUTH-016 one tap signs an anonymous visitor in and asks nobody else (${language})`,
    englishAtNight(language),
    async ({ page, context }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await offer(page);
      await page.goto(home);
      const card = cardOf(page, language);
      await expect(card).toBeVisible();
      await expectAccessible(page);

      const [login] = await Promise.all([
        page.waitForResponse(/\/api\/login\/user\/google\?id_token=/),
        page.waitForResponse(/\/api\/account\/information/),
        card.getByRole('button', { name: goOn }).click(),
      ]);
      const { result } = await login.json();
      await expect(card).toBeHidden();
      await expect
        .poll(async () => (await context.cookies()).map(({ value }) => decodeURIComponent(value)).join(' '))
        .toContain(result.token);
      expect(hosts).toEqual(new Set([new URL(page.url()).host]));

      await expectQuiet(page, language); // a customer is never asked
    },
  );

  test(
    `AUTH-015 on the login screen one tap leads to the account (${language})`,
    englishAtNight(language),
    async ({ page }) => {
      await offer(page);
      await page.goto(paths.inLanguage(paths.login(), language));
      await cardOf(page, language).getByRole('button', { name: goOn }).click();
      await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Camille');
    },
  );

  test(
    `who closes the prompt is left alone on the next page (${language})`,
    englishAtNight(language),
    async ({ page }) => {
      await page.goto(home);
      const card = cardOf(page, language);
      await card.getByRole('button', { name: close }).click();
      await expect(card).toBeHidden();
      await expectQuiet(page, language);
    },
  );
}

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);

  test(
    `a cart that a sign-in joined with the customer's can be taken out again (${language})`,
    englishAtNight(language),
    async ({ page }) => {
      const account = ownAccount();
      const idToken = await page.request.post('/dev/google/id_token', { data: account });
      const { token } = await ask('googleLogin', { query: await idToken.json() });
      const { products } = await ask('categoryProducts', { body: { category_id: 105 } });
      const own = products.find(({ type_id }) => type_id === 'simple');
      if (!own || !token) throw new Error('No simple product among the sofas, or nobody signed in');
      await ask('addCartItem', { body: { product_id: own.entity_id, qty: 1 } }, { token });
      const units = async () => (await ask('carts', {}, { token })).items_qty;

      await offer(page, account);
      await page.goto(paths.inLanguage(quickProduct, language));
      await addOne(page, language);
      // The prompt stays out of sight while it would lie over the product's picture.
      await page.getByRole('region', { name: text('catalog:faq.title') }).scrollIntoViewIfNeeded();
      await cardOf(page, language)
        .getByRole('button', { name: textsIn(language)('account:oneTap.continue', { name: 'Camille' }) })
        .click();
      await page.getByText(mergedFromVisit(language, { cart: 1, viewed: 1 })).hover(); // then it stays
      expect(await units()).toBe(2);
      await page.getByRole('button', { name: text('account:merge.undo'), exact: true }).click();
      await expect(page.getByText(text('account:merge.undone'))).toBeVisible();
      expect(await units()).toBe(1);
    },
  );
}
