import { useTranslation } from '@shop/platform';
import { useState } from 'react';
import { AppliedCoupon } from './applied-coupon.tsx';
import { CouponTrial } from './coupon-trial.tsx';
import type { Draft } from './endpoints.ts';
import styles from './single-page-pay.module.css';

/** The draft's one coupon: applied, with a way to remove it, or one to be tried (CHK-015). */
export const DraftCoupon = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('cart-checkout');
  const [isChanged, setChanged] = useState(false);
  const { coupon_code, coupon_problem } = draft.cart;
  const code = coupon_problem?.coupon_code ?? coupon_code;
  const changed = () => setChanged(true);
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('pay.coupon')}</h2>
      {code === null ? (
        <CouponTrial draftId={draft.draft_id} isNew={isChanged} onApplied={changed} />
      ) : (
        <AppliedCoupon draft={draft} code={code} isNew={isChanged} onRemoved={changed} />
      )}
    </section>
  );
};
