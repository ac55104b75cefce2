import { paths } from '@shop/contract';
import { Loaded, PageFrame, loading } from '@shop/kit';
import { Link, siteApi, usePage, useTranslation } from '@shop/platform';
import { Breadcrumbs } from '@shop/ui';
import { ordersApi } from '../features/orders/endpoints.ts';
import { OrderActions } from '../features/orders/order-actions.tsx';
import { OrderView } from '../features/orders/order-view.tsx';

export const loader = loading(({ dispatch, params }) => [
  dispatch(ordersApi.endpoints.customerOrder.initiate(params.id ?? '', { subscribe: false })),
  dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
]);

/** One order: what was bought, where it goes, what it cost and its status (ORD-002). */
export default function OrderPage() {
  const { t } = useTranslation('account');
  const { params } = usePage();
  const query = ordersApi.useCustomerOrderQuery(params.id ?? '');
  return (
    <PageFrame>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[
          { label: t('title.home'), href: paths.accountHome() },
          { label: t('title.orders'), href: paths.orders() },
          { label: params.id ?? t('title.order') },
        ]}
      />
      <Loaded t={t} query={query} title={t('order.failed')} lines={12} headingLevel={1}>
        {(order) => <OrderView order={order} actions={<OrderActions order={order} />} />}
      </Loaded>
    </PageFrame>
  );
}
