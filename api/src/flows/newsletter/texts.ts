import type { Language } from '@shop/contract';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import type { Message } from '../../domain/messages.ts';

/** What a coupon of `cents` takes off. */
export const couponValue = (cents: number): string => `C$${cents / 100}`;

/** A coupon in one line of a letter. */
export const couponLine = ({ value, description }: CouponRow, language: Language): string =>
  `${couponValue(value)} – ${description[language]}`;

export const subscriptionTexts = {
  thanks: { en: 'Thank you for subscribing.', fr: 'Merci de votre inscription.' },
  before: { en: 'You have subscribed already.', fr: 'Vous êtes déjà inscrit.' },
  subTitle: { en: 'C$250 off for you', fr: 'C$250 de rabais pour vous' },
} as const satisfies Record<string, Message>;

export const leavingMessages = {
  unknown: {
    en: 'This link is not complete, or none of our letters had it.',
    fr: 'Ce lien est incomplet, ou aucun de nos courriels ne le contenait.',
  },
} as const satisfies Record<string, Message>;
