import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '../after-paint.ts';
import { keepingFocus } from './keeping-focus.ts';

/** The page behind would hear these of somebody. */
const inputs = ['pointerdown', 'touchstart', 'touchmove', 'wheel', 'mousedown', 'click', 'keydown', 'focusin'];

/** Keeps what somebody does from the page behind, as a modal dialog does; answers how to end it. */
const holdPageBehind = (dialog: HTMLDialogElement): (() => void) => {
  const hold = (event: Event): void => {
    if (event.target instanceof Node && dialog.contains(event.target)) return;
    event.stopPropagation();
    if (event.type === 'focusin') dialog.querySelector<HTMLElement>('h2')?.focus();
    else event.preventDefault();
  };
  for (const name of inputs) document.addEventListener(name, hold, { capture: true, passive: false });
  return () => {
    for (const name of inputs) document.removeEventListener(name, hold, { capture: true });
  };
};

/** Makes the dialog modal that was shown last and is not yet. */
let complete: (() => void) | undefined;

/**
 * Shows a dialog modally. A modal dialog makes the rest of the page inert, for which the browser styles every element of
 * it anew: that is left to the moment after the frame that shows the dialog. Until then the dialog lies above the page
 * as a popover, and what is done outside it is held. Where `showModal` is missing (old browsers, jsdom) the
 * dialog opens as a plain box, so that what it holds can still be used. Answers how to close it.
 */
const showModally = (dialog: HTMLDialogElement): (() => void) => {
  if (typeof dialog.showModal !== 'function') {
    dialog.setAttribute('open', '');
    return () => dialog.removeAttribute('open');
  }
  complete?.();
  // Under a modal dialog all is inert already, popovers as well; and what floats above the page, such as a toast, moves into
  // the dialog and has to stay above it.
  if (typeof dialog.showPopover !== 'function' || document.querySelector('dialog:modal, :popover-open')) {
    dialog.showModal();
    return () => dialog.close();
  }
  dialog.popover = 'manual';
  dialog.ariaModal = 'true';
  dialog.setAttribute('open', '');
  dialog.showPopover();
  const release = holdPageBehind(dialog);
  const callOff = afterPaint(() => makeModal());
  const endPopover = (): void => {
    callOff();
    if (complete === makeModal) complete = undefined;
    release();
    dialog.removeAttribute('open');
    dialog.removeAttribute('popover'); // which hides it
    dialog.ariaModal = null;
  };
  const makeModal = (): void => {
    keepingFocus(() => {
      endPopover();
      dialog.showModal();
      // A popover that has opened in it meanwhile would now lie below it.
      for (const above of dialog.querySelectorAll<HTMLElement>(':popover-open')) {
        above.hidePopover();
        above.showPopover();
      }
    });
  };
  complete = makeModal;
  return () => {
    if (dialog.popover) endPopover();
    else dialog.close();
  };
};

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
