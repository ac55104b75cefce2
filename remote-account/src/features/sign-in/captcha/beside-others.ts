import { keepingFocus } from '@shop/ui';

/**
 * Opens a modal dialog as one that is not: Google draws its pictures at the end of the page, where a modal dialog
 * covers them and lets nobody press them (google/recaptcha#318). Escape, the focus and the look (`className`) stay as
 * they are. Answers how to make it modal again.
 */
export const besideOthers = (dialog: HTMLDialogElement, className: string): (() => void) => {
  if (typeof dialog.showModal !== 'function' || !dialog.open) return () => undefined;
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  const focused = ({ target }: FocusEvent): void => {
    const isGoogles = target instanceof HTMLIFrameElement;
    if (!isGoogles && target instanceof Node && !dialog.contains(target)) dialog.querySelector('h2')?.focus();
  };
  keepingFocus(() => {
    dialog.close();
    dialog.classList.add(className);
    dialog.show();
  });
  dialog.addEventListener('keydown', keyed);
  document.addEventListener('focusin', focused);
  return () => {
    dialog.removeEventListener('keydown', keyed);
    document.removeEventListener('focusin', focused);
    dialog.classList.remove(className);
    if (!dialog.open) return;
    keepingFocus(() => {
      dialog.close();
      dialog.showModal();
    });
  };
};
