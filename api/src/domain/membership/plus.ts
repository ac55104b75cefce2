import { pointsEarnedBy } from './points.ts';

/** What members get (MEM-001): the Plus+ page states these numbers, and prices and points are made with them. */
export const plusTerms = { percentOff: 15, pointsMultiple: 3 } as const;

/**
 * Cents that a member pays for one unit: 15% less than today's price, or the product's own Plus+ price where that is
 * lower. Null where the product has no Plus+ price.
 */
export const plusPriceOf = (ownPrice: number | null, today: number): number | null =>
  ownPrice === null ? null : Math.min(ownPrice, Math.floor((today * (100 - plusTerms.percentOff)) / 100));

/** Points of a purchase; a member's count three times. */
export const purchasePoints = (cents: number, plusMember: boolean): number =>
  pointsEarnedBy(cents) * (plusMember ? plusTerms.pointsMultiple : 1);
