import { resultOf } from './child-result.ts';

interface Asked {
  pages: number;
  seconds: number;
  statuses: Record<string, number>;
  rendered: number;
}

/** Different products' pages that a shop renders in a second. @throws when one was not answered with 200 */
export const renderedPerSecond = async (shop: string): Promise<number> => {
  const { pages, seconds, statuses, rendered } = await resultOf<Asked>('tools/scripts/bench/pages.ts', [
    shop,
    '--json',
  ]);
  if (statuses['200'] !== pages) throw new Error(`Of ${pages} pages not each was answered with 200`);
  return rendered / seconds;
};
