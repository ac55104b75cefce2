export interface Limits {
  minSaleQty: number;
  usableQuantity: number;
}

/** Nobody buys more of one thing in one order; a warehouse may hold more. */
export const quantityCeiling = 999;

export type QuantityProblem =
  | { code: 'below-minimum'; minimum: number }
  | { code: 'above-maximum'; maximum: number }
  | { code: 'out-of-stock' };

/** Why a cart line may not have this quantity (VAL-022, PDP-023); null when it may. */
export const quantityProblem = (quantity: number, limits: Limits): QuantityProblem | null => {
  const minimum = Math.max(1, limits.minSaleQty);
  const maximum = Math.min(limits.usableQuantity, quantityCeiling);
  if (maximum < minimum) return { code: 'out-of-stock' };
  if (quantity < minimum) return { code: 'below-minimum', minimum };
  if (quantity > maximum) return { code: 'above-maximum', maximum };
  return null;
};
