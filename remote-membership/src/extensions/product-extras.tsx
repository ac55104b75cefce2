import { paths, productExtras, type SlotProps } from '@shop/contract';
import { useDispatch, type Model } from '@shop/platform';
import { useEffect } from 'react';
import { claimSaga } from '../features/coupons/claim-saga.ts';
import { CouponLine } from '../features/coupons/coupon-line.tsx';
import { Sizing } from '../features/sizing/sizing.tsx';
import { subscriptionSlice } from '../features/subscribe-popup/subscription-slice.ts';
import { Trial } from '../features/trial/trial.tsx';

export const models: readonly Model[] = [{ slice: subscriptionSlice }, { saga: claimSaga }];

/** Coupons, a trial, and help to choose the size, beside a product. */
export default function ProductExtras({ product, piid }: SlotProps['product.benefits']) {
  const dispatch = useDispatch();
  const { entity_id: id, name } = product;
  const url = paths.product(product.url_path);
  useEffect(() => {
    dispatch(subscriptionSlice.actions.productLookedAt({ id, name, url }));
  }, [dispatch, id, name, url]);
  const { hasCoupons, hasTrial, hasSizing } = productExtras(product);
  return (
    <div>
      {hasCoupons && <CouponLine key={product.entity_id} product={product} />}
      {hasTrial && <Trial key={product.entity_id} product={product} piid={piid} />}
      {hasSizing && <Sizing />}
    </div>
  );
}
