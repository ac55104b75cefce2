import type { Product } from '@shop/contract';
import type { VariantRow } from '../../database/catalogue/detail.ts';
import type { ProductDetails } from '../../database/schema/catalogue.ts';

type Sized = Pick<VariantRow, 'options'>;

/** Whether what a product measures depends on the size that is chosen. */
const comesInSizes = (variants: readonly Sized[]): boolean =>
  new Set(variants.map(({ options }) => options.size?.en)).size > 1;

/** Returns the product's measures, unless they are unknown or depend on the size that is chosen. */
export const measuresOf = (
  { dimensions }: Pick<ProductDetails, 'dimensions'>,
  variants: readonly Sized[],
): NonNullable<Product['measures']> | null =>
  Object.values(dimensions).every((side) => side > 0) && !comesInSizes(variants) ? dimensions : null;
