import { paths } from '@shop/contract';
import { LoadState } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import type { ComponentProps } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { ordersApi } from './endpoints.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCards } from './order-card.tsx';

interface Props extends Pick<ComponentProps<typeof OrderCards>, 'hrefFor'> {
  title: string;
  /** How many at most; all of them are a page further. */
  most?: number;
}

/** The customer's latest orders, as a part of another page. */
export const LatestOrders = ({ title, most, hrefFor }: Props) => {
  const { t } = useTranslation('account');
  const { data, ...query } = ordersApi.useCustomerOrdersQuery({ page: 1 });
  const all = <Link href={paths.orders()}>{t('home.allOrders')}</Link>;
  return (
    <Panel title={title} aside={data && data.total > 0 ? all : null}>
      {!data && <LoadState t={t} query={query} title={t('orders.failed')} lines={6} />}
      {data?.total === 0 && <NoOrders />}
      {data && data.total > 0 && <OrderCards orders={data.list.slice(0, most)} label={title} hrefFor={hrefFor} />}
    </Panel>
  );
};
