import { fillCart, ontoNewDocument, quickProduct, visitOf } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const PRODUCT = '1001';

/** Sends a form as a browser without scripts would, with whatever is in it. */
const send = async (page: Page, action: string, fields: Record<string, string>): Promise<void> => {
  const submit = () =>
    page.evaluate(
      ({ to, given }) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: to });
        for (const [name, value] of Object.entries(given)) {
          form.append(Object.assign(document.createElement('input'), { name, value }));
        }
        document.body.append(form);
        form.submit();
      },
      { to: action, given: fields },
    );
  await ontoNewDocument(page, submit);
};

const notWhole = 'That quantity is not a whole number from 1. Your cart is unchanged.';
const refused = /the quantity is outside its limits. Your cart is unchanged.$/;

for (const [qty, notice] of [
  ['0', notWhole],
  ['-1', notWhole],
  ['1.5', notWhole],
  ['abc', notWhole],
  ['', notWhole],
  ['10000', refused],
] as const) {
  test(`adding with the quantity “${qty}” says what is wrong and changes nothing`, async ({ page }) => {
    await page.goto(quickProduct);
    await send(page, '/cart/add', { product_id: PRODUCT, qty });
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
}

test('a cart keeps its quantity when a wrong one is sent', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  await fillCart(visitOf(page));
  const quantity = page.getByRole('combobox', { name: /^Qty/ });
  const item = await page.locator('input[name=item_id]').first().inputValue();
  for (const qty of ['0', '10000']) {
    await send(page, '/checkout/cart', { change: 'quantity', item_id: item, qty });
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveValue('1');
  }
});

test('typing 0 or 10000 as quantity stays within what can be bought, and says the limit', async ({ page }) => {
  await page.goto(quickProduct);
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await quantity.fill('10000');
  await quantity.press('Tab');
  await expect(page.getByText(/Max qty is \d+/)).toBeVisible();
  await expect(quantity).not.toHaveValue('10000');
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(page.getByText('Min qty is 1')).toBeVisible();
  await expect(quantity).toHaveValue('1');
});
