import type { PageResult } from '@shop/contract';
import { cartApi, useSearchParams, useSelector, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, ErrorState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { shownCart } from '../features/cart/cart-view.ts';
import { CartContent, EmptyCart } from '../features/cart/cart-content.tsx';
import { RemovedNotice } from '../features/cart/removed-notice.tsx';
import { cartSelectors } from '../features/cart/slice.ts';
import { useCartTracking } from '../features/cart/use-cart-tracking.ts';
import { Notice } from '../notice/notice.tsx';
import { isAnswer, problemText } from '../problem.ts';
import { privateHead } from './head.ts';
import styles from './cart.module.css';

export { cartModels as models } from '../features/cart/models.ts';
export const head = privateHead('cart');

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const { error } = await dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false }));
  // Somebody without a token has no cart yet: that is an empty one.
  if (error && !isAnswer(error, 401)) return { status: 503 };
}

const notices = ['invalid', 'refused', 'unavailable'] as const;

/** What became of a form that was sent without scripts. */
function FormNotice(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const [query] = useSearchParams();
  const known = notices.find((one) => one === query.get('notice'));
  return known ? <Notice tone="trouble">{t(`notice.${known}`)}</Notice> : null;
}

function Content(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const { data, error, isFetching, refetch } = cartApi.useCartQuery();
  useCartTracking('viewCart', data);
  if (data) return data.list.length === 0 ? <EmptyCart /> : <CartContent cart={shownCart(data)} />;
  if (isAnswer(error, 401)) return <EmptyCart />;
  if (error) {
    return (
      <ErrorState title={t('cart.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching}>
        {t('cart.failedHint')}
      </ErrorState>
    );
  }
  return (
    <div aria-busy aria-label={t('cart.loading')} role="status">
      <Skeleton shape="lines" lines={8} />
    </div>
  );
}

/** The shopping cart (document 2 §2). */
export default function CartPage(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const addProblem = useSelector(cartSelectors.selectAddProblem);
  return (
    <Container className={styles.page}>
      <h1>{t('cart.heading')}</h1>
      <FormNotice />
      <RemovedNotice />
      {addProblem && <Notice tone="trouble">{problemText(addProblem, t)}</Notice>}
      <Content />
    </Container>
  );
}
