import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { AccountPage, LinkButton, loading, LoadState, PagesOfList } from '@shop/kit';
import { useSearchParams, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { ordersApi } from '../features/orders/endpoints.ts';
import { NoOrders } from '../features/orders/no-orders.tsx';
import { OrderCards } from '../features/orders/order-card.tsx';
import { OrderSearch } from '../features/orders/order-search.tsx';
import { PastOrders } from '../features/orders/past-orders.tsx';
import { wantedOf, type WantedOrders } from '../features/orders/wanted.ts';
import styles from '../parts/page.module.css';

/** Takes the form of an order's page that orders it again. Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/orders/reorder-action.ts')).action(context);
export const loader = loading(({ dispatch, url }) => [
  dispatch(ordersApi.endpoints.customerOrders.initiate(wantedOf(url.searchParams), { subscribe: false })),
]);

const Orders = ({ wanted }: { wanted: WantedOrders }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = ordersApi.useCustomerOrdersQuery(wanted);
  const { page, ...narrowed } = wanted;
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (currentData?.total === 0 && !isNarrowed) return <NoOrders />;
  return (
    <>
      <OrderSearch wanted={wanted} />
      {!currentData && <LoadState t={t} query={query} title={t('orders.failed')} lines={10} />}
      <div role="status">
        {currentData && currentData.total > 0 && (
          <p className={styles.quiet}>{t('orders.count', { count: currentData.total })}</p>
        )}
        {currentData?.total === 0 && (
          <EmptyState
            title={t('orders.notFound')}
            action={
              <LinkButton href={paths.orders()} variant="secondary">
                {t('orders.showAll')}
              </LinkButton>
            }
          >
            {t('orders.notFoundHint')}
          </EmptyState>
        )}
      </div>
      {currentData && currentData.total > 0 && (
        <>
          <OrderCards orders={currentData.list} label={t('title.orders')} headingLevel={2} />
          <PagesOfList
            t={t}
            {...currentData}
            label={t('orders.pages')}
            page={page}
            hrefFor={(one) => paths.orders(one, narrowed)}
          />
        </>
      )}
    </>
  );
};

/** All orders of the customer, a page at a time (ORD-001). */
export default function OrdersPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.orders')}>
      <Orders wanted={wantedOf(query)} />
      <PastOrders />
    </AccountPage>
  );
}
