import type { SlotProps } from '@shop/contract';
import { Heart } from '../features/wishlist/heart.tsx';

/** The heart on a card. */
export default function CardHeart({ product_id, name }: SlotProps['card.actions']) {
  return <Heart product_id={product_id} child_id={null} name={name} />;
}
