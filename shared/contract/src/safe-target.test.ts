import { leaving, staying } from './testing/redirect-targets.ts';
import { safeTarget } from './safe-target.ts';

const origin = 'https://shop.example';

test('there are more than a thousand ways of leaving the site in the list', () => {
  expect(new Set(leaving).size).toBeGreaterThan(1_000);
});

test('every one of them leads nowhere', () => {
  expect(leaving.filter((target) => safeTarget(target, origin) !== null)).toEqual([]);
});

test.each(staying)('%j stays within the site, as %j', (target, expected) => {
  expect(safeTarget(target, origin)).toBe(expected);
});

test('what was found safe is a path of this site, and still is when it is checked again', () => {
  for (const [target] of staying) {
    const once = safeTarget(target, origin) ?? '';
    expect(once).toMatch(/^\/(?![/\\])/);
    expect(new URL(once, origin).origin).toBe(origin);
    expect(safeTarget(once, origin)).toBe(once);
  }
});

test('an address of 4,096 characters is the longest', () => {
  const of = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect([4_096, 4_097].map((length) => safeTarget(of(length), origin)?.length ?? null)).toEqual([4_096, null]);
});
