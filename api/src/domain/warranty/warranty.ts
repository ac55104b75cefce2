import type { WarrantyState } from '@shop/contract';

/** Days from the purchase: everyone's, and Plus+ members' extended warranty (MEM-001). */
export const warrantyDays = { standard: 90, plus: 365 } as const;
const day = 86_400_000;

/** When the warranty of something bought then ends. */
export const warrantyEnd = (boughtAt: Date, isPlusMember: boolean): Date =>
  new Date(boughtAt.getTime() + (isPlusMember ? warrantyDays.plus : warrantyDays.standard) * day);

/** Where a warranty stands at `now`; `end` is the registered one, or the one that could be registered. */
export const warrantyState = (isRegistered: boolean, end: Date, now: Date): WarrantyState => {
  if (now >= end) return 'over';
  return isRegistered ? 'registered' : 'open';
};
