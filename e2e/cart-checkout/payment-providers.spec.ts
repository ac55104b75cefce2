import { buyerWith, fillCart, goToPayment, pay, visitOf } from '@shop/qa';
import { startKeyedApi } from '../support/keyed-api.ts';
import { expect, test } from '../support/test.ts';

const env = { BRAINTREE_PUBLIC_KEY: 'public', KLARNA_USERNAME: 'PK_1' };
const braintreeAddress = /^https:\/\/(api\.sandbox\.braintreegateway\.com|payments\.sandbox\.braintree-api\.com)/;

/** Klarna's script, in place of the one that no test can reach; its person says yes at once. */
const klarnaScript = `window.Klarna = { Payments: {
  init() {},
  load({ container }, data, answered) {
    container.textContent = 'Klarna stands here';
    answered({ show_form: true });
  },
  authorize(options, data, answered) {
    answered({ show_form: true, approved: true, authorization_token: 'sandbox_approve_browser' });
  },
} };`;

let api: Awaited<ReturnType<typeof startKeyedApi>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  api = await startKeyedApi();
});
test.afterAll(() => api.stop());

test('CHK-009 without its provider a way to pay is closed alone; with it, its own script takes the payment', async ({
  page,
  complaints,
  openShop,
}) => {
  complaints.allow(/Failed to load resource|net::ERR/);
  const shop = await openShop({ apiUrl: api.url, env });
  const asked: string[] = [];
  await page.context().route(braintreeAddress, (route) => {
    asked.push('braintree');
    return route.abort('connectionrefused');
  });
  await page.context().route('https://x.klarnacdn.net/**', (route) => {
    asked.push('klarna');
    return route.fulfill({ contentType: 'text/javascript', body: klarnaScript });
  });

  const visit = visitOf(page);
  await fillCart(visit, shop.url);
  expect(asked).toEqual([]);
  await goToPayment(visit, buyerWith('providers@example.ca'));

  // The SDK is loaded, and cannot reach Braintree.
  await expect(page.getByRole('alert')).toContainText('The payment provider could not be reached');
  await expect(page.getByRole('button', { name: visit.text.like('cart-checkout:payment.pay') })).toBeHidden();
  expect(asked).not.toContain('klarna');
  const before = asked.length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toContainText('The payment provider could not be reached');

  await page.getByRole('radio', { name: 'Pay later' }).click();
  await expect(page.getByText('Klarna stands here')).toBeVisible();
  await pay(visit);
});
