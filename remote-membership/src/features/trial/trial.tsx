import { useTranslation } from '@shop/platform';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ExtraRow } from '../../parts/extra-row.tsx';

const TrialDialog = lazy(() => import('./trial-dialog.tsx'));

/** The way to the picture of a massage chair's trial. */
export const Trial = ({ productId }: { productId: number }): ReactNode => {
  const { t } = useTranslation('membership');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ExtraRow icon="chair" onClick={() => setOpen(true)}>
        {t('trial.open')}
      </ExtraRow>
      {isOpen && (
        <Suspense fallback={null}>
          <TrialDialog productId={productId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
