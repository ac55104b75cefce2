import type { HeldCoupon, Person } from '@shop/contract/contents';

const DAY = 86_400_000;

/** Coupons by account: days ago that they came, and that they were used. */
const held: Readonly<Record<string, readonly (readonly [code: string, received: number, used?: number])[]>> = {
  ordinary: [
    ['CLAIM25', 2],
    ['COZY12', 9],
    ['KITCHEN10', 40, 12],
    ['EXPIRED5', 60],
    ['USEDUP30', 70],
  ],
  points: [['PETS18', 5]],
  birthday: [['KIDS15', 1]],
};

/** Coupons that the test accounts have: usable, used, expired and used up. */
export const makeHeldCoupons = (people: readonly Person[], now: Date): HeldCoupon[] => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return people.flatMap(({ id, email }) =>
    (held[email.split('@')[0] ?? ''] ?? []).map(([code, received, used]) => ({
      personId: id,
      code,
      receivedAt: ago(received),
      usedAt: used === undefined ? null : ago(used),
    })),
  );
};
