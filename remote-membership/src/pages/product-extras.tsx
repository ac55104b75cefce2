import { productExtras, type SlotProps } from '@shop/contract';
import type { ReactNode } from 'react';
import { CouponLine } from '../features/coupons/coupon-line.tsx';
import { Sizing } from '../features/sizing/sizing.tsx';
import { Trial } from '../features/trial/trial.tsx';

/** What a product's buyer gets beside it: coupons, a trial, help to choose the size. */
export default function ProductExtras({ product }: SlotProps['product.benefits']): ReactNode {
  const { hasCoupons, hasTrial, hasSizing } = productExtras(product);
  return (
    <div>
      {hasCoupons && <CouponLine key={product.entity_id} product={product} />}
      {hasTrial && <Trial key={product.entity_id} productId={product.entity_id} />}
      {hasSizing && <Sizing />}
    </div>
  );
}
