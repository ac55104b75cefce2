import { isMet, median, medians, tableOf } from './table.ts';

test('the middle of an even number of rounds is the lower of the two', () => {
  expect([median([5, 1, 3]), median([4, 1, 3, 2])]).toEqual([3, 2]);
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});

test('a time is met below its goal, a rate above it, and a ratio is of the floor', () => {
  expect(isMet({ name: 'x', unit: 'ms', shop: 10, goal: 10 })).toBe(true);
  expect(isMet({ name: 'x', unit: '/s', shop: 10, goal: 11 })).toBe(false);
  expect(isMet({ name: 'x', unit: 'ms', shop: 12, floor: 10, goal: 1.1, ofFloor: true })).toBe(false);
});

test('each measure is a line with its ratio to the floor', () => {
  const text = tableOf([
    { name: 'largest paint', unit: 'ms', shop: 1_500, floor: 1_250, goal: 1.1, ofFloor: true },
    { name: 'pages', unit: '/s', shop: 12_000, goal: 10_000 },
    { name: 'menu', unit: 'ms', shop: 90 },
    { name: 'growth', unit: '×', shop: 1.24, goal: 1.2 },
  ]);
  expect(text.split('\n').slice(1)).toEqual([
    'largest paint  1250   1500 ms   1.20 ×  ≤ 1.1 × floor  NOT met',
    'pages          –      12000 /s          ≥ 10000 /s     met',
    'menu           –      90 ms             –',
    'growth         –      1.24 ×            ≤ 1.2 ×        NOT met',
  ]);
});
