import type { SlotProps } from '@shop/contract';
import type { ReactNode } from 'react';
import { Heart } from '../features/wishlist/heart.tsx';

/** The heart on a card. */
export default function CardHeart({ product_id, name, wished }: SlotProps['card.actions']): ReactNode {
  return <Heart product_id={product_id} child_id={null} name={name} wished={wished} />;
}
