import { calls, paths } from '@shop/contract';
import {
  ask,
  comeBack,
  everyView,
  expectAccessible,
  expectNothingWide,
  newCustomer,
  productIn,
  quickProduct,
  textsIn,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

for (const [language, screen] of everyView)
  test(`a product comes on a list, the list is shared, a visitor marks it, and the link is taken back (${language}, ${screen.width} wide)`, async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    const text = textsIn(language);
    const list = language === 'en' ? 'Living room' : 'Salon';
    const customer = await newCustomer(`lists.${language}.${screen.width}`);
    await comeBack(context, customer);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(quickProduct, language));

    // Nothing of the dialog is loaded before it is wanted.
    await page
      .getByRole('main')
      .getByRole('button', { name: text.like('account:lists.addNamed') })
      .click();
    const dialog = page.getByRole('dialog', { name: text('account:lists.add') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: text('account:lists.newName') }).fill(list);
    await dialog.getByRole('button', { name: text('account:lists.more') }).click();
    await dialog.getByRole('button', { name: text('account:lists.makeAndAdd') }).click();
    await expect(dialog).toBeHidden();

    await page.goto(paths.inLanguage(paths.customerLists(), language));
    await expect(page.getByRole('heading', { level: 1, name: text('account:lists.title') })).toBeVisible();
    await expectNothingWide(page);
    await page.getByRole('main').getByRole('link', { name: list, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    const entries = page.getByRole('main').getByRole('list', { name: list }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries.getByRole('spinbutton', { name: text.like('account:lists.quantity') })).toHaveValue('2');
    await expectAccessible(page);
    await expectNothingWide(page);

    await page.getByRole('button', { name: text('account:lists.makeLink') }).click();
    const shared = page.waitForResponse((answer) => answer.url().endsWith(calls.shareCustomerList.path));
    await page.getByRole('checkbox', { name: text('account:lists.allowGifts') }).check();
    await shared;
    const link = await page.getByRole('textbox', { name: text('account:lists.link') }).inputValue();

    const visit = await browser.newContext({ viewport: screen });
    const visitor = await visit.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await visitor.content()).not.toContain(customer.email);
    await visitor.getByRole('button', { name: text.like('account:lists.markNamed') }).click();
    await visitor.getByRole('button', { name: text('account:lists.yesMark') }).click();
    await expect(visitor.getByText(text('account:lists.boughtOf', { bought: 1, qty: 2 }))).toBeVisible();
    await expectAccessible(visitor);
    await expectNothingWide(visitor);

    await page.reload();
    await expect(entries.getByRole('spinbutton', { name: text.like('account:lists.boughtNamed') })).toHaveValue('1');
    await page.getByRole('button', { name: text('account:lists.toCart') }).click();
    await expect(page.getByText(text('account:lists.cameIn'))).toBeVisible();
    expect((await ask('carts', {}, customer)).items_qty).toBe(1);

    await page.getByRole('button', { name: text('account:lists.takeBack') }).click();
    await expect(page.getByRole('button', { name: text('account:lists.makeLink') })).toBeVisible();
    const gone = await visitor.goto(link);
    expect(gone?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1, name: text('account:lists.notShared') })).toBeVisible();
    await visit.close();
    complaints.allow(/status of 404/);
  });

test('an item moves from the wishlist onto a list, and what is gone is named when all goes into the cart', async ({
  page,
  context,
}) => {
  const text = textsIn('en');
  const customer = await newCustomer('lists.move');
  const bed = await productIn('furniture/bedroom-furniture.html', 'en');
  await ask('addWishlistItem', { body: { product_id: bed.entity_id } }, customer);
  const { list_id } = await ask('addCustomerList', { body: { name: 'Cottage' } }, customer);
  await comeBack(context, customer);
  await page.goto(paths.wishlist());
  await page.getByRole('button', { name: text('account:lists.addNamed', { name: bed.name }) }).click();
  const dialog = page.getByRole('dialog', { name: text('account:lists.add') });
  await dialog.getByRole('checkbox', { name: text('account:lists.takeOff') }).check();
  await dialog.getByRole('button', { name: 'Cottage' }).click();
  await expect(page.getByRole('heading', { name: text('account:wishlist.none') })).toBeVisible();
  const { entries } = await ask('customerList', { query: { list_id } }, customer);
  expect(entries.map(({ name }) => name)).toEqual([bed.name]);
});
