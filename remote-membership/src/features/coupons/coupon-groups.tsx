import { classNames } from '@shop/ui';
import { useId } from 'react';
import { CouponAction } from './coupon-action.tsx';
import styles from './coupons.module.css';
import type { Coupon, ProductCoupons } from './endpoints.ts';

const Card = ({ coupon, onLeave }: { coupon: Coupon; onLeave: () => void }) => (
  <li className={classNames(styles.card, !coupon.isUsable && styles.unusable)}>
    <div className={styles.words}>
      <strong className={styles.discount}>{coupon.discount}</strong>
      <span>{coupon.description}</span>
      {coupon.date && <span className={styles.date}>{coupon.date}</span>}
    </div>
    <div className={styles.action}>
      <CouponAction coupon={coupon} onLeave={onLeave} />
    </div>
  </li>
);

const Group = ({ title, coupons, onLeave }: ProductCoupons['groups'][number] & { onLeave: () => void }) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <Card key={coupon.code} coupon={coupon} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
};

interface Props {
  groups: ProductCoupons['groups'];
  onLeave: () => void;
}

/** Coupons in their groups. */
export const CouponGroups = ({ groups, onLeave }: Props) =>
  groups.map((group) => <Group key={group.title} {...group} onLeave={onLeave} />);
