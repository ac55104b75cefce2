import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { TextsProvider } from '@shop/i18n';
import { FlagProvider, PrefetchProvider, Provider, SlotProvider } from '@shop/platform';
import type { RootState } from '@shop/store';
import { OverlayProvider, type OverlayList } from '../remotes/overlays.tsx';
import { slotSource } from '../remotes/slots.tsx';
import { readyForParts } from '../router/load-page.ts';
import { awaitServed } from '../router/served.ts';
import type { ShellServices } from '../services.ts';
import { ShellProvider } from '../shell-context.ts';
import { AccountPages } from './served-pages.tsx';

interface Props {
  services: ShellServices;
  overlays: OverlayList;
  /**
   * The part of the store that the server's markup shows, for as long as parts of it are still to be taken over: a part that comes
   * after an answer would else give up what the server drew.
   */
  rendered?: RootState;
  /** Called once, when the tree is in the document. */
  onReady?: () => void;
  children: ReactNode;
}

const prefetchNothing = () => (): void => undefined;

/** Everything around the router, the same on server and in the browser (`useId` counts on it). */
export const ShellTree = ({ services, overlays, rendered, onReady, children }: Props): ReactNode => {
  const slots = useMemo(
    () =>
      slotSource({
        configs: services.configs,
        remotes: services.remotes,
        register: services.store.registerModels,
        prepare: (remote) => readyForParts(services, remote),
        isServed: (part) => awaitServed(services, part),
      }),
    [services],
  );
  const flags = useMemo(() => ({ answer: services.flags.known, told: new Set<string>() }), [services]);
  const ready = useRef(onReady);
  // Before the effects of what is inside: a page's first call already goes out as someone.
  useLayoutEffect(() => {
    performance.mark('alive'); // what is loaded from here on is no part of the first view
    ready.current?.();
    ready.current = undefined; // strict mode runs effects twice
  }, []);
  return (
    <ShellProvider value={services}>
      <Provider store={services.store} {...(rendered && { serverState: rendered })}>
        <TextsProvider i18n={services.i18n}>
          <SlotProvider value={slots}>
            <PrefetchProvider value={services.prefetch ?? prefetchNothing}>
              <FlagProvider value={flags}>
                <AccountPages>
                  <OverlayProvider value={overlays}>{children}</OverlayProvider>
                </AccountPages>
              </FlagProvider>
            </PrefetchProvider>
          </SlotProvider>
        </TextsProvider>
      </Provider>
    </ShellProvider>
  );
};
