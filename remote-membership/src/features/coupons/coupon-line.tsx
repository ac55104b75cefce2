import type { Product } from '@shop/contract';
import { selectIsSignedIn, selectSessionStatus, useSelector, useTranslation } from '@shop/platform';
import { lazy, Suspense, useState } from 'react';
import { ExtraRow, WaitingRow } from '../../parts/extra-row.tsx';
import { couponsApi } from './endpoints.ts';

const CouponDrawers = lazy(() => import('./coupon-drawers.tsx'));

/** Without coupons, or an answer, the line’s place stays empty. */
export const CouponLine = ({ product }: { product: Product }) => {
  const { t } = useTranslation('membership');
  const isUnknown = useSelector(selectSessionStatus) === 'unknown';
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isOpen, setOpen] = useState(false);
  const asked = { productId: product.entity_id, isSignedIn };
  const { data: coupons, isError } = couponsApi.useProductCouponsQuery(asked, { skip: isUnknown });
  if (!coupons || coupons.groups.length === 0) return <WaitingRow busy={!coupons && !isError} />;
  return (
    <>
      <ExtraRow icon="star" onClick={() => setOpen(true)}>
        {t('coupons.line', { list: coupons.highlights.join(' · ') })}
      </ExtraRow>
      {isOpen && (
        <Suspense fallback={null}>
          <CouponDrawers coupons={coupons} tag={product.product_tag} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
