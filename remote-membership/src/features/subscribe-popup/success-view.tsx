import type { CallResult } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './subscribe-popup.module.css';

type Result = CallResult<'newsletterVisitor'>;

/** What the API said to an e-mail. Code 400 comes without a type and coupons: its message is all there is. */
export type Answered = Pick<Result, 'message'> & Partial<Pick<Result, 'type' | 'couponList'>>;

/** Result types (document 3 §4): this customer's coupons last three months; this e-mail has subscribed before. */
const THREE_MONTHS = 2;
const MESSAGE_ONLY = 5;

/** The coupons that an answer brings: none when its message is all there is to show. */
export const couponsOf = ({ type, couponList = [] }: Answered): Result['couponList'] =>
  type === MESSAGE_ONLY ? [] : couponList;

/** Three coupons in one row, two in the next; there are no more of them. */
const rowsOf = (coupons: Result['couponList']): Result['couponList'][] =>
  [coupons.slice(0, 3), coupons.slice(3, 5)].filter((row) => row.length > 0);

/** Thanks with the coupons that the answer brings, or only what the server says. */
export function SuccessView({ answer, onClose }: { answer: Answered; onClose: () => void }): ReactNode {
  const { t } = useTranslation('membership');
  const rows = rowsOf(couponsOf(answer));
  return (
    <div className={styles.step}>
      <p role="status">{answer.message || t('subscribe.thanks')}</p>
      {rows.map((row, place) => (
        <ul key={place === 0 ? 'first' : 'second'} className={styles.coupons} aria-label={t('subscribe.coupons')}>
          {row.map(({ discount, desc }) => (
            <li key={discount + desc} className={styles.coupon}>
              <strong>{discount}</strong> <span className={styles.small}>{desc}</span>
            </li>
          ))}
        </ul>
      ))}
      {answer.type === THREE_MONTHS && <p className={styles.small}>{t('subscribe.threeMonths')}</p>}
      <Button wide onClick={onClose}>
        {t('subscribe.shopOn')}
      </Button>
    </div>
  );
}
