import fc from 'fast-check';
import { distance, mostAlike, type Traits } from './likeness.ts';

const words = (...all: string[]) => fc.subarray(all);
const side = fc.constantFrom(0, 40, 80, 90, 200);
const traits = (id: fc.Arbitrary<number>): fc.Arbitrary<Traits> =>
  fc.record({
    id,
    price: fc.integer({ min: 0, max: 500_000 }),
    style: fc.constantFrom(null, 'Modern', 'Rustic'),
    colours: words('Grey', 'Green', 'Black'),
    materials: words('Oak', 'Wool'),
    dimensions: fc.record({ width: side, depth: side, height: side }),
    isBadlyRated: fc.boolean(),
  });

test('likeness is the same from both sides, nothing is nearer to a product than its like, and none is beyond all', () => {
  fc.assert(
    fc.property(traits(fc.constant(1)), traits(fc.constant(2)), (one, other) => {
      expect(distance(one, other)).toBeCloseTo(distance(other, one), 10);
      expect(distance(one, other)).toBeGreaterThanOrEqual(distance(one, one) - 1e-9);
      expect(distance(one, other)).toBeLessThanOrEqual(5);
      const known = one.style !== null && one.colours.length > 0 && one.materials.length > 0;
      if (known) expect(distance(one, one)).toBe(0);
    }),
  );
});

test('what is left out is never more alike than what is chosen, and the order is the same whatever comes first', () => {
  const others = fc.uniqueArray(traits(fc.integer({ min: 1, max: 60 })), { selector: ({ id }) => id, maxLength: 40 });
  fc.assert(
    fc.property(traits(fc.constant(1)), others, fc.integer({ min: 1, max: 12 }), (product, all, most) => {
      const chosen = mostAlike(product, all, most);
      expect(chosen.map(({ id }) => id)).toEqual(mostAlike(product, all.toReversed(), most).map(({ id }) => id));
      const far = (one: Traits) => distance(product, one) + (one.isBadlyRated ? 0.5 : 0);
      const left = all.filter((one) => one.id !== product.id && !chosen.includes(one));
      const last = chosen.at(-1);
      for (const one of left) {
        if (last && chosen.length === most) expect(far(one)).toBeGreaterThanOrEqual(far(last));
        else expect(far(one)).toBeGreaterThan(3);
      }
      expect(chosen.every(({ id }) => id !== product.id)).toBe(true);
    }),
  );
});

test('one in the same style, colour and size comes before a cheaper one in none of them', () => {
  const sofa: Traits = {
    id: 1,
    price: 90_000,
    style: 'Modern',
    colours: ['Grey'],
    materials: ['Wool'],
    dimensions: { width: 210, depth: 95, height: 80 },
    isBadlyRated: false,
  };
  const alike = { ...sofa, id: 2, price: 110_000 };
  const cheaper = { ...sofa, id: 3, style: 'Rustic', colours: ['Green'], price: 85_000 };
  const badlyRated = { ...sofa, id: 4, isBadlyRated: true };
  expect(mostAlike(sofa, [cheaper, badlyRated, alike], 3).map(({ id }) => id)).toEqual([2, 4, 3]);
});
