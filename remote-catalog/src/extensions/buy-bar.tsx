import { lazy, Suspense } from 'react';
import type { SlotProps } from '@shop/contract';
import { usePassedForm } from '../features/buy-bar/use-passed-form.ts';

const BuyBar = lazy(() => import('../features/buy-bar/buy-bar.tsx'));

const Watched = ({ product, piid }: SlotProps['product.bar']) => {
  const units = usePassedForm();
  if (units === null) return null;
  const variant = product.relation?.find((one) => one.piid === piid) ?? null;
  return (
    <Suspense>
      <BuyBar product={product} variant={variant} units={units} />
    </Suspense>
  );
};

/** Slot 'product.bar': the way to buy that stays. Its code comes once the page's own has gone out of sight. */
export default function ProductBar({ product, piid }: SlotProps['product.bar']) {
  return <Watched key={`${product.entity_id} ${piid ?? 0}`} product={product} piid={piid} />;
}
