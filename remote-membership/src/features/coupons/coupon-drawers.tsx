import { paths } from '@shop/contract';
import { CloseOnBack, Link, useTranslation } from '@shop/platform';
import { Button, Drawer, LinkButton, Picture } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { CouponGroups } from './coupon-groups.tsx';
import styles from './coupons.module.css';
import { useCouponRestrictionQuery, type ProductCoupons } from './endpoints.ts';

interface Props {
  coupons: ProductCoupons;
  /** The product's, for what its coupons are bound to. */
  tag: string | null;
  onClose: () => void;
}

/** The coupons that fit a product best: its details drawer. */
const Details = ({ coupons, tag, onMore, onClose }: Props & { onMore: () => void }): ReactNode => {
  const { t } = useTranslation('membership');
  const { data: restriction } = useCouponRestrictionQuery(tag);
  const { groups, rank } = coupons;
  return (
    <Drawer
      open
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
      <CloseOnBack onBack={onClose} />
      {rank && <p className={styles.rank}>{t('coupons.rank', rank)}</p>}
      <CouponGroups groups={groups.slice(0, 1)} onLeave={onClose} />
      {restriction && <p className={styles.note}>{restriction}</p>}
    </Drawer>
  );
};

/** All other coupons, and the way to Plus+. */
const More = ({ coupons, onClose }: Omit<Props, 'tag'>): ReactNode => {
  const { t } = useTranslation('membership');
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('coupons.more')}
      closeLabel={t('close')}
      footer={
        <LinkButton wide href={paths.plus()} linkComponent={Link} onClick={onClose}>
          {t(coupons.showsPlus ? 'coupons.joinPlus' : 'coupons.yourPlus')}
        </LinkButton>
      }
    >
      <CloseOnBack onBack={onClose} />
      {coupons.showsPlus && coupons.plusPicture && (
        <Picture src={coupons.plusPicture} alt="" sizes="400px" ratio={[3, 1]} />
      )}
      <CouponGroups groups={coupons.groups.slice(1)} onLeave={onClose} />
    </Drawer>
  );
};

/** The two coupon drawers of a product (CPN-009): the details lead to More Coupons. */
export default function CouponDrawers({ coupons, tag, onClose }: Props): ReactNode {
  const [isMore, setMore] = useState(false);
  if (isMore) return <More coupons={coupons} onClose={onClose} />;
  return <Details coupons={coupons} tag={tag} onMore={() => setMore(true)} onClose={onClose} />;
}
