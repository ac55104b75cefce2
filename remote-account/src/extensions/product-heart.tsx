import type { SlotProps } from '@shop/contract';
import { Heart } from '../features/wishlist/heart.tsx';

/** The heart on a product's own page: it keeps the variant that is chosen there. */
export default function ProductHeart({ product, piid }: SlotProps['product.actions']) {
  const variant = product.relation.find((each) => each.piid === piid);
  return <Heart product_id={product.entity_id} child_id={variant?.product_id ?? null} name={product.name} />;
}
