import fc from 'fast-check';
import { orderStates } from '@shop/contract';
import { refundOf, type GoodsPayment } from '../order/refund.ts';
import { cashbackOf, cashbackTotals, type CashbackBase } from './cashback.ts';

const placed = new Date('2026-06-01T12:00:00.000Z');
const order = (changes: Partial<CashbackBase> = {}): CashbackBase => ({
  state: 'paid',
  subtotal: 20_000,
  discountAmount: 0,
  pointsAmount: 0,
  creditAmount: 0,
  shippingFee: 0,
  itemTax: 0,
  refundedAmount: 0,
  createdAt: placed,
  ...changes,
});
/** A refund of goods for so many cents, when goods for `before` cents were paid back: of an item of a cent apiece. */
const refundFor = (goods: number, paid: GoodsPayment, before = 0): number => {
  const items = [{ item_id: 1, unit_price: 1, row_total: paid.subtotal }];
  return refundOf([{ item_id: 1, qty: goods }], [{ item_id: 1, qty: before }], { ...paid, items });
};
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

test('it follows a refund of part of the goods, with or without their tax', () => {
  const taxed = order({ itemTax: 2_600 });
  const half = refundFor(10_000, taxed);
  expect(half).toBe(11_300);
  expect(cashbackOf({ ...taxed, state: 'partly_refunded', refundedAmount: half }, placed).amount).toBe(200);
  expect(cashbackOf({ ...taxed, refundedAmount: 1 }, placed).amount).toBe(399);
  expect(cashbackOf({ ...taxed, refundedAmount: 22_600 }, placed).amount).toBe(0);
  expect(cashbackOf({ ...taxed, refundedAmount: 30_000 }, placed).amount).toBe(0);
});

test('what points paid earns no cashback', () => {
  expect(cashbackOf(order({ pointsAmount: 5_000 }), placed).amount).toBe(300);
  expect(cashbackOf(order({ pointsAmount: 20_000 }), placed).amount).toBe(0);
});

test('whatever comes back, cashback is never more than its share of what was paid and kept, nor grows', () => {
  const cents = fc.nat(2_000_000);
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(cents, cents, cents, fc.nat(20_000), shares, (subtotal, discount, points, shippingFee, parts) => {
      const discountAmount = Math.min(discount, subtotal);
      const pointsAmount = Math.min(points, subtotal - discountAmount);
      const paid = subtotal - discountAmount - pointsAmount;
      const itemTax = Math.round((paid + shippingFee) * 0.14975);
      const bought = order({ state: 'partly_refunded', subtotal, discountAmount, pointsAmount, shippingFee, itemTax });
      let before = 0;
      let refundedAmount = 0;
      let last = cashbackOf(bought, placed).amount;
      expect(last).toBe(Math.floor(paid / 50));
      for (const part of [...parts, 1]) {
        const goods = Math.round((subtotal - before) * part);
        refundedAmount += refundFor(goods, bought, before);
        before += goods;
        const { amount } = cashbackOf({ ...bought, refundedAmount }, placed);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(last);
        // In whole numbers: amount <= 2 % of the paid share of the goods that are left.
        if (subtotal > 0) expect(amount * 50).toBeLessThanOrEqual((paid * (subtotal - before)) / subtotal + 1);
        expect(refundedAmount + amount).toBeLessThanOrEqual(paid + itemTax);
        last = amount;
      }
      expect(last).toBe(0);
    }),
  );
});

test('balance and pending are sums; what was cancelled is in neither', () => {
  const orders = [order(), order({ subtotal: 10_000, createdAt: after(20) }), order({ state: 'cancelled' })];
  expect(cashbackTotals(orders, after(31))).toEqual({ balance: 400, pending: 200 });
  expect(cashbackTotals([], placed)).toEqual({ balance: 0, pending: 0 });
});
