import { isDelivered, paths, type PageResult } from '@shop/contract';
import { addressLines } from '@shop/format';
import { LinkButton } from '@shop/kit';
import { isAnswer, type LoaderContext, siteApi, useSearchParams, useTranslation } from '@shop/platform';
import { Container, Envelope, Skeleton } from '@shop/ui';
import { Banner } from '../features/banner/banner.tsx';
import { OrderDigest } from '../features/cart/order-digest.tsx';
import { orderApi } from '../features/order/endpoints.ts';
import { CashbackLine } from '../features/cashback/cashback-line.tsx';
import { FollowOrder, OrderHeading, PaidWith, WhatNext } from '../features/order/order-facts.tsx';
import { usePurchaseTracking } from '../features/order/purchase.ts';
import { DeliveryDays } from '../parts/delivery-days.tsx';
import { Pickup } from '../parts/pickup.tsx';
import { LoadError } from '../load-error.tsx';
import checkout from './checkout.module.css';
import styles from './order-confirmation.module.css';

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const orderId = url.searchParams.get('order_id');
  if (!orderId) return { status: 404 };
  const [{ error }] = await Promise.all([
    dispatch(orderApi.endpoints.placedOrder.initiate(orderId, { subscribe: false })),
    dispatch(siteApi.endpoints.regions.initiate('background', { subscribe: false })),
  ]);
  // Somebody else's order is as unknown as one that never was.
  if (isAnswer(error, 400, 401, 403, 404, 10404)) return { status: 404 };
  if (error) return { status: 503 };
};

/** The order that was just placed, or was looked at again later. */
export default function OrderConfirmationPage() {
  return (
    <Container className={styles.page}>
      <Content />
    </Container>
  );
}

const Content = () => {
  const { t } = useTranslation('cart-checkout');
  const [address] = useSearchParams();
  const query = orderApi.usePlacedOrderQuery(address.get('order_id') ?? '');
  const { data: order, isError } = query;
  const status = order?.status ?? 'pending_payment';
  usePurchaseTracking(order?.order_id ?? '', status !== 'pending_payment' && status !== 'cancelled');
  const { data: regions = [] } = siteApi.useRegionsQuery('background');
  if (!order) {
    if (!isError) return <Skeleton shape="lines" lines={10} />;
    return (
      <LoadError title={t('order.failed')} headingLevel={1} queries={[query]}>
        {t('order.failedHint')}
      </LoadError>
    );
  }
  const goal = addressLines(order.shipping_address, regions);
  const bill = addressLines(order.billing_address, regions);
  return (
    <>
      <OrderHeading order={order} />
      <div className={checkout.columns}>
        <div className={checkout.main}>
          <CashbackLine orderId={order.order_id} />
          {order.status !== 'cancelled' && <WhatNext order={order} />}
          <section className={styles.block}>
            <h2 className={styles.heading}>{t(isDelivered(order) ? 'order.shipTo' : 'pickup.address')}</h2>
            <Envelope lines={goal} />
            {order.status !== 'cancelled' && <DeliveryDays days={order.delivery_days} />}
            {order.status !== 'cancelled' && <Pickup handover={order.handover} />}
          </section>
          {bill.join() !== goal.join() && (
            <section className={styles.block}>
              <h2 className={styles.heading}>{t('billing.heading')}</h2>
              <Envelope lines={bill} />
            </section>
          )}
          <PaidWith order={order} />
          {order.note !== undefined && (
            <section className={styles.block}>
              <h2 className={styles.heading}>{t('note.label')}</h2>
              <p className={styles.note} translate="no">
                {order.note}
              </p>
            </section>
          )}
          <FollowOrder order={order} />
          {order.status !== 'cancelled' && <Banner place="order_banner" />}
        </div>
        <div className={checkout.main}>
          <OrderDigest title={t('cart.summary')} lines={order.items} sums={order} />
          <LinkButton wide href={paths.home()}>
            {t('order.shopOn')}
          </LinkButton>
        </div>
      </div>
    </>
  );
};
