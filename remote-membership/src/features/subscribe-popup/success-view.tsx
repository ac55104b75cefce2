import { paths, type CallResult } from '@shop/contract';
import { useTranslation, siteApi, selectIsSignedIn, useLocation, useSelector } from '@shop/platform';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { LinkButton } from '@shop/kit';
import { takeFocus } from '../../parts/take-focus.ts';
import { RegisterStep } from './register-step.tsx';
import styles from './subscribe-popup.module.css';

interface NextStepProps {
  type: number | undefined;
  email: string;
  onClose: () => void;
}

/** Result types (POP-003, POP-008), and the type of the password page that 3 and 4 lead to (ROUTE-074). */
const NEW = 1;
const invitations = { 3: 'create', 4: 'enter' } as const;
type Inviting = keyof typeof invitations;
const isInviting = (type: number | undefined): type is Inviting => type !== undefined && type in invitations;

/**
 * How an anonymous subscriber comes to the coupons: by registering, here or on the password page, or by signing in there.
 * Both lead back.
 */
const NextStep = ({ type, email, onClose }: NextStepProps) => {
  const { t } = useTranslation('membership');
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (type === NEW) return <RegisterStep email={email} />;
  if (isSignedIn || !isInviting(type)) return null;
  const subscriber = type === 3 ? { subscriber: '1' } : {};
  const target = paths.password({ type: invitations[type], email, ...subscriber, redirect: pathname + search });
  return (
    <>
      <p>{t(type === 4 ? 'subscribe.loginLead' : 'subscribe.joinLead')}</p>
      <LinkButton wide href={target} onClick={onClose}>
        {t(type === 4 ? 'subscribe.login' : 'subscribe.join')}
      </LinkButton>
    </>
  );
};

const units = [
  ['days', 86_400, Infinity],
  ['hours', 3_600, 24],
  ['minutes', 60, 60],
  ['seconds', 1, 60],
] as const;

/** Days, hours, minutes and seconds of what is left. */
const splitSeconds = (left: number): { unit: (typeof units)[number][0]; value: number }[] =>
  units.map(([unit, size, most]) => ({ unit, value: Math.floor(Math.max(0, left) / size) % most }));

/**
 * How long the coupons last (POP-007), by the server's clock: a wrong clock on this machine changes nothing.
 * @param at seconds since 1970
 */
const EndsIn = ({ at }: { at: number }) => {
  const { t } = useTranslation('membership');
  // Asked for here even if a page knows it: that may have been rendered by the server's own clock.
  const { data, fulfilledTimeStamp = 0 } = siteApi.useServerTimeQuery(undefined, { refetchOnMountOrArgChange: true });
  /** How many milliseconds the server's clock is ahead of this one. */
  const offset = data ? Date.parse(data.server_time) - fulfilledTimeStamp : 0;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.floor(at - (now + offset) / 1_000);
  return (
    <p role="timer" className={styles.countdown}>
      <span>{t('subscribe.endsIn')}</span>{' '}
      {splitSeconds(left).map(({ unit, value }) => (
        <span key={unit}>{t(`subscribe.left.${unit}`, { count: value })} </span>
      ))}
    </p>
  );
};

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
