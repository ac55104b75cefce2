import type { Cart } from '@shop/contract';

/** The cart as it is shown: one without items has quantity 0, failed tax and no counts (CART-025). */
export const shownCart = (cart: Cart): Cart => {
  if (cart.list.length > 0) return cart;
  return { ...cart, items_qty: 0, items_count: 0, tax_failed: 1, tax_amount: null };
};

/** Whether the tax could not be calculated and `--` stands in its place. */
export const isTaxFailed = ({ tax_failed, tax_amount }: Pick<Cart, 'tax_failed' | 'tax_amount'>): boolean =>
  tax_failed === 1 || tax_amount === null;
