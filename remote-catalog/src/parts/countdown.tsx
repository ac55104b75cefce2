import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@shop/platform';

interface Props {
  /** Seconds that were left when the answer was made. */
  seconds: number;
  /** When the answer came, in ms since 1970; the seconds count from then. */
  since: number;
  onEnd: () => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2 12:05:09` without its unit for the days: days, then hours, minutes, seconds. */
export const splitTime = (seconds: number): { days: number; clock: string } => {
  const left = Math.max(0, seconds);
  const clock = [Math.floor((left % 86_400) / 3600), Math.floor((left % 3600) / 60), left % 60].map(two).join(':');
  return { days: Math.floor(left / 86_400), clock };
};

/** How long the drop price still lasts. The first view shows what the server said; the clock starts in the browser. */
export const Countdown = ({ seconds, since, onEnd }: Props) => {
  const { t } = useTranslation('catalog');
  const [left, setLeft] = useState(seconds);
  const ended = useEffectEvent(onEnd);

  useEffect(() => {
    const end = since + seconds * 1000;
    const tick = (): void => setLeft(Math.max(0, Math.min(seconds, Math.ceil((end - Date.now()) / 1000))));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds, since]);

  useEffect(() => {
    if (left === 0) ended();
  }, [left]);

  const { days, clock } = splitTime(left);
  return <span role="timer">{days > 0 ? t('drop.daysLeft', { count: days, clock }) : t('drop.left', { clock })}</span>;
};
