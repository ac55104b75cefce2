import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Slot } from '@shop/platform';
import styles from './layout.module.css';
import { usePageArrival } from './page-arrival.ts';
import { DeveloperPanel } from '../panel/developer-panel.tsx';
import { useShell } from '../shell-context.ts';
import { Toasts } from './toasts-view.tsx';
import { useSharedCart } from './use-shared-cart.ts';
import { StillTrying } from './waiting/still-trying.tsx';
import { useLocation, useNavigation } from 'react-router-dom';
import { beginInstantPages, type InstantPages } from '../prefetch/instant-pages.ts';

/** Pages that come at the press, from here on. */
const useInstantPages = (): void => {
  const services = useShell();
  const { location: target } = useNavigation();
  const { pathname, search } = useLocation();
  const pages = useRef<InstantPages>(undefined);
  useEffect(() => {
    pages.current = beginInstantPages(services);
    return () => pages.current?.stop();
  }, [services]);
  useLayoutEffect(() => pages.current?.drawn(pathname), [pathname]);
  useEffect(() => pages.current?.arrive(pathname + search), [pathname, search]);
  useEffect(() => {
    if (target) pages.current?.leave(target.pathname + target.search);
  }, [target]);
};

export { Consent } from './consent/consent.tsx';
export { CookiesRefused } from './cookies-refused.tsx';

interface Props {
  /** The path that the document came with. */
  first: string;
}

/** Where the page is to be found, on paper. */
const PrintedAddress = (): ReactNode => {
  const { pathname } = useLocation();
  return <p className={styles.printed}>{location.origin + pathname}</p>;
};

/** No first view waits for these: their code comes when the browser is idle. */
export default function AfterFirstView({ first }: Props): ReactNode {
  const { slowCalls } = useShell();
  usePageArrival(first);
  useInstantPages();
  useSharedCart();
  return (
    <>
      <PrintedAddress />
      <Toasts />
      {slowCalls ? <StillTrying calls={slowCalls} /> : null}
      <DeveloperPanel />
      <Slot name="overlay" with={{}} />
    </>
  );
}
