import { resultOf } from './child-result.ts';
import type { Measure } from './table.ts';

/** What a call of the catalogue cost in a store: ms of the whole call and of PostgreSQL, bytes of the filters. */
interface Called {
  title: string;
  median: number;
  database: number;
  facetBytes: number;
}

const SIZES = [1_200, 43_000];

const largest = (store: readonly Called[] | undefined): Called => {
  const found = store?.find(({ title }) => title === 'list, page 1');
  if (!found) throw new Error('The largest category was not measured');
  return found;
};

/** The largest category of a store with 43,000 products against that of one with 1,200, on a PostgreSQL of its own. */
export const catalogueMeasures = async (): Promise<Measure[]> => {
  const stores = await resultOf<Called[][]>('api/src/catalogue-bench/main.ts', [...SIZES.map(String), '--json']);
  const [small, grown] = [largest(stores[0]), largest(stores[1])];
  return [
    { name: 'largest category, 43,000 against 1,200', unit: '×', shop: grown.median / small.median, goal: 1.2 },
    { name: 'largest category, in PostgreSQL', unit: '×', shop: grown.database / small.database, goal: 1.2 },
    { name: 'largest category, filters', unit: 'KB', shop: grown.facetBytes / 1024, goal: 8 },
  ];
};
