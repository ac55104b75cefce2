import { readConsent, type ConsentChoice, consentCookie } from '@shop/contract';
import { withdrawDataLayer } from '../../dom/data-layer.ts';

const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The cookie that keeps a choice for 180 days. */
export const choiceCookie = (choice: ConsentChoice, now: Date, secure: boolean): string => {
  const { name, version } = consentCookie;
  const value = `${choice}.${Math.floor(now.getTime() / 1000)}.${version}`;
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
};

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
