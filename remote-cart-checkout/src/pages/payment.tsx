import { paths, type ActionContext, type ActionResult, type PageResult, type PaymentMethod } from '@shop/contract';
import { isCompleteAddress } from '@shop/forms';
import { isExpected } from '@shop/kit';
import {
  cartApi,
  type LoaderContext,
  Navigate,
  ownApi,
  siteApi,
  useDispatch,
  useNavigate,
  useSelector,
  useTranslation,
} from '@shop/platform';
import { Skeleton, Spinner } from '@shop/ui';
import { useEffect, useState } from 'react';
import { destinationOf } from '../address/destination.ts';
import { EDIT_BILLING } from '../address/native-form.ts';
import { cartModels } from '../features/cart/models.ts';
import { CheckoutFrame } from '../features/checkout-frame/checkout-frame.tsx';
import { paymentApi } from '../features/payment/endpoints.ts';
import { mayHaveOrdered } from '../features/payment/intention.ts';
import { paymentModels } from '../features/payment/models.ts';
import { PaymentNoticeLine } from '../features/payment/payment-notice.tsx';
import { OwnDocument } from '../features/payment/own-document.tsx';
import { PaymentProgress } from '../features/payment/payment-progress.tsx';
import { paymentEvents, paymentSelectors } from '../features/payment/slice.ts';
import { EmptyCart } from '../parts/empty-cart.tsx';
import { LoadError } from '../load-error.tsx';
import { hasEnded, isNobody, useIsNobody, useWhenAnswered } from '../session-ended.ts';
import { loadDeliveryChoices } from './payment/delivery-choices.tsx';
import { PaymentForm } from './payment/payment-form.tsx';

export const models = [...cartModels, ...paymentModels];
export { BrandLine as banner } from '@shop/kit';

export const loader = async ({ dispatch, getState, url }: LoaderContext): Promise<PageResult | void> => {
  const [{ data, error }] = await Promise.all([
    dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false, forceRefetch: true })),
    dispatch(siteApi.endpoints.regions.initiate('background', { subscribe: false })),
    dispatch(paymentApi.endpoints.paymentMethods.initiate(undefined, { subscribe: false })),
    loadDeliveryChoices(dispatch),
    // Proposed in the form of the bill, where it is drawn open.
    url.searchParams.get('edit') === EDIT_BILLING &&
      isExpected(getState()) &&
      dispatch(ownApi.endpoints.addresses.initiate('background', { subscribe: false })),
  ]);
  const state = getState();
  const empty = data?.list.length === 0 || isNobody(error, state);
  // The cart is empty too when its order was placed and the answer got lost: then the view asks for the order first.
  if (empty) return mayHaveOrdered() ? undefined : { redirect: paths.cart() };
  if (hasEnded(state)) return undefined; // the view has what came before
  if (error) return { status: 503 };
  const address = data && destinationOf(data);
  if (!address || !isCompleteAddress(address)) return { redirect: paths.shippingAddress() };
};

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('./payment/form-action.ts')).action(context);

/** Address, delivery, the payment method, and the order button (ROUTE-035). */
export default function PaymentPage() {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const orderId = useSelector(paymentSelectors.selectOrderId);
  const outcome = useSelector(paymentSelectors.selectOutcome);
  useEffect(() => {
    dispatch(paymentEvents.paymentOpened());
    return () => {
      dispatch(paymentEvents.paymentLeft());
    };
  }, [dispatch]);
  useEffect(() => {
    if (orderId === null) return;
    const next = outcome === 'pending' ? paths.payResult(orderId) : paths.orderConfirmation(orderId);
    void navigate(next, { replace: true });
  }, [orderId, outcome, navigate]);
  return (
    <CheckoutFrame step="payment" title={t('payment.heading')}>
      <PaymentNoticeLine />
      <Content />
      <PaymentProgress />
    </CheckoutFrame>
  );
}

const Content = () => {
  const { t } = useTranslation('cart-checkout');
  const status = useSelector(paymentSelectors.selectStatus);
  const cart = cartApi.useCartQuery();
  const regions = siteApi.useRegionsQuery('background');
  const methods = paymentApi.usePaymentMethodsQuery();
  const [chosen, setChosen] = useState<PaymentMethod>();
  useWhenAnswered(methods);
  const nobody = useIsNobody(cart.error);
  const empty = cart.data?.list.length === 0 || nobody;

  if (empty) {
    if (status === 'new') return <EmptyCart />;
    if (status === 'idle' || status === 'refused') return <Navigate to={paths.cart()} replace />;
    return status === 'unconfirmed' || status === 'checking' ? null : <Spinner label={t('payment.checking')} />;
  }
  if (cart.data && methods.data) {
    const address = destinationOf(cart.data);
    if (!address) return <Navigate to={paths.shippingAddress()} replace />;
    return (
      <OwnDocument methods={methods.data}>
        <PaymentForm
          cart={cart.data}
          address={address}
          regions={regions.data ?? []}
          methods={methods.data}
          chosen={chosen}
          onChoose={setChosen}
        />
      </OwnDocument>
    );
  }
  if (cart.isError || methods.isError) {
    return (
      <LoadError title={t(cart.isError ? 'cart.failed' : 'payment.methodsFailed')} queries={[cart, methods]}>
        {t('cart.failedHint')}
      </LoadError>
    );
  }
  return <Skeleton shape="lines" lines={10} />;
};
