import { isDelivered, paths } from '@shop/contract';
import { addressLines } from '@shop/format';
import { useIsForCustomer } from '@shop/kit';
import { siteApi, useTranslation, useDispatch, type AppDispatch } from '@shop/platform';
import { Envelope, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { choiceIn } from '../../address/address-choice.ts';
import { destinationOf } from '../../address/destination.ts';
import { BillingAddress } from '../../address/billing-address.tsx';
import { DeliveryAddress } from '../../address/delivery-address.tsx';
import { EDIT_ADDRESS, EDIT_BILLING, type NativeForm } from '../../address/native-form.ts';
import { StepButton } from '../../address/step-button.tsx';
import { useNativeForm } from '../../address/use-native-form.ts';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import { DeliveryDays } from '../../parts/delivery-days.tsx';
import { Pickup } from '../../parts/pickup.tsx';
import { LoadError } from '../../load-error.tsx';
import { useIsCustomers } from '../../session-ended.ts';
import { singlePagePayApi, type Draft } from './endpoints.ts';
import type { AddressCalls } from '../../address/address-calls.ts';
import styles from './single-page-pay.module.css';

const { draftAddress, keepUserAddress } = singlePagePayApi.endpoints;
const untracked = { track: false } as const;

/** The single-page pay's own calls for an address (CHK-015). */
const useDraftCalls = (draft_id: string): AddressCalls => {
  const dispatch = useDispatch<AppDispatch>();
  return {
    deliverTo: (destination) => dispatch(draftAddress.initiate({ ...destination, draft_id }, untracked)),
    keepInBook: (entry, id) => {
      const body = { ...entry, ...(id === null ? {} : { address_entity_id: id }) };
      return dispatch(keepUserAddress.initiate(body, untracked));
    },
  };
};

const { userAddresses } = singlePagePayApi.endpoints;

/** Whether the delivery's address is drawn open: a form of it was sent back, or the page's address says so. */
const opensAddress = ({ sent, edit }: NativeForm): boolean => {
  if (!sent) return edit !== null && edit !== EDIT_BILLING;
  return choiceIn(sent) !== undefined;
};

/** Another address for the draft; it needs the provinces. */
const NewAddress = ({ draft, native, onDone }: { draft: Draft; native: NativeForm; onDone: () => void }) => {
  const { t } = useTranslation('cart-checkout');
  const regions = siteApi.useRegionsQuery('background');
  const isCustomer = useIsForCustomer();
  const { refetch } = userAddresses.useQuerySubscription(undefined, { skip: !useIsCustomers() });
  const book = userAddresses.useQueryState(undefined, { skip: !isCustomer });
  const calls = useDraftCalls(draft.draft_id);
  if (regions.data) {
    return (
      <DeliveryAddress
        address={draft.cart.shipping_address}
        email={draft.cart.customer_email}
        book={{ ...book, refetch }}
        regions={regions.data}
        calls={calls}
        native={native}
        cancelTo={EDIT_ADDRESS}
        submitLabel={t('pay.addressSave')}
        onSaved={onDone}
      />
    );
  }
  if (!regions.isError) return <Skeleton shape="lines" lines={8} />;
  return (
    <LoadError title={t('address.regionsFailed')} queries={[regions]}>
      {t('cart.failedHint')}
    </LoadError>
  );
};

/** Where to deliver: what the draft has, and a way to change it. */
export const DraftAddress = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('cart-checkout');
  const { data: regions = [] } = siteApi.useRegionsQuery('background');
  const calls = useDraftCalls(draft.draft_id);
  const address = destinationOf(draft.cart);
  const native = useNativeForm(paths.pay);
  const [mode, setMode] = useState<'reading' | 'changing' | 'changed'>(opensAddress(native) ? 'changing' : 'reading');
  const done = () => setMode('changed');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t(isDelivered(draft.cart) ? 'pay.address' : 'pickup.address')}</h2>
      {address && mode !== 'changing' ? (
        <>
          <Envelope lines={addressLines(address, regions)} />
          <DeliveryDays days={draft.cart.delivery_days} />
          <Pickup handover={draft.cart.handover} />
          <StepButton
            ref={mode === 'changed' ? focusOnArrival : undefined}
            variant="secondary"
            size="small"
            path={paths.pay()}
            edit={EDIT_ADDRESS}
            onStep={() => setMode('changing')}
          >
            {t('pay.addressEdit')}
          </StepButton>
          <h3 className={styles.heading}>{t('billing.heading')}</h3>
          <BillingAddress
            shipping={address}
            billing={draft.cart.billing_address}
            regions={regions}
            calls={calls}
            native={native}
          />
        </>
      ) : (
        <>
          <NewAddress draft={draft} native={native} onDone={done} />
          {address && (
            <StepButton variant="quiet" wide path={paths.pay()} onStep={done}>
              {t('address.cancel')}
            </StepButton>
          )}
        </>
      )}
    </section>
  );
};
