import { readConsent, type ConsentChoice } from '@shop/contract';
import { withdrawDataLayer } from '../../dom/data-layer.ts';
import { choiceCookie } from './record.ts';

/** Whether someone has asked to choose anew; known to this page alone. */
let isAsked = false;
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** The browser's recorded choice, for `useSyncExternalStore`. Another tab's choice is seen when one comes back. */
export const recordedChoice = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      listeners.delete(listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
  current: (): ConsentChoice | null => readConsent(document.cookie),
  isAsked: (): boolean => isAsked,
  ask(): void {
    isAsked = true;
    notify();
  },
  /** Keeps a choice; who refuses takes back what this page has gathered as well. */
  keep(choice: ConsentChoice): void {
    document.cookie = choiceCookie(choice, new Date(), location.protocol === 'https:');
    if (choice === 'no') withdrawDataLayer();
    isAsked = false;
    notify();
  },
};
