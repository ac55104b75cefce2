import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import { Container, Skeleton } from '@shop/ui';
import { useCallback } from 'react';
import { Outcome } from '../features/pay-result/outcome.tsx';
import { usePurchaseTracking } from '../features/order/purchase.ts';
import { paymentResultApi, usePaymentResult } from '../features/pay-result/use-payment-result.ts';
import { CancelWallet } from '../features/payment/cancel-wallet.tsx';
import { LoadError } from '../load-error.tsx';
import styles from '../features/pay-result/pay-result.module.css';

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const orderId = url.searchParams.get('order_id');
  if (!orderId) return { status: 404 };
  const { error } = await dispatch(
    paymentResultApi.endpoints.paymentResult.initiate(orderId, { subscribe: false, forceRefetch: true }),
  );
  // Somebody else's order is as unknown as one that never was.
  if (isAnswer(error, 400, 401, 403, 404, 10404)) return { status: 404 };
};

/** The payment waits, arrived, or failed (ROUTE-038). The page places no order. */
export default function PayResultPage() {
  const { t } = useTranslation('cart-checkout');
  return (
    <Container width="text" className={styles.page}>
      <h1>{t('result.heading')}</h1>
      <Content />
    </Container>
  );
}

const Content = () => {
  const { t } = useTranslation('cart-checkout');
  const [query] = useSearchParams();
  const result = usePaymentResult(query.get('order_id') ?? '');
  const { data, isError, refetch } = result;
  usePurchaseTracking(data?.order_id ?? '', data?.payment === 'paid');
  const again = useCallback(() => void refetch(), [refetch]);
  if (data) return <Outcome result={data} cancel={<CancelWallet onDecided={again} />} />;
  if (!isError) return <Skeleton shape="lines" lines={4} />;
  return (
    <LoadError title={t('result.unreachable')} retryLabel={t('result.again')} queries={[result]}>
      {t('result.unreachableHint')}
    </LoadError>
  );
};
