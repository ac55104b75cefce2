import type { SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { lazy, Suspense, useState } from 'react';
import { ExtraRow } from '../../parts/extra-row.tsx';

const TrialDialog = lazy(() => import('./trial-dialog.tsx'));

/** The way to the picture of a massage chair's trial. */
export const Trial = ({ product, piid }: SlotProps['product.benefits']) => {
  const { t } = useTranslation('membership');
  const [isOpen, setOpen] = useState(false);
  const [picture] = product.relation?.find((variant) => variant.piid === piid)?.gallery ?? product.gallery;
  return (
    <>
      <ExtraRow icon="chair" onClick={() => setOpen(true)}>
        {t('trial.open')}
      </ExtraRow>
      {isOpen && (
        <Suspense fallback={null}>
          <TrialDialog productId={product.entity_id} picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
