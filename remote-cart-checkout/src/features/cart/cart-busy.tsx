import { useSelector, useTranslation } from '@shop/platform';
import { Spinner } from '@shop/ui';
import { cartSelectors } from './slice.ts';

/**
 * Says that the cart is being changed or fetched (CART-022). It listens for itself, so that a press does not draw the
 * cart around it again.
 */
export const CartBusy = ({ text }: { text: 'cart.updating' | 'cart.loading' }) => {
  const { t } = useTranslation('cart-checkout');
  const status = useSelector(cartSelectors.selectStatus);
  return status === null && <Spinner label={t(text)} />;
};
