import type { Language } from '@shop/contract';

/** What the API says of a coupon code that it does not take. */
export const couponAnswers: Record<Language, { unknown: string; expired: string; notHeld: RegExp }> = {
  en: {
    unknown: 'This coupon code is not valid.',
    expired: 'This coupon has expired.',
    notHeld: /^Sign in and claim this coupon first/,
  },
  fr: {
    unknown: 'Ce code promo n’est pas valide.',
    expired: 'Ce coupon est expiré.',
    notHeld: /^Connectez-vous et obtenez d’abord ce coupon/,
  },
};
