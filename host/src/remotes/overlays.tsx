import { createContext, useContext, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { PartModule } from '@shop/platform';
import { PartBoundary } from './part-boundary.tsx';

interface Overlay {
  key: string;
  Part: ComponentType;
}

/** What intents have brought to float above the page; each owner shows and hides its own by its slice. */
export interface OverlayList {
  add(key: string, module: PartModule): void;
  subscribe(listener: () => void): () => void;
  current(): readonly Overlay[];
}

export function createOverlayList(): OverlayList {
  let overlays: readonly Overlay[] = [];
  const listeners = new Set<() => void>();
  return {
    add(key, module) {
      if (!module.default || overlays.some((overlay) => overlay.key === key)) return;
      overlays = [...overlays, { key, Part: module.default as ComponentType }]; // overlays take no props
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => overlays,
  };
}

const NONE: readonly Overlay[] = [];
const nothing: OverlayList = { add: () => undefined, subscribe: () => () => undefined, current: () => NONE };

export const OverlayProvider = createContext<OverlayList>(nothing);

/** Stands inside the router: what floats has links too. */
export function Overlays(): ReactNode {
  const list = useContext(OverlayProvider);
  const overlays = useSyncExternalStore(list.subscribe, list.current, () => NONE);
  return overlays.map(({ key, Part }) => (
    <PartBoundary key={key} remote={key}>
      <Part />
    </PartBoundary>
  ));
}
