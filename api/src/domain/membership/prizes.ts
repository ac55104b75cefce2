import type { Message } from '../messages.ts';
import { worthInWords } from '../promotion/coupon-terms.ts';

/** A reward for points or coins: `value` is cents of a coupon, or a number of coins. */
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

/** Ledger reference of an exchange: the reward's id, and the coupon's code or another word that occurs once. */
export const exchangeReference = ({ id }: RewardTerms, word: string): string => `${id} ${word}`;

/** The reward and the word of such a reference; null for an exchange of an older release, which kept none. */
export const exchangeOf = (reference: string | null): { reward: RewardTerms; word: string } | null => {
  const [id, word] = reference?.split(' ') ?? [];
  const reward = rewards.find((one) => String(one.id) === id);
  return reward && word !== undefined ? { reward, word } : null;
};

/** A prize of a draw, or a reward in exchange. */
export type Gift =
  /** `value` is points, coins, or cents of a coupon of their own. */
  | { readonly kind: 'points' | 'coins' | 'coupon'; readonly value: number }
  /** A coupon of their own on the terms of this one. */
  | { readonly kind: 'copy'; readonly couponCode: string }
  /** Given by hand; a letter says how. */
  | { readonly kind: 'gift' }
  | { readonly kind: 'none' };

/** A prize of a draw; `weight` is its chance, compared with the others'. */
export type Prize = { readonly id: number; readonly weight: number } & Gift;

/** How many tickets a drum holds in which each prize has `weight` of them. */
export const ticketsOf = (prizes: readonly { weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The prize of a ticket, 0 to `ticketsOf(prizes) - 1`.
 * @throws RangeError for a ticket that is not in the drum
 */
export const prizeOfTicket = <P extends { weight: number }>(prizes: readonly P[], ticket: number): P => {
  let end = 0;
  const won = prizes.find(({ weight }) => ticket >= 0 && ticket < (end += weight));
  if (!won) throw new RangeError(`No ticket ${ticket}`);
  return won;
};

const titles: Readonly<Record<'points' | 'coins' | 'coupon', (value: number) => Message>> = {
  points: (value) => ({ en: `${value} points`, fr: `${value} points` }),
  coins: (value) => ({ en: `${value} coins`, fr: `${value} jetons` }),
  coupon: (value) => worthInWords({ kind: 'amount', value }),
};

export const giftTitle = ({ kind, value }: Extract<Gift, { value: number }>): Message => titles[kind](value);
