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
