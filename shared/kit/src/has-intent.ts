import type { IntentName } from '@shop/contract';
import { AccountPagesProvider } from '@shop/platform';
import { useContext } from 'react';

/**
 * Tells whether an intent that a remote owns does something in this shop: its backend may not have what it needs. Outside
 * of a shell, and in a shell that does not say, every intent does.
 */
export const useHasIntent = (): ((intent: IntentName) => boolean) => {
  const owned = useContext(AccountPagesProvider).flatMap(({ intents }) => intents ?? []);
  return (name) => owned.length === 0 || owned.some(({ intent }) => intent === name);
};
