import path from 'node:path';
import { usesIn } from './uses.ts';

const uses = usesIn(path.resolve(import.meta.dirname, '../../..'));

test('a page needs the calls of what it imports: hooks, dispatched endpoints, sagas and forms', () => {
  expect(uses.get('account/orders')).toEqual(new Set(['orderList', 'orderDetail', 'reorder']));
  const payment = uses.get('cart-checkout/payment') ?? new Set();
  for (const call of ['carts', 'cartAddress', 'createOrder', 'orderToken'] as const) expect(payment).toContain(call);
  expect(payment).not.toContain('productReviews');
});

test('what every page needs is the shell’s', () => {
  const shell = uses.get('every page (host)') ?? new Set();
  for (const call of ['guestLogin', 'configInit', 'categoryTree', 'pathResolve'] as const)
    expect(shell).toContain(call);
});
