import { isBadlyRated } from './standing.ts';

test('a product comes last by its stars as if five more people had given it four', () => {
  const bad = (count: number, average: number) => isBadlyRated({ count, average });
  expect(bad(0, 0)).toBe(false);
  expect([bad(1, 3), bad(1, 2)]).toEqual([false, true]);
  // Exactly 3.75 is enough.
  expect([bad(5, 3.5), bad(5, 3.4)]).toEqual([false, true]);
  expect([bad(1_000, 5), bad(1_000, 3.8), bad(1_000, 3.7)]).toEqual([false, false, true]);
});
