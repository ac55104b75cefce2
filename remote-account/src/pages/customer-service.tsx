import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { customerApi, useCustomerQuery } from '../features/customer/endpoints.ts';
import { Contacts } from '../features/service/contacts.tsx';
import { LargeOrderForm } from '../features/service/large-order-form.tsx';
import { AccountPage } from '../parts/account-page.tsx';
import { LoadState } from '../parts/load-state.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export { privateHead as head } from '@shop/contract';

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const asked = customerApi.endpoints.customer.initiate(undefined, { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** Exclusive customer service: people to ask, and the large-order programme (ROUTE-054, ACC-016). */
export default function CustomerServicePage(): ReactNode {
  const { t } = useTranslation('account');
  const { data, ...customer } = useCustomerQuery();
  return (
    <AccountPage title={t('title.service')}>
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
        <LoadState query={customer} title={t('home.failed')} lines={10} />
      )}
    </AccountPage>
  );
}
