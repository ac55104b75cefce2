import type { AlertPurpose } from '@shop/contract';
import { limitsOf, type Choice } from '../../domain/cart/line.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds: how long a letter's question waits, and how long the links of an alert work that is over. */
export const alertTimes = { question: 7 * day, afterwards: 90 * day } as const;

export interface Awaited {
  readonly purpose: AlertPurpose;
  /** Cents: what the page said when the alert was asked for. */
  readonly price: number;
  /** Cents: what it is to cost at most; null where any drop will do. */
  readonly amount: number | null;
}

/** What the page of a product, or of its variant, says: the price in cents, and whether it can be bought. */
export interface OnPage {
  readonly price: number;
  readonly isInStock: boolean;
}

/** @param isForPartner whether the page is read at the prices of dropship partners */
export const onPage = (choice: Choice, isForPartner: boolean, now: Date): OnPage => {
  const limits = limitsOf(choice);
  return {
    price: pricesFor(choice, isForPartner, now).finalPrice,
    isInStock: quantityProblem(Math.max(1, limits.minSaleQty), limits) === null,
  };
};

/** Whether what an alert waits for is so. A price that is not below the one at the time of asking never is. */
export const isSo = ({ purpose, price, amount }: Awaited, page: OnPage): boolean => {
  if (purpose === 'stock') return page.isInStock;
  return page.price < price && (amount === null || page.price <= amount);
};
