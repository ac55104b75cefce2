import { createContext, useContext, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { PartModule } from '@shop/platform';
import { PartBoundary } from './part-boundary.tsx';

interface Overlay {
  remote: string;
  expose: string;
  Part: ComponentType;
}

/** Brought by intents, above the page; each owner shows and hides its own by its slice. */
export interface OverlayList {
  add(remote: string, expose: string, module: PartModule): void;
  subscribe(listener: () => void): () => void;
  current(): readonly Overlay[];
}

export const createOverlayList = (): OverlayList => {
  let overlays: readonly Overlay[] = [];
  const listeners = new Set<() => void>();
  return {
    add(remote, expose, module) {
      const isThere = overlays.some((overlay) => overlay.remote === remote && overlay.expose === expose);
      if (!module.default || isThere) return;
      overlays = [...overlays, { remote, expose, Part: module.default as ComponentType }]; // overlays take no props
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => overlays,
  };
};

const NONE: readonly Overlay[] = [];
const nothing: OverlayList = { add: () => undefined, subscribe: () => () => undefined, current: () => NONE };

export const OverlayProvider = createContext<OverlayList>(nothing);

/** Stands inside the router: what floats has links too. */
export const Overlays = (): ReactNode => {
  const list = useContext(OverlayProvider);
  const overlays = useSyncExternalStore(list.subscribe, list.current, () => NONE);
  return overlays.map(({ remote, expose, Part }) => (
    <PartBoundary key={remote + expose} remote={remote} expose={expose}>
      <Part />
    </PartBoundary>
  ));
};
