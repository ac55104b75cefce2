import type { SlotProps } from '@shop/contract';
import { SwatchOffer } from '../features/swatches/swatch-offer.tsx';

/** Slot 'product.alerts': free samples of the product's colours. */
export default function ProductSwatches({ product }: SlotProps['product.alerts']) {
  return <SwatchOffer key={product.entity_id} product={product} />;
}
