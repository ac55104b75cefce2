import { paths, type PageResult } from '@shop/contract';
import { LoadState, PageFrame } from '@shop/kit';
import {
  isAnswer,
  Link,
  type LoaderContext,
  selectIsSignedIn,
  siteApi,
  useSearchParams,
  useSelector,
  useTranslation,
} from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { ordersApi } from '../features/orders/endpoints.ts';
import { LetterOrder } from '../features/orders/letter-order.tsx';
import { LatestOrders } from '../features/orders/latest-orders.tsx';
import { trackingApi, type Tracked } from '../features/tracking/endpoints.ts';
import { TrackForm } from '../features/tracking/track-form.tsx';
import { TrackResult } from '../features/tracking/track-result.tsx';
import { focusOnArrival } from '../parts/focus-on-arrival.ts';
import styles from '../parts/page.module.css';

export { BrandLine as banner } from '@shop/kit';

/** Null for a text that no order’s number and no letter’s key can be. */
const namedIn = (query: URLSearchParams): { orderId: string; key: string } | null => {
  const named = { orderId: query.get('order_id') ?? '', key: query.get('key') ?? '' };
  return Object.values(named).some((text) => text.includes('\u0000')) ? null : named;
};

/** An order that the address names is the customer's own, or has to be asked for: the API knows which. */
export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const named = namedIn(url.searchParams);
  if (!named) return { status: 400 };
  const { orderId: order_id, key } = named;
  if (order_id && key) {
    const [{ error }] = await Promise.all([
      dispatch(ordersApi.endpoints.letterOrder.initiate({ order_id, key }, { subscribe: false })),
      dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
      dispatch(siteApi.endpoints.siteConfig.initiate(undefined, { subscribe: false })),
    ]);
    // The page says which, beside the form that finds an order without its letter.
    if (isAnswer(error, 400, 404)) return { status: 400 };
    if (isAnswer(error, 410)) return { status: 410 };
  } else if (order_id) await dispatch(trackingApi.endpoints.trackedOrder.initiate({ order_id }, { subscribe: false }));
};

/** An order that was found; `onAnother` goes back to the form that found it. */
const Found = ({ order, onAnother }: { order: Tracked; onAnother?: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <h1 ref={onAnother && focusOnArrival} tabIndex={-1}>
        {t('orders.number', { id: order.order_id })}
      </h1>
      <TrackResult order={order} />
      <p className={styles.ways}>
        {onAnother ? (
          <Button variant="secondary" onClick={onAnother}>
            {t('track.another')}
          </Button>
        ) : (
          <Link href={paths.shipments()}>{t('track.another')}</Link>
        )}
        <Link href={paths.contact({ order_id: order.order_id })}>{t('orderActions.help')}</Link>
      </p>
    </>
  );
};

const Asked = ({ orderId, problem }: { orderId: string; problem?: string }) => {
  const { t } = useTranslation('account');
  const isSignedIn = useSelector(selectIsSignedIn);
  const [found, setFound] = useState<Tracked>();
  if (found) return <Found order={found} onAnother={() => setFound(undefined)} />;
  return (
    <>
      <h1>{t('title.track')}</h1>
      {problem && <Notice tone="trouble">{problem}</Notice>}
      <TrackForm orderId={orderId} onFound={setFound} />
      {isSignedIn && <LatestOrders title={t('track.yours')} hrefFor={paths.shipments} />}
    </>
  );
};

const Named = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = trackingApi.useTrackedOrderQuery({ order_id: orderId });
  if (currentData) return <Found order={currentData} />;
  if (isAnswer(query.error, 400, 404)) return <Asked orderId={orderId} />;
  return (
    <>
      <h1>{t('title.track')}</h1>
      <LoadState t={t} query={query} title={t('track.failed')} lines={8} />
    </>
  );
};

/** The order of a letter whose link led here: its key is all that is asked for. */
const Lettered = ({ orderId, letterKey }: { orderId: string; letterKey: string }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = ordersApi.useLetterOrderQuery({ order_id: orderId, key: letterKey });
  const email = currentData && currentData.shipments.length > 0 ? currentData.customer_email : null;
  // The address proves what the key has proved already; without it the order stands all the same.
  const { data: tracked } = trackingApi.useTrackedOrderQuery(
    { order_id: orderId, email: email ?? '' },
    { skip: email === null },
  );
  if (currentData) {
    return (
      <LetterOrder order={currentData} letterKey={letterKey}>
        {tracked && <TrackResult order={tracked} />}
      </LetterOrder>
    );
  }
  if (isAnswer(query.error, 400)) return <Asked orderId={orderId} problem={t('track.noOrder')} />;
  if (isAnswer(query.error, 404, 410)) return <Asked orderId={orderId} problem={query.error.message} />;
  return (
    <>
      <h1>{t('title.track')}</h1>
      <LoadState t={t} query={query} title={t('order.failed')} lines={12} />
    </>
  );
};

/** Track your order (ORD-005): open to everyone. */
export default function ShipmentsPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const named = namedIn(query);
  const { orderId, key } = named ?? { orderId: '', key: '' };
  if (!named) {
    return (
      <PageFrame>
        <Asked orderId="" problem={t('track.noOrder')} />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      {orderId === '' && <Asked key="any" orderId="" />}
      {orderId !== '' && key !== '' && <Lettered key={orderId} orderId={orderId} letterKey={key} />}
      {orderId !== '' && key === '' && <Named key={orderId} orderId={orderId} />}
    </PageFrame>
  );
}
