import fc from 'fast-check';
import { drawNumber, messageNumber, orderNumber, returnNumber } from './number.ts';
import { creditBackFor, goodsNotRefunded, paidForGoods, pointsBackFor, refundOf, type GoodsPayment } from './refund.ts';
import { canCancel, stateOfParcels } from './state.ts';
import { returnableUnits, waitingItems, waitingUnits } from './units.ts';

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

test('items of which nothing is left to send are not among those that wait', () => {
  const parcel = { items: [sofa], deliveredAt: null };
  expect(waitingItems([sofa, lamp], [parcel])).toEqual([lamp]);
});

test('an item goes back for 30 days from its own parcel, whenever the others came', () => {
  const first = { items: [lamp], deliveredAt: ago(20) };
  const second = { items: [sofa], deliveredAt: ago(5) };
  expect(returnableUnits([sofa], [first, second], [], now)).toEqual([{ item_id: 1, qty: 3, until: ago(-25) }]);
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

/** A refund of goods for so many cents, when goods for `before` cents were paid back: of an item of a cent apiece. */
const refundFor = (goods: number, order: GoodsPayment, before = 0): number => {
  const items = [{ item_id: 1, unit_price: 1, row_total: order.subtotal }];
  return refundOf([{ item_id: 1, qty: goods }], [{ item_id: 1, qty: before }], { ...order, items });
};

const bought = {
  subtotal: 20_000,
  discountAmount: 2_000,
  pointsAmount: 0,
  creditAmount: 0,
  shippingFee: 0,
  itemTax: 2_340,
};

test('a refund is the goods’ share of what was paid for goods, with tax', () => {
  expect(refundFor(10_000, bought)).toBe(10_170);
  expect(refundFor(20_000, bought)).toBe(20_340);
  expect(refundFor(30_000, bought)).toBe(20_340);
  expect(refundFor(5_000, { ...bought, subtotal: 0, discountAmount: 0, itemTax: 0 })).toBe(0);
});

test('what points paid of the goods comes back in points, not in money', () => {
  const half = { ...bought, pointsAmount: 9_000, pointsUsed: 9_000, itemTax: 1_170 };
  expect([refundFor(10_000, half), pointsBackFor(10_000, half)]).toEqual([5_085, 4_500]);
  const all = { ...bought, pointsAmount: 18_000, pointsUsed: 18_000, itemTax: 0 };
  expect([refundFor(20_000, all), pointsBackFor(20_000, all)]).toEqual([0, 18_000]);
});

test('returns in any number of parts pay back exactly what one of everything does, and never more on the way', () => {
  const parts = fc.array(fc.nat(300_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.nat(500_000), fc.nat(500_000), fc.nat(10_000), (goods, discount, points, shippingFee) => {
      const subtotal = goods.reduce((sum, one) => sum + one, 0);
      const discountAmount = Math.min(discount, subtotal);
      const pointsAmount = Math.min(points, subtotal - discountAmount);
      const itemTax = Math.round((subtotal - discountAmount - pointsAmount + shippingFee) * 0.13);
      const order = {
        subtotal,
        discountAmount,
        pointsAmount,
        pointsUsed: pointsAmount,
        creditAmount: 0,
        shippingFee,
        itemTax,
      };
      let before = 0;
      let money = 0;
      let back = 0;
      for (const one of goods) {
        expect(refundFor(one, order, before)).toBeGreaterThanOrEqual(0);
        money += refundFor(one, order, before);
        back += pointsBackFor(one, order, before);
        before += one;
        expect(money).toBeLessThanOrEqual(refundFor(before, order));
        expect(back).toBeLessThanOrEqual(order.pointsUsed);
      }
      expect(money).toBe(refundFor(subtotal, order));
      expect(money).toBeLessThanOrEqual(subtotal - discountAmount - pointsAmount + itemTax);
      expect(back).toBe(subtotal > 0 ? order.pointsUsed : 0);
      expect(goodsNotRefunded({ ...order, refundedAmount: money })).toBe(0);
    }),
  );
});

test('kept goods are what was paid for them less what went back, rounded down', () => {
  expect(goodsNotRefunded({ ...bought, refundedAmount: 0 })).toBe(18_000);
  expect(goodsNotRefunded({ ...bought, refundedAmount: 10_170 })).toBe(9_000);
  expect(goodsNotRefunded({ ...bought, refundedAmount: 1 })).toBe(17_999);
  expect(goodsNotRefunded({ ...bought, refundedAmount: 99_999 })).toBe(0);
});

test('what store credit paid of the goods comes back as credit, not in money', () => {
  const half = { ...bought, creditAmount: 9_000, itemTax: 1_170 };
  expect([refundFor(10_000, half), creditBackFor(10_000, half)]).toEqual([5_085, 4_500]);
  expect(paidForGoods({ ...bought, pointsAmount: 3_000, creditAmount: 5_000 })).toBe(10_000);
  expect(paidForGoods({ ...bought, creditAmount: 30_000 })).toBe(0);
});

test('a number that is taken is drawn again', async () => {
  const asked: string[] = [];
  const number = await drawNumber('R', async (one) => asked.push(one) < 3);
  expect([asked.length, number]).toEqual([3, asked[2]]);
  expect(new Set(asked).size).toBe(3);
  expect(number).toMatch(/^R\d{9}$/);
});

test('numbers of returns and messages differ from those of orders', () => {
  expect([orderNumber(1), messageNumber(1), returnNumber(1)]).toEqual(['CA100007919', 'M100007919', 'R100007919']);
});

test('an order with parcels is in preparation until all is packed, then under way, then there', () => {
  const there = { items: [sofa], deliveredAt: now };
  const away = { items: [lamp], deliveredAt: null };
  expect(stateOfParcels('paid', [sofa, lamp], [there])).toBe('processing');
  expect(stateOfParcels('processing', [sofa, lamp], [there, away])).toBe('shipped');
  expect(stateOfParcels('shipped', [sofa, lamp], [there, { ...away, deliveredAt: now }])).toBe('delivered');
});

test('what was paid back, all or in part, says so whatever its parcels do', () => {
  const there = [{ items: [sofa, lamp], deliveredAt: now }];
  for (const state of ['partly_refunded', 'returned'] as const) {
    expect([stateOfParcels(state, [sofa, lamp], []), stateOfParcels(state, [sofa, lamp], there)]).toEqual([
      state,
      state,
    ]);
  }
});
