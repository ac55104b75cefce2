import type { Product } from '@shop/contract/contents';
import { specified } from './specified.ts';

/** Whether it has to be put together: it says how long that takes. */
export const comesInParts = (product: Pick<Product, 'specifications'>): boolean =>
  specified(product, 'Assembly time').length > 0;
