import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { SlotName, SlotProps } from '@shop/contract';

/** How the shell finds what fills a slot; remotes see only `Slot`. */
export interface SlotSource {
  /** The parts that fill the slot, in their order; a part that fails to load is left out. */
  load(name: SlotName): Promise<readonly ComponentType<object>[]>;
}

export const SlotProvider = createContext<SlotSource>({ load: async () => [] });

interface Props<N extends SlotName> {
  name: N;
  /** Its shape belongs to the slot (contract). */
  with: SlotProps[N];
  /** Shown on the server, while loading, and when nothing fills the slot. */
  fallback?: ReactNode;
}

/** One list for all empty slots: a slot that nothing fills is not drawn again. */
const NONE: readonly ComponentType<object>[] = [];

/** A place in a page that any remote may fill. Filled in the browser, after the first view. */
export const Slot = <N extends SlotName>({ name, with: given, fallback = null }: Props<N>): ReactNode => {
  const source = useContext(SlotProvider);
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void source.load(name).then((found) => {
      // In slices: a list has one for each of its cards.
      if (!gone) startTransition(() => setParts(found.length === 0 ? NONE : found));
    });
    return () => {
      gone = true;
    };
  }, [name, source]);
  if (parts.length === 0) return fallback;
  return parts.map((Part, index) => createElement(Part, { key: index, ...given }));
};
