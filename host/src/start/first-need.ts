import { isInPlace } from './sent-forms.ts';

/** What somebody does whom only the shell can answer well: who only reads misses nothing yet. */
const signs = ['click', 'keydown', 'focusin'] as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether it happens in a form that the page sends by itself, wherever that form stands. */
const isInForm = ({ target }: Event): boolean => {
  if (!(target instanceof Element)) return false;
  const control = target.closest<HTMLButtonElement | HTMLInputElement | HTMLSelectElement>('button, input, select');
  return isInPlace(control?.form ?? target.closest('form'));
};

/** Calls once, at the first need. A link leads to a document of its own, which should have the line to itself. */
export const onFirstNeed = (run: () => void): void => {
  const onEvent = (event: Event): void => {
    if (linkOf(event) || isInForm(event)) return;
    for (const sign of signs) removeEventListener(sign, onEvent, true);
    run();
  };
  for (const sign of signs) addEventListener(sign, onEvent, { capture: true, passive: true });
};

/** Whether a press leads this tab to another document. */
const isLeaving = (event: MouseEvent): boolean => {
  const link = linkOf(event);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return false;
  return link.hash === '' || link.href.split('#')[0] !== location.href.split('#')[0];
};

/** Calls each time that somebody sets out for another document, by a link or a search. */
export const onLeaving = (run: () => void): void => {
  addEventListener('click', (event) => isLeaving(event) && run(), { capture: true, passive: true });
  addEventListener('submit', run, { capture: true, passive: true });
};
