import { siteApi, useTranslation } from '@shop/platform';
import { useEffect, useState } from 'react';
import styles from './subscribe-popup.module.css';

const units = [
  ['days', 86_400, Infinity],
  ['hours', 3_600, 24],
  ['minutes', 60, 60],
  ['seconds', 1, 60],
] as const;

/** Days, hours, minutes and seconds of what is left. */
export const splitSeconds = (left: number): { unit: (typeof units)[number][0]; value: number }[] =>
  units.map(([unit, size, most]) => ({ unit, value: Math.floor(Math.max(0, left) / size) % most }));

/**
 * How long the coupons last (POP-007), by the server's clock: a wrong clock on this machine changes nothing.
 * @param at seconds since 1970
 */
export const EndsIn = ({ at }: { at: number }) => {
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
