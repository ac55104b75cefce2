import type { Cart } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Accordion, ActionLabel, Button } from '@shop/ui';
import { CartForm } from '../../parts/cart-form.tsx';
import { COUPON_PLACE } from './coupon-place.ts';
import { cartChangesApi } from './endpoints.ts';
import styles from './coupon-form.module.css';
import { useCoupon } from './use-coupon.ts';

/** Coupons that this cart can take, to be applied by one press; nothing once one is applied. */
export const CouponOffers = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('cart-checkout');
  const { set } = useCoupon();
  const skip = cart.coupon_code !== null;
  const { data = [] } = cartChangesApi.useInputCouponsQuery(cart.subtotal, { skip });
  if (skip || data.length === 0) return null;
  const list = (
    <ul className={styles.offers}>
      {data.map(({ coupon_code, discount_text, description }) => (
        <li key={coupon_code} className={styles.offer}>
          <div>
            <p>
              <strong>{discount_text}</strong>
            </p>
            <p className={styles.hint}>{description}</p>
          </div>
          <CartForm change="coupon" place={COUPON_PLACE} inPlace onSend={() => set(coupon_code)}>
            <input type="hidden" name="coupon_code" value={coupon_code} />
            <Button type="submit" variant="secondary" size="small">
              <ActionLabel about={coupon_code}>{t('coupon.apply')}</ActionLabel>
            </Button>
          </CartForm>
        </li>
      ))}
    </ul>
  );
  return <Accordion items={[{ id: 'coupons', title: t('coupon.usable', { count: data.length }), content: list }]} />;
};
