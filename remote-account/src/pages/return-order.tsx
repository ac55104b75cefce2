import { paths } from '@shop/contract';
import { AccountPage, LinkButton, loading, LoadState } from '@shop/kit';
import { Link, siteApi, useNavigate, usePage, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { ordersApi } from '../features/orders/endpoints.ts';
import { ReturnForm } from '../features/returns/return-form.tsx';
import { ReturnTime } from '../parts/return-time.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch, params }) => [
  dispatch(ordersApi.endpoints.customerOrder.initiate(params.id ?? '', { subscribe: false })),
  dispatch(siteApi.endpoints.siteConfig.initiate(undefined, { subscribe: false })),
]);

const NothingToReturn = ({ id }: { id: string }) => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('returns.nothing')}
      icon="return"
      action={<LinkButton href={paths.order(id)}>{t('returns.toOrder')}</LinkButton>}
    >
      <ReturnTime />
    </EmptyState>
  );
};

/** Sends goods of an order back; the label comes next. */
export default function ReturnOrderPage() {
  const { t } = useTranslation('account');
  const { params } = usePage();
  const navigate = useNavigate();
  const { currentData: order, ...query } = ordersApi.useCustomerOrderQuery(params.id ?? '');
  return (
    <AccountPage t={t} title={t('title.returnOrder')}>
      {!order && <LoadState t={t} query={query} title={t('order.failed')} lines={8} />}
      {order && (
        <p className={styles.ways}>
          <Link href={paths.order(order.order_id)}>{t('orders.number', { id: order.order_id })}</Link>
        </p>
      )}
      {order?.returnable.length === 0 && <NothingToReturn id={order.order_id} />}
      {order && order.returnable.length > 0 && (
        <ReturnForm
          order={order}
          onReturned={({ order_id, return_id }) => void navigate(paths.returnLabel({ order_id, return_id }))}
        />
      )}
    </AccountPage>
  );
}
