import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@shop/platform';
import { ToastRegion } from '@shop/ui';
import { selectToast, toastEnded } from './toasts.ts';

/** The one place where toasts appear. */
export function Toasts(): ReactNode {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const toast = useSelector(selectToast);
  return (
    <ToastRegion
      toast={toast ?? undefined}
      onDismiss={() => dispatch(toastEnded())}
      label={t('toast.label')}
      closeLabel={t('toast.close')}
    />
  );
}
