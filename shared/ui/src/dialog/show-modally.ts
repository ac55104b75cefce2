import { afterPaint } from '../after-paint.ts';
import { keepingFocus } from './keeping-focus.ts';

/** What the page behind would hear of somebody. */
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
export const showModally = (dialog: HTMLDialogElement): (() => void) => {
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
      // What has opened in it meanwhile would now lie below it.
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
