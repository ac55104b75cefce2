// A line for each file of this folder: `pnpm indexes` writes them.
import type { ProductSort } from '@shop/contract';
import type { Sort } from './sort.ts';
import { columnSorts } from './columns.ts';
import { deliveredSorts } from './delivered.ts';

export const sorts: Readonly<Record<ProductSort, Sort>> = {
  ...columnSorts,
  ...deliveredSorts,
};
