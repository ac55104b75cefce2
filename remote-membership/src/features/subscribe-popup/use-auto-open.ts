import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds until the pop-up opens by itself (document 3 §9). */
const DELAY = 15_000;
/** Milliseconds between what kept it back and the next try: it does not jump out of a tap or a new page. */
const PAUSE = 1_000;

const isPhone = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(max-width: 767.98px)').matches;

const isOtherOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Opens a pop-up once per page load, 15 seconds after it began: never over another dialog, never where `mayOpen` says
 * no, and on a phone never before the person has touched the page. What keeps it back is looked at again afterwards.
 * @param place the page in view; another object after each navigation
 */
export function useAutoOpen<Place>(
  place: Place,
  mayOpen: (place: Place) => boolean,
): { isOpen: boolean; close: () => void } {
  const [status, setStatus] = useState<'waiting' | 'due' | 'open' | 'over'>('waiting');
  const isTouched = useRef(false);
  const look = useEffectEvent((at: Place) => {
    if (isOtherOpen() || (isPhone() && !isTouched.current) || !mayOpen(at)) return;
    setStatus('open');
  });

  useEffect(() => {
    const timer = setTimeout(() => setStatus('due'), DELAY - PAUSE);
    const touched = (): void => {
      isTouched.current = true;
    };
    document.addEventListener('pointerdown', touched);
    document.addEventListener('keydown', touched);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('keydown', touched);
    };
  }, []);

  useEffect(() => {
    if (status !== 'due') return undefined;
    let timer = setTimeout(look, PAUSE, place);
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE, place);
    };
    const events = ['pointerdown', 'keydown', 'close'];
    // The "close" of a dialog does not bubble, but it is heard on its way down.
    for (const event of events) document.addEventListener(event, lookSoon, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, lookSoon, true);
    };
  }, [status, place]);

  return { isOpen: status === 'open', close: () => setStatus('over') };
}
