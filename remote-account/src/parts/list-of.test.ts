import { listOf } from './list-of.ts';

test.each([
  [[], 'en', ''],
  [['a'], 'en', 'a'],
  [['a', 'b'], 'fr', 'a et b'],
  [['a', 'b', 'c'], 'en', 'a, b and c'],
] as const)('%j in %s is “%s”', (names, language, text) => {
  expect(listOf(names, language)).toBe(text);
});
