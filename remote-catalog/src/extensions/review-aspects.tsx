import type { SlotProps } from '@shop/contract';
import { ReviewAspects } from '../features/review-aspects/review-aspects.tsx';

/** Slot 'product.reviews': what all reviews say of each aspect. */
export default function AspectsOfReviews({ product_id }: Pick<SlotProps['product.reviews'], 'product_id'>) {
  return <ReviewAspects productId={product_id} />;
}
