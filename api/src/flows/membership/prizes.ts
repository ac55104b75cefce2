import { randomInt } from 'node:crypto';
import { findCustomer } from '../../database/account/customers.ts';
import { addCoins } from '../../database/membership/coins.ts';
import { givePersonalCopy, givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { addPoints } from '../../database/membership/points.ts';
import { findCoupon } from '../../database/promotions/coupons.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import type { PointsReason } from '../../domain/membership/points.ts';
import { prizeOfTicket, ticketsOf, type Gift } from '../../domain/membership/prizes.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

/** A new code where a gift is a coupon. It is known before the gift is given, so that what uses up a draw notes it. */
export const couponCodeFor = ({ kind }: Pick<Gift, 'kind'>): string | null =>
  kind === 'coupon' || kind === 'copy' ? newCouponCode() : null;

/** Draws one of these by weight, by the server alone. */
export const drawPrize = <P extends Pick<Gift, 'kind'> & { weight: number }>(prizes: readonly P[]) => {
  const prize = prizeOfTicket(prizes, randomInt(ticketsOf(prizes)));
  return { prize, couponCode: couponCodeFor(prize) };
};

interface Receiver {
  customerId: number;
  /** Of a coupon, as `couponCodeFor` made it. */
  couponCode: string | null;
  reason: PointsReason;
  now: Date;
  /** How to get what is given by hand. */
  letter?: (to: string) => Letter;
}

/** Gives a customer what they won or exchanged something for; inside the transaction that uses that up. */
export const giveGift = async (
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  gift: Gift,
  { customerId, couponCode, reason, now, letter }: Receiver,
): Promise<void> => {
  const own = { code: couponCode ?? newCouponCode(), customerId, now };
  switch (gift.kind) {
    case 'points':
      await addPoints(db, { customerId, points: gift.value, reason, createdAt: now });
      break;
    case 'coins':
      await addCoins(db, { customerId, coins: gift.value, reason, createdAt: now });
      break;
    case 'coupon':
      await givePersonalCoupon(db, { ...own, cents: gift.value });
      break;
    case 'copy':
      await givePersonalCopy(db, own, orNotFound(await findCoupon(db, gift.couponCode)));
      break;
    case 'gift':
      if (letter) await mailer.sendWithin(db, letter(orNotFound(await findCustomer(db, customerId)).email));
      break;
    case 'none':
  }
};
