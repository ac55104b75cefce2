/** What points or coins are exchanged for: `value` is cents of a coupon, or a number of coins. */
export interface RewardTerms {
  id: number;
  kind: 'coupon' | 'coins';
  value: number;
  cost: number;
  currency: 'points' | 'coins';
}

/** A coupon costs what its points are worth (100 points = C$1, PTS-010); the other numbers are the shop's own. */
export const rewards: readonly RewardTerms[] = [
  { id: 1, kind: 'coupon', value: 500, cost: 500, currency: 'points' },
  { id: 2, kind: 'coupon', value: 1_000, cost: 1_000, currency: 'points' },
  { id: 3, kind: 'coupon', value: 2_500, cost: 2_500, currency: 'points' },
  { id: 4, kind: 'coins', value: 20, cost: 200, currency: 'points' },
  { id: 5, kind: 'coupon', value: 1_000, cost: 100, currency: 'coins' },
];

/** What the ledger keeps of an exchange: which reward, and the coupon's code or another word that occurs once. */
export const exchangeReference = ({ id }: RewardTerms, word: string): string => `${id} ${word}`;

/** The reward and the word of such a reference; null for an exchange of an older release, which kept none. */
export const exchangeOf = (reference: string | null): { reward: RewardTerms; word: string } | null => {
  const [id, word] = reference?.split(' ') ?? [];
  const reward = rewards.find((one) => String(one.id) === id);
  return reward && word !== undefined ? { reward, word } : null;
};
