import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Lets the browser's back button close what floats: called with what to do when it is pressed, returns how to stop
 * listening. The owner of the history (the platform) writes it; this package does not touch the history.
 */
export type WatchBack = (onBack: () => void) => () => void;

/**
 * Shows a `<dialog>` modally while `open` holds, and gives the focus back to where it was. Where `showModal` is
 * missing (old browsers, jsdom) the dialog opens as a plain box, so that what it holds can still be used.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  watchBack?: WatchBack,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useEffectEvent(onClose);

  // A layout effect, so that a dialog that leaves the page while open closes before it is gone.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return undefined;
    const before = document.activeElement;
    if (typeof node.showModal === 'function') node.showModal();
    else node.setAttribute('open', '');
    return () => {
      if (typeof node.close === 'function') node.close();
      else node.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  useEffect(() => (open && watchBack ? watchBack(() => back()) : undefined), [open, watchBack]);

  return dialog;
}
