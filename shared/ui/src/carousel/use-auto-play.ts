import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';

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

/** Whether somebody points at a region or has the focus in it; they may have before this was there to hear of it. */
const useOccupied = (region: RefObject<HTMLElement | null>): boolean => {
  const [occupied, setOccupied] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const enter = (): void => setOccupied(true);
    const leave = ({ relatedTarget }: FocusEvent | PointerEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOccupied(false);
    };
    if (element.matches(':hover') || element.contains(document.activeElement)) enter();
    element.addEventListener('pointerover', enter);
    element.addEventListener('pointerout', leave);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('pointerover', enter);
      element.removeEventListener('pointerout', leave);
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [region]);
  return occupied;
};

export interface AutoPlay {
  /** Whether it runs: what the person chose, and before that unless reduced motion is asked for. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Calls `step` every `every` ms; never without `every`, while somebody points at `region` or has the focus in it, while
 * the page is hidden, or once paused.
 */
export const useAutoPlay = (
  every: number | undefined,
  step: () => void,
  region: RefObject<HTMLElement | null>,
): AutoPlay => {
  const [chosen, setChosen] = useState<boolean>();
  const occupied = useOccupied(region);
  const reduced = useReducedMotion();
  const playing = chosen ?? !reduced;
  const stepped = useEffectEvent(() => {
    if (document.visibilityState === 'visible') step();
  });

  useEffect(() => {
    if (!every || !playing || occupied) return undefined;
    const timer = setInterval(() => stepped(), every);
    return () => clearInterval(timer);
  }, [every, playing, occupied]);

  return { playing, toggle: () => setChosen(!playing) };
};
