import { paths, type ActionContext, type ActionResult, type PageResult, type PaymentMethod } from '@shop/contract';
import { isExpected } from '@shop/kit';
import {
  cartApi,
  isAnswer,
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
import { OrderDigest } from '../features/cart/order-digest.tsx';
import { useCartTracking } from '../features/cart/use-cart-tracking.ts';
import { CheckoutFrame } from '../features/checkout-frame/checkout-frame.tsx';
import { usePaymentResult } from '../features/pay-result/use-payment-result.ts';
import { paymentApi } from '../features/payment/endpoints.ts';
import { MethodChoice } from '../features/payment/method-choice.tsx';
import { paymentModels } from '../features/payment/models.ts';
import { OwnDocument } from '../features/payment/own-document.tsx';
import { orderOf } from '../features/payment/order-of.ts';
import { OrderNote } from '../features/payment/order-note.tsx';
import { PayWith } from '../features/payment/pay-with.tsx';
import { methodFor } from '../features/payment/method-for.ts';
import { PaymentNoticeLine } from '../features/payment/payment-notice.tsx';
import { PaymentProgress } from '../features/payment/payment-progress.tsx';
import { paymentEvents, paymentSelectors } from '../features/payment/slice.ts';
import { DraftAddress } from '../features/single-page-pay/draft-address.tsx';
import { DraftCoupon } from '../features/single-page-pay/draft-coupon.tsx';
import { DraftItems } from '../features/single-page-pay/draft-items.tsx';
import { singlePagePayApi, type Draft } from '../features/single-page-pay/endpoints.ts';
import { EmptyCart } from '../parts/empty-cart.tsx';
import { ReturnPromise } from '../parts/return-promise.tsx';
import { LoadError } from '../load-error.tsx';
import { isNobody, useIsNobody, useWhenAnswered } from '../session-ended.ts';
import checkout from './checkout.module.css';

export const models = [...cartModels, ...paymentModels];
export { BrandLine as banner } from '@shop/kit';

const { draft, userAddresses } = singlePagePayApi.endpoints;
const once = { subscribe: false } as const;

/**
 * On the server all that the page shows, so that it can be used without scripts. The draft stays in the store while the
 * page is drawn, because the request's store asks for it; a browser's page makes its own.
 */
export const loader = async ({ dispatch, getState, url }: LoaderContext): Promise<PageResult | void> => {
  if (typeof window !== 'undefined') return;
  const opened = url.searchParams.get('edit');
  const [{ error }] = await Promise.all([
    dispatch(draft.initiate()),
    dispatch(siteApi.endpoints.regions.initiate('background', once)),
    dispatch(paymentApi.endpoints.paymentMethods.initiate(undefined, once)),
    isExpected(getState()) && dispatch(userAddresses.initiate(undefined, once)),
    isExpected(getState()) &&
      opened === EDIT_BILLING &&
      dispatch(ownApi.endpoints.addresses.initiate('background', once)),
  ]);
  // An empty cart may be one that was ordered: only the view knows.
  if (error && !isAnswer(error, 409) && !isNobody(error, getState())) return { status: 503 };
};

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('./pay/form-action.ts')).action(context);

/** The whole checkout on one page (ROUTE-037): items, coupon, address, payment. */
export default function PayPage() {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const orderId = useSelector(paymentSelectors.selectOrderId);
  useEffect(() => {
    dispatch(paymentEvents.paymentOpened());
    return () => {
      dispatch(paymentEvents.paymentLeft());
    };
  }, [dispatch]);
  return (
    <CheckoutFrame step="payment" title={t('pay.heading')}>
      <PaymentNoticeLine />
      {orderId === null ? <Content /> : <Waiting orderId={orderId} />}
      <PaymentProgress />
    </CheckoutFrame>
  );
}

/** The order stands: its payment is asked for, and its result has a page of its own. */
const Waiting = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('cart-checkout');
  const navigate = useNavigate();
  const { data, isError } = usePaymentResult(orderId);
  // A look at a large order takes longer than a person waits here.
  const decided = isError || (data !== undefined && (data.payment !== 'pending' || data.in_review === true));
  const paid = data?.payment === 'paid';
  useEffect(() => {
    if (!decided) return;
    void navigate(paid ? paths.orderConfirmation(orderId) : paths.payResult(orderId), { replace: true });
  }, [decided, paid, orderId, navigate]);
  return <Spinner label={t('pay.waiting')} />;
};

const Content = () => {
  const { t } = useTranslation('cart-checkout');
  const status = useSelector(paymentSelectors.selectStatus);
  const draft = singlePagePayApi.useDraftQuery();
  // The page is the cart and the whole checkout: arriving is both.
  useCartTracking('viewCart', draft.data?.cart);
  useCartTracking('beginCheckout', draft.data?.cart);
  const known = cartApi.endpoints.cart.useQueryState();
  const { refetch } = draft;
  // Another way to pay may cost something else.
  // While an order is on its way its draft stays: a new one would take its place.
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  const shown = draft.data?.cart;
  const isOld =
    !isLocked && known.data?.payment_method !== shown?.payment_method && known.data?.grand_total !== shown?.grand_total;
  const isKnown = known.data !== undefined && shown !== undefined;
  useEffect(() => {
    if (isKnown && isOld) void refetch();
  }, [isKnown, isOld, refetch]);
  const problem = useSelector(paymentSelectors.selectProblem);
  // Its total, coupon or goods are not what was shown: the page shows what they are now.
  const isRefused = status === 'refused' && problem?.code === 409;
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const nobody = useIsNobody(draft.error);
  useWhenAnswered(draft);
  const empty = nobody || isAnswer(draft.error, 409);
  if (draft.data && !empty) return <Form draft={draft.data} />;
  if (!draft.isError) {
    return (
      <div className={checkout.waiting}>
        <Skeleton shape="lines" lines={12} />
      </div>
    );
  }
  // The cart is empty too when its order was placed and the answer got lost: then the order is asked for first.
  if (empty && status === 'new') return <EmptyCart />;
  if (empty && status === 'checking') return null;
  if (empty && status !== 'unconfirmed') return <Navigate to={paths.cart()} replace />;
  return (
    <LoadError title={t('pay.failed')} queries={[draft]}>
      {t('cart.failedHint')}
    </LoadError>
  );
};

const Form = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('cart-checkout');
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  const offered = paymentApi.usePaymentMethodsQuery();
  const methods = offered.data ?? [];
  const [chosen, setChosen] = useState<PaymentMethod>();
  const { cart, draft_id } = draft;
  const method = methodFor(cart, methods, chosen);
  const isAddressed = destinationOf(cart) !== null;
  return (
    <div className={checkout.columns}>
      <div className={checkout.main}>
        <fieldset className={checkout.main} disabled={isLocked}>
          <DraftItems items={cart.list} />
          <DraftCoupon draft={draft} />
          <DraftAddress draft={draft} />
        </fieldset>
        {isAddressed && offered.isError && <LoadError title={t('payment.methodsFailed')} queries={[offered]} />}
        {isAddressed && offered.data && (
          <OwnDocument methods={methods}>
            <OrderNote method={method} />
            <ReturnPromise cart={cart} />
            {method !== 'none' && (
              <MethodChoice
                methods={methods}
                chosen={method}
                onChoose={setChosen}
                priced={cart.payment_method}
                path={paths.pay()}
              />
            )}
            {method && (
              <PayWith
                provider={methods.find(({ code }) => code === method)?.provider}
                native={{ path: paths.pay(), marker: cart.indent }}
                order={{ ...orderOf(cart, method), draftId: draft_id }}
              />
            )}
          </OwnDocument>
        )}
      </div>
      <OrderDigest title={t('cart.summary')} lines={cart.list} sums={cart} />
    </div>
  );
};
