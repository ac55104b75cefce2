import { tabStore } from '@shop/platform';

/** Session storage: an intention ends with its tab, and a reload keeps it. */
const STORAGE_KEY = 'order_intention';

/** The idempotency key of the order that this tab may have sent; null when there is none or storage is blocked. */
export const readIntention = (): string | null => tabStore.read(STORAGE_KEY) ?? null;

/**
 * Remembers the key before the order goes out; null forgets it. Where storage is blocked the key lives in the store for
 * as long as the page does.
 */
export const keepIntention = (key: string | null): void => {
  if (key === null) tabStore.remove(STORAGE_KEY);
  else tabStore.write(STORAGE_KEY, key);
};

/** A key that nobody else has. `randomUUID` exists only on secure origins; the bytes it is made of exist everywhere. */
export const newIntention = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Whether this tab may have an order whose answer nobody saw; a server cannot know. */
export const mayHaveOrdered = (): boolean => typeof window === 'undefined' || readIntention() !== null;
