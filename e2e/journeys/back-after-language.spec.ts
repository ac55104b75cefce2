import { paths } from '@shop/contract';
import {
  browserLaunch,
  comeBack,
  newCustomer,
  ontoNewDocument,
  readyToPay,
  rested,
  simpleProduct,
  textsIn,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

// Playwright turns the cache of whole pages off.
test.use({ launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('I18N-004 Back after a switch of the language at payment leads to the page before, in the chosen language', async ({
  page,
  context,
}) => {
  const customer = await newCustomer('back.language');
  await comeBack(context, customer);
  await readyToPay(customer, (await simpleProduct(SOFAS)).entity_id, false);
  const lang = page.locator('html');
  await page.goto(paths.inLanguage(paths.cart(), 'fr'));
  await rested(page);
  await page.goto(paths.terms());
  await rested(page);
  await page.goto(paths.payment());
  await expect(page.getByRole('heading', { name: textsIn('fr')('cart-checkout:payment.shipTo') })).toBeVisible();
  await ontoNewDocument(page, () => page.getByRole('link', { name: 'English' }).click());
  await expect(page.getByRole('heading', { name: textsIn('en')('cart-checkout:payment.shipTo') })).toBeVisible();
  // The page before, as it was left, and where the other language was once asked for.
  for (const path of [paths.terms(), paths.cart()]) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(lang).toHaveAttribute('lang', 'en', { timeout: 15_000 });
  }
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${paths.terms()}(\\?|$)`));
  await expect(lang).toHaveAttribute('lang', 'en', { timeout: 15_000 });
});
