import { useTranslation } from '@shop/platform';
import { lazy, Suspense, useState } from 'react';
import { ExtraRow } from '../../parts/extra-row.tsx';

const SizingDialog = lazy(() => import('./sizing-dialog.tsx'));

/** The way to the sizing estimator. */
export const Sizing = () => {
  const { t } = useTranslation('membership');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ExtraRow icon="search" onClick={() => setOpen(true)}>
        {t('sizing.open')}
      </ExtraRow>
      {isOpen && (
        <Suspense fallback={null}>
          <SizingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
