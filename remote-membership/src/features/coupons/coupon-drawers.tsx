import { paths } from '@shop/contract';
import { Drawer, LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Button, Picture, classNames } from '@shop/ui';
import { useState, useId } from 'react';
import { couponsApi, type ProductCoupons, type Coupon } from './endpoints.ts';
import { CouponAction } from './coupon-action.tsx';
import styles from './coupons.module.css';

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

interface CouponGroupsProps {
  groups: ProductCoupons['groups'];
  onLeave: () => void;
}

const CouponGroups = ({ groups, onLeave }: CouponGroupsProps) =>
  groups.map((group) => <Group key={group.title} {...group} onLeave={onLeave} />);

interface Props {
  coupons: ProductCoupons;
  /** The product's, for what its coupons are bound to. */
  tag: string | null;
  onClose: () => void;
}

/** The coupons that fit a product best: its details drawer. */
const Details = ({ coupons, tag, onMore, onClose }: Props & { onMore: () => void }) => {
  const { t } = useTranslation('membership');
  const { data: restriction } = couponsApi.useCouponRestrictionQuery(tag);
  const { groups, rank } = coupons;
  return (
    <Drawer
      onClose={onClose}
      title={t('coupons.details')}
      closeLabel={t('close')}
      footer={
        groups.length > 1 && (
          <Button wide variant="secondary" onClick={onMore}>
            {t('coupons.more')}
          </Button>
        )
      }
    >
      {rank && <p className={styles.rank}>{t('coupons.rank', rank)}</p>}
      <CouponGroups groups={groups.slice(0, 1)} onLeave={onClose} />
      {restriction && <p className={styles.note}>{restriction}</p>}
    </Drawer>
  );
};

/** All other coupons, and the way to Plus+. */
const More = ({ coupons, onClose }: Omit<Props, 'tag'>) => {
  const { t } = useTranslation('membership');
  return (
    <Drawer
      onClose={onClose}
      title={t('coupons.more')}
      closeLabel={t('close')}
      footer={
        <LinkButton wide href={paths.plus()} onClick={onClose}>
          {t(coupons.showsPlus ? 'coupons.joinPlus' : 'coupons.yourPlus')}
        </LinkButton>
      }
    >
      {coupons.showsPlus && coupons.plusPicture && (
        <Picture src={coupons.plusPicture} alt="" sizes="400px" ratio={[3, 1]} />
      )}
      <CouponGroups groups={coupons.groups.slice(1)} onLeave={onClose} />
    </Drawer>
  );
};

/** The two coupon drawers of a product (CPN-009): the details lead to More Coupons. */
export default function CouponDrawers({ coupons, tag, onClose }: Props) {
  const [isMore, setMore] = useState(false);
  if (isMore) return <More coupons={coupons} onClose={onClose} />;
  return <Details coupons={coupons} tag={tag} onMore={() => setMore(true)} onClose={onClose} />;
}
