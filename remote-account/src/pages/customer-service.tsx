import { AccountPage, LoadState, loading } from '@shop/kit';
import { customerApi, useTranslation } from '@shop/platform';
import { Contacts } from '../features/service/contacts.tsx';
import { LargeOrderForm } from '../features/service/large-order-form.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch }) => [
  dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false })),
]);

/** Exclusive customer service: people to ask, and the large-order programme (ROUTE-054, ACC-016). */
export default function CustomerServicePage() {
  const { t } = useTranslation('account');
  const { data, ...customer } = customerApi.useCustomerQuery();
  return (
    <AccountPage t={t} title={t('title.service')}>
      {data ? (
        <div className={styles.columns}>
          <Panel title={t('largeOrder.heading')}>
            <LargeOrderForm key={data.entity_id} customer={data} />
          </Panel>
          <Panel title={t('service.heading')}>
            <Contacts customer={data} />
          </Panel>
        </div>
      ) : (
        <LoadState t={t} query={customer} title={t('home.failed')} lines={10} />
      )}
    </AccountPage>
  );
}
