import type { Address, Region } from '@shop/contract';
import { addressLines } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { problemText } from '@shop/kit';
import { Button, Envelope, Notice, Skeleton, useHydrated } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { focusOnArrival } from '../focus-on-arrival.ts';
import type { AddressCalls } from './address-calls.ts';
import { destinationOf, fingerprint } from './address-values.ts';
import { BillingForm } from './billing-form.tsx';
import { useBillingProposal } from './billing-proposal.ts';
import styles from './address.module.css';

interface Props {
  /** The cart's two addresses; without one of its own the bill's is that of the delivery. */
  shipping: Address;
  billing: Address | null;
  regions: readonly Region[];
  calls: AddressCalls;
}

/** Where the bill goes: where the order goes, unless somebody says otherwise (CART-007). */
export const BillingAddress = ({ shipping, billing, regions, calls }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const isAlive = useHydrated();
  const [mode, setMode] = useState<'reading' | 'changing' | 'changed'>('reading');
  const [refusal, setRefusal] = useState<unknown>();
  const [sending, setSending] = useState(false);
  const own = billing !== null && fingerprint(billing) !== fingerprint(shipping) ? billing : null;

  const { proposal, isComing } = useBillingProposal(shipping, mode === 'changing' && !own);

  const takeBack = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    const { error } = await calls.deliverTo({ ...destinationOf(shipping), billing_address: null });
    setSending(false);
    setRefusal(error);
    if (!error) setMode('changed');
  };
  if (isComing) return <Skeleton shape="lines" lines={8} />;
  if (mode === 'changing') {
    return (
      <BillingForm
        address={own ?? proposal}
        shipping={shipping}
        regions={regions}
        calls={calls}
        onDone={() => {
          setRefusal(undefined);
          setMode('changed');
        }}
      />
    );
  }
  return (
    <>
      {own ? <Envelope lines={addressLines(own, regions)} /> : <p>{t('billing.same')}</p>}
      {refusal !== undefined && <Notice tone="trouble">{problemText(refusal, t)}</Notice>}
      <div className={styles.ways}>
        <Button
          ref={mode === 'changed' ? focusOnArrival : undefined}
          variant="secondary"
          size="small"
          disabled={!isAlive}
          onClick={() => setMode('changing')}
        >
          {t(own ? 'billing.edit' : 'billing.other')}
        </Button>
        {own && (
          <Button variant="quiet" size="small" busy={sending} disabled={!isAlive} onClick={() => void takeBack()}>
            {t('billing.useDelivery')}
          </Button>
        )}
      </div>
    </>
  );
};
