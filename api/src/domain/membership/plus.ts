import { pointsEarnedBy } from './points.ts';

/** Yearly fee of Plus+ in cents. No requirement gives it (MEM-002), so the shop sets it here. */
export const plusFee = { normal: 9_900, special: 4_900 } as const;

/** A member can renew so many days before the end. */
export const renewalDays = 60;
const renewalWindow = renewalDays * 24 * 60 * 60 * 1000;

/** A member may buy again in the last 60 days (MEM-024); a membership without an end needs no renewal. */
export const canRenewPlus = (endsAt: Date | null, now: Date): boolean =>
  endsAt !== null && endsAt.getTime() - now.getTime() <= renewalWindow;

/** The year that is bought now: it begins when the one that runs ends. */
export const membershipTerm = (endsAt: Date | null, now: Date): { startsAt: Date; expiresAt: Date } => {
  const startsAt = endsAt !== null && endsAt > now ? endsAt : now;
  const expiresAt = new Date(startsAt);
  expiresAt.setUTCFullYear(startsAt.getUTCFullYear() + 1);
  return { startsAt, expiresAt };
};

/** Benefits of members (MEM-001): the Plus+ page states these numbers, and prices and points are made with them. */
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
