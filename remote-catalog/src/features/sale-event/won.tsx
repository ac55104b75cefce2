import { paths } from '@shop/contract';
import { CopyText } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import type { Draw } from './endpoints.ts';
import styles from './lottery.module.css';

export const Won = ({ draw: { prize, coupon_code } }: { draw: Draw }) => {
  const { t } = useTranslation('catalog');
  if (prize.kind === 'none') return <p>{t('lottery.nothing')}</p>;
  return (
    <div className={styles.won}>
      <p className={styles.prizeWon}>{t('lottery.won', { prize: prize.title })}</p>
      {coupon_code && (
        <p className={styles.code}>
          <strong>{coupon_code}</strong>
          <CopyText text={coupon_code} label={t('lottery.copy')} copiedLabel={t('lottery.copied')} size="small" />
          <Link href={paths.coupons()}>{t('lottery.coupons')}</Link>
        </p>
      )}
      {prize.kind === 'points' && <Link href={paths.points()}>{t('lottery.points')}</Link>}
      {prize.kind === 'gift' && <p>{t('lottery.gift')}</p>}
    </div>
  );
};
