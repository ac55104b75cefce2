import { paths, type CouponState } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { classNames, CopyButton, EmptyState, LinkButton } from '@shop/ui';
import type { ReactNode } from 'react';
import { LoadState } from '../../parts/load-state.tsx';
import { PagesOfList } from '../../parts/pages-of-list.tsx';
import { PartsNav } from '../../parts/parts-nav.tsx';
import { useOwnCouponsQuery, type AskedCoupons, type Coupon } from './endpoints.ts';
import styles from './coupons.module.css';

/** When a coupon begins, ends or was used, where it has such a date. */
function Times({ coupon }: { coupon: Coupon }): ReactNode {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const day = (instant: string) => formatDate(instant, language);
  if (coupon.used_at) return <p className={styles.when}>{t('coupons.usedOn', { date: day(coupon.used_at) })}</p>;
  return (
    <>
      {coupon.status === 1 && coupon.starts_at && (
        <p className={styles.when}>{t('coupons.from', { date: day(coupon.starts_at) })}</p>
      )}
      <p className={styles.when}>
        {coupon.expires_at
          ? t(coupon.status === 1 ? 'coupons.until' : 'coupons.endedOn', { date: day(coupon.expires_at) })
          : t(coupon.status === 1 ? 'coupons.noEnd' : 'coupons.ended')}
      </p>
    </>
  );
}

function CouponItem({ coupon }: { coupon: Coupon }): ReactNode {
  const { t } = useTranslation('account');
  return (
    <li className={classNames(styles.coupon, coupon.status === 0 && styles.over)}>
      <h2>{coupon.discount_text}</h2>
      <p>{coupon.description}</p>
      <Times coupon={coupon} />
      <div className={styles.code}>
        <code>{coupon.coupon_code}</code>
        {coupon.status === 1 && (
          <CopyButton
            text={coupon.coupon_code}
            label={t('coupons.copy')}
            copiedLabel={t('coupons.copied')}
            size="small"
          />
        )}
      </div>
    </li>
  );
}

function NoCoupons({ state }: { state: CouponState }): ReactNode {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon="cart"
      title={t(`coupons.none.${state}`)}
      action={
        state === 'usable' && (
          <LinkButton href={paths.playToWin()} linkComponent={Link}>
            {t('title.playToWin')}
          </LinkButton>
        )
      }
    >
      {state === 'usable' && t('coupons.noneHint')}
    </EmptyState>
  );
}

/** The customer's coupons by what can be done with them; the code of a usable one can be copied. */
export function OwnCoupons({ state, page }: AskedCoupons): ReactNode {
  const { t } = useTranslation('account');
  const { currentData, data, ...query } = useOwnCouponsQuery({ state, page });
  const counts = (currentData ?? data)?.counts;
  const parts = (['usable', 'used', 'expired'] as const).map((name) => ({
    name,
    label: counts ? t('coupons.part', { state: t(`coupons.${name}`), number: counts[name] }) : t(`coupons.${name}`),
    href: paths.coupons(name),
  }));
  return (
    <>
      <PartsNav label={t('coupons.parts')} parts={parts} current={state} />
      {!currentData && <LoadState query={query} title={t('coupons.failed')} lines={8} />}
      {currentData?.total === 0 && <NoCoupons state={state} />}
      {currentData && currentData.total > 0 && (
        <>
          <ul className={styles.coupons}>
            {currentData.list.map((coupon) => (
              <CouponItem key={coupon.coupon_code} coupon={coupon} />
            ))}
          </ul>
          <PagesOfList
            {...currentData}
            label={t('coupons.pages')}
            page={page}
            hrefFor={(other) => paths.coupons(state, other)}
          />
        </>
      )}
    </>
  );
}
