import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const watchMotion = (changed: () => void): (() => void) => {
  // jsdom has no matchMedia.
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watchMotion,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );

export interface AutoPlay {
  /** Whether it runs: what the person chose, and before that unless reduced motion is asked for. */
  playing: boolean;
  toggle: () => void;
  /** Someone points at it, or is inside it with the keyboard: it waits. */
  hold: (held: boolean) => void;
}

/** Calls `step` every `every` ms; never without `every`, while held, while the page is hidden, or once paused. */
export const useAutoPlay = (every: number | undefined, step: () => void): AutoPlay => {
  const [chosen, setChosen] = useState<boolean>();
  const [held, hold] = useState(false);
  const reduced = useReducedMotion();
  const playing = chosen ?? !reduced;
  const stepped = useEffectEvent(() => {
    if (document.visibilityState === 'visible') step();
  });

  useEffect(() => {
    if (!every || !playing || held) return undefined;
    const timer = setInterval(() => stepped(), every);
    return () => clearInterval(timer);
  }, [every, playing, held]);

  return { playing, toggle: () => setChosen(!playing), hold };
};
