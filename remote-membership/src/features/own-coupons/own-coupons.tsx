import { paths, type CouponState } from '@shop/contract';
import { formatDate } from '@shop/format';
import { CopyText, LinkButton, LoadState, PagesOfList, PartsNav } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { classNames, EmptyState } from '@shop/ui';
import { couponsApi, type AskedCoupons, type Coupon } from './endpoints.ts';
import styles from './coupons.module.css';

/** When a coupon begins, ends or was used, where it has such a date. */
const Times = ({ coupon }: { coupon: Coupon }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const day = (instant: string) => formatDate(instant, language);
  if (coupon.used_at) return <p className={styles.when}>{t('ownCoupons.usedOn', { date: day(coupon.used_at) })}</p>;
  return (
    <>
      {coupon.status === 1 && coupon.starts_at && (
        <p className={styles.when}>{t('ownCoupons.from', { date: day(coupon.starts_at) })}</p>
      )}
      <p className={styles.when}>
        {coupon.expires_at
          ? t(coupon.status === 1 ? 'ownCoupons.until' : 'ownCoupons.endedOn', { date: day(coupon.expires_at) })
          : t(coupon.status === 1 ? 'ownCoupons.noEnd' : 'ownCoupons.ended')}
      </p>
    </>
  );
};

const CouponItem = ({ coupon }: { coupon: Coupon }) => {
  const { t } = useTranslation('membership');
  return (
    <li className={classNames(styles.coupon, coupon.status === 0 && styles.over)}>
      <h2>{coupon.discount_text}</h2>
      <p>{coupon.description}</p>
      <Times coupon={coupon} />
      <div className={styles.code}>
        <code>{coupon.coupon_code}</code>
        {coupon.status === 1 && (
          <CopyText
            text={coupon.coupon_code}
            label={t('ownCoupons.copy')}
            copiedLabel={t('ownCoupons.copied')}
            size="small"
          />
        )}
      </div>
    </li>
  );
};

const NoCoupons = ({ state }: { state: CouponState }) => {
  const { t } = useTranslation('membership');
  return (
    <EmptyState
      icon="star"
      title={t(`ownCoupons.none.${state}`)}
      action={state === 'usable' && <LinkButton href={paths.playToWin()}>{t('title.playToWin')}</LinkButton>}
    >
      {state === 'usable' && t('ownCoupons.noneHint')}
    </EmptyState>
  );
};

/** The customer's coupons by what can be done with them; the code of a usable one can be copied. */
export const OwnCoupons = ({ state, page }: AskedCoupons) => {
  const { t } = useTranslation('membership');
  const { currentData, data, ...query } = couponsApi.useOwnCouponsQuery({ state, page });
  const counts = (currentData ?? data)?.counts;
  const parts = (['usable', 'used', 'expired'] as const).map((name) => ({
    name,
    label: counts
      ? t('ownCoupons.part', { state: t(`ownCoupons.${name}`), number: counts[name] })
      : t(`ownCoupons.${name}`),
    href: paths.coupons(name),
  }));
  return (
    <>
      <PartsNav label={t('ownCoupons.parts')} parts={parts} current={state} />
      {!currentData && <LoadState t={t} query={query} title={t('ownCoupons.failed')} lines={8} />}
      {currentData?.total === 0 && <NoCoupons state={state} />}
      {currentData && currentData.total > 0 && (
        <>
          <ul className={styles.coupons}>
            {currentData.list.map((coupon) => (
              <CouponItem key={coupon.coupon_code} coupon={coupon} />
            ))}
          </ul>
          <PagesOfList
            t={t}
            {...currentData}
            label={t('ownCoupons.pages')}
            page={page}
            hrefFor={(other) => paths.coupons(state, other)}
          />
        </>
      )}
    </>
  );
};
