import type { CallResult } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { takeFocus } from '../../parts/take-focus.ts';
import { EndsIn } from './ends-in.tsx';
import { NextStep } from './next-step.tsx';
import styles from './subscribe-popup.module.css';

type Result = CallResult<'newsletterVisitor'>;

/** Code 400 comes without a type and coupons, with a message only. */
export type Answered = Pick<Result, 'message'> & Partial<Result>;

/**
 * Result types: 2 shows that the coupons last three months (POP-006), 3 and 4 show a countdown (POP-007), 5 has only a
 * message (POP-005).
 */
const THREE_MONTHS = 2;
const running: ReadonlySet<number | undefined> = new Set([3, 4]);
export const MESSAGE_ONLY = 5;

/** The coupons that an answer brings: none when its message is all there is to show. */
export const couponsOf = ({ type, couponList = [] }: Answered): Result['couponList'] =>
  type === MESSAGE_ONLY ? [] : couponList;

/** Three coupons in one row, two in the next; there are no more of them. */
const rowsOf = (coupons: Result['couponList']): Result['couponList'][] =>
  [coupons.slice(0, 3), coupons.slice(3, 5)].filter((row) => row.length > 0);

interface Props {
  answer: Answered;
  email: string;
  onClose: () => void;
}

/** Thanks with the coupons that the answer brings and how to come to them, or only what the server says. */
export const SuccessView = ({ answer, email, onClose }: Props) => {
  const { t } = useTranslation('membership');
  const { type, couponExpireAt } = answer;
  const rows = rowsOf(couponsOf(answer));
  return (
    <div className={styles.step}>
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {answer.message || t('subscribe.thanks')}
      </p>
      {rows.map((row, place) => (
        <ul key={place === 0 ? 'first' : 'second'} className={styles.coupons} aria-label={t('subscribe.coupons')}>
          {row.map(({ discount, desc, validNum }) => (
            <li key={discount + desc} className={styles.coupon}>
              <strong>{discount}</strong> <span className={styles.small}>{desc}</span>
              {validNum > 1 && <span className={styles.small}>× {validNum}</span>}
            </li>
          ))}
        </ul>
      ))}
      {type === THREE_MONTHS && <p className={styles.small}>{t('subscribe.threeMonths')}</p>}
      {running.has(type) && couponExpireAt != null && <EndsIn at={couponExpireAt} />}
      <NextStep type={type} email={email} onClose={onClose} />
      <Button wide variant={type === THREE_MONTHS || type === MESSAGE_ONLY ? 'primary' : 'secondary'} onClick={onClose}>
        {t('subscribe.shopOn')}
      </Button>
    </div>
  );
};
