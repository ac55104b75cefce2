import { paths, type PageResult } from '@shop/contract';
import { AccountPage, LoadState } from '@shop/kit';
import { failureStatus, Link, type LoaderContext, useNavigate, usePage, useTranslation } from '@shop/platform';
import { EmptyState, LinkButton } from '@shop/ui';
import type { ReactNode } from 'react';
import { ordersApi, useCustomerOrderQuery } from '../features/orders/endpoints.ts';
import { ReturnForm } from '../features/returns/return-form.tsx';
import styles from '../parts/page.module.css';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch, params }: LoaderContext): Promise<PageResult | void> => {
  const asked = ordersApi.endpoints.customerOrder.initiate(params.id ?? '', { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

const NothingToReturn = ({ id }: { id: string }): ReactNode => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('returns.nothing')}
      icon="return"
      action={
        <LinkButton href={paths.order(id)} linkComponent={Link}>
          {t('returns.toOrder')}
        </LinkButton>
      }
    >
      {t('returns.nothingHint')}
    </EmptyState>
  );
};

/** Sends goods of an order back; the label comes next. */
export default function ReturnOrderPage(): ReactNode {
  const { t } = useTranslation('account');
  const { params } = usePage();
  const navigate = useNavigate();
  const { currentData: order, ...query } = useCustomerOrderQuery(params.id ?? '');
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
