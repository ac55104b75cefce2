import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '../after-paint.ts';
import { showModally } from './show-modally.ts';

export interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Called where the browser has opened it before the page's scripts. */
  onOpen?: () => void;
  /** A CSS length; set by script, for the page's security policy forbids style attributes. */
  width?: string;
}

/** Reports every wish to close, and returns how to stop; the caller's state decides, not the browser. */
const listen = (dialog: HTMLDialogElement, close: () => void): (() => void) => {
  const cancelled = (event: Event): void => {
    // A file field inside fires "cancel" too, which must not close the dialog.
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  };
  // A modal dialog hears Escape as "cancel"; one that is not modal yet, and the plain box of old browsers, do not.
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && (dialog.popover || typeof dialog.showModal !== 'function')) close();
  };
  // The ground behind belongs to the dialog's own element; everything in it lies in a box of its own.
  const pressed = (event: MouseEvent): void => {
    if (event.target === dialog) close();
  };
  dialog.addEventListener('cancel', cancelled);
  dialog.addEventListener('keydown', keyed);
  dialog.addEventListener('mousedown', pressed);
  return () => {
    dialog.removeEventListener('cancel', cancelled);
    dialog.removeEventListener('keydown', keyed);
    dialog.removeEventListener('mousedown', pressed);
  };
};

/**
 * Gives the focus back once the dialog is closed. WebKit now and then still takes what lay behind it for inert, and leaves
 * the focus with nobody: what nobody has taken by the next frame is given then.
 */
const giveBack = (before: Element | null): void => {
  if (!(before instanceof HTMLElement) || !before.isConnected) return;
  before.focus();
  const isNobodys = (): boolean => document.activeElement === document.body && before !== document.body;
  if (isNobodys()) afterPaint(() => isNobodys() && before.focus());
};

/** Shows a `<dialog>` modally while `open` holds, and gives the focus back to where it was. */
export const useModal = ({ open, onClose, onOpen, width }: ModalOptions): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const opened = useEffectEvent(() => onOpen?.());

  useLayoutEffect(() => {
    if (dialog.current?.open) opened();
  }, []);

  // A layout effect, so that a dialog that leaves the page while open closes before it is gone.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return undefined;
    const before = document.activeElement;
    const stop = listen(node, () => close());
    // The heading first, so that the dialog's name is read; or what the caller marks, such as a search field.
    const first = node.querySelector<HTMLElement>('[data-autofocus]') ?? node.querySelector('h2');
    // Without it the browser gives the focus to the first control, from which it would be moved at once.
    first?.setAttribute('autofocus', '');
    const hide = showModally(node);
    first?.focus();
    return () => {
      stop();
      hide();
      giveBack(before);
    };
  }, [open]);

  useLayoutEffect(() => {
    if (width) dialog.current?.style.setProperty('--modal-width', width);
  }, [width]);

  return dialog;
};
