/** Session storage: an intention ends with its tab, and a reload keeps it. */
const STORAGE_KEY = 'order_intention';

/** The idempotency key of the order that this tab may have sent; null when there is none or storage is blocked. */
export function readIntention(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Remembers the key before the order goes out; null forgets it. */
export function keepIntention(key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // Storage is blocked: the key lives in the store for as long as the page does.
  }
}

/** A key that nobody else has. `randomUUID` exists only on secure origins; the bytes it is made of exist everywhere. */
export function newIntention(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether this tab may have an order whose answer nobody saw; a server cannot know. */
export const mayHaveOrdered = (): boolean => typeof sessionStorage === 'undefined' || readIntention() !== null;
