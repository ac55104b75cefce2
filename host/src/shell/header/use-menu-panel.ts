import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** A pointer that only crosses a root on its way to the panel below opens nothing. */
const HOVER_MS = 120;

interface MenuPanelState {
  /** Path of the root whose panel shows. */
  open: string | null;
  /** The button of a root was pressed: a panel that hovering had opened stays, one that a press had opened closes. */
  press: (path: string) => void;
  /** The pointer came over a root. */
  hover: (path: string, event: PointerEvent) => void;
  /** The pointer left the menu. */
  unhover: (event: PointerEvent) => void;
  close: () => void;
  /** Around the menu. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Which panel of the mega-menu shows. It opens by pointer or by a press of its button, and closes when the pointer or
 * the focus leaves the menu, with a press elsewhere, and with Escape, which gives the focus back to the button.
 */
export const useMenuPanel = (): MenuPanelState => {
  const [shown, setShown] = useState<{ path: string; pressed: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLElement>(null);
  const open = shown?.path ?? null;

  const close = (): void => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const leave = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof Node && root.current?.contains(target))) close();
  });
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    const opener = root.current?.querySelector<HTMLElement>('[aria-expanded=true]');
    if (root.current?.contains(document.activeElement)) opener?.focus();
    close();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return undefined;
    const left = (event: Event): void => leave(event);
    const pressed = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', pressed);
    };
  }, [open]);

  return {
    open,
    press: (path) => {
      clearTimeout(timer.current);
      setShown(shown?.path === path && shown.pressed ? null : { path, pressed: true });
    },
    hover: (path, { pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (path !== open) timer.current = setTimeout(() => setShown({ path, pressed: false }), HOVER_MS);
    },
    unhover: ({ pointerType }) => {
      if (pointerType === 'mouse') close();
    },
    close,
    root,
  };
};
