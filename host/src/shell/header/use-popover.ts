import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface Popover {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Around the opener and what it opens. */
  root: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
}

/**
 * What hangs below a button of the header. It closes with Escape (the focus goes back to the button), with a press or
 * the focus elsewhere, and with a navigation: it is open only on the place in the history where it was opened.
 */
export const usePopover = (): Popover => {
  const { key: place } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = openAt === place;

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpenAt(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      opener.current?.focus();
    };
    const element = root.current;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element?.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element?.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { open, toggle: () => setOpenAt(open ? null : place), close: () => setOpenAt(null), root, opener };
};
