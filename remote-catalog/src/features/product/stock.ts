import { isWithdrawn, type Inventory, type Product } from '@shop/contract';
import { preOrderDate } from './facts.ts';

export type Stock =
  | { status: 'gone' }
  | { status: 'out-of-stock'; backOn: string | null }
  /** Fewer are left than must be bought at once. */
  | { status: 'too-few'; least: number; left: number }
  | { status: 'pre-order'; date: string }
  | { status: 'almost-out'; left: number }
  | { status: 'in-stock' };

/** Below this quantity a product is almost out of stock (CART-017). */
const FEW = 10;

/** Whether the product, or its chosen variant, can be bought, and what to say about it. */
export const stockOf = (product: Product, inventory: Inventory): Stock => {
  if (isWithdrawn(product)) return { status: 'gone' };
  const { is_in_stock, min_sale_qty: least, usable_qty: left } = inventory;
  if (left > 0 && left < least) return { status: 'too-few', least, left };
  if (!is_in_stock || left < 1) return { status: 'out-of-stock', backOn: product.product_fill_time };
  const date = preOrderDate(product);
  if (date) return { status: 'pre-order', date };
  return inventory.qty < FEW ? { status: 'almost-out', left: inventory.qty } : { status: 'in-stock' };
};

export const canBuy = ({ status }: Stock): boolean => !['gone', 'out-of-stock', 'too-few'].includes(status);
