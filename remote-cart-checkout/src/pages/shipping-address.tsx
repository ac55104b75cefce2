import { paths, type PageResult } from '@shop/contract';
import { cartApi, Navigate, useNavigate, useTranslation, type LoaderContext } from '@shop/platform';
import { ErrorState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { AddressForm } from '../features/address/address-form.tsx';
import { addressApi } from '../features/address/endpoints.ts';
import { shownCart } from '../features/cart/cart-view.ts';
import { OrderDigest } from '../features/cart/order-digest.tsx';
import { CheckoutFrame } from '../features/checkout-frame/checkout-frame.tsx';
import { isAnswer } from '../problem.ts';
import { privateHead } from './head.ts';
import styles from './checkout.module.css';

export { cartModels as models } from '../features/cart/models.ts';
export const head = privateHead('shipping-address');

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const [{ data, error }] = await Promise.all([
    dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false })),
    dispatch(addressApi.endpoints.regions.initiate(undefined, { subscribe: false })),
  ]);
  if (data?.list.length === 0 || isAnswer(error, 401)) return { redirect: paths.cart() };
  if (error) return { status: 503 };
}

/** Where to deliver (document 2 §2); goes on to payment once the address is complete and saved. */
export default function ShippingAddressPage(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return (
    <CheckoutFrame step="address" title={t('address.heading')}>
      <Content />
    </CheckoutFrame>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const navigate = useNavigate();
  const cart = cartApi.useCartQuery();
  const regions = addressApi.useRegionsQuery();
  if (!cart.data || !regions.data) {
    const failed = cart.isError || regions.isError;
    if (!failed) return <Skeleton shape="lines" lines={12} />;
    return (
      <ErrorState
        title={t(cart.data ? 'address.regionsFailed' : 'cart.failed')}
        retryLabel={t('retry')}
        busy={cart.isFetching || regions.isFetching}
        onRetry={() => {
          if (cart.isError) void cart.refetch();
          if (regions.isError) void regions.refetch();
        }}
      >
        {t('cart.failedHint')}
      </ErrorState>
    );
  }
  if (cart.data.list.length === 0) return <Navigate to={paths.cart()} replace />;
  const { shipping_address, customer_email } = cart.data;
  return (
    <div className={styles.columns}>
      <AddressForm
        address={shipping_address}
        email={customer_email}
        regions={regions.data}
        onSaved={() => void navigate(paths.payment())}
      />
      <OrderDigest title={t('cart.summary')} lines={cart.data.list} sums={shownCart(cart.data)} />
    </div>
  );
}
