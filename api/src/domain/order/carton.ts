import { OperatorProblem } from '../operator-problem.ts';
import type { Units } from './units.ts';

/** Units of what bears this number of a product. */
export interface Packed {
  sku: string;
  qty: number;
}
interface Item extends Units {
  sku: string;
}

/**
 * Which units of an order's items go into a carton, when so many of these products were packed. Where several items are
 * the same product, such as one that was bought and one that was a gift, the first of them goes first.
 * @param waiting what of the order is in no carton yet
 * @throws OperatorProblem for more than is waiting
 */
export const cartonOf = (packed: readonly Packed[], waiting: readonly Item[]): Units[] => {
  const units: Units[] = [];
  for (const { sku, qty } of packed) {
    let missing = qty;
    for (const item of waiting) {
      if (item.sku.toUpperCase() !== sku.toUpperCase()) continue;
      const inside = units.find(({ item_id }) => item_id === item.item_id);
      const taken = Math.min(missing, item.qty - (inside?.qty ?? 0));
      missing -= taken;
      if (inside) inside.qty += taken;
      else if (taken > 0) units.push({ item_id: item.item_id, qty: taken });
    }
    if (missing > 0) {
      const left = waiting.map((item) => `${item.sku}:${item.qty}`).join(',');
      throw new OperatorProblem(`${qty} × ${sku} are not left to send of this order; left is ${left}.`);
    }
  }
  return units;
};
