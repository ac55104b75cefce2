import type { Plan, TierPrice } from '@shop/contract/contents';
import type { Goods } from './kind.ts';

/** Cents ending in .99 (or in .00 when `round`), near `dollars`; tens of dollars from C$200 up. */
export const priceNear = (dollars: number, round = false): number => {
  const step = dollars >= 200 ? 10 : 1;
  const whole = Math.max(1, Math.round(dollars / step) * step);
  return round ? whole * 100 : whole * 100 - 1;
};

/** Of the range of prices that a category has, what the smallest and the largest of its goods take. */
const [LEAST, MOST] = [0.06, 0.82];

/**
 * The price before any sale: it follows from size and material alone, so that the same thing costs the same. `size` is
 * from 0 for the smallest of its category to 1 for the largest.
 */
export const listPrice = ([low, usual, high]: Goods['price'], size: number, grade: number, round: boolean): number => {
  const place = LEAST + (MOST - LEAST) * size;
  const dollars = place < 0.5 ? low + (usual - low) * place * 2 : usual + (high - usual) * (place * 2 - 1) ** 1.6;
  return priceNear(dollars * grade, round);
};

/** A lower price with an ending like the shop's others; below `price` by at least a dollar. */
export const reduced = (price: number, share: number): number => {
  const target = priceNear((price / 100) * (1 - share), price % 100 === 0);
  return target < price ? target : Math.max(99, price - 100);
};

export const tierPricesOf = (unit: number): TierPrice[] => [
  { quantity: 5, unitPrice: reduced(unit, 0.05) },
  { quantity: 10, unitPrice: reduced(unit, 0.09) },
];

const planShares = new Map([
  [24, 0.07],
  [36, 0.1],
  [60, 0.15],
]);

/** Protection plans of 24, 36 and 60 months; none for things under C$40. */
export const plansOf = (price: number): Plan[] => {
  if (price < 4000) return [];
  return [...planShares].map(([term, share]) => ({
    term,
    price: Math.max(4, Math.round((price * share) / 100)) * 100 - 1,
  }));
};
