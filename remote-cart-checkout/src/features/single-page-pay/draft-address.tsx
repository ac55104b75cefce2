import { addressLines } from '@shop/format';
import { siteApi, useTranslation } from '@shop/platform';
import { Button, Envelope, Skeleton } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { BillingAddress } from '../../address/billing-address.tsx';
import { DeliveryAddress } from '../../address/delivery-address.tsx';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import { DeliveryDays } from '../../parts/delivery-days.tsx';
import { LoadTrouble } from '../../load-trouble.tsx';
import { useIsCustomers } from '../../session-ended.ts';
import { singlePagePayApi, type Draft } from './endpoints.ts';
import { useDraftCalls } from './use-draft-calls.ts';
import styles from './single-page-pay.module.css';

/** Another address for the draft; it needs the provinces. */
const NewAddress = ({ draft, onDone }: { draft: Draft; onDone: () => void }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const regions = siteApi.useRegionsQuery('background');
  const isCustomer = useIsCustomers();
  const book = singlePagePayApi.useUserAddressesQuery(undefined, { skip: !isCustomer });
  const calls = useDraftCalls(draft.draft_id);
  if (regions.data) {
    return (
      <DeliveryAddress
        address={draft.cart.shipping_address}
        email={draft.cart.customer_email}
        book={book}
        regions={regions.data}
        calls={calls}
        submitLabel={t('pay.addressSave')}
        onSaved={onDone}
      />
    );
  }
  if (!regions.isError) return <Skeleton shape="lines" lines={8} />;
  return (
    <LoadTrouble title={t('address.regionsFailed')} queries={[regions]}>
      {t('cart.failedHint')}
    </LoadTrouble>
  );
};

/** Where to deliver: what the draft has, and a way to change it. */
export const DraftAddress = ({ draft }: { draft: Draft }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const { data: regions = [] } = siteApi.useRegionsQuery('background');
  const calls = useDraftCalls(draft.draft_id);
  const address = draft.cart.shipping_address;
  const [mode, setMode] = useState<'reading' | 'changing' | 'changed'>('reading');
  const done = () => setMode('changed');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('pay.address')}</h2>
      {address && mode !== 'changing' ? (
        <>
          <Envelope lines={addressLines(address, regions)} />
          <DeliveryDays days={draft.cart.delivery_days} />
          <Button
            ref={mode === 'changed' ? focusOnArrival : undefined}
            variant="secondary"
            size="small"
            onClick={() => setMode('changing')}
          >
            {t('pay.addressEdit')}
          </Button>
          <h3 className={styles.heading}>{t('billing.heading')}</h3>
          <BillingAddress shipping={address} billing={draft.cart.billing_address} regions={regions} calls={calls} />
        </>
      ) : (
        <>
          <NewAddress draft={draft} onDone={done} />
          {address && (
            <Button variant="quiet" onClick={done}>
              {t('address.cancel')}
            </Button>
          )}
        </>
      )}
    </section>
  );
};
