import { Drawer } from '@shop/kit';
import { cartApi, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { useCallback, useDeferredValue } from 'react';
import { shownCart } from './cart-view.ts';
import { DrawerContent, DrawerFooter } from './drawer-content.tsx';
import { useIsNobody } from '../../session-ended.ts';
import { cartEvents, cartSelectors } from './slice.ts';

/** CART-013. On a phone the drawer takes the whole width. */
const WIDTH = '26.25rem';

const waiting = <Skeleton shape="lines" lines={6} />;

/**
 * The cart beside the page: opened by the header's icon and after an add. The empty drawer, which stands ready, answers
 * the press; its content is asked for and drawn after that, because a long cart takes a slow phone some hundred
 * milliseconds.
 */
export const CartDrawer = () => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const open = useSelector(cartSelectors.selectDrawer) === 'open';
  const isDrawn = useDeferredValue(open, false) && open;
  const query = cartApi.useCartQuery(undefined, { skip: !isDrawn });
  const { data, error, isError } = query;
  const nobody = useIsNobody(error);
  const close = useCallback(() => {
    dispatch(cartEvents.drawerClosed());
  }, [dispatch]);
  const cart = data && shownCart(data);
  return (
    <Drawer
      open={open}
      onClose={close}
      title={t('drawer.title')}
      closeLabel={t('drawer.close')}
      width={WIDTH}
      ready
      footer={isDrawn && cart && cart.list.length > 0 ? <DrawerFooter cart={cart} leave={close} /> : undefined}
    >
      {isDrawn ? <DrawerContent cart={cart} failed={isError && !nobody ? query : undefined} /> : waiting}
    </Drawer>
  );
};
