import type { SlotProps } from '@shop/contract';
import { SimilarProducts } from '../features/similar-products/similar-products.tsx';

/** Slot 'product.end': others of the product's kind that are like it. */
export default function LikeTheProduct({ product }: SlotProps['product.end']) {
  return <SimilarProducts product={product} />;
}
