import { problemText } from '@shop/kit';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { ErrorState, Spinner } from '@shop/ui';
import { paymentEvents, paymentSelectors } from './slice.ts';

/** Offers a safe way to ask again when the payment’s answer was lost. */
export const PaymentProgress = () => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const status = useSelector(paymentSelectors.selectStatus);
  const problem = useSelector(paymentSelectors.selectProblem);
  if (status === 'unconfirmed') {
    return (
      <ErrorState
        title={t('payment.unconfirmed')}
        retryLabel={t('retry')}
        onRetry={() => dispatch(paymentEvents.retryRequested())}
      >
        {problem && <p>{problemText(problem, t)}</p>}
        <p>{t('payment.unconfirmedHint')}</p>
      </ErrorState>
    );
  }
  if (status === 'authorising' || status === 'ordering' || status === 'checking') {
    return <Spinner label={t(`payment.${status}`)} />;
  }
  return null;
};
