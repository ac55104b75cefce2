import type { ProductCard } from '@shop/contract';
import { ProductGrid } from '@shop/ui';
import { ProductTile } from './product-tile.tsx';

interface Props {
  products: readonly ProductCard[];
  label: string;
  headingLevel?: 2 | 3 | 4;
  /** How many of the first are in the first view. */
  priority?: number;
}

/** Products side by side, all of them. */
export const ProductList = ({ products, label, headingLevel = 3, priority = 0 }: Props) => (
  <ProductGrid label={label}>
    {products.map((product, place) => (
      <ProductTile key={product.entity_id} product={product} headingLevel={headingLevel} priority={place < priority} />
    ))}
  </ProductGrid>
);
