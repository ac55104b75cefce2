import type { Cart } from '@shop/contract';

/** The products of a cart, each as often as it is in it. */
export const cartProducts = ({ list }: Pick<Cart, 'list'>): number[] =>
  list.flatMap(({ product_id: id, qty }) => Array.from({ length: Math.min(qty, 12) }, () => id));
