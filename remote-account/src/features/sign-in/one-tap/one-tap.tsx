import { usePopUpTurn } from '@shop/kit';
import { selectSessionStatus, useLocation, useSelector } from '@shop/platform';
import { lazy, Suspense } from 'react';
import { dismiss, isDismissed } from './dismissal.ts';
import { staysAway } from './places.ts';

/** Loaded when it is shown, because most visitors have closed it or are signed in. */
const OneTapCard = lazy(() => import('./one-tap-card.tsx'));

/** Milliseconds until the prompt appears to an anonymous visitor (AUTH-014). */
const DELAY = 1_000;

const reloadPage = (): void => location.reload();

/** Offers Google one-tap to visitors who are known to be anonymous, and never to signed-in ones (AUTH-014). */
export const OneTap = ({ reload = reloadPage }: { reload?: () => void }) => {
  const isGuest = useSelector(selectSessionStatus) === 'guest';
  const place = useLocation();
  const { isOpen, close } = usePopUpTurn({
    place,
    mayOpen: ({ pathname }) => !staysAway(pathname) && !isDismissed(Date.now()),
    after: isGuest ? DELAY : null,
    isCard: true,
  });
  if (!isGuest || !isOpen || staysAway(place.pathname)) return null;
  const closed = (): void => {
    dismiss(Date.now());
    close();
  };
  return (
    <Suspense fallback={null}>
      <OneTapCard onClose={closed} reload={reload} />
    </Suspense>
  );
};
