import { orderStates } from '@shop/contract';
import { cashbackOf, cashbackTotals, type CashbackBase } from './cashback.ts';

const placed = new Date('2026-06-01T12:00:00.000Z');
const order = (changes: Partial<CashbackBase> = {}): CashbackBase => ({
  state: 'paid',
  subtotal: 20_000,
  discountAmount: 0,
  createdAt: placed,
  ...changes,
});
const after = (days: number, milliseconds = 0) => new Date(placed.getTime() + days * 86_400_000 + milliseconds);

test('cashback is 2 % of the goods after discounts, rounded down', () => {
  expect(cashbackOf(order(), placed).amount).toBe(400);
  expect(cashbackOf(order({ discountAmount: 2_001 }), placed).amount).toBe(359);
  expect(cashbackOf(order({ subtotal: 49 }), placed).amount).toBe(0);
  expect(cashbackOf(order({ discountAmount: 30_000 }), placed).amount).toBe(0);
});

test('it is pending for 30 days to the millisecond, then paid', () => {
  expect(cashbackOf(order(), after(30, -1))).toMatchObject({ status: 'pending', availableAt: after(30) });
  expect(cashbackOf(order(), after(30))).toMatchObject({ status: 'paid', availableAt: after(30) });
});

test('only a cancelled or returned order loses it, however late', () => {
  const lost = orderStates.filter((state) => cashbackOf(order({ state }), after(90)).status === 'cancelled');
  expect(lost).toEqual(['cancelled', 'returned']);
  expect(cashbackOf(order({ state: 'returned' }), after(90)).availableAt).toBeNull();
});

test('balance and pending are sums; what was cancelled is in neither', () => {
  const orders = [order(), order({ subtotal: 10_000, createdAt: after(20) }), order({ state: 'cancelled' })];
  expect(cashbackTotals(orders, after(31))).toEqual({ balance: 400, pending: 200 });
  expect(cashbackTotals([], placed)).toEqual({ balance: 0, pending: 0 });
});
