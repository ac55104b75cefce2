import type { PageResult } from '@shop/contract';
import { AccountPage, LoadState } from '@shop/kit';
import { customerApi, failureStatus, type LoaderContext, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Contacts } from '../features/service/contacts.tsx';
import { LargeOrderForm } from '../features/service/large-order-form.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const asked = customerApi.endpoints.customer.initiate(undefined, { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** Exclusive customer service: people to ask, and the large-order programme (ROUTE-054, ACC-016). */
export default function CustomerServicePage(): ReactNode {
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
