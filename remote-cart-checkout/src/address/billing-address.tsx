import type { Address, Region } from '@shop/contract';
import { addressLines } from '@shop/format';
import { useTranslation, ownApi } from '@shop/platform';
import { problemText, useIsForCustomer } from '@shop/kit';
import { Button, Envelope, Form, Notice, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { focusOnArrival } from '../focus-on-arrival.ts';
import type { AddressCalls } from './address-calls.ts';
import { destinationOf, fingerprint } from './address-values.ts';
import { BillingForm } from './billing-form.tsx';
import { BILL, EDIT_BILLING, type Bill, type NativeForm } from './native-form.ts';
import { StepButton } from './step-button.tsx';
import { useIsCustomers } from '../session-ended.ts';
import styles from './address.module.css';

const { useQuerySubscription, useQueryState } = ownApi.endpoints.addresses;

/**
 * Proposes for another bill's address the customer's default billing address, unless the order
 * goes there (ADDR-001). The book is asked for once the form is wanted; null for a guest.
 */
const useBillingProposal = (shipping: Address, isWanted: boolean) => {
  const isCustomer = useIsCustomers();
  const isAsked = isWanted && isCustomer;
  useQuerySubscription('background', { skip: !isAsked });
  // A server may have it before the browser's session is known.
  const isForCustomer = useIsForCustomer();
  const book = useQueryState('background', { skip: !isWanted || !isForCustomer });
  const proposed = book.data?.find((address) => address.is_default_billing);
  const proposal = proposed && fingerprint(proposed) !== fingerprint(shipping) ? proposed : null;
  return { proposal, isComing: book.isLoading || (isAsked && book.isUninitialized) };
};

interface Props {
  /** The cart's two addresses; without one of its own the bill's is that of the delivery. */
  shipping: Address;
  billing: Address | null;
  regions: readonly Region[];
  calls: AddressCalls;
  native: NativeForm;
}

/** Where the bill goes: where the order goes, unless somebody says otherwise (CART-007). */
export const BillingAddress = ({ shipping, billing, regions, calls, native }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const { sent } = native;
  const isOfBill = sent?.values[BILL] !== undefined;
  const isOpened = sent ? sent.values[BILL] === ('other' satisfies Bill) : native.edit === EDIT_BILLING;
  const [mode, setMode] = useState<'reading' | 'changing' | 'changed'>(isOpened ? 'changing' : 'reading');
  const [refusal, setRefusal] = useState<unknown>();
  const [sending, setSending] = useState(false);
  const own = billing !== null && fingerprint(billing) !== fingerprint(shipping) ? billing : null;

  const { proposal, isComing } = useBillingProposal(shipping, mode === 'changing' && !own);
  const said = refusal === undefined ? isOfBill && mode === 'reading' && sent.message : problemText(refusal, t);

  const takeBack = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    const { error } = await calls.deliverTo({ ...destinationOf(shipping), billing_address: null });
    setSending(false);
    setRefusal(error);
    if (!error) setMode('changed');
  };
  // A form that the server has drawn stays: somebody may have typed in it.
  if (isComing && !isOpened) return <Skeleton shape="lines" lines={8} />;
  if (mode === 'changing') {
    return (
      <BillingForm
        address={own ?? proposal}
        shipping={shipping}
        regions={regions}
        calls={calls}
        native={native}
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
      {said && <Notice tone="trouble">{said}</Notice>}
      <div className={styles.ways}>
        <StepButton
          ref={mode === 'changed' ? focusOnArrival : undefined}
          variant="secondary"
          size="small"
          path={native.at()}
          edit={EDIT_BILLING}
          onStep={() => setMode('changing')}
        >
          {t(own ? 'billing.edit' : 'billing.other')}
        </StepButton>
        {own && (
          <Form
            method="post"
            action={native.at()}
            onSubmit={(event) => {
              event.preventDefault();
              void takeBack();
            }}
          >
            <input type="hidden" name={BILL} value={'delivery' satisfies Bill} />
            <Button type="submit" variant="quiet" size="small" busy={sending}>
              {t('billing.useDelivery')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
};
