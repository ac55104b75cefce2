/** Payments into which "pay later" splits an order. */
export const instalments = 4;

/** What each of them comes to, in cents; the last is what is left, so that nothing is lost in rounding. */
export const instalmentOf = (total: number): number => Math.floor(total / instalments);
