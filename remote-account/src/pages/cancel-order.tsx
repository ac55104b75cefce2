import { paths, type PageResult } from '@shop/contract';
import { AccountPage, Loaded } from '@shop/kit';
import { failureStatus, type LoaderContext, siteApi, useSearchParams, useTranslation } from '@shop/platform';
import { CancelOrder } from '../features/orders/cancel-order.tsx';
import { ordersApi } from '../features/orders/endpoints.ts';
import { OrderItems } from '../features/orders/order-items.tsx';
import { Panel } from '../parts/panel.tsx';

/** Without an order there is nothing to cancel: the list is where one is chosen. */
export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const id = url.searchParams.get('order_id');
  if (!id) return { redirect: paths.orders() };
  const [{ isError, error }] = await Promise.all([
    dispatch(ordersApi.endpoints.customerOrder.initiate(id, { subscribe: false })),
    dispatch(siteApi.endpoints.siteConfig.initiate(undefined, { subscribe: false })),
  ]);
  if (isError) return failureStatus(error);
};

/** Asks whether the order is really to be cancelled (ROUTE-061). */
export default function CancelOrderPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const state = ordersApi.useCustomerOrderQuery(query.get('order_id') ?? '');
  return (
    <AccountPage t={t} title={t('title.cancelOrder')}>
      <Loaded t={t} query={state} title={t('order.failed')} lines={8}>
        {(order) => (
          <>
            <Panel title={t('orders.number', { id: order.order_id })}>
              <OrderItems order={order} />
            </Panel>
            <CancelOrder order={order} />
          </>
        )}
      </Loaded>
    </AccountPage>
  );
}
