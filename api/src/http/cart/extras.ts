import type { Cart, Language } from '@shop/contract';
import { shippingFees } from '../../domain/charges.ts';
import type { GiftOffer } from '../../database/cart/gifts.ts';
import type { Totals } from '../../domain/cart/totals.ts';
import { isLargeOrder, largeOrderCountdown } from '../../domain/promotion/large-order.ts';
import type { ShownCart } from '../../flows/cart/read-cart.ts';
import { pictureAt } from '../../domain/catalogue/picture.ts';

/** A gift on the wire (CART-006): its price in the shop, and its price as a gift. */
export const giftOf = (gift: GiftOffer, language: Language): Cart['gift_product'][number] => ({
  is_add: gift.added ? 1 : 0,
  is_confirmed: gift.confirmed ? 1 : 0,
  name: gift.name[language],
  small_image: gift.thumbnail === null ? null : pictureAt(gift.thumbnail, 320),
  price: gift.price,
  special_price: 0,
  item_id: gift.id,
});

/** What is said of a large order; null for any other. `subtotal` in cents. */
export const largeOrderPop = (
  subtotal: number,
  offer: ShownCart['largeOrder'],
  now: Date,
  language: Language,
): Cart['pop'] =>
  offer && isLargeOrder(subtotal, offer)
    ? { countdown: largeOrderCountdown(now), image: offer.picture, promotion_tip: offer.tip[language] }
    : null;

const benefits = {
  returns: { en: '30-day returns', fr: '30 jours pour retourner un article' },
  freeDelivery: { en: 'Free standard delivery', fr: 'Livraison standard gratuite' },
  oneDelivery: { en: 'One delivery, planned with you', fr: 'Une seule livraison, planifiée avec vous' },
};

/** What comes with the order, in words; an empty cart brings nothing. */
export const benefitsOf = (
  { subtotal, discount, shippingFee }: Totals,
  isDelivered: boolean,
  offer: ShownCart['largeOrder'],
  language: Language,
): string[] => {
  if (subtotal === 0) return [];
  const free = subtotal - discount >= shippingFees.freeFrom && shippingFee === 0;
  if (!isDelivered) return [benefits.returns[language]];
  return [
    benefits.returns[language],
    ...(free ? [benefits.freeDelivery[language]] : []),
    ...(isLargeOrder(subtotal, offer) ? [benefits.oneDelivery[language]] : []),
  ];
};
