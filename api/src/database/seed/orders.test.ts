import { loadWorld } from '../../world.ts';
import { orderRows } from './orders.ts';

let stored: ReturnType<typeof orderRows>;
beforeAll(async () => {
  const { makeWorld } = await loadWorld();
  stored = orderRows(makeWorld({ products: 150, now: new Date('2026-11-20T12:00:00Z') }));
});

test('an order’s total is the sum of its parts, and its items are those of its parcels and returns', () => {
  const { orders, parcels, returns } = stored;
  expect(orders.length).toBeGreaterThan(500);
  for (const order of orders) {
    expect(order.grandTotal).toBe(order.subtotal + order.shippingFee + order.taxAmount);
    expect(order.items.reduce((sum, { row_total }) => sum + row_total, 0)).toBe(order.subtotal);
  }
  for (const { orderId, items } of [...parcels, ...returns]) {
    const inside = orders.find(({ id }) => id === orderId)?.items.map(({ item_id }) => item_id);
    for (const { item_id } of items) expect(inside).toContain(item_id);
  }
});

test('what was paid back is no more than was paid, and something where the state says so', () => {
  for (const { state, refundedAmount, grandTotal } of stored.orders) {
    expect(refundedAmount).toBeLessThanOrEqual(grandTotal);
    expect(refundedAmount > 0).toBe(['cancelled', 'returned', 'partly_refunded'].includes(state));
  }
});

test('numbers of orders and of returns are their own', () => {
  const { orders, returns } = stored;
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect(new Set(returns.map(({ number }) => number)).size).toBe(returns.length);
});
