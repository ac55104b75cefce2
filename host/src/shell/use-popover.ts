import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { holdsFocus } from '../dom/page-heading.ts';

interface Popover {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Around the opener and what it opens. */
  root: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
}

/**
 * It closes with Escape (the focus goes back to the button), with a press or
 * the focus elsewhere, and with a navigation that begins after it was opened: the page that was on its way then may
 * arrive below it.
 */
export const usePopover = (): Popover => {
  const { key: place } = useLocation();
  const coming = useNavigation().location?.key;
  /** The places in the history over which it is open. */
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = places.includes(place);
  if (places.length > 0 && !open) setPlaces([]); // coming back does not open it again

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && root.current?.contains(target))) setPlaces([]);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setPlaces([]);
      opener.current?.focus();
    };
    const element = root.current;
    element?.setAttribute(holdsFocus, '');
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element?.addEventListener('keydown', escape);
    return () => {
      element?.removeAttribute(holdsFocus);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element?.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { open, toggle: () => setPlaces(open ? [] : [place, coming]), close: () => setPlaces([]), root, opener };
};
