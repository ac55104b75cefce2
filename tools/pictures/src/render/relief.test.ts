import fc from 'fast-check';
import { hide, pile, plainWeave, quilted, type Relief } from './relief.ts';

const reliefs: readonly (readonly [string, Relief])[] = Object.entries({ plainWeave, pile, hide, quilted });
const metres = fc.double({ min: -1, max: 1, noNaN: true });

test.each(reliefs)('%s stands from 0 to 1 high everywhere, the same each time', (_, relief) => {
  fc.assert(
    fc.property(metres, metres, (u, v) => {
      const height = relief.height(u, v);
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(1);
      expect(relief.height(u, v)).toBe(height);
    }),
  );
});

test.each(reliefs)('%s is as bright from close by as from where it is not seen', (_, { height, tone }) => {
  const places = Array.from(
    { length: 20_000 },
    (__, i) => [(i % 141) * 0.00173, Math.floor(i / 141) * 0.00191] as const,
  );
  const mean = places.reduce((sum, [u, v]) => sum + tone(u, v, height(u, v)), 0) / places.length;
  expect(mean).toBeGreaterThan(0.95);
  expect(mean).toBeLessThan(1.05);
});
