import { AccountPage, Loaded, loading } from '@shop/kit';
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
  return (
    <AccountPage t={t} title={t('title.service')}>
      <Loaded t={t} query={customerApi.useCustomerQuery()} title={t('home.failed')} lines={10}>
        {(customer) => (
          <div className={styles.columns}>
            <Panel title={t('largeOrder.heading')}>
              <LargeOrderForm key={customer.entity_id} customer={customer} />
            </Panel>
            <Panel title={t('service.heading')}>
              <Contacts customer={customer} />
            </Panel>
          </div>
        )}
      </Loaded>
    </AccountPage>
  );
}
