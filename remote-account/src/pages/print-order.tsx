import { brand, isDelivered, paths, type Order } from '@shop/contract';
import { addressLines, formatDate } from '@shop/format';
import { LoadState, loading } from '@shop/kit';
import { Link, siteApi, useLanguage, usePage, useTranslation } from '@shop/platform';
import { Container, Envelope } from '@shop/ui';
import { ordersApi } from '../features/orders/endpoints.ts';
import { OrderNote, PaidWith, Shipments } from '../features/orders/order-facts.tsx';
import { OrderItems } from '../features/orders/order-items.tsx';
import { OrderTotals } from '../features/orders/order-totals.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { useStatusWords } from '../parts/status-words.ts';
import styles from './print-order.module.css';

export const loader = loading(({ dispatch, params }) => [
  dispatch(ordersApi.endpoints.customerOrder.initiate(params.id ?? '', { subscribe: false })),
  dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
]);

const Sheet = ({ order }: { order: Order }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data: regions = [] } = siteApi.useRegionsQuery();
  const words = useStatusWords(order.status, isDelivered(order));
  return (
    <>
      <div>
        <p className={styles.brand}>{brand.name}</p>
        <h1>{t('orders.number', { id: order.order_id })}</h1>
        <p>
          {t('order.placedOn', { date: formatDate(order.created_at, language) })} · {words}
        </p>
      </div>
      <div className={styles.facts}>
        <section>
          <h2>{t(isDelivered(order) ? 'order.address' : 'order.ownAddress')}</h2>
          <Envelope lines={addressLines(order.shipping_address, regions)} />
        </section>
        <section>
          <h2>{t('order.payment')}</h2>
          <PaidWith payment={order.payment} />
        </section>
        <section>
          <h2>{t(isDelivered(order) ? 'order.delivery' : 'order.pickup')}</h2>
          <Shipments order={order} />
        </section>
        {order.note !== undefined && (
          <section>
            <h2>{t('order.note')}</h2>
            <OrderNote>{order.note}</OrderNote>
          </section>
        )}
      </div>
      <section>
        <h2>{t('order.items')}</h2>
        <OrderItems order={order} />
      </section>
      <div className={styles.totals}>
        <OrderTotals order={order} />
      </div>
    </>
  );
};

/** A printable order (ORD-007): the print layout has no chrome, and the page's buttons are not printed. */
export default function PrintOrderPage() {
  const { t } = useTranslation('account');
  const { params } = usePage();
  const { currentData, ...query } = ordersApi.useCustomerOrderQuery(params.id ?? '');
  return (
    <Container className={styles.sheet}>
      <div className={styles.screen}>
        <Link href={currentData ? paths.order(currentData.order_id) : paths.orders()}>{t('print.back')}</Link>
        <PrintButton>{t('print.print')}</PrintButton>
      </div>
      {currentData ? (
        <Sheet order={currentData} />
      ) : (
        <LoadState t={t} query={query} title={t('order.failed')} lines={12} headingLevel={1} />
      )}
    </Container>
  );
}
