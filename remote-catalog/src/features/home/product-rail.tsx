import type { ProductCard } from '@shop/contract';
import { ProductGrid } from '@shop/ui';
import { ProductTile } from '../../parts/product-tile.tsx';

/** A few cards only, because every card makes the first view larger; a link leads to the rest. */
const SHOWN = 8;
const CARD_SIZES = '(min-width: 768px) 256px, 62vw';

/** Products in one line that scrolls sideways; by touch, wheel, or the keyboard going through its links. */
export const ProductRail = ({ products, label }: { products: readonly ProductCard[]; label?: string }) => (
  <ProductGrid rail label={label}>
    {products.slice(0, SHOWN).map((product) => (
      <ProductTile key={product.entity_id} product={product} sizes={CARD_SIZES} />
    ))}
  </ProductGrid>
);
