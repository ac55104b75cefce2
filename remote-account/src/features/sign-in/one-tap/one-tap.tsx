import { selectSessionStatus, useLocation, useSelector } from '@shop/platform';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { dismiss, isDismissed } from './dismissal.ts';
import { isPaying } from './places.ts';

/** Loaded when it is shown, because most visitors have closed it or are signed in. */
const OneTapCard = lazy(() => import('./one-tap-card.tsx'));

/** Milliseconds until the prompt appears to an anonymous visitor (AUTH-014). */
const DELAY = 1_000;

const reloadPage = (): void => location.reload();

/** Offers Google one-tap to visitors who are known to be anonymous, and never to signed-in ones (AUTH-014). */
export const OneTap = ({ reload = reloadPage }: { reload?: () => void }): ReactNode => {
  const isGuest = useSelector(selectSessionStatus) === 'guest';
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (!isGuest) return undefined;
    const timer = setTimeout(() => setDue(!isDismissed(Date.now())), DELAY);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isGuest]);

  if (!isGuest || !isDue || isPaying(pathname)) return null;
  const close = (): void => {
    dismiss(Date.now());
    setDue(false);
  };
  return (
    <Suspense fallback={null}>
      <OneTapCard onClose={close} reload={reload} />
    </Suspense>
  );
};
