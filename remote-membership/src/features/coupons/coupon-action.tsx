import { intents, paths } from '@shop/contract';
import { CopyText, LinkButton, problemText } from '@shop/kit';
import { selectIsSignedIn, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { subscribeAsked } from '../../parts/subscribe-asked.ts';
import { couponWanted } from './claim-saga.ts';
import styles from './coupons.module.css';
import { couponsApi, type Coupon } from './endpoints.ts';

interface Props {
  coupon: Coupon;
  /** Closes the drawer when something else opens. */
  onLeave: () => void;
}

/** Claims a coupon; a guest signs in first and then gets it (CPN-011). */
const Claim = ({ coupon, onLeave }: Props) => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [claim, { isLoading }] = couponsApi.useClaimCouponMutation();
  const [warning, setWarning] = useState('');
  if (!isSignedIn) {
    const texts = { done: t('coupons.claimed', { discount: coupon.discount }), failed: t('problem.other') };
    const signIn = (): void => {
      onLeave();
      dispatch(intents.signInRequested({ mode: 1, pending: couponWanted({ code: coupon.code, ...texts }) }));
    };
    return (
      <Button size="small" onClick={signIn}>
        {t('coupons.signIn')}
      </Button>
    );
  }
  const press = async (): Promise<void> => {
    setWarning('');
    const { error } = await claim(coupon.code);
    if (error) setWarning(problemText(error, t));
  };
  return (
    <>
      <Button size="small" busy={isLoading} onClick={() => void press()}>
        {t('coupons.claim')}
      </Button>
      <p role="status" className={warning === '' ? undefined : styles.warning}>
        {warning}
      </p>
    </>
  );
};

const CopyCode = ({ coupon: { code } }: { coupon: Coupon }) => {
  const { t } = useTranslation('membership');
  return (
    <CopyText
      text={code}
      size="small"
      variant="secondary"
      label={t('coupons.copy', { code })}
      copiedLabel={t('coupons.copied')}
    />
  );
};

/** The button of a coupon, by its kind (CPN-003 to CPN-008). */
export const CouponAction = ({ coupon, onLeave }: Props) => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  if (coupon.isReceived) {
    return (
      <>
        <strong className={styles.redeemed}>{t('coupons.redeemed')}</strong>
        {coupon.isUsable && <CopyCode coupon={coupon} />}
      </>
    );
  }
  if (!coupon.isUsable) {
    return (
      <Button size="small" disabled>
        {t('coupons.unusable')}
      </Button>
    );
  }
  if (coupon.action === 'code') return <CopyCode coupon={coupon} />;
  if (coupon.action === 'claim') return <Claim coupon={coupon} onLeave={onLeave} />;
  if (coupon.action === 'subscribe') {
    const subscribe = (): void => {
      onLeave();
      dispatch(subscribeAsked());
    };
    return (
      <Button size="small" onClick={subscribe}>
        {t('coupons.subscribe')}
      </Button>
    );
  }
  const href = coupon.action === 'plus' ? paths.plus() : coupon.url && paths.content(coupon.url);
  if (!href) return null;
  return (
    <>
      <LinkButton size="small" href={href} onClick={onLeave}>
        {t(coupon.action === 'plus' ? 'coupons.plus' : 'coupons.follow')}
      </LinkButton>
      {/* A coupon that comes by a link is good for everybody who knows its code. */}
      {coupon.action === 'link' && <CopyCode coupon={coupon} />}
    </>
  );
};
