import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { joiningEvents, selectJoining } from './slice.ts';

const JoinDialog = lazy(() => import('./join-dialog.tsx'));

/** Opens the Join Plus+ modal, also for another year. */
export const JoinButton = ({ isRenewal = false }: { isRenewal?: boolean }) => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  return (
    <Button onClick={() => dispatch(joiningEvents.joinOpened())}>
      {t(isRenewal ? 'joining.renew' : 'joining.title')}
    </Button>
  );
};

/** Opens the payment of an order that waits for it. */
export const PayButton = () => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  return (
    <Button size="small" onClick={() => dispatch(joiningEvents.paymentWanted())}>
      {t('joining.pay')}
    </Button>
  );
};

/** The modal while it is open, wherever it was opened; its code comes when it is first asked for. */
export const JoinOverlay = () => {
  const { status } = useSelector(selectJoining);
  if (status === 'closed') return null;
  return (
    <Suspense>
      <JoinDialog />
    </Suspense>
  );
};
