import { paths, type PageResult } from '@shop/contract';
import { AccountPage, LoadState } from '@shop/kit';
import { failureStatus, Link, type LoaderContext, siteApi, useSearchParams, useTranslation } from '@shop/platform';
import { ordersApi } from '../features/orders/endpoints.ts';
import { ReturnLabel } from '../features/returns/return-label.tsx';

/** Without an order there is no label; the orders lead to those that there are. */
export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const id = url.searchParams.get('order_id');
  if (!id) return { redirect: paths.orders() };
  const [{ data, isError, error }] = await Promise.all([
    dispatch(ordersApi.endpoints.customerOrder.initiate(id, { subscribe: false })),
    dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
  ]);
  if (isError) return failureStatus(error);
  const returnId = url.searchParams.get('return_id');
  if (!data?.returns.some(({ return_id }) => returnId === null || return_id === returnId)) return { status: 404 };
};

/** The label of one return, the latest where the address names none. */
export default function ReturnLabelPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const orderId = query.get('order_id') ?? '';
  const returnId = query.get('return_id');
  const { currentData: order, ...state } = ordersApi.useCustomerOrderQuery(orderId);
  const given = order?.returns.findLast(({ return_id }) => returnId === null || return_id === returnId);
  return (
    <AccountPage t={t} title={t('title.returnLabel')}>
      {order && given && <ReturnLabel order={order} given={given} />}
      {order && !given && (
        <p>
          <Link href={paths.order(orderId)}>{t('returns.toOrder')}</Link>
        </p>
      )}
      {!order && <LoadState t={t} query={state} title={t('order.failed')} lines={8} />}
    </AccountPage>
  );
}
