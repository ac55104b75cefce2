export interface Priced {
  price: number;
  finalPrice: number;
  plusPrice: number | null;
  /** Ascending by quantity. */
  tierPrices: readonly { quantity: number; unitPrice: number }[];
}

/** Cents for one unit: the lowest of today's price, the tier that the quantity reaches, and a member's Plus+ price. */
export const unitPrice = (priced: Priced, quantity: number, plusMember: boolean): number => {
  const tier = priced.tierPrices.findLast((entry) => quantity >= entry.quantity);
  const candidates = [priced.finalPrice, tier?.unitPrice, plusMember ? priced.plusPrice : undefined];
  return Math.min(...candidates.filter((price) => price !== undefined && price !== null));
};

/** Cents that Plus+ would save on a line; 0 where it saves nothing. */
export const plusSaving = (priced: Priced, quantity: number): number =>
  Math.max(0, unitPrice(priced, quantity, false) - unitPrice(priced, quantity, true)) * quantity;
