import { paths } from '@shop/contract';
import { Link } from '@shop/platform';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-context.ts';
import { pendingChanges } from './pending-changes.ts';
import { savedPages } from './saved-pages.ts';
import styles from './offline-strip.module.css';
import { texts } from './texts.ts';

/** When the page in view was kept, in ms since 1970; null where it was not. */
const useSavedAt = (address: string): number | null => {
  const { language } = useShell();
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    savedPages(language).then(
      (pages) => isHere && setAt(pages.find((page) => page.address === address)?.at ?? null),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language, address]);
  return at;
};

/** How many changes wait for a network. */
export const useWaiting = (): number => {
  const { offline } = useShell();
  const [count, setCount] = useState(() => pendingChanges().length);
  useEffect(() => {
    let stop = (): void => undefined;
    let isHere = true;
    void offline?.ready().then((here) => {
      if (isHere && here) stop = here.onChanges(() => setCount(pendingChanges().length));
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [offline]);
  return count;
};

/** Says that there is no network, of when the page is, what waits, and where to what can be seen. */
export default function OfflineStrip(): ReactNode {
  const { language } = useShell();
  const { pathname, search } = useLocation();
  const at = useSavedAt(pathname + search);
  const waiting = useWaiting();
  const said = texts[language];
  const moment = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles.strip} role="status">
      <strong>{said.offline}</strong>
      {at === null ? null : <span>{said.asOf(moment.format(at))}</span>}
      {waiting === 0 ? null : <span>{said.waiting(waiting)}</span>}
      {pathname === paths.offline() ? null : <Link href={paths.offline()}>{said.available}</Link>}
    </div>
  );
}
