import { closedCards, closedPayLater, closedWallet } from '../../payment/closed.ts';
import { buyingAt } from '../../testing/buying.ts';
import { startTestApp } from '../../testing/test-app.ts';

test('outside the sandbox no card is taken and no order is paid', async () => {
  const closed = await startTestApp({}, { cards: closedCards, payLater: closedPayLater, wallet: closedWallet });
  const guest = await closed.guest();
  const { result } = await closed.call('cartPaymentMethods', {}, guest);
  expect(result.list.filter(({ enabled }) => enabled)).toEqual([]);
  expect((await closed.call('cartPayment', { body: { payment_method: 'alipay' } }, guest)).code).toBe(409);
  expect((await closed.call('prePayRisk', { body: { payment_method: 'alipay' } }, guest)).code).toBe(409);
  const buying = buyingAt(closed);
  const query = await buying.agreed(await buying.fill(guest), 'card');
  for (const name of ['klarnaClientToken', 'walletToken'] as const) {
    const message = 'This payment method is not available at the moment. Nothing was charged.';
    expect(await closed.call(name, { query }, guest)).toMatchObject({ code: 409, message });
  }
  const asked = await closed.call('braintreeClientToken', {}, guest);
  expect(asked).toMatchObject({
    status: 409,
    message: 'Card payment is not available at the moment. Nothing was charged.',
  });
  await closed.close();
});

test('FOOT-005 the site names the ways to pay that are open, and no other', async () => {
  const shop = await startTestApp({}, { wallet: closedWallet });
  const offered = (await shop.call('cartPaymentMethods', {}, await shop.guest())).result.list;
  const { pay_by } = (await shop.call('configInit', {})).result;
  expect(pay_by).toEqual(['card', 'klarna']);
  expect(offered.flatMap(({ code, enabled }) => (enabled ? [code] : []))).toEqual(pay_by);
  await shop.close();
});
