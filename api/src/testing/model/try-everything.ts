import fc from 'fast-check';
import { modelShop } from './shop.ts';
import { steps } from './steps.ts';

/**
 * Tries random sequences of what people, the shop's own and the clock may do, each on a shop of its own. A sequence that
 * breaks a rule is made as short as it can be and told with its seed: `SEED=… pnpm unit whole-shop` tries it again.
 */
export const tryEverything = (numRuns: number): Promise<void> => {
  const seed = process.env['SEED'];
  return fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 14, size: 'max' }), async (commands) => {
      const shop = await modelShop();
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: shop }), commands);
        const differing = (await Promise.all(shop.known.orders.map((order) => shop.differing(order)))).flat();
        expect(differing).toEqual([]);
      } finally {
        await shop.close();
      }
    }),
    { numRuns, endOnFailure: false, ...(seed !== undefined && { seed: Number(seed) }) },
  );
};
