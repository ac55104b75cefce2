import { isDelivered, paths, type ActionContext, type ActionResult, type PageResult } from '@shop/contract';
import { isExpected, useIsForCustomer } from '@shop/kit';
import { cartApi, type LoaderContext, Navigate, ownApi, siteApi, useNavigate, useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { DeliveryAddress } from '../address/delivery-address.tsx';
import { useNativeForm } from '../address/use-native-form.ts';
import { SignInLine } from '../features/address/sign-in-line.tsx';
import { useAddressCalls } from '../features/address/use-address-calls.ts';
import { shownCart } from '../features/cart/cart-view.ts';
import { OrderDigest } from '../features/cart/order-digest.tsx';
import { useCartTracking } from '../features/cart/use-cart-tracking.ts';
import { CheckoutFrame } from '../features/checkout-frame/checkout-frame.tsx';
import { LoadError } from '../load-error.tsx';
import { Pickup } from '../parts/pickup.tsx';
import { isNobody, useIsCustomers } from '../session-ended.ts';
import styles from './checkout.module.css';

export { cartModels as models } from '../features/cart/models.ts';
export { BrandLine as banner } from '@shop/kit';

export const loader = async ({ dispatch, getState }: LoaderContext): Promise<PageResult | void> => {
  const [{ data, error }] = await Promise.all([
    dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false })),
    dispatch(siteApi.endpoints.regions.initiate('background', { subscribe: false })),
    // In the first view, so that it can be chosen among them without scripts.
    isExpected(getState()) && dispatch(ownApi.endpoints.addresses.initiate('background', { subscribe: false })),
  ]);
  if (data?.list.length === 0 || isNobody(error, getState())) return { redirect: paths.cart() };
  if (error) return { status: 503 };
};

/** Loaded by the server alone: no browser needs what it checks with. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/address/form-action.ts')).action(context);

/** Where to deliver (ROUTE-034); goes on to payment once the address is complete and saved (CHK-004). */
export default function ShippingAddressPage() {
  const { t } = useTranslation('cart-checkout');
  return (
    <CheckoutFrame step="address" title={t('address.heading')}>
      <Content />
    </CheckoutFrame>
  );
}

const { addresses } = ownApi.endpoints;

const Content = () => {
  const { t } = useTranslation('cart-checkout');
  const navigate = useNavigate();
  const cart = cartApi.useCartQuery();
  const regions = siteApi.useRegionsQuery('background');
  const calls = useAddressCalls();
  const native = useNativeForm(paths.shippingAddress);
  useCartTracking('beginCheckout', cart.data);
  // Asked for by customers only: a guest has none, and the API would refuse their token.
  const isCustomer = useIsForCustomer();
  const { refetch } = addresses.useQuerySubscription('background', { skip: !useIsCustomers() });
  const book = addresses.useQueryState('background', { skip: !isCustomer });
  if (!cart.data || !regions.data) {
    const failed = cart.isError || regions.isError;
    if (!failed) return <Skeleton shape="lines" lines={12} />;
    return (
      <LoadError title={t(cart.data ? 'address.regionsFailed' : 'cart.failed')} queries={[cart, regions]}>
        {t('cart.failedHint')}
      </LoadError>
    );
  }
  if (cart.data.list.length === 0) return <Navigate to={paths.cart()} replace />;
  const { shipping_address, customer_email } = cart.data;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isCustomer ? null : <SignInLine />}
        {!isDelivered(cart.data) && <p>{t('pickup.hint')}</p>}
        <Pickup handover={cart.data.handover} />
        <DeliveryAddress
          address={shipping_address}
          email={customer_email}
          book={{ ...book, refetch }}
          regions={regions.data}
          calls={calls}
          submitLabel={t('address.continue')}
          native={native}
          onSaved={() => void navigate(paths.payment())}
        />
      </div>
      <OrderDigest title={t('cart.summary')} lines={cart.data.list} sums={shownCart(cart.data)} />
    </div>
  );
};
