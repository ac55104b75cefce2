import type { Language } from '@shop/contract';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import type { Message } from '../../domain/messages.ts';

/** What a coupon of `cents` takes off. */
export const couponValue = (cents: number): string => `C$${cents / 100}`;

/** A coupon in one line of a letter. */
export const couponLine = ({ value, description }: CouponRow, language: Language): string =>
  `${couponValue(value)} – ${description[language]}`;

/** What coupons take off together; '' where there are none. */
export const bundleTitle = (coupons: readonly CouponRow[], language: Language): string => {
  const cents = coupons.reduce((sum, { kind, value }) => (kind === 'amount' ? sum + value : sum), 0);
  if (cents === 0) return '';
  return language === 'fr' ? `${couponValue(cents)} de rabais pour vous` : `${couponValue(cents)} off for you`;
};

export const subscriptionTexts = {
  thanks: { en: 'Thank you for subscribing.', fr: 'Merci de votre inscription.' },
  before: { en: 'You have subscribed already.', fr: 'Vous êtes déjà inscrit.' },
} as const satisfies Record<string, Message>;

export const leavingMessages = {
  unknown: {
    en: 'This link is not complete, or none of our letters had it.',
    fr: 'Ce lien est incomplet, ou aucun de nos courriels ne le contenait.',
  },
} as const satisfies Record<string, Message>;
