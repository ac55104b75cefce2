/** 100 points are worth C$1 (PTS-010). */
export const pointsPerDollar = 100;

/** What points are worth, in cents, rounded down. */
export const centsOfPoints = (points: number): number => Math.floor((points * 100) / pointsPerDollar);

/** How many points it takes to pay this many cents. */
export const pointsOfCents = (cents: number): number => Math.ceil((cents * pointsPerDollar) / 100);

/** What a purchase earns: one point for each whole dollar paid for goods, as a product's page says of its price. */
export const pointsEarnedBy = (cents: number): number => Math.floor(cents / 100);

/** Why points came or went; the API says each in words (`http/membership/points-texts.ts`). */
export const pointsReasons = [
  'welcome',
  'order',
  'order_taken_back',
  'spent_on_order',
  'returned_from_order',
  'sign',
  'profile',
  'verified',
  'newsletter',
  'follow',
  'share',
  'birthday',
  'reward',
  'reward_taken_back',
  'lottery',
  'lottery_taken_back',
  'wheel',
  'adjustment',
] as const;
export type PointsReason = (typeof pointsReasons)[number];
