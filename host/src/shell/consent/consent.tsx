import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { PartBoundary } from '../../remotes/part-boundary.tsx';
import { focusPage } from '../../dom/page-heading.ts';
import { recordedChoice } from './choice-store.ts';
import { choicesId } from './privacy-choices.tsx';
import type { ConsentChoice } from '@shop/contract';

const ConsentBar = lazy(() => import('./consent-bar.tsx'));

/** On the server and while hydrating the bar is not shown, because the page is the same for everyone. */
const notYetKnown = (): undefined => undefined;

/** The bar that asks who has not chosen yet, and whoever wants to choose anew. */
export const Consent = (): ReactNode => {
  const choice = useSyncExternalStore(recordedChoice.subscribe, recordedChoice.current, notYetKnown);
  const asked = useSyncExternalStore(recordedChoice.subscribe, recordedChoice.isAsked, () => false);
  if (choice === undefined || (!asked && choice !== null)) return null;
  const choose = (chosen: ConsentChoice): void => {
    recordedChoice.keep(chosen);
    // The pressed button is gone: the focus goes back to what opened the bar, or on to the page.
    if (asked) document.getElementById(choicesId)?.focus();
    else focusPage();
  };
  return (
    <PartBoundary remote="host" expose="consent">
      <Suspense fallback={null}>
        <ConsentBar asked={asked} onChoice={choose} />
      </Suspense>
    </PartBoundary>
  );
};
