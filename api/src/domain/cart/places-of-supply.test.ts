import fc from 'fast-check';
import { taxKinds } from '@shop/contract';
import { taxTable } from '../charges.ts';
import { goodsNotRefunded, plansBackFor, refundOf } from '../order/refund.ts';
import { placesOfSupply } from '../shipping/place-of-supply.ts';
import { taxesOn, type RegionCode } from '../tax/rates.ts';
import { amountOf, taxOf } from './charges.ts';
import { totalsOf, type Totals } from './totals.ts';

// Goods for pickup are taxed where the shop hands them over, delivered ones where they arrive, in one order too.

const regions = Object.keys(taxTable) as RegionCode[];
const region = fc.constantFrom(...regions);
const cents = fc.integer({ min: 0, max: 500_000 });
const line = fc.record({
  unit: cents,
  qty: fc.integer({ min: 1, max: 4 }),
  plan: fc.option(cents),
  oversize: fc.boolean(),
  pickup: fc.boolean(),
});
interface Line {
  unit: number;
  qty: number;
  plan: number | null;
  oversize: boolean;
  pickup: boolean;
}
const share = fc.double({ min: 0, max: 1, noNaN: true });

const totalled = (lines: readonly Line[]) =>
  lines.map(({ unit, qty, plan, oversize, pickup }) => ({
    rowTotal: unit * qty,
    planTotal: (plan ?? 0) * qty,
    oversize,
    pickup,
  }));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const supplied = (from: RegionCode | null, pickup: RegionCode) => placesOfSupply(from, { region: pickup });
const amountsOf = (taxes: Totals['taxes']): Record<string, number> =>
  Object.fromEntries((taxes ?? []).map(({ kind, amount }) => [kind, amount]));

test('each part of an order has the taxes of its own province, on the cent', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      region,
      region,
      fc.boolean(),
      (lines, destination, counter, protectShipment) => {
        const choices = { points: 0, credit: 0, protectShipment, tip: 0 };
        const totals = totalsOf(totalled(lines), 0, supplied(destination, counter), choices);
        const worth = (pickup: boolean) =>
          sum(totalled(lines).flatMap((one) => (one.pickup === pickup ? one.rowTotal + one.planTotal : [])));
        const way = totals.shippingFee + amountOf(totals.charges, 'protection');
        const places: [RegionCode, number][] =
          destination === counter
            ? [[counter, worth(true) + worth(false) + way]]
            : [
                [destination, worth(false) + way],
                [counter, worth(true)],
              ];
        const due = places.flatMap(([place, taxed]) => taxesOn(taxed, place));
        const shown = amountsOf(totals.taxes);
        for (const kind of taxKinds) {
          expect(shown[kind] ?? 0).toBe(sum(due.flatMap((tax) => (tax.kind === kind ? tax.amount : []))));
        }
        expect(totals.tax).toBe(sum(Object.values(shown)));
        expect(totals.tax).toBe(
          (totals.itemTax ?? 0) + (totals.planTax ?? 0) + (taxOf(totals.charges, 'protection') ?? 0),
        );
        expect(totals.grandTotal).toBe(worth(true) + worth(false) + way + (totals.tax ?? 0));
      },
    ),
  );
});

test('a table of C$150.00 picked up in Ontario and a shade of C$19.99 sent to Nunavut, by hand', () => {
  const small = { planTotal: 0, oversize: false };
  const lines = [
    { ...small, rowTotal: 15_000, pickup: true },
    { ...small, rowTotal: 1_999, pickup: false },
  ];
  // 13 % of 150.00 are 19.50; 5 % of 19.99 and the 79.00 of its delivery are 4.9495.
  expect(totalsOf(lines, 0, supplied('NU', 'ON'))).toMatchObject({
    shippingFee: 7_900,
    taxes: [
      { kind: 'GST', amount: 495 },
      { kind: 'HST', amount: 1_950 },
    ],
    tax: 2_445,
    itemTax: 2_445,
    ownTaxes: [{ goods: 1_950, plan: 0 }, null],
    grandTotal: 16_999 + 7_900 + 2_445,
  });
  // 14 % of 34.98 with its delivery are 4.8972: two provinces with a tax of one name.
  expect(totalsOf(lines, 0, supplied('NS', 'ON')).taxes).toEqual([{ kind: 'HST', amount: 1_950 + 280 }]);
});

test('nothing is known of the taxes of a mixed cart without an address, and all of one that is picked up', () => {
  const small = { rowTotal: 10_000, planTotal: 0, oversize: false };
  const mixed = [
    { ...small, pickup: true },
    { ...small, pickup: false },
  ];
  expect(totalsOf(mixed, 0, supplied(null, 'ON'))).toMatchObject({ taxes: null, tax: null, itemTax: null });
  expect(totalsOf(mixed.slice(0, 1), 0, supplied(null, 'ON'))).toMatchObject({ tax: 1_300, ownTaxes: [null] });
});

test('what comes back of a mixed order brings its own taxes with it, and all of it no more and no less', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      region,
      region,
      fc.record({ discount: share, points: share, credit: share }),
      (lines, destination, counter, taken) => {
        const worth = sum(totalled(lines).map(({ rowTotal }) => rowTotal));
        const discount = Math.floor(worth * taken.discount);
        const points = Math.floor((worth - discount) * taken.points);
        const credit = Math.floor((worth - discount - points) * taken.credit);
        const choices = { points, credit, protectShipment: false, tip: 0 };
        const totals = totalsOf(totalled(lines), discount, supplied(destination, counter), choices);
        const order = {
          subtotal: totals.subtotal,
          discountAmount: totals.discount,
          pointsAmount: totals.points,
          creditAmount: totals.credit,
          shippingFee: totals.shippingFee,
          itemTax: totals.itemTax ?? 0,
          productContractTotal: totals.planTotal,
          productProtectionTax: totals.planTax ?? 0,
          items: lines.map(({ unit, qty, plan }, place) => {
            const ownTax = totals.ownTaxes[place];
            return {
              item_id: place,
              qty,
              unit_price: unit,
              row_total: unit * qty,
              plan: plan === null ? null : { title: '', term: 2, price: plan, qty },
              ...(ownTax && { own_tax: ownTax }),
            };
          }),
        };
        const each = order.items.flatMap(({ item_id, qty }) =>
          Array.from({ length: qty }, () => ({ item_id, qty: 1 })),
        );
        let goods = 0;
        for (const [place, unit] of each.entries()) {
          const back = refundOf([unit], each.slice(0, place), order);
          expect(back).toBeGreaterThanOrEqual(0);
          goods += back;
        }
        expect(goods).toBe(refundOf(each, [], order));
        const paid = worth - discount - points - credit;
        expect(goods).toBeGreaterThanOrEqual(paid);
        expect(goods).toBeLessThanOrEqual(paid + order.itemTax);
        if (order.shippingFee === 0) expect(goods).toBe(paid + order.itemTax);
        expect(goodsNotRefunded({ ...order, refundedAmount: goods })).toBe(0);
        expect(plansBackFor(each, [], order)).toBe(totals.planTotal + (totals.planTax ?? 0));

        const apart = order.items.filter(({ own_tax }) => own_tax !== undefined);
        if (apart.length > 0) {
          const own = sum(apart.map(({ own_tax }) => own_tax?.goods ?? 0));
          const cost = sum(apart.map(({ row_total }) => row_total));
          const back = refundOf(apart, [], order) - own;
          expect(Math.abs(back - (worth === 0 ? 0 : (paid * cost) / worth))).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
