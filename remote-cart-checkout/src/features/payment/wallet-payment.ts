/** Session storage: the wallet's page is another document, and whoever comes back from it is asked for its token. */
const STORAGE_KEY = 'wallet_payment';

/** The token of the wallet payment that this tab began last; null without one, or where storage is blocked. */
export function readWallet(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Remembers it; null forgets it. */
export function keepWallet(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Storage is blocked: the result is polled by the order's number, only cancelling is not offered.
  }
}
