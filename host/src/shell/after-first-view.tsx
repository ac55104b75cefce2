import type { ReactNode } from 'react';
import { Slot } from '@shop/platform';
import { usePageArrival } from './page-arrival.ts';
import { DeveloperPanel } from '../panel/developer-panel.tsx';
import { useShell } from '../shell-context.ts';
import { Toasts } from './toasts-view.tsx';
import { useInstantPages } from './use-instant-pages.ts';
import { useSharedCart } from './use-shared-cart.ts';
import { StillTrying } from './waiting/still-trying.tsx';

export { Consent } from './consent/consent.tsx';
export { CookiesRefused } from './cookies-refused.tsx';

interface Props {
  /** The path that the document came with. */
  first: string;
}

/** What every page has and no first view waits for: its code comes when the browser is idle. */
export default function AfterFirstView({ first }: Props): ReactNode {
  const { slowCalls } = useShell();
  usePageArrival(first);
  useInstantPages();
  useSharedCart();
  return (
    <>
      <Toasts />
      {slowCalls ? <StillTrying calls={slowCalls} /> : null}
      <DeveloperPanel />
      <Slot name="overlay" with={{}} />
    </>
  );
}
