import { tabStore } from '@shop/platform';

/** Session storage: the wallet's page is another document, and whoever comes back from it is asked for its token. */
const STORAGE_KEY = 'wallet_payment';

/** The token of the wallet payment that this tab began last; null without one, or where storage is blocked. */
export const readWallet = (): string | null => tabStore.read(STORAGE_KEY) ?? null;

/**
 * Remembers it; null forgets it. Where storage is blocked the result is polled by the order's number, only cancelling
 * is not offered.
 */
export const keepWallet = (token: string | null): void => {
  if (token === null) tabStore.remove(STORAGE_KEY);
  else tabStore.write(STORAGE_KEY, token);
};
