import type { Language } from '@shop/contract';
import { formatDate } from '@shop/format';
import type { Offer, OfferGroup } from '../../domain/promotion/offers.ts';
import type { CouponRule } from '../../domain/promotion/coupon.ts';
import type { Message } from '../../domain/messages.ts';

export const groupTitles: Record<OfferGroup, Message> = {
  product: { en: 'For this product', fr: 'Pour ce produit' },
  everything: { en: 'For your whole order', fr: 'Pour toute votre commande' },
  subscribers: { en: 'For newsletter subscribers', fr: 'Pour les abonnés à l’infolettre' },
  plus: { en: 'For Plus+ members', fr: 'Pour les membres Plus+' },
};

/** From when, or until when, an offer can be used; '' when it does not end. */
export const dateTextOf = ({ coupon, endsAt }: Offer<CouponRule>, language: Language, now: Date): string => {
  if (coupon.startsAt !== null && now < coupon.startsAt) {
    return { en: 'From ', fr: 'À partir du ' }[language] + formatDate(coupon.startsAt, language);
  }
  if (endsAt === null) return '';
  return { en: 'Until ', fr: 'Jusqu’au ' }[language] + formatDate(endsAt, language);
};

/** The restrictions on coupons for a product with a tag (API-179). */
export const restrictions: Readonly<Record<string, Message>> = {
  'Drop Price': {
    en: 'Coupons come off the drop price, as long as it lasts.',
    fr: 'Les coupons s’appliquent au prix réduit, tant qu’il dure.',
  },
  'Pre-order': {
    en: 'A coupon has to be valid on the day that you order, not on the day that it ships.',
    fr: 'Le coupon doit être valide le jour de la commande, et non le jour de l’expédition.',
  },
};
export const usualRestriction: Message = {
  en: 'One coupon for each order. Coupons do not cover delivery, taxes and protection plans.',
  fr: 'Un coupon par commande. Les coupons ne couvrent ni la livraison, ni les taxes, ni les plans de protection.',
};
