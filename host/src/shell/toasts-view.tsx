import type { NoticeGiven } from '@shop/contract';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useTranslation } from '@shop/platform';
import { ToastRegion } from '@shop/ui';
import { selectToast, toastEnded } from './toasts.ts';

export const Toasts = (): ReactNode => {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const toast = useSelector(selectToast);
  const pressable = ({ label, run }: NonNullable<NoticeGiven['action']>) => ({
    label,
    onPress: () => void dispatch(run),
  });
  return (
    <ToastRegion
      toast={toast ? { ...toast, action: toast.action && pressable(toast.action) } : undefined}
      onDismiss={() => dispatch(toastEnded())}
      label={t('toast.label')}
      closeLabel={t('toast.close')}
      linkComponent={Link}
    />
  );
};
