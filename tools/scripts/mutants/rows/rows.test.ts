import { breaksOf } from './breaks.ts';
import { numbersOf, shuffled } from './drawn.ts';
import { citedPlaces } from './places.ts';

const source = `import { a } from './a.ts';
/** Says 'no' (CART-001). */
export const may = (n: number): boolean => n === 3 && a('yes');

export const other = 5;
`;

test('each break changes one thing of the code, and what cannot be broken is left', () => {
  expect(breaksOf(source, false).map(({ line, from, to }) => [line, from, to])).toEqual([
    [3, '===', '!=='],
    [3, '&&', '||'],
    [3, '3', '4'],
    [3, "'yes'", "'broken'"],
    [5, '5', '6'],
  ]);
  const [first] = breaksOf(source, false, [3, 3]);
  expect(first?.source).toBe(source.replace('===', '!=='));
});

test('a break that would be no program is none', () => {
  expect(breaksOf('export const x = (a ?? b) || c;\nexport const y = a ?? (b && c);\n', false)).toHaveLength(2);
  expect(breaksOf('export const z = a && b ?? c;\n', false)).toEqual([]);
});

test('a row is broken where the sources name it, up to the next empty line', () => {
  expect(citedPlaces('CART-001', ['x.ts'], () => source)).toEqual([{ file: 'x.ts', lines: [3, 3] }]);
  expect(citedPlaces('CART-002', ['x.ts'], () => source)).toEqual([]);
});

test('a seed draws the same rows each time, and another one others', () => {
  const list = Array.from({ length: 50 }, (_, place) => place);
  const drawn = (seed: number) => shuffled(list, numbersOf(seed));
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(drawn(7).toSorted((a, b) => a - b)).toEqual(list);
});
