import fc from 'fast-check';
import { deliveryServiceKinds } from '@shop/contract';
import { totalsOf } from './totals.ts';
import { sum } from '../shares.ts';
import { placesOfSupply } from '../shipping/place-of-supply.ts';
import { chargeOfService, judgeServices } from './delivery-services.ts';

const kind = fc.constantFrom(...deliveryServiceKinds);
const price = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(4_900, 5_900));
/** What a document might hold by mistake, too. */
const anyPrice = fc.oneof(price, fc.constantFrom(0, -4_900, 0.5, Number.NaN, Number.POSITIVE_INFINITY));
const prices = fc.dictionary(kind, anyPrice, { noNullPrototype: true });
const chosen = fc.uniqueArray(fc.record({ kind, price }), { selector: (one) => one.kind });
const pieces = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), pickup: fc.boolean(), inParts: fc.boolean() }),
  { maxLength: 6 },
);
/** Most of the time what was chosen costs what it did. */
const asChosen = fc.tuple(prices, chosen).map(([all, some]) => ({
  ...all,
  ...Object.fromEntries(some.map((one) => [one.kind, one.price])),
}));

test('what is charged was chosen at this very price; all else that was chosen costs nothing and is reported once', () => {
  fc.assert(
    fc.property(fc.oneof(prices, asChosen), pieces, chosen, (all, goods, wanted) => {
      const { offered, charged, dropped } = judgeServices(all, goods, wanted);
      const delivered = goods.filter(({ pickup }) => !pickup);
      for (const one of offered) {
        expect(one.price).toBe(all[one.kind]);
        expect(Number.isSafeInteger(one.price) && one.price > 0).toBe(true);
        const parts = sum(delivered.map(({ inParts, quantity }) => (inParts ? quantity : 0)));
        expect(one.count).toBe(one.kind === 'assembly' ? parts : 1);
      }
      if (delivered.length === 0) expect(offered).toEqual([]);
      for (const one of charged) {
        expect(wanted).toContainEqual({ kind: one.kind, price: one.price });
        expect(offered).toContainEqual(one);
      }
      expect([...charged, ...dropped].map((one) => one.kind).toSorted()).toEqual(
        wanted.map((one) => one.kind).toSorted(),
      );
      const lines = goods.map(({ pickup }) => ({ rowTotal: 10_000, planTotal: 0, oversize: false, pickup }));
      const choices = { points: 0, credit: 0, protectShipment: false, tip: 0 };
      const supply = placesOfSupply('ON', { region: 'NS' });
      const totals = totalsOf(lines, 0, supply, { ...choices, services: charged.map(chargeOfService) });
      const without = totalsOf(lines, 0, supply, choices);
      const services = sum(charged.map((one) => one.price * one.count));
      expect(sum(totals.charges.map(({ amount }) => amount))).toBe(services);
      // Taxed where it is delivered, whatever is picked up elsewhere.
      const more = (totals.tax ?? 0) - (without.tax ?? 0);
      expect(Math.abs(more - services * 0.13)).toBeLessThanOrEqual(1);
      expect(totals.grandTotal).toBe(without.grandTotal + services + more);
    }),
  );
});

test('a region without services has none, whatever was chosen elsewhere', () => {
  fc.assert(
    fc.property(pieces, chosen, (goods, wanted) => {
      const { offered, charged, dropped } = judgeServices(undefined, goods, wanted);
      expect([offered, charged]).toEqual([[], []]);
      expect(dropped.map(({ why }) => why)).toEqual(wanted.map(() => 'elsewhere'));
    }),
  );
});

test('assembly says of how many pieces it is', () => {
  const goods = [{ quantity: 3, pickup: false, inParts: true }];
  const { charged } = judgeServices({ assembly: 3_900 }, goods, [{ kind: 'assembly', price: 3_900 }]);
  expect(charged.map(chargeOfService)).toEqual([
    { kind: 'assembly', title: { en: 'Assembly (3 pieces)', fr: 'Montage (3 articles)' }, amount: 11_700 },
  ]);
});
