import type { Cart, Language } from '@shop/contract';
import type { GiftOffer } from '../../database/cart/gifts.ts';
import type { Totals } from '../../domain/cart/totals.ts';
import { largeOrderCountdown, largeOrderFrom } from '../../domain/promotion/large-order.ts';
import { shippingFees } from '../../domain/shipping/fees.ts';
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

const popPicture = '/media/pictures/scene-living-1200.avif';
const popTip = {
  en: 'A large order: place it today, and we plan one delivery with you for everything, at the time that suits you.',
  fr: 'Une grande commande : passez-la aujourd’hui et nous planifions avec vous une seule livraison, à l’heure qui vous convient.',
};

/** What is said of a large order; null for any other. `subtotal` in cents. */
export const largeOrderPop = (subtotal: number, now: Date, language: Language): Cart['pop'] =>
  subtotal < largeOrderFrom
    ? null
    : { countdown: largeOrderCountdown(now), image: popPicture, promotion_tip: popTip[language] };

const benefits = {
  returns: { en: '30-day returns', fr: 'Retours sous 30 jours' },
  freeDelivery: { en: 'Free standard delivery', fr: 'Livraison standard gratuite' },
  oneDelivery: { en: 'One delivery, planned with you', fr: 'Une seule livraison, planifiée avec vous' },
};

/** What comes with the order, in words; an empty cart brings nothing. */
export const benefitsOf = ({ subtotal, discount, shippingFee }: Totals, language: Language): string[] => {
  if (subtotal === 0) return [];
  const free = subtotal - discount >= shippingFees.freeFrom && shippingFee === 0;
  return [
    benefits.returns[language],
    ...(free ? [benefits.freeDelivery[language]] : []),
    ...(subtotal >= largeOrderFrom ? [benefits.oneDelivery[language]] : []),
  ];
};
