interface Terms {
  readonly from: string | null;
  readonly until: string | null;
  readonly usage_limit: number | null;
  readonly used: number;
}

/** Whether a coupon can be used now, and why not. */
export const couponState = ({ from, until, usage_limit, used }: Terms, now: Date): string => {
  if (until !== null && new Date(until) <= now) return 'ended';
  if (usage_limit !== null && used >= usage_limit) return 'used_up';
  return from !== null && new Date(from) > now ? 'planned' : 'open';
};
