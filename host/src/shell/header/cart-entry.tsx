import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { paths } from '@shop/contract';
import { cartApi, Link, useIntent, useTranslation } from '@shop/platform';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@shop/session';
import { IconLink } from '@shop/ui';
import { isGenerous } from '../../dom/connection.ts';
import { useShell } from '../../shell-context.ts';
import { afterFirstView } from '../../dom/when-idle.ts';

/** Has the cart's drawer brought while the browser rests, so that it opens at the press. */
const useReadyDrawer = (isWanted: boolean): void => {
  const { readyIntent } = useShell();
  useEffect(() => {
    if (!isWanted || !readyIntent || !isGenerous()) return undefined;
    return afterFirstView(() => void readyIntent('cartDrawerRequested'));
  }, [isWanted, readyIntent]);
};

/** Pages from which the next press may well open the drawer, also while the cart is empty. */
const BUYING: ReadonlySet<string> = new Set(['ProductDetail', 'FeedProductDetail']);

/**
 * The cart icon with its count. With items in the cart, and anywhere but on the cart page, it opens the drawer;
 * otherwise it is a plain link to the cart page (CART-008), also when the drawer's remote does not arrive.
 */
export const CartEntry = ({ page }: { page: string }): ReactNode => {
  const { t } = useTranslation('host');
  const intent = useIntent();
  const status = useSelector(selectSessionStatus);
  const { data } = cartApi.endpoints.cart.useQuery(undefined, { skip: status === 'unknown' });
  const count = data?.items_qty ?? 0;

  useReadyDrawer(count > 0 ? page !== 'Cart' : BUYING.has(page));

  const open = (event: MouseEvent): void => {
    if (count === 0 || page === 'Cart' || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void intent('cartDrawerRequested', { open: true }).then((shown) => {
      if (!shown) location.assign(paths.cart());
    });
  };

  return (
    <IconLink
      icon="cart"
      href={paths.cart()}
      label={t('header.cart', { count })}
      count={count}
      linkComponent={Link}
      onClick={open}
    />
  );
};
