import fc from 'fast-check';
import { haveCommon, rowsOf, type Lines } from './rows.ts';

const label = fc.constantFrom('Width', 'width', 'Material', 'Colour', 'Power', 'Weight');
const value = fc.constantFrom('80 cm', '90 cm', 'Oak', '12 kg');
const lines: fc.Arbitrary<Lines> = fc.array(fc.tuple(label, value), { maxLength: 8 });
const products = fc.array(lines, { minLength: 1, maxLength: 4 });

/** What a product says under a label, in its order. */
const saidOf = (product: Lines, key: string) =>
  product
    .filter(([name]) => name.toLowerCase() === key.toLowerCase())
    .map(([, text]) => text)
    .join('; ') || null;

test('each line of each product is in one row, at its product, and no row is empty', () => {
  fc.assert(
    fc.property(products, (given) => {
      const { differing, same } = rowsOf(given);
      const rows = [...differing, ...same];
      const keys = new Set(given.flat().map(([name]) => name.toLowerCase()));
      expect(rows.map((row) => row.label.toLowerCase()).toSorted()).toEqual([...keys].toSorted());
      for (const row of rows) {
        expect(row.values).toEqual(given.map((product) => saidOf(product, row.label)));
        expect(row.values.some((text) => text !== null)).toBe(true);
      }
    }),
  );
});

test('a row differs where two products do not say the same, whatever their order', () => {
  fc.assert(
    fc.property(products, fc.nat(3), (given, turn) => {
      const names = (list: readonly Lines[]) =>
        rowsOf(list)
          .differing.map((row) => row.label.toLowerCase())
          .toSorted();
      const { differing, same } = rowsOf(given);
      for (const { values } of differing) expect(new Set(values).size).toBeGreaterThan(1);
      for (const { values } of same) expect(new Set(values).size).toBe(1);
      expect(names([...given.slice(turn), ...given.slice(0, turn)])).toEqual(names(given));
      expect(names(given.toReversed())).toEqual(names(given));
      expect(haveCommon(rowsOf(given.toReversed()))).toBe(haveCommon(rowsOf(given)));
    }),
  );
});

test('products of which no two speak of the same have nothing in common', () => {
  const sofa: Lines = [['Width', '200 cm']];
  const lamp: Lines = [['Power', '9 W']];
  expect(haveCommon(rowsOf([sofa, lamp]))).toBe(false);
  expect(haveCommon(rowsOf([sofa, lamp, sofa]))).toBe(true);
});
