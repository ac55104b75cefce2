import type { SlotProps } from '@shop/contract';
import { Heart } from '../features/wishlist/heart.tsx';

export default function CardHeart({ product_id, name }: SlotProps['card.actions']) {
  return <Heart product_id={product_id} child_id={null} name={name} />;
}
