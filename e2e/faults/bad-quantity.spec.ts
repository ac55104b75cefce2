import { expect, test } from '../support/test.ts';

const PRODUCT = 1001;
const product = '/one-variant-out-of-stock.html';

for (const qty of ['0', '-1', '1.5', 'abc', '']) {
  test(`the form of a product with the quantity “${qty}” says what is wrong and changes nothing`, async ({ page }) => {
    await page.goto(product);
    await page.evaluate(
      ({ id, wrong }) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '/cart/add';
        for (const [name, value] of [
          ['product_id', String(id)],
          ['qty', wrong],
        ] as const) {
          const field = document.createElement('input');
          field.name = name;
          field.value = value;
          form.append(field);
        }
        document.body.append(form);
        form.submit();
      },
      { id: PRODUCT, wrong: qty },
    );
    await expect(page.getByText('That quantity is not a whole number from 1. Your cart is unchanged.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
}

test('typing 0 or 10000 as quantity stays within what can be bought, and says the limit', async ({ page }) => {
  await page.goto(product);
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
