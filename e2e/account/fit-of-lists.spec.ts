import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, expectNothingWide, newCustomer, simpleProduct, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

for (const [language, screen] of everyView)
  test(`whoever has a list’s link asks whether all of it fits (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const customer = await newCustomer(`fit.list.${language}.${screen.width}`);
    const { entity_id, name } = await simpleProduct(105, ({ measures }) => Boolean(measures), language);
    const { list_id } = await ask('addCustomerList', { body: { name: 'Cottage' } }, customer);
    await ask('addListEntry', { body: { list_id, product_id: entity_id, qty: 2 } }, customer);
    const { share_token } = await ask('shareCustomerList', { body: { list_id, gifts_allowed: true } }, customer);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.sharedList(share_token ?? ''), language));
    await expect(page.getByRole('heading', { level: 1, name: 'Cottage' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingWide(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('account:fit.title'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: text('account:fit.title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(2);
  });
