/** Payments into which "pay later" splits an order. */
export const instalments = 4;

/** Cents of each of them; the last is what is left, so that nothing is lost in rounding. */
export const instalmentOf = (total: number): number => Math.floor(total / instalments);

/** Cents that paying later takes off goods of so many cents, as the site's data say. */
export const payLaterDiscount = (goods: number, offer: { from: number; percent: number } | null): number =>
  offer && goods >= offer.from ? Math.floor((goods * offer.percent) / 100) : 0;
