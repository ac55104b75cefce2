/** Turns that each customer has on each day of the shop. */
export const turnsPerDay = 3;

export type WheelPrize = { readonly id: number; readonly weight: number } & (
  | { readonly kind: 'points'; readonly points: number }
  /** The winner gets a coupon of their own on the terms of this one. */
  | { readonly kind: 'coupon'; readonly couponCode: string }
  | { readonly kind: 'none' }
);

/** The wheel, in the order of its fields. `weight` is the chance, compared with the others'. */
export const wheelPrizes: readonly WheelPrize[] = [
  { id: 1, kind: 'points', points: 10, weight: 30 },
  { id: 2, kind: 'coupon', couponCode: 'HELLO10', weight: 8 },
  { id: 3, kind: 'none', weight: 20 },
  { id: 4, kind: 'points', points: 50, weight: 20 },
  { id: 5, kind: 'coupon', couponCode: 'WELCOME15', weight: 6 },
  { id: 6, kind: 'points', points: 100, weight: 10 },
  { id: 7, kind: 'coupon', couponCode: 'CLAIM25', weight: 3 },
  { id: 8, kind: 'points', points: 500, weight: 1 },
];

/** The prizes that can be won: a coupon only where the shop has it and the customer has not won it before. */
export const winnable = (
  prizes: readonly WheelPrize[],
  offered: ReadonlySet<string>,
  won: ReadonlySet<number>,
): WheelPrize[] =>
  prizes.filter((prize) => prize.kind !== 'coupon' || (offered.has(prize.couponCode) && !won.has(prize.id)));

export const totalWeight = (prizes: readonly WheelPrize[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The prize at `ticket`, of 0 to `totalWeight(prizes) - 1`: each ticket as likely as any other. */
export const drawPrize = (prizes: readonly WheelPrize[], ticket: number): WheelPrize => {
  let left = ticket;
  for (const prize of prizes) {
    left -= prize.weight;
    if (left < 0) return prize;
  }
  throw new Error(`No prize has ticket ${ticket}`);
};
