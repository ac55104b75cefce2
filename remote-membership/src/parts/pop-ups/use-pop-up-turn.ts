import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Milliseconds from what blocked a pop-up to the next try, so that it does not open right after a tap or navigation.
 */
const PAUSE = 1_000;

/** The pop-up that is open; this remote shows one at a time. */
let holder: object | null = null;
const waiting = new Set<() => void>();

const giveBack = (own: object): void => {
  if (holder !== own) return;
  holder = null;
  for (const lookSoon of waiting) lookSoon();
};

const isPhone = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(max-width: 767.98px)').matches;

const isOtherOpen = (): boolean => holder !== null || document.querySelector('dialog[open]') !== null;

export interface Turn<Place> {
  /** The page in view; another object after each navigation. */
  place: Place;
  mayOpen: (place: Place) => boolean;
  /** Milliseconds until the pop-up is due; null while nothing has asked for it. */
  after: number | null;
}

/**
 * Schedules all pop-ups. Opens each once per page load, when it is due: one at a time, never over another dialog, never
 * where `mayOpen` says no, and on a phone never before the person has touched the page. What keeps it back is looked at
 * again afterwards.
 */
export const usePopUpTurn = <Place>({ place, mayOpen, after }: Turn<Place>): { isOpen: boolean; close: () => void } => {
  const [status, setStatus] = useState<'waiting' | 'due' | 'open' | 'over'>('waiting');
  const own = useRef({});
  const isTouched = useRef(false);
  const look = useEffectEvent((at: Place) => {
    if (isOtherOpen() || (isPhone() && !isTouched.current) || !mayOpen(at)) return;
    holder = own.current;
    setStatus('open');
  });

  useEffect(() => {
    const touched = (): void => {
      isTouched.current = true;
    };
    document.addEventListener('pointerdown', touched);
    document.addEventListener('keydown', touched);
    const self = own.current;
    return () => {
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('keydown', touched);
      giveBack(self);
    };
  }, []);

  useEffect(() => {
    if (after === null) return undefined;
    const timer = setTimeout(
      () => setStatus((before) => (before === 'waiting' ? 'due' : before)),
      Math.max(0, after - PAUSE),
    );
    return () => clearTimeout(timer);
  }, [after]);

  useEffect(() => {
    if (status !== 'due') return undefined;
    let timer = setTimeout(look, PAUSE, place);
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE, place);
    };
    const events = ['pointerdown', 'keydown', 'close'];
    // A dialog's "close" event does not bubble, so it is listened for in the capture phase.
    for (const event of events) document.addEventListener(event, lookSoon, true);
    waiting.add(lookSoon);
    return () => {
      clearTimeout(timer);
      waiting.delete(lookSoon);
      for (const event of events) document.removeEventListener(event, lookSoon, true);
    };
  }, [status, place]);

  const close = (): void => {
    setStatus('over');
    giveBack(own.current);
  };
  return { isOpen: status === 'open', close };
};
