import type { SlotProps } from '@shop/contract';
import { ProductTotal } from '../features/delivered-price/product-total.tsx';

/** Slot 'product.total': what is chosen costs where things go. */
export default function TotalOfProduct(given: SlotProps['product.total']) {
  return <ProductTotal {...given} />;
}
