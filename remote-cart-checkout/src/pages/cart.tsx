import type { ActionContext, ActionResult, Cart, CartItem, PageResult } from '@shop/contract';
import { cleaned } from '@shop/format';
import { isExpected, problemText } from '@shop/kit';
import { cartApi, type LoaderContext, ownApi, useSearchParams, useSelector, useTranslation } from '@shop/platform';
import { Container, Notice, Skeleton } from '@shop/ui';
import { POSTCODE } from '../cart-form.ts';
import { Banner } from '../features/banner/banner.tsx';
import { bannerApi } from '../features/banner/endpoints.ts';
import { BestPrice } from '../features/best-price/best-price.tsx';
import { bestPriceApi, standing } from '../features/best-price/endpoints.ts';
import { cartChangesApi } from '../features/cart/endpoints.ts';
import { shownCart } from '../features/cart/cart-view.ts';
import { cartDeliveryApi } from '../features/cart/delivery-endpoints.ts';
import { deliveryQuestion } from '../features/cart/delivery-estimate.tsx';
import { CartContent, EmptyCart } from '../features/cart/cart-content.tsx';
import { RemovedNotice } from '../features/cart/removed-notice.tsx';
import { ADDED, cartProblems } from '../features/cart/form-notices.ts';
import { LinePlans } from '../features/cart/line-plans.tsx';
import { cartSelectors } from '../features/cart/slice.ts';
import { useRestoredFocus } from '../features/cart/use-restored-focus.ts';
import { useCartTracking } from '../features/cart/use-cart-tracking.ts';
import { GiftOffers } from '../features/gifts/gift-offers.tsx';
import { LargeOrderPopup } from '../features/large-order/large-order-popup.tsx';
import { laterApi } from '../features/later/endpoints.ts';
import { LaterList } from '../features/later/later-list.tsx';
import { SaveForLater } from '../features/later/save-for-later.tsx';
import { CreditForm } from '../features/credit/credit-form.tsx';
import { PointsForm } from '../features/points/points-form.tsx';
import { protectionApi } from '../features/protection/endpoints.ts';
import { ShippingProtection } from '../features/protection/shipping-protection.tsx';
import { LoadError } from '../load-error.tsx';
import { plansApi } from '../plans/offers.ts';
import { isNobody, useIsNobody } from '../session-ended.ts';
import styles from './cart.module.css';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('./cart/form-action.ts')).action(context);
export { cartModels as models } from '../features/cart/models.ts';

/** The line whose plans the page's address opens. */
const openedIn = (list: readonly CartItem[], query: URLSearchParams): CartItem | undefined =>
  list.find(({ item_id }) => String(item_id) === query.get('edit'));

export const loader = async ({ dispatch, getState, url }: LoaderContext): Promise<PageResult | void> => {
  const { data, error } = await dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false }));
  const once = { subscribe: false } as const;
  const isServer = typeof window === 'undefined';
  const later =
    isServer && data && data.later_count > 0 && dispatch(laterApi.endpoints.later.initiate(undefined, once));
  if (data && data.list.length > 0) {
    // The parts around the lines belong to the first view: they must not push them away later. The page does without.
    const opened = openedIn(data.list, url.searchParams);
    const postcode = cleaned(url.searchParams.get(POSTCODE) ?? '');
    await Promise.all([
      dispatch(bannerApi.endpoints.banners.initiate(undefined, once)),
      dispatch(protectionApi.endpoints.shippingPlans.initiate(data.goods_total, once)),
      dispatch(cartChangesApi.endpoints.inputCoupons.initiate(data.subtotal, once)),
      dispatch(bestPriceApi.endpoints.bestPrice.initiate(standing(data), once)),
      postcode && dispatch(cartDeliveryApi.endpoints.cartDelivery.initiate(deliveryQuestion(data, postcode), once)),
      opened && dispatch(plansApi.endpoints.planOffers.initiate(opened.product_id, once)),
      // In the browser their session asks for it.
      isExpected(getState()) && dispatch(ownApi.endpoints.pointsInfo.initiate(undefined, once)),
    ]);
  }
  await later;
  // Somebody without a token has no cart yet: that is an empty one.
  if (error && !isNobody(error, getState())) return { status: 503 };
};

/** A person whose browser keeps no cookie is nobody after an add. */
const FormNotice = () => {
  const { t } = useTranslation('cart-checkout');
  const [query] = useSearchParams();
  const { error } = cartApi.endpoints.cart.useQueryState();
  const isNobodys = useIsNobody(error);
  const notice = query.get('notice');
  if (notice === ADDED && !isNobodys) return <Notice tone="good">{t('notice.added')}</Notice>;
  const problem = notice === ADDED ? 'notKept' : cartProblems.find((one) => one === notice);
  return problem ? <Notice tone="trouble">{t(`notice.${problem}`)}</Notice> : null;
};

const FullCart = ({ cart }: { cart: Cart }) => {
  const [query] = useSearchParams();
  const opened = openedIn(cart.list, query);
  const openedOf = (item: CartItem) => (item === opened ? <LinePlans item={item} /> : undefined);
  return (
    <>
      {cart.cartBannerStatus === 1 && <Banner place="cart_banner" />}
      <CartContent cart={cart} actionsOf={(item) => <SaveForLater item={item} />} openedOf={openedOf}>
        <BestPrice cart={cart} />
        <PointsForm used={cart.points_data} />
        <CreditForm available={cart.credit_available} used={cart.credit_amount} />
        <GiftOffers gifts={cart.gift_product} />
        <ShippingProtection cart={cart} />
      </CartContent>
      <LargeOrderPopup pop={cart.pop} />
    </>
  );
};

const Content = () => {
  const { t } = useTranslation('cart-checkout');
  const query = cartApi.useCartQuery();
  const { data, error } = query;
  const nobody = useIsNobody(error);
  useCartTracking('viewCart', data);
  if (data) {
    return (
      <>
        {data.list.length === 0 ? <EmptyCart /> : <FullCart cart={shownCart(data)} />}
        <LaterList count={data.later_count} />
      </>
    );
  }
  if (nobody) return <EmptyCart />;
  if (error) {
    return (
      <LoadError title={t('cart.failed')} queries={[query]}>
        {t('cart.failedHint')}
      </LoadError>
    );
  }
  return (
    <div aria-busy aria-label={t('cart.loading')} role="status">
      <Skeleton shape="lines" lines={8} />
    </div>
  );
};

/** The shopping cart (ROUTE-033). */
export default function CartPage() {
  const { t } = useTranslation('cart-checkout');
  const addProblem = useSelector(cartSelectors.selectAddProblem);
  const heading = useRestoredFocus<HTMLHeadingElement>();
  return (
    <Container className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.heading')}
      </h1>
      <FormNotice />
      <RemovedNotice />
      {addProblem && <Notice tone="trouble">{problemText(addProblem, t)}</Notice>}
      <Content />
    </Container>
  );
}
