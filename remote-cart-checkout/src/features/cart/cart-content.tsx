import { isDelivered, paths, type Cart, type CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { LinkButton, useHasPage } from '@shop/kit';
import { useTranslation, useLanguage } from '@shop/platform';
import { Button, EmptyState } from '@shop/ui';
import type { ReactNode } from 'react';
import { Pickup } from '../../parts/pickup.tsx';
import { CartBusy } from './cart-busy.tsx';
import { CartLines } from './cart-lines.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { isRefused } from './item-state.ts';
import { OrderBenefits } from './order-benefits.tsx';
import { PlusSaving } from './plus-saving.tsx';
import { Totals } from './totals.tsx';
import styles from './cart-content.module.css';

/** Nothing in the cart, and a way on. */
export const EmptyCart = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <EmptyState
      title={t('cart.empty')}
      icon="cart"
      action={<LinkButton href={paths.home()}>{t('cart.keepShopping')}</LinkButton>}
    >
      {t('cart.emptyHint')}
    </EmptyState>
  );
};

const CheckoutWay = ({ blocked }: { blocked: boolean }) => {
  const { t } = useTranslation('cart-checkout');
  if (blocked) {
    return (
      <Button wide disabled>
        {t('cart.checkout')}
      </Button>
    );
  }
  return (
    <LinkButton wide href={paths.shippingAddress({ source: 'Cart' })}>
      {t('cart.checkout')}
    </LinkButton>
  );
};

interface Props {
  cart: Cart;
  actionsOf: (item: CartItem) => ReactNode;
  openedOf: (item: CartItem) => ReactNode;
  /** Below the coupon: what else changes the total. */
  children: ReactNode;
}

/** Lines beside the summary; the total and the way on stay in sight. */
export const CartContent = ({ cart, actionsOf, openedOf, children }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const blocked = cart.list.some(isRefused);
  const hasPage = useHasPage();
  return (
    <div className={styles.columns}>
      <section className={styles.lines}>
        <div className={styles.count}>
          <p>{t('cart.items', { count: cart.items_qty })}</p>
          <CartBusy text="cart.updating" />
        </div>
        <CartLines cart={cart} heading="h2" actionsOf={actionsOf} openedOf={openedOf} />
      </section>
      <section className={styles.summary} aria-label={t('cart.summary')}>
        <h2 className={styles.heading}>{t('cart.summary')}</h2>
        {isDelivered(cart) && (
          <>
            <FreeDelivery cart={cart} />
            <DeliveryEstimate cart={cart} />
          </>
        )}
        <Pickup handover={cart.handover} />
        <CouponForm cart={cart} />
        <CouponOffers cart={cart} />
        {children}
        <Totals sums={cart} />
        <OrderBenefits benefits={cart.order_benefits} />
        <PlusSaving cart={cart} />
        {blocked ? (
          <p className={styles.blocked}>{t('cart.blocked')}</p>
        ) : (
          hasPage(paths.pay()) && (
            <LinkButton wide variant="secondary" href={paths.pay()}>
              {t('pay.heading')}
            </LinkButton>
          )
        )}
      </section>
      <div className={styles.bar}>
        <p className={styles.barTotal} aria-hidden>
          <span>{t('totals.total')}</span> <strong translate="no">{formatMoney(cart.grand_total, language)}</strong>
        </p>
        <CheckoutWay blocked={blocked} />
      </div>
    </div>
  );
};
