import type { Prize } from '../../domain/membership/prizes.ts';

/** Turns that each customer has on each day of the shop. */
export const turnsPerDay = 3;

/** The wheel, in the order of its fields. */
export const wheelPrizes: readonly Prize[] = [
  { id: 1, kind: 'points', value: 10, weight: 30 },
  { id: 2, kind: 'copy', couponCode: 'HELLO10', weight: 8 },
  { id: 3, kind: 'none', weight: 20 },
  { id: 4, kind: 'points', value: 50, weight: 20 },
  { id: 5, kind: 'copy', couponCode: 'WELCOME15', weight: 6 },
  { id: 6, kind: 'points', value: 100, weight: 10 },
  { id: 7, kind: 'copy', couponCode: 'CLAIM25', weight: 3 },
  { id: 8, kind: 'points', value: 500, weight: 1 },
];

/** The prizes that can be won: a coupon only where the shop has it and the customer has not won it before. */
export const winnable = (prizes: readonly Prize[], offered: ReadonlySet<string>, won: ReadonlySet<number>): Prize[] =>
  prizes.filter((prize) => prize.kind !== 'copy' || (offered.has(prize.couponCode) && !won.has(prize.id)));
