import { type Problem, problemOf, problemText } from '@shop/kit';
import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { otherPaymentsApi } from './other-endpoints.ts';
import { keepWallet, readWallet } from './wallet-payment.ts';

const neverChanges = () => () => undefined;
const { walletCheck, walletCancel } = otherPaymentsApi.endpoints;
const untracked = { track: false } as const;

/** Asks the wallet once what it knows, and offers to give the payment up. Only in the tab that began it. */
export const CancelWallet = ({ onDecided }: { onDecided: () => void }) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const token = useSyncExternalStore(neverChanges, readWallet, () => null);
  const [status, setStatus] = useState<'idle' | 'sending' | Problem>('idle');
  useEffect(() => {
    if (token === null) return;
    void dispatch(walletCheck.initiate({ token }, untracked)).then(({ data }) => {
      if (data && data.status !== 'pending') onDecided();
    });
  }, [dispatch, onDecided, token]);
  if (token === null) return null;

  const cancel = async (token: string): Promise<void> => {
    if (status === 'sending') return;
    setStatus('sending');
    const { error } = await dispatch(walletCancel.initiate({ token }, untracked));
    setStatus(error ? problemOf(error) : 'idle');
    if (error) return;
    keepWallet(null);
    onDecided();
  };
  return (
    <>
      <Button variant="secondary" busy={status === 'sending'} onClick={() => void cancel(token)}>
        {t('result.cancel')}
      </Button>
      {typeof status === 'object' && <Notice tone="trouble">{problemText(status, t)}</Notice>}
    </>
  );
};
