import type { CartItem } from '@shop/contract';

/** Name of the number that minus and plus of a line send. */
export const STEP = 'step';

/** How many of a line can be ordered. */
export const quantityBounds = ({ inventory }: CartItem): { min: number; max: number } => ({
  min: Math.max(1, inventory.min_sale_qty),
  max: inventory.usable_qty,
});
