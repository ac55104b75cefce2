import { localStore, readJson } from '@shop/platform';

/** Orders that this browser has placed, and whose money no outside service knows of yet. */
const KEY = 'unreported_purchases';
/** One that is never paid stays on the list until newer ones have taken its place. */
const MOST = 20;

const listed = (): string[] => {
  const stored = readJson(localStore, KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
};
const without = (orderId: string): string[] => listed().filter((id) => id !== orderId);

/** Remembers an order that was just placed: its purchase is tracked once it is paid, here and nowhere else. */
export const expectPurchase = (orderId: string): void => {
  localStore.write(KEY, JSON.stringify([...without(orderId), orderId].slice(-MOST)));
};

/** Whether the purchase of an order has still to be tracked, in this browser. */
export const isExpectedPurchase = (orderId: string): boolean => listed().includes(orderId);

/** True once for each order that was expected. */
export const takePurchase = (orderId: string): boolean => {
  if (!isExpectedPurchase(orderId)) return false;
  localStore.write(KEY, JSON.stringify(without(orderId)));
  return true;
};
