import { paths } from '@shop/contract';
import { ask, comeBack, everyView, expectNothingWide, newCustomer, productIn, textsIn } from '@shop/qa';
import { pendingChanges, savedPage } from '../support/saved-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

for (const [language, screen] of everyView)
  test(`a customer’s list is there without a network, and is changed afterwards (${language}, ${screen.width} wide)`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    const text = textsIn(language);
    await page.setViewportSize(screen);
    const customer = await newCustomer(`offline.lists.${language}.${screen.width}`);
    const product = await productIn('furniture/sofas-loveseats.html', language, () => true);
    const { list_id } = await ask('addCustomerList', { body: { name: 'Salon' } }, customer);
    await ask('addListEntry', { body: { list_id, product_id: product.entity_id } }, customer);
    await comeBack(context, customer);
    const address = paths.customerList(list_id);
    await page.goto(paths.inLanguage(address, language));
    await savedPage(page, `${paths.customerLists()}/`, address);

    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Salon' })).toBeVisible();
    await expectNothingWide(page);
    const quantity = page.getByRole('spinbutton', { name: text.like('account:lists.quantity') });
    await expect(quantity).toHaveValue('1');
    await quantity.fill('3');
    await quantity.press('Tab');
    await expect.poll(() => pendingChanges(page)).toHaveLength(1);

    await context.setOffline(false);
    await expect.poll(() => pendingChanges(page)).toHaveLength(0);
    await page.reload();
    await expect(quantity).toHaveValue('3');
  });
