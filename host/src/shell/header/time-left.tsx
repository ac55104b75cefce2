import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { serverAhead } from '../../dom/page-timing.ts';

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** How long the sale still lasts by the server's clock: in days, on its last day by the second; afterwards nothing. */
export default function TimeLeft({ until }: { until: string }): ReactNode {
  const { t } = useTranslation('host');
  const [now, setNow] = useState(Date.now);
  const [ahead] = useState(serverAhead);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - (now + ahead);
  if (!(left > 0)) return null;
  const seconds = Math.floor(left / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map(two).join(':');
  return (
    <span role="timer">
      {left < DAY ? t('header.endsIn', { clock }) : t('header.daysLeft', { count: Math.floor(left / DAY) })}
    </span>
  );
}
