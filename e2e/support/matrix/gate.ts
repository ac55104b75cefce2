import { release } from '../delivery.ts';
import { lasting } from './operator.ts';
import type { OwnShop } from '../own-shop.ts';

/** What the gate says of builds that are to be promoted together: for each package that it is let through, or why not. */
export const judged = async (shop: OwnShop, packages: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const said = await release(shop, 'promote', ...packages).then(
    () => '',
    (error: unknown) => String((error as { stderr?: string }).stderr), // of execFile
  );
  const faults = said.split('\n').filter((line) => line.startsWith('- '));
  if (said !== '' && faults.length === 0) throw new Error(`promote: ${said}`);
  return new Map(
    packages.map((name) => {
      const own = faults.filter((line) => line.includes(name));
      return [
        name,
        own.length > 0 ? lasting(`refused: ${own[0]?.slice(2)}`) : said === '' ? 'let through' : 'no fault of its own',
      ];
    }),
  );
};
