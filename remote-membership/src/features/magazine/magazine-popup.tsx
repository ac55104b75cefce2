import { useLocation } from '@shop/platform';
import { usePopUpTurn } from '@shop/kit';
import { lazy, Suspense } from 'react';
import { isQuietPlace, ownPopUps } from '../../parts/pop-ups/places.ts';
import { subscribeSeen, subscribeSuppression } from '../../parts/pop-ups/suppression.ts';
import { magazineSuppression } from './suppression.ts';

/** Milliseconds until its page asks for the pop-up (POP-023). */
const DELAY = 15_000;

/** The page that offers it (POP-023). */
const isMagazinePlace = ({ pathname }: { pathname: string }): boolean => pathname === ownPopUps.magazine;

const MagazineDialog = lazy(() => import('./magazine-dialog.tsx'));

/** Offers the massage-chair magazine on its page; not after the subscribe pop-up was seen today. */
export const MagazinePopup = () => {
  const place = useLocation();
  const isWanted = isMagazinePlace(place);
  const { isOpen, close } = usePopUpTurn({
    place,
    mayOpen: (at) =>
      isMagazinePlace(at) &&
      !isQuietPlace(at) &&
      ![magazineSuppression, subscribeSuppression, subscribeSeen].some(({ isSuppressed }) => isSuppressed(Date.now())),
    after: isWanted ? DELAY : null,
  });
  if (!isOpen) return null;
  const closed = (): void => {
    magazineSuppression.suppressUntilMidnight(Date.now());
    close();
  };
  return (
    <Suspense fallback={null}>
      <MagazineDialog onClose={closed} />
    </Suspense>
  );
};
