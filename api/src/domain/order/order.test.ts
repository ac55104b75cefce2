import fc from 'fast-check';
import { returnNumber } from './number.ts';
import { refundFor } from './refund.ts';
import { canCancel } from './state.ts';
import { returnableUnits, waitingUnits } from './units.ts';

const day = 86_400_000;
const now = new Date('2026-06-01T12:00:00.000Z');
const ago = (days: number): Date => new Date(now.getTime() - days * day);
const sofa = { item_id: 1, qty: 3 };
const lamp = { item_id: 2, qty: 1 };

test('an order is called back only before anything is done with it', () => {
  expect(canCancel('paid', 0)).toBe(true);
  expect(canCancel('pending_payment', 0)).toBe(true);
  for (const state of ['processing', 'shipped', 'delivered', 'cancelled', 'returned', 'partly_refunded'] as const) {
    expect(canCancel(state, 0)).toBe(false);
  }
  expect(canCancel('paid', 1)).toBe(false);
});

test('what is in no parcel is waiting', () => {
  const parcel = { items: [{ item_id: 1, qty: 2 }], deliveredAt: null };
  expect(waitingUnits([sofa, lamp], [])).toBe(4);
  expect(waitingUnits([sofa, lamp], [parcel])).toBe(2);
});

test('what was delivered goes back within 30 days, each unit once', () => {
  const early = { items: [{ item_id: 1, qty: 1 }], deliveredAt: ago(31) };
  const late = { items: [{ item_id: 1, qty: 2 }, lamp], deliveredAt: ago(30) };
  const under = { items: [sofa], deliveredAt: null };
  expect(returnableUnits([sofa, lamp], [under], [], now)).toEqual([]);
  expect(returnableUnits([sofa, lamp], [early], [], now)).toEqual([]);
  expect(returnableUnits([sofa, lamp], [early, late], [], now)).toEqual([
    { item_id: 1, qty: 2, until: now },
    { item_id: 2, qty: 1, until: now },
  ]);
  expect(returnableUnits([sofa, lamp], [early, late], [lamp, { item_id: 1, qty: 2 }], now)).toEqual([
    { item_id: 1, qty: 1, until: now },
  ]);
});

test('a refund is the goods’ share of what was paid for goods, with tax, and never more', () => {
  const order = { subtotal: 20_000, discountAmount: 2_000, shippingFee: 0, itemTax: 2_340 };
  expect(refundFor(10_000, order)).toBe(10_170);
  expect(refundFor(20_000, order)).toBe(20_340);
  expect(refundFor(5_000, { subtotal: 0, discountAmount: 0, shippingFee: 0, itemTax: 0 })).toBe(0);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(10_000), (subtotal, goods, shippingFee) => {
      const itemTax = Math.round((subtotal + shippingFee) * 0.13);
      const refund = refundFor(goods, { subtotal, discountAmount: 0, shippingFee, itemTax });
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(subtotal + itemTax);
    }),
  );
});

test('numbers of returns differ from those of orders', () => {
  expect(returnNumber(1)).toBe('R100007919');
});
