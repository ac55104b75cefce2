import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long the links of an order's letters open it, from the day on which it was placed. */
export const letterKeyDays = 365;

interface Signed {
  number: string;
  linkKey: string;
  createdAt: Date;
}

/** Returns the key of a letter's link: the order's number, signed with the order's own key, which is secret. */
export const letterKeyOf = ({ number, linkKey }: Pick<Signed, 'number' | 'linkKey'>): string =>
  createHmac('sha256', linkKey).update(number).digest('base64url');

/** Whether a link is of this order's letters, and whether it is still good. */
export const judgeLetterKey = (order: Signed, key: string, now: Date): 'good' | 'ended' | 'wrong' => {
  const [expected, given] = [Buffer.from(letterKeyOf(order)), Buffer.from(key)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong';
  return now.getTime() - order.createdAt.getTime() < letterKeyDays * 86_400_000 ? 'good' : 'ended';
};
