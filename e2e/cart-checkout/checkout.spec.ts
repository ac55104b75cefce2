import { buyerWith, fillCart, goToAddress, goToPayment, letters, pay, typeAddress, typeCard, visitOf } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

test('VAL-012 a wrong postal code is told at its field, and everything typed stays', async ({ page }) => {
  const visit = visitOf(page);
  const buyer = buyerWith('postcode@example.ca');
  await fillCart(visit);
  await goToAddress(visit);
  await typeAddress(visit, { ...buyer, postcode: 'D1O 0O0' });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const postcode = page.getByRole('textbox', { name: 'Postal code' });
  await expect(postcode).toHaveAccessibleDescription(/Zip Code is invalid\. For example A1B 2C3\./);
  await expect(postcode).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue(buyer.street);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue(buyer.street);
  await postcode.fill(buyer.postcode);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

for (const [language, refused] of [
  ['en', 'Your card was declined.'],
  ['fr', 'Votre carte a été refusée.'],
] as const) {
  test(
    `ERR-016 a declined card is told and keeps what was typed; another one pays (${language})`,
    englishAtNight(language),
    async ({ page, complaints }) => {
      complaints.allow(/the server responded with a status of 4/);
      const visit = visitOf(page, language);
      const buyer = buyerWith(`declined.${language}@example.ca`);
      await fillCart(visit);
      await goToPayment(visit, buyer);
      await typeCard(visit, { ...buyer, card: '4000 0000 0000 0002' });
      await page.getByRole('button', { name: visit.text.like('cart-checkout:payment.pay') }).click();
      await expect(page.getByText(refused)).toBeVisible();
      const number = page.getByRole('textbox', { name: visit.text('cart-checkout:payment.cardNumber') });
      await expect(number).toHaveValue(/0002$/);
      await expect(page.getByRole('textbox', { name: visit.text('cart-checkout:payment.cardName') })).toHaveValue(
        'Maude Tremblay-Roy',
      );
      await number.fill(buyer.card);
      await pay(visit);
    },
  );
}

test('CHK-010 a double click on Pay makes one order', async ({ page }) => {
  const visit = visitOf(page);
  const buyer = buyerWith(`twice.${Date.now()}@example.ca`);
  await fillCart(visit);
  await goToPayment(visit, buyer);
  await typeCard(visit, buyer);
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/order') orders += 1;
  });
  await page.getByRole('button', { name: visit.text.like('cart-checkout:payment.pay') }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: visit.text('cart-checkout:order.thanks') })).toBeVisible();
  expect(orders).toBe(1);
  await expect.poll(async () => (await letters()).filter(({ to }) => to === buyer.email)).toHaveLength(1);
});

test('an answer to Pay that is lost is asked for again: one order, and its confirmation', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const visit = visitOf(page);
  const buyer = buyerWith(`lost.${Date.now()}@example.ca`);
  await fillCart(visit);
  await goToPayment(visit, buyer);
  await typeCard(visit, buyer);
  await page.route('**/api/order', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await pay(visit);
  await expect.poll(async () => (await letters()).filter(({ to }) => to === buyer.email)).toHaveLength(1);
});
