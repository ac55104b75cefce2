import { findCoupon } from '../../database/promotions/coupons.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import type { Message } from '../../domain/messages.ts';
import { offerProblem } from '../../domain/promotion/coupon.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

const promotionMessages = {
  unknownCoupon: { en: 'This coupon cannot be claimed.', fr: 'Ce coupon ne peut pas être obtenu.' },
  notYet: { en: 'This coupon is not out yet.', fr: 'Ce coupon n’est pas encore offert.' },
  nothingLeft: { en: 'Nothing is left of this coupon.', fr: 'Ce coupon est épuisé.' },
  received: { en: 'You have this coupon already.', fr: 'Vous avez déjà ce coupon.' },
} as const satisfies Record<string, Message>;

/** Gives a customer a coupon that may be claimed, once. @returns its code @throws ShopError 404, 409 */
export const claimCoupon = async ({ db, now }: Services, who: CustomerIdentity, typed: string): Promise<string> => {
  const coupon = await findCoupon(db, typed);
  if (coupon?.offer !== 'claim') throw new ShopError(404, promotionMessages.unknownCoupon);
  const problem = offerProblem(coupon, now());
  if (problem === 'not-yet') throw new ShopError(409, promotionMessages.notYet);
  if (problem) throw new ShopError(409, promotionMessages.nothingLeft);
  const [given] = await giveCoupons(db, who.customerId, [coupon.code], now());
  if (given === undefined) throw new ShopError(409, promotionMessages.received);
  return given;
};
