import { globSync } from 'node:fs';
import fc from 'fast-check';
import { modelShop } from './shop.ts';
import { type Command, steps } from './steps.ts';

/** Steps of single features and of what comes after an order, a file for each. */
const furtherSteps = async (): Promise<fc.Arbitrary<Command>[]> => {
  const found: fc.Arbitrary<Command>[] = [];
  for (const file of globSync('*-steps.ts', { cwd: import.meta.dirname }).toSorted())
    found.push(...Object.values<fc.Arbitrary<Command>[]>(await import(`./${file}`)).flat());
  return found;
};

/**
 * Tries random sequences of what people, the shop's own and the clock may do, each on a shop of its own. A sequence that
 * breaks a rule is made as short as it can be and told with its seed: `SEED=… pnpm unit whole-shop` tries it again.
 */
export const tryEverything = async (numRuns: number): Promise<void> => {
  const seed = process.env['SEED'];
  const all = [...steps, ...(await furtherSteps())];
  await fc.assert(
    fc.asyncProperty(fc.commands(all, { maxCommands: 18, size: 'max' }), async (commands) => {
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
