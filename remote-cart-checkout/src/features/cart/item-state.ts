import type { CartItem } from '@shop/contract';

/** The state that a line shows (CART-015 to CART-018). */
export type ItemState = 'unavailable' | 'out-of-stock' | 'pre-order' | 'almost-out' | 'available';

const GONE = 2;
const PRE_ORDER = 'Pre-order';
/** Below this quantity an item is almost out of stock (CART-017). */
const FEW = 10;

/** The longest list of quantities; the API accepts no more. */
const MOST_CHOICES = 999;

export const itemState = ({ status, inventory, product_tag }: CartItem): ItemState => {
  if (status === GONE) return 'unavailable';
  if (!inventory.is_in_stock) return 'out-of-stock';
  if (product_tag === PRE_ORDER) return 'pre-order';
  return inventory.qty < FEW ? 'almost-out' : 'available';
};

/** Whether the line stands in the way of an order. */
export const isBlocking = (item: CartItem): boolean => ['unavailable', 'out-of-stock'].includes(itemState(item));

/**
 * The quantity that the line can be ordered in, in place of its own: fewer are left, or it is sold from more on. Null where
 * its own will do, and where none can be had.
 */
export const quantityToSet = (item: CartItem): number | null => {
  if (isBlocking(item)) return null;
  const { usable_qty, min_sale_qty } = item.inventory;
  const most = Math.min(usable_qty, MOST_CHOICES);
  if (item.qty > most) return most;
  return item.qty < min_sale_qty ? min_sale_qty : null;
};

/** Whether no order is placed while the line is as it is. */
export const isRefused = (item: CartItem): boolean => isBlocking(item) || quantityToSet(item) !== null;

/** 1 up to the usable quantity (VAL-023), and the chosen quantity even when the stock has fallen below it. */
export const quantityChoices = ({ inventory, qty }: CartItem): number[] => {
  const usable = Math.min(inventory.usable_qty, MOST_CHOICES);
  const choices = Array.from({ length: usable }, (_, index) => index + 1);
  return qty > usable ? [...choices, qty] : choices;
};
