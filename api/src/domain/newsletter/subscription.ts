/** Coupons of a subscription are valid for three calendar months (POP-017). */
export const bundleEnd = (subscribedAt: Date): Date => {
  const end = new Date(subscribedAt);
  end.setUTCMonth(end.getUTCMonth() + 3);
  return end;
};

/** How often somebody may still use a coupon of the bundle: for one order, as long as the shop has any left (POP-019). */
export const timesUsable = ({ usageLimit, used }: { usageLimit: number | null; used: number }): number =>
  usageLimit === null ? 1 : Math.max(0, Math.min(1, usageLimit - used));

/** Who subscribes, and what is left of the bundle. */
export interface Subscribing {
  isNew: boolean;
  hasAccount: boolean;
  /** The account is that of the person who is signed in. */
  isSignedIn: boolean;
  /** There is something in the bundle that can still be used. */
  isOpen: boolean;
}

/**
 * Result type (POP-003 to POP-008): 1 is new here and may register, 2 has the coupons in their account, 3 subscribed
 * before
 * and has no account yet, 4 subscribed before and only has to sign in, 5 has had it all.
 */
export const subscriptionType = ({ isNew, hasAccount, isSignedIn, isOpen }: Subscribing): 1 | 2 | 3 | 4 | 5 => {
  if (isNew) return hasAccount ? 2 : 1;
  if (!isOpen || isSignedIn) return 5;
  return hasAccount ? 4 : 3;
};
