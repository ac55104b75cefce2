import type { ReactNode } from 'react';
import type { LayoutName } from '@shop/contract';
import { Slot } from '@shop/platform';
import { Consent } from './consent/consent.tsx';
import { hasFooter } from './layout.tsx';
import { usePageArrival } from './page-arrival.ts';
import { useShell } from './shell-context.ts';
import { Toasts } from './toasts-view.tsx';
import { StillTrying } from './waiting/still-trying.tsx';

interface Props {
  layout: LayoutName;
  /** The path that the document came with. */
  first: string;
}

/** What every page has and no first view waits for: its code comes when the browser is idle. */
export default function AfterFirstView({ layout, first }: Props): ReactNode {
  const { slowCalls } = useShell();
  usePageArrival(first);
  return (
    <>
      <Toasts />
      {slowCalls ? <StillTrying calls={slowCalls} /> : null}
      <Slot name="overlay" with={{}} />
      {hasFooter(layout) ? <Consent /> : null}
    </>
  );
}
