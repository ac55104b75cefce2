import { readConsent } from '@shop/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Open, and would be covered: dialogs, drawers, menus of the header, the options of a search. */
const opened = 'dialog[open], header [aria-expanded="true"], [role="combobox"][aria-expanded="true"]';
const fields = 'input, select, textarea, [contenteditable="true"]';
/** A form whose request is under way. */
const waiting = 'form [aria-busy="true"], form[aria-busy="true"]';

const isOpenPopover = (element: Element): boolean => {
  try {
    return element.matches(':popover-open');
  } catch {
    return false; // a browser that knows no popovers
  }
};

/** Whether the page is being used, so that nothing may open over it by itself. */
const isInUse = (): boolean =>
  document.querySelector(opened) !== null ||
  document.querySelector(waiting) !== null ||
  document.activeElement?.matches(fields) === true ||
  [...document.querySelectorAll('[popover]')].some(isOpenPopover);

/** Milliseconds between two looks, and from a tap, a key or a navigation to the next one. */
const PAUSE = 1_000;
/** Milliseconds that a page is left alone after one was closed. */
export const QUIET = 30_000;

interface Turns {
  /** Who is open. */
  holder: object | null;
  /** Nothing opens before this moment. */
  quietUntil: number;
}

declare global {
  interface Document {
    /** The turns of all pop-ups. Each remote has a kit of its own, so what they share lies with the document. */
    popUpTurns?: Turns;
  }
}

const turns = (): Turns => (document.popUpTurns ??= { holder: null, quietUntil: 0 });

const giveBack = (own: object): void => {
  const all = turns();
  if (all.holder !== own) return;
  all.holder = null;
  all.quietUntil = Date.now() + QUIET;
};

const isPhone = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(max-width: 767.98px)').matches;

export interface Turn<Place> {
  /** The page in view; another object after each navigation. */
  place: Place;
  mayOpen: (place: Place) => boolean;
  /** Milliseconds until the pop-up is due; null while nothing has asked for it. */
  after: number | null;
  /**
   * A card at the side, which can be left there: it waits for its moment like the others, but not for a first touch,
   * and keeps nobody's turn. On a phone, which has no side, it comes after the question of consent was answered.
   */
  isCard?: boolean;
}

/**
 * Schedules what opens by itself, of all remotes. Opens each once per page load, when it is due: one at a time with
 * quiet between them, never over what is open or being used, never where `mayOpen` says no, and on a phone never before
 * the person has touched the page. What keeps it back is looked at again afterwards.
 */
export const usePopUpTurn = <Place>({
  place,
  mayOpen,
  after,
  isCard = false,
}: Turn<Place>): { isOpen: boolean; close: () => void } => {
  const [status, setStatus] = useState<'waiting' | 'due' | 'open' | 'over'>('waiting');
  const own = useRef({});
  const isTouched = useRef(false);
  const look = useEffectEvent((at: Place): void => {
    const all = turns();
    if (all.holder !== null || Date.now() < all.quietUntil || isInUse()) return;
    if ((isPhone() && !(isCard ? readConsent(document.cookie) : isTouched.current)) || !mayOpen(at)) return;
    if (!isCard) all.holder = own.current;
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
    let timer = setInterval(look, PAUSE, place);
    const lookLater = (): void => {
      clearInterval(timer);
      timer = setInterval(look, PAUSE, place);
    };
    const events = ['pointerdown', 'keydown', 'close'];
    // A dialog's "close" event does not bubble, so it is listened for in the capture phase.
    for (const event of events) document.addEventListener(event, lookLater, true);
    return () => {
      clearInterval(timer);
      for (const event of events) document.removeEventListener(event, lookLater, true);
    };
  }, [status, place]);

  const close = (): void => {
    setStatus('over');
    giveBack(own.current);
  };
  return { isOpen: status === 'open', close };
};
